import { chatIcon, Icon } from '../components/Icon.tsx';
import { NewTabLink } from '../components/NewTabLink.tsx';
import type { Common } from '../data/page-props.ts';
import { pathOf } from '../i18n/routes.ts';
import { greetingAddress } from './address.ts';

interface ChatLinkProps {
  common: Common;
  className?: string | undefined;
  /** Whether it is a link like any other, and not the green button. */
  plain?: boolean;
}

/** Opens a WhatsApp chat with the factory that begins with the greeting. */
export function ChatLink({ common, className = '', plain = false }: ChatLinkProps) {
  const { chat, newTab } = common.words;
  return (
    <NewTabLink
      newTab={newTab}
      href={greetingAddress(common)}
      className={plain ? className : `button button-chat ${className}`}
      data-chat=""
    >
      {!plain && <Icon path={chatIcon} />}
      <span>{chat.label}</span>
    </NewTabLink>
  );
}

/** Leads from what is chosen to where its numbers of pieces are written. The script shows it once anything is. */
export function PiecesLink({ common: { locale, site, catalog } }: { common: Common }) {
  if (!site.quantities) return null;
  return (
    <a hidden className="text-link" href={pathOf('start-project', locale)} data-when="some">
      {catalog.choice.setPieces}
    </a>
  );
}
