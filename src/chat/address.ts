import { chatNumber } from '../content/factory.ts';
import type { Site } from '../content/schema/site.ts';
import type { Common } from '../data/page-props.ts';
import { chatWith } from './message.ts';

/** The address of the WhatsApp chat with the factory: wa.me takes the full international number, digits only. */
export function chatAddress(site: Site): string {
  return `https://wa.me/${chatNumber(site).replace(/\D/g, '')}`;
}

/** The address of a chat that begins with the greeting in the page's language. */
export function greetingAddress({ site, words }: Common): string {
  return chatWith(chatAddress(site), words.chat.greeting);
}
