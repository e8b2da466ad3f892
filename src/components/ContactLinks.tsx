import type { Common } from '../content/entries.ts';
import type { Site } from '../content/site.ts';
import { NewTabLink } from './NewTabLink.tsx';

interface ContactLinkProps {
  site: Site;
  by: 'phone' | 'email';
  className?: string | undefined;
}

/** The phone number, which calls, or the e-mail address, which starts an e-mail. */
export function ContactLink({ site, by, className }: ContactLinkProps) {
  const scheme = by === 'phone' ? 'tel' : 'mailto';
  return (
    <a className={className} href={`${scheme}:${site[by].replaceAll(' ', '')}`}>
      <bdi dir="ltr">{site[by]}</bdi>
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
