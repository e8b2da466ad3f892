import type { Common } from '../content/entries.ts';
import { dialed } from '../content/phone-numbers.ts';
import type { Site } from '../content/site.ts';
import { NewTabLink } from './NewTabLink.tsx';

interface ContactLinksProps {
  to: readonly string[];
  className?: string | undefined;
}

/** The factory's numbers, each of which calls, and e-mail addresses, each of which starts an e-mail. */
export function ContactLinks({ to, className }: ContactLinksProps) {
  return to.map((text) => (
    <a
      key={text}
      className={className}
      href={text.includes('@') ? `mailto:${text}` : `tel:${dialed(text)}`}
    >
      <bdi dir="ltr">{text}</bdi>
    </a>
  ));
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
