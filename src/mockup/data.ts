import { chatNumber } from '../chat/address.ts';
import { styleId } from '../chat/choice.ts';
import { styleCodes } from '../chat/style-codes.ts';
import { addresses } from '../components/Logo.tsx';
import type { PageContent } from '../data/content-loader.ts';
import { photoSources } from '../data/photo-sources.ts';
import { type Locale, localeCodes } from '../i18n/locales.ts';
import type { Ink } from './artwork/ink.ts';

export type MockupData = Awaited<ReturnType<typeof mockupData>>;
export type MockupStyle = MockupData['styles'][number];

/** How wide a print area is in centimeters, unless its style says so: two thirds of a chest of 52. */
const usualWidth = 34;

/** The words of the dialog, the styles that a logo can be tried on, the colors to print in, and what signs the picture. */
export async function mockupData({ site, logos, entries }: PageContent, locale: Locale) {
  const { catalog, layout } = entries[locale];
  const codes = styleCodes(catalog, site);
  const styles = catalog.styles.map(async (style) => {
    const { id, name, plain, printArea, printWidth = usualWidth, plainBack, backArea } = style;
    if (!plain || !printArea) return [];
    const front = { photo: await photoSources(plain, 'mockup'), area: printArea, cm: printWidth };
    const back = plainBack &&
      backArea && {
        photo: await photoSources(plainBack, 'mockup'),
        area: backArea,
        // Taken from the same distance.
        cm: (printWidth * backArea.width) / printArea.width,
      };
    const thumbnail = await photoSources(plain, 'thumbnail');
    return [{ id, itemId: styleId(id), name, code: codes[id], thumbnail, front, back }];
  });
  const inks = { white: '#ffffff', ...site.colors, black: '#101010' };
  const says = localeCodes.map((code) => {
    const { places, inks, print } = entries[code].catalog.mockup;
    return { code, places, inks, print };
  });
  const logo = logos.dark[locale];
  return {
    words: { ...catalog.mockup, newTab: layout.newTab },
    // The visitor may read on in another language.
    says,
    styles: (await Promise.all(styles)).flat(),
    inks: Object.entries(inks).map(([name, color]) => ({ name, color }) as Ink),
    name: site.shortName[locale],
    number: chatNumber(site).shown,
    // One that is not drawn for ink would not be seen on it.
    mark: logo?.isOnPlate === false ? { ...logo.size, src: addresses[`/${logo.file}`] } : undefined,
  };
}
