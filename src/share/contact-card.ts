import VCard from 'vcard-creator';
import type { Identity } from '../content/schema.ts';
import { languageCodes } from '../language.ts';
import { drawMaskableIcon } from './icons.ts';

/**
 * The factory as a phone's address book takes it: a vCard 3.0, which Android, iOS, Outlook and
 * Thunderbird all read. Its name is in both languages, so that it is found by either.
 * @see https://www.rfc-editor.org/rfc/rfc2426
 */
export async function contactCard(identity: Identity): Promise<string> {
  const { name, city, phone, email, address, coordinates } = identity;
  const names = languageCodes.map((language) => name[language]).join(' | ');
  const photo = await drawMaskableIcon(192).jpeg({ quality: 80, mozjpeg: true }).toBuffer();

  return (
    new VCard()
      .addFullName(names)
      // A company has no family name, but RFC 2426 asks for the field.
      .addName()
      .addCompany({ name: names })
      .addCustomProperty({ name: 'X-ABShowAs', value: 'COMPANY' })
      .addPhoneNumber({ number: phone.replaceAll(' ', ''), type: ['work', 'voice'] })
      .addEmail({ address: email, type: ['internet', 'work'] })
      .addAddress({ locality: city.ar, type: ['work'] })
      .addGeo(coordinates)
      .addUrl({ url: address })
      .addPhoto({ image: photo.toString('base64') })
      .toString()
      // The time of the build would make each build's card another one.
      .replace(/^REV:.*\r\n/m, '')
  );
}
