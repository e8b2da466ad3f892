import type { Common } from '../content/entries.ts';
import type { Site } from '../content/site.ts';
import { NewTabLink } from './NewTabLink.tsx';

interface CredentialsProps {
  common: Common;
  credentials: NonNullable<Site['facts']['certificates']>;
  className?: string | undefined;
}

/** Certificates, or entries in registers: the number of each leads to where it can be looked up. */
export function Credentials({ common, credentials, className }: CredentialsProps) {
  const { locale } = common;
  return (
    <ul className={className}>
      {credentials.map(({ name, number, holder, link }) => (
        <li key={number}>
          <bdi>{name[locale]}</bdi>{' '}
          {link ? (
            <NewTabLink common={common} className="text-link" href={link}>
              <bdi dir="ltr">{number}</bdi>
            </NewTabLink>
          ) : (
            <bdi dir="ltr">{number}</bdi>
          )}
          {holder && <p>{holder[locale]}</p>}
        </li>
      ))}
    </ul>
  );
}
