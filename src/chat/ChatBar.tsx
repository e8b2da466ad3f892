import type { ReactNode } from 'react';
import type { Common } from '../data/page-props.ts';
import css from './ChatBar.module.css';
import { ChatLink, PiecesLink } from './ChatLink.tsx';

interface ChatBarProps {
  common: Common;
  /** The page has a button of its own right above: the bar waits until that has scrolled away. */
  waits?: boolean;
  /** The page lets visitors choose styles: beside the chat is the way to their numbers of pieces. */
  choosing?: boolean;
  children: ReactNode;
}

/** Keeps the chat at a phone's lower edge along its children, and under them at their end. */
export function ChatBar(props: ChatBarProps) {
  const { common, waits = false, choosing = false, children } = props;
  return (
    <div className={css.along}>
      {children}
      <div className={`column ${css.track}`} data-waits={waits}>
        <div className={`wrap ${css.bar}`}>
          {choosing && <PiecesLink common={common} />}
          <ChatLink common={common} />
        </div>
      </div>
    </div>
  );
}
