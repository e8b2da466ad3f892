import { chatIcon, Icon } from '../components/Icon.tsx';
import { NewTabLink, type NewTabLinkProps } from '../components/NewTabLink.tsx';
import { greetingAddress } from './address.ts';

/** Opens a WhatsApp chat with the factory that begins with the greeting. */
export function ChatLink({ common, className }: Pick<NewTabLinkProps, 'common' | 'className'>) {
  return (
    <NewTabLink
      common={common}
      href={greetingAddress(common)}
      className={`button button-chat ${className ?? ''}`}
      data-chat=""
    >
      <Icon path={chatIcon} />
      <span>{common.words.chat.label}</span>
    </NewTabLink>
  );
}
