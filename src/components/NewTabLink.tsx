import type { ComponentProps } from 'react';
import type { Common } from '../data/page-props.ts';

export type NewTabLinkProps = ComponentProps<'a'> & { common: Common };

/** A link that opens a new tab and says so to those who cannot see it happen. */
export function NewTabLink({ common, children, ...link }: NewTabLinkProps) {
  return (
    <a {...link} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden">{` (${common.words.newTab})`}</span>
    </a>
  );
}
