import type { Common } from '../content/entries.ts';
import { dialed, numbersOf } from '../content/phone-numbers.ts';
import type { Site } from '../content/site.ts';
import { NewTabLink } from './NewTabLink.tsx';

interface ContactLinkProps {
  site: Site;
  className?: string | undefined;
}

/** The factory's numbers, each of which calls. */
export function PhoneLinks({ site, className }: ContactLinkProps) {
  return numbersOf(site).map((number) => (
    <a key={number} className={className} href={`tel:${dialed(number)}`}>
      <bdi dir="ltr">{number}</bdi>
    </a>
  ));
}

/** The e-mail address, which starts an e-mail. */
export function EmailLink({ site: { email }, className }: ContactLinkProps) {
  return (
    <a className={className} href={`mailto:${email}`}>
      <bdi dir="ltr">{email}</bdi>
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
  const { site, words } = common;
  return (
    <ul className={className}>
      {Object.entries(site.social).map(([network, href]) => (
        <li key={network}>
          <NewTabLink common={common} href={href} className={linkClassName}>
            {words.social[network as keyof Site['social']]}
          </NewTabLink>
        </li>
      ))}
    </ul>
  );
}
