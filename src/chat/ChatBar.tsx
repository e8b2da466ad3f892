import type { ReactNode } from 'react';
import type { Common } from '../data/page-props.ts';
import css from './ChatBar.module.css';
import { ChatLink } from './ChatLink.tsx';

interface ChatBarProps {
  common: Common;
  /** The page has a button of its own right above: the bar waits until that has scrolled away. */
  waits?: boolean;
  children: ReactNode;
}

/** Keeps the chat at a phone's lower edge along its children, and under them at their end, until the tray takes its place. */
export function ChatBar({ common, waits = false, children }: ChatBarProps) {
  return (
    <div className={css.along}>
      {children}
      <div className={`column ${css.track}`} data-waits={waits} data-when="none">
        <div className={css.bar}>
          <ChatLink common={common} />
        </div>
      </div>
    </div>
  );
}
