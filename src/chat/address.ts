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

/** The link that starts an email to an address in any script: its domain in the letters that all programs know. */
export function emailLink(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  return `mailto:${encodeURIComponent(name)}@${new URL(`https://${domain}`).hostname}`;
}

/** The link to an email that begins with a text (RFC 6068). */
export function emailWith(link: string, subject: string, text: string): string {
  const [about, body] = [subject, text.replaceAll('\n', '\r\n')].map(encodeURIComponent);
  return `${link}?subject=${about}&body=${body}`;
}

/** The address of a chat that begins with the greeting in the page's language. */
export function greetingAddress({ site, words }: Pick<Common, 'site' | 'words'>): string {
  return chatWith(chatAddress(site), words.chat.greeting);
}
