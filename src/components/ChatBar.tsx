import type { ReactNode } from 'react';
import type { Common } from '../content/common.ts';
import styles from './ChatBar.module.css';
import { ChatLink } from './ChatLink.tsx';

interface ChatBarProps {
  common: Common;
  /** The part of the page along which the bar stays: what follows the page's own first button. */
  children: ReactNode;
}

/**
 * Keeps the chat at the lower edge of a phone while the visitor reads its children. The bar stands
 * in the flow, after them, and is only stuck to the edge: at their end it covers nothing.
 */
export function ChatBar({ common, children }: ChatBarProps) {
  return (
    <div>
      {children}
      <div className={styles.bar}>
        <ChatLink common={common} />
      </div>
    </div>
  );
}
