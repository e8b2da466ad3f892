import { Blob, Face } from 'harfbuzzjs';
// @ts-expect-error: the package has no types.
import subsetFont from 'subset-font';
import { expect, test, vi } from 'vitest';
import { fonts } from '../../integrations/fonts.ts';
import { readContent } from '../../src/content/parse/read.ts';
import { walk } from '../../src/content/schema/shape.ts';
import { typefaceLetters } from '../../src/fonts/typeface.ts';
import { localeCodes } from '../../src/i18n/locales.ts';

const sample = readContent();
vi.mock('../../src/content/parse/read.ts', async (original) => {
  const read = await original<typeof import('../../src/content/parse/read.ts')>();
  return { ...read, readContent: vi.fn(read.readContent) };
});

/** Content whose texts have letters alone. */
function lettersIn(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/[^\p{L}\p{M}]/gu, '');
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, lettersIn(item)]));
}

/** The characters of each language's font, as a build of this content publishes it. */
async function publishedFonts(content: Pick<typeof sample, 'site' | 'entries'>) {
  vi.mocked(readContent).mockReturnValue({ ...sample, ...content });
  const files: Record<string, Uint8Array> = {};
  const bundle = {
    environment: { config: { command: 'build' } },
    meta: {},
    emitFile({ name, source }: { name: string; source: Uint8Array }) {
      files[name.replace('.woff2', '')] = source;
      return name;
    },
  };
  const { handler } = fonts.load as unknown as { handler: () => Promise<string> };
  await handler.call(bundle);
  const characters = Object.entries(files).map(async ([locale, file]) => {
    const font = await subsetFont(file, typefaceLetters, { targetFormat: 'truetype' });
    return [locale, new Set(new Face(new Blob(font)).collectUnicodes())] as const;
  });
  return new Map(await Promise.all(characters));
}

test('a font has all that scripts and components write: the words of every count, digits and signs, also where no text has them', async () => {
  const { url } = sample.site;
  const entries = lettersIn(sample.entries) as typeof sample.entries;
  const site = { ...Object(lettersIn(sample.site)), url };
  const published = await publishedFonts({ site, entries });
  // Numbers, coordinates, a phone number, a discount, an address with its path, what a link adds to its name.
  const signs = '0123456789 -1.5, +20 100: 30%/(0)';
  for (const locale of localeCodes) {
    const texts = [...walk(entries[locale])].filter(({ value }) => typeof value === 'string');
    const written = new Set(signs + texts.map(({ value }) => value).join(''));
    // A letter that the typeface lacks is told to the owner.
    const lacking = [...written].filter(
      (sign) =>
        typefaceLetters.includes(sign) &&
        !published.get(locale)?.has(sign.codePointAt(0) as number),
    );
    expect(lacking, locale).toEqual([]);
  }
});
