import type { APIRoute } from 'astro';
import VCard from 'vcard-creator';
import { cityParts, numbersOf } from '../content/factory.ts';
import { getContent } from '../data/content.ts';
import { iconPng } from '../graphics/site-icon.ts';
import { defaultLocale, localeCodes } from '../i18n/locales.ts';

/** Written by hand, as `addPhoneNumber` has no type for the chat. */
const cardTypes: Record<string, string> = { whatsapp: 'X-WhatsApp', mobile: 'WORK,CELL' };

/**
 * The factory for address books: a vCard 3.0 (RFC 2426), which all read, with its name in every language.
 * Outlook assumes the Windows code page unless a field has the CHARSET of vCard 2.1. Android reads that too, and iOS,
 * which expects UTF-8, ignores it. A byte order mark is no part of a vCard.
 */
export const GET: APIRoute = async () => {
  const { site } = await getContent();
  const { name, facts, email, url, coordinates } = site;
  const { town, region, country } = cityParts(site, defaultLocale);
  const street = facts.street && { street: facts.street[defaultLocale] };
  const names = localeCodes.map((locale) => name[locale]).join(' | ');
  // Address books show a circle of it.
  const icon = await iconPng(192, { isOpaque: true, padding: 21 });
  const photo = await icon.jpeg({ quality: 80, mozjpeg: true }).toBuffer();

  const card = new VCard()
    .addFullName(names)
    // Outlook shows this name alone. Of an empty one Android makes its own: a first and a last word.
    .addName({ familyName: names })
    .addCompany({ name: names })
    .addCustomProperty({ name: 'X-ABShowAs', value: 'COMPANY' });
  for (const { dialed, label } of numbersOf(site)) {
    const type = cardTypes[label] ?? 'WORK,VOICE';
    card.addCustomProperty({ name: 'TEL', value: dialed, params: `TYPE=${type}` });
  }
  card.setCharset('UTF-8');
  const text = card
    // `addEmail` names no character set, and an address may be in any script.
    .addCustomProperty({ name: 'EMAIL', value: email, params: 'TYPE=INTERNET,WORK;CHARSET=UTF-8' })
    .addAddress({ ...street, locality: town, ...(region && { region }), country, type: ['work'] })
    .addGeo(coordinates)
    .addUrl({ url })
    .addPhoto({ image: photo.toString('base64') })
    .toString()
    // With the time of the build, each build would give another card.
    .replace(/^REV:.*\r\n/m, '');
  return new Response(text, { headers: { 'Content-Type': 'text/vcard; charset=utf-8' } });
};
