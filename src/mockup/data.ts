import { chatNumber } from '../chat/address.ts';
import { styleId } from '../chat/choice.ts';
import { styleCodes } from '../chat/style-codes.ts';
import { addresses } from '../components/Logo.tsx';
import type { Content } from '../content/schema/pages.ts';
import type { PageContent } from '../data/content-loader.ts';
import { photoSources } from '../data/photo-sources.ts';
import { isolate } from '../i18n/format.ts';
import { type Locale, localeCodes } from '../i18n/locales.ts';
import type { ShownLogo } from '../logo/logo.ts';
import type { Ink } from './artwork/ink.ts';

export type MockupData = Awaited<ReturnType<typeof mockupData>>;
export type MockupStyle = MockupData['styles'][number];

/** How wide a print area is in centimeters, unless its style says so: two thirds of a chest of 52. */
const usualWidth = 34;

/** A logo as it stands in the signature, in pixels. One that is not drawn for ink would not be seen on it. */
function markOf(logo: ShownLogo | undefined) {
  if (!logo?.size || logo.isOnPlate) return undefined;
  const height = 48;
  const width = Math.round((height * logo.size.width) / logo.size.height);
  return { width, height, src: `${addresses[`/${logo.file}`]}` };
}

/** A number begins at the left in any language (UAX 9). */
const leftToRight = (number: string) => `\u2066${number}\u2069`;

/** The words for what is printed; its line of the message stands below the style's. */
const wordsOfPrint = ({ places, inks, print }: Content<'catalog'>['mockup']) => {
  const { asItIs, inOneColor, tints = '{color}', placed = '{print}' } = print;
  const named = print.named.replace('{typed}', isolate('{typed}'));
  return {
    places,
    inks,
    print: { line: `\n${print.line}`, asItIs, inOneColor, named, tints, placed },
  };
};

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
  const centimeters = catalog.mockup.centimeters.replace('{number}', leftToRight('{number}'));
  return {
    words: {
      ...catalog.mockup,
      ...wordsOfPrint(catalog.mockup),
      centimeters,
      newTab: layout.newTab,
    },
    // The visitor may read on in another language.
    says: localeCodes.map((code) => ({ code, ...wordsOfPrint(entries[code].catalog.mockup) })),
    styles: (await Promise.all(styles)).flat(),
    inks: Object.entries(inks).map(([name, color]) => ({ name, color }) as Ink),
    name: site.shortName[locale],
    number: leftToRight(chatNumber(site).shown),
    mark: markOf(logos.dark[locale]),
  };
}
