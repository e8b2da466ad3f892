import { chatAddress } from '../content/chat.ts';
import type { Common } from '../content/entries.ts';
import { Icon } from './Icon.tsx';
import { chatIcon } from './icons.ts';
import { NewTabLink } from './NewTabLink.tsx';

interface ChatLinkProps {
  common: Common;
  className?: string | undefined;
}

/** Opens a WhatsApp chat with the factory, with a greeting in the page's language already written. */
export function ChatLink({ common, className = '' }: ChatLinkProps) {
  const { identity, words } = common;
  return (
    <NewTabLink
      common={common}
      href={`${chatAddress(identity)}?text=${encodeURIComponent(words.chat.greeting)}`}
      className={`button button-chat ${className}`}
    >
      <Icon path={chatIcon} />
      <span>{words.chat.label}</span>
    </NewTabLink>
  );
}
