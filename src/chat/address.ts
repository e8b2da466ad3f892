import type { Site } from '../content/schema/site.ts';
import type { Common } from '../data/page-props.ts';

/** The number that answers on WhatsApp. */
export const chatNumber = ({ whatsapp, phone }: Site) => whatsapp ?? phone;

/** The address of the WhatsApp chat with the factory: wa.me takes the full international number, digits only. */
export function chatAddress(site: Site): string {
  return `https://wa.me/${chatNumber(site).dialed.slice(1)}`;
}

/** The address of a chat that begins with a text. */
export const chatWith = (chat: string, text: string) => `${chat}?text=${encodeURIComponent(text)}`;

/** The address of an email that begins with a text (RFC 6068). */
export function emailWith(email: string, subject: string, text: string): string {
  const to = email.split('@').map(encodeURIComponent).join('@');
  const [about, body] = [subject, text.replaceAll('\n', '\r\n')].map(encodeURIComponent);
  return `mailto:${to}?subject=${about}&body=${body}`;
}

/** The address of a chat that begins with the greeting in the page's language. */
export function greetingAddress({ site, words }: Pick<Common, 'site' | 'words'>): string {
  return chatWith(chatAddress(site), words.chat.greeting);
}
