import type { APIRoute } from 'astro';
import VCard from 'vcard-creator';
import { getSite } from '../content/entries.ts';
import { dialed, numbersOf } from '../content/phone-numbers.ts';
import { defaultLocale, localeCodes } from '../i18n/locales.ts';
import { iconPng } from '../seo/icons.ts';

/**
 * The factory as a phone's address book takes it: a vCard 3.0, which Android, iOS, Outlook and
 * Thunderbird all read. Its name is in every language, so that it is found by each.
 * @see https://www.rfc-editor.org/rfc/rfc2426
 */
export const GET: APIRoute = async () => {
  const site = await getSite();
  const { name, city, facts, email, url, coordinates } = site;
  const street = facts.street && { street: facts.street[defaultLocale] };
  const names = localeCodes.map((locale) => name[locale]).join(' | ');
  const icon = await iconPng(192, 'maskable');
  const photo = await icon.jpeg({ quality: 80, mozjpeg: true }).toBuffer();

  const card = new VCard()
    .addFullName(names)
    // A company has no family name, but RFC 2426 asks for the field.
    .addName()
    .addCompany({ name: names })
    .addCustomProperty({ name: 'X-ABShowAs', value: 'COMPANY' });
  for (const number of numbersOf(site)) {
    card.addPhoneNumber({ number: dialed(number), type: ['work', 'voice'] });
  }
  const text = card
    .addEmail({ address: email, type: ['internet', 'work'] })
    .addAddress({ ...street, locality: city[defaultLocale], type: ['work'] })
    .addGeo(coordinates)
    .addUrl({ url })
    .addPhoto({ image: photo.toString('base64') })
    .toString()
    // The time of the build would make each build's card another one.
    .replace(/^REV:.*\r\n/m, '');
  return new Response(text, { headers: { 'Content-Type': 'text/vcard; charset=utf-8' } });
};
