import type { Site } from '../content/schema/site.ts';
import type { Common } from '../data/page-props.ts';
import { NewTabLink } from './NewTabLink.tsx';

type Certificate = NonNullable<Site['facts']['certificates']>[number];

/** A certificate or a registration. Its number, or its name if it has none, links to where it can be looked up. */
export function Credential({ common, credential }: { common: Common; credential: Certificate }) {
  const { name, number, holder, link } = credential;
  const isolated = number ? <bdi dir="ltr">{number}</bdi> : <bdi>{name[common.locale]}</bdi>;
  return (
    <>
      {number && <bdi>{name[common.locale]}</bdi>}
      {number && ': '}
      {link ? (
        <NewTabLink newTab={common.words.newTab} className="text-link" href={link}>
          {isolated}
        </NewTabLink>
      ) : (
        isolated
      )}{' '}
      {holder && <small>{holder[common.locale]}</small>}
    </>
  );
}
