import type { Common } from '../content/entries.ts';
import { NewTabLink } from './NewTabLink.tsx';

const networks = ['instagram', 'facebook', 'linkedin'] as const;

interface SocialLinksProps {
  common: Common;
  /** The look of each link. */
  className?: string | undefined;
}

/** The factory's pages on social networks. */
export function SocialLinks({ common, className }: SocialLinksProps) {
  return (
    <ul>
      {networks.map((network) => (
        <li key={network}>
          <NewTabLink common={common} href={common.identity.social[network]} className={className}>
            {common.words.social[network]}
          </NewTabLink>
        </li>
      ))}
    </ul>
  );
}
