/** Where the factory is: its street, on a line of its own, where that is known, and its city. */
export function FactoryAddress({ common: { site, locale } }: { common: Common }) {
  const street = site.facts.street?.[locale];
  return (
    <>
      {street}
      {street && <br />}
      {site.city[locale]}
    </>
  );
}

import type { Common } from '../data/page-props.ts';
