import { chatAddress } from '../content/chat.ts';
import type { Common } from '../content/entries.ts';
import styles from './ChatLink.module.css';
import { Icon } from './Icon.tsx';
import { chatIcon } from './icons.ts';
import { NewTabLink } from './NewTabLink.tsx';

interface ChatLinkProps {
  common: Common;
  size?: 'small' | 'large';
}

/** Opens a WhatsApp chat with the factory, with a greeting in the page's language already written. */
export function ChatLink({ common, size }: ChatLinkProps) {
  const { identity, words } = common;
  return (
    <NewTabLink
      common={common}
      href={`${chatAddress(identity)}?text=${encodeURIComponent(words.chat.greeting)}`}
      className={size ? `${styles.chat} ${styles[size]}` : styles.chat}
    >
      <Icon path={chatIcon} />
      <span>{words.chat.label}</span>
    </NewTabLink>
  );
}
