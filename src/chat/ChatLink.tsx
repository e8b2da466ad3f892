import { chatIcon, Icon } from '../components/Icon.tsx';
import { NewTabLink } from '../components/NewTabLink.tsx';
import type { Common } from '../data/page-props.ts';
import { greetingAddress } from './address.ts';

interface ChatLinkProps {
  common: Common;
  className?: string | undefined;
  /** Whether it is a link like any other, and not the green button. */
  plain?: boolean;
  /** Whether its label says how many styles are chosen. */
  counts?: boolean;
  /** What it says, where it never begins with the greeting alone. */
  label?: string;
}

/** Opens a WhatsApp chat with the factory that begins with the greeting. */
export function ChatLink({ common, className = '', plain = false, counts, label }: ChatLinkProps) {
  const { chat, newTab } = common.words;
  return (
    <NewTabLink
      newTab={newTab}
      href={greetingAddress(common)}
      className={plain ? className : `button button-chat ${className}`}
      data-chat={counts ? 'counts' : ''}
    >
      {!plain && <Icon path={chatIcon} />}
      <span>{label ?? chat.label}</span>
    </NewTabLink>
  );
}
