import type { Identity } from './schema.ts';

/** The address of the WhatsApp chat with the factory: wa.me takes the full international number, digits only. */
export function chatAddress({ phone }: Identity): string {
  return `https://wa.me/${phone.replace(/\D/g, '')}`;
}
