import type { Site } from '../content/schema/site.ts';
import type { Common } from '../data/page-props.ts';
import { NewTabLink } from './NewTabLink.tsx';

type Register = NonNullable<Site['facts']['registers']>[number];

/** A certificate, or an entry in a register: its number leads to where it can be looked up. */
export function Credential({ common, credential }: { common: Common; credential: Register }) {
  const { name, number, holder, link } = credential;
  const isolated = <bdi dir="ltr">{number}</bdi>;
  return (
    <>
      <bdi>{name[common.locale]}</bdi>
      {': '}
      {link ? (
        <NewTabLink common={common} className="text-link" href={link}>
          {isolated}
        </NewTabLink>
      ) : (
        isolated
      )}{' '}
      {holder && <small>{holder[common.locale]}</small>}
    </>
  );
}
