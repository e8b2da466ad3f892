import type { ReactNode } from 'react';
import type { Common } from '../content/entries.ts';

interface NewTabLinkProps {
  common: Common;
  href: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A link that opens a new tab and says so to those who cannot see it happen. */
export function NewTabLink({ common, href, className, children }: NewTabLinkProps) {
  return (
    <a href={href} className={className} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> ({common.words.newTab})</span>
    </a>
  );
}
