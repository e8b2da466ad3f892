import { MessageCircle } from 'lucide-react';
import type { Common } from '../content/common.ts';
import styles from './ChatLink.module.css';
import { NewTabLink } from './NewTabLink.tsx';

interface ChatLinkProps {
  common: Common;
  size?: 'small' | 'large';
}

/** Opens a WhatsApp chat with the factory, with a greeting in the page's language already written. */
export function ChatLink({ common, size }: ChatLinkProps) {
  return (
    <NewTabLink
      common={common}
      href={chatAddress(common)}
      className={size ? `${styles.chat} ${styles[size]}` : styles.chat}
    >
      <MessageCircle strokeWidth={1.75} aria-hidden />
      <span>{common.words.chat.label}</span>
    </NewTabLink>
  );
}

/** The address of the chat; wa.me takes the full international number, digits only. */
function chatAddress({ identity, words }: Common): string {
  const digits = identity.phone.replace(/\D/g, '');
  return `https://wa.me/${digits}?text=${encodeURIComponent(words.chat.greeting)}`;
}
