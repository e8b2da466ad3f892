import type { Common } from '../content/entries.ts';
import type { Identity } from '../content/schema.ts';
import { NewTabLink } from './NewTabLink.tsx';

interface ContactLinkProps {
  identity: Identity;
  className?: string | undefined;
}

/** The phone number, which calls. */
export function PhoneLink({ identity, className }: ContactLinkProps) {
  return (
    <a className={className} href={`tel:${identity.phone.replaceAll(' ', '')}`}>
      <bdi dir="ltr">{identity.phone}</bdi>
    </a>
  );
}

/** The e-mail address, which starts a letter. */
export function EmailLink({ identity, className }: ContactLinkProps) {
  return (
    <a className={className} href={`mailto:${identity.email}`}>
      <bdi dir="ltr">{identity.email}</bdi>
    </a>
  );
}

interface SocialLinksProps {
  common: Common;
  className?: string | undefined;
  linkClassName?: string;
}

/** The factory's pages on social networks. */
export function SocialLinks({ common, className, linkClassName }: SocialLinksProps) {
  const { identity, words } = common;
  return (
    <ul className={className}>
      {Object.entries(identity.social).map(([network, href]) => (
        <li key={network}>
          <NewTabLink common={common} href={href} className={linkClassName}>
            {words.social[network as keyof Identity['social']]}
          </NewTabLink>
        </li>
      ))}
    </ul>
  );
}
