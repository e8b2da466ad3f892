import { dialed } from '../content/phone-numbers.ts';
import type { Site } from '../content/site.ts';
import { NewTabLink, type NewTabLinkProps } from './NewTabLink.tsx';

/** The factory's numbers, each of which calls, and e-mail addresses, each of which starts an e-mail. */
export function ContactLinks({ to, className }: { to: string[]; className?: string | undefined }) {
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

/** The factory's pages on social networks. */
export function SocialLinks({ common, className }: Pick<NewTabLinkProps, 'common' | 'className'>) {
  const { site, words } = common;
  return (
    <ul>
      {Object.entries(site.social).map(([network, href]) => (
        <li key={network}>
          <NewTabLink common={common} href={href} className={className}>
            {words.social[network as keyof Site['social']]}
          </NewTabLink>
        </li>
      ))}
    </ul>
  );
}
