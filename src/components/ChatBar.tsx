import type { ReactNode } from 'react';
import type { Common } from '../content/entries.ts';
import styles from './ChatBar.module.css';
import { ChatLink } from './ChatLink.tsx';

interface ChatBarProps {
  common: Common;
  /** The page has a button of its own right above: the bar waits until that has scrolled away. */
  waits?: boolean;
  /** The page ends in ink, and so does the bar. */
  onInk?: boolean;
  /** The part of the page along which the bar stays. */
  children: ReactNode;
}

/**
 * Keeps the chat at the lower edge of a phone while the visitor reads its children. It has a place
 * of its own under them and is only stuck to the edge: at their end it covers nothing.
 */
export function ChatBar({ common, waits = false, onInk = false, children }: ChatBarProps) {
  return (
    <div className={styles.along} data-on-ink={onInk}>
      {children}
      <div className={styles.track} data-waits={waits}>
        <div className={onInk ? `on-ink ${styles.bar}` : styles.bar}>
          <ChatLink common={common} />
        </div>
      </div>
    </div>
  );
}
