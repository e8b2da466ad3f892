import type { ComponentProps } from 'react';

interface NewTabLinkProps extends ComponentProps<'a'> {
  newTab: string;
}

/** A link that opens a new tab and says so to those who cannot see it happen. */
export function NewTabLink({ newTab, children, ...link }: NewTabLinkProps) {
  return (
    <a {...link} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden">{` (${newTab})`}</span>
    </a>
  );
}
