import type { Common } from '../content/entries.ts';
import { NewTabLink } from './NewTabLink.tsx';

const networks = ['instagram', 'facebook', 'linkedin'] as const;

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
      {networks.map((network) => (
        <li key={network}>
          <NewTabLink common={common} href={identity.social[network]} className={linkClassName}>
            {words.social[network]}
          </NewTabLink>
        </li>
      ))}
    </ul>
  );
}
