import type { Common } from '../content/entries.ts';
import type { Identity } from '../content/identity.ts';
import { NewTabLink } from './NewTabLink.tsx';

interface ContactLinkProps {
  identity: Identity;
  by: 'phone' | 'email';
  className?: string | undefined;
}

/** The phone number, which calls, or the e-mail address, which starts an e-mail. */
export function ContactLink({ identity, by, className }: ContactLinkProps) {
  const scheme = by === 'phone' ? 'tel' : 'mailto';
  return (
    <a className={className} href={`${scheme}:${identity[by].replaceAll(' ', '')}`}>
      <bdi dir="ltr">{identity[by]}</bdi>
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
