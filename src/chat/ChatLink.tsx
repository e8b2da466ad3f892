import { chatIcon, Icon } from '../components/Icon.tsx';
import { NewTabLink, type NewTabLinkProps } from '../components/NewTabLink.tsx';
import { chatNumber } from '../content/contacts.ts';
import type { Site } from '../content/schema/site.ts';

/** The address of the WhatsApp chat with the factory: wa.me takes the full international number, digits only. */
export function chatAddress(site: Site): string {
  return `https://wa.me/${chatNumber(site).replace(/\D/g, '')}`;
}

/** The address of a chat with the factory that begins with a message. */
export function messageAddress(site: Site, message: string): string {
  return `${chatAddress(site)}?text=${encodeURIComponent(message)}`;
}

/** Opens a WhatsApp chat with the factory, with a greeting in the page's language already written. */
export function ChatLink({ common, className }: Pick<NewTabLinkProps, 'common' | 'className'>) {
  const { site, words } = common;
  return (
    <NewTabLink
      common={common}
      href={messageAddress(site, words.chat.greeting)}
      className={`button button-chat ${className ?? ''}`}
      data-chat=""
    >
      <Icon path={chatIcon} />
      <span>{words.chat.label}</span>
    </NewTabLink>
  );
}
