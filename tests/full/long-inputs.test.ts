import { expect, test } from 'vitest';
import { html } from '../../editor/desk/html.ts';
import { explainFailure } from '../../editor/failures.ts';
import { coordinatesIn, numberIn } from '../../editor/forms/browser/numbers.ts';
import { sourceOf } from '../../editor/forms/files.ts';
import { withValues } from '../../editor/forms/values.ts';
import { partsOf, withoutMarks } from '../../editor/site/mark.ts';
import { isOfSite } from '../../editor/site/site-addresses.ts';
import { hiddenPath, prefixedAddress, redirects } from '../../hosting/addresses.ts';
import { emailWith } from '../../src/chat/address.ts';
import { readChoice, readPieces } from '../../src/chat/choice.ts';
import { lengthOf, nearest, visible } from '../../src/content/characters.ts';
import { otherNumber } from '../../src/content/checks/languages.ts';
import { withoutLine } from '../../src/content/checks/launch.ts';
import { textWarnings } from '../../src/content/checks/texts.ts';
import { cityParts } from '../../src/content/factory.ts';
import { fillPlaceholders } from '../../src/content/parse/placeholders.ts';
import { readContent } from '../../src/content/parse/read.ts';
import { readYaml, valuesOf } from '../../src/content/parse/yaml.ts';
import { text } from '../../src/content/schema/fields.ts';
import { readNumber } from '../../src/content/schema/phone-number.ts';
import { siteSchema } from '../../src/content/schema/site.ts';
import { ProblemError } from '../../src/error-messages/sentences.ts';
import { fillIn } from '../../src/i18n/format.ts';
import { mayRunScript } from '../../src/logo/logo.ts';
import { svgPattern } from '../../src/mockup/artwork/artwork.ts';
import { photoKey } from '../../src/photographs/photo-files.ts';

const content = readContent();
const { site } = content;
const { city, country, email, url, social, whatsappCatalog, colors } = siteSchema.shape;

/** A field of a page with this text. */
const field = (value: string) => ({
  value,
  unfilled: value,
  locale: 'ar',
  shape: { roomFor: 9, followsMinimum: true },
  valueIn: () => value,
});

/** A document that cannot be read. The time of the YAML library itself is not measured. */
const { document } = readYaml('a: [');

const choosable = { audiences: ['startups'], ids: ['product-a', 'a'], quantities: true };

/** What reads a text of a visitor, a link or an owner. */
const readers: Record<string, (text: string) => unknown> = {
  'the fragment of an address': (text) => readChoice(`#${text}`, choosable),
  'a number of pieces': readPieces,
  'the path of an address': (path) =>
    redirects.map(({ from, to }) => `/${path}`.replace(new RegExp(`^${from}$`), to)),
  'the path of a hidden file': (path) => new RegExp(hiddenPath).test(`/${path}`),
  'the path of a page in a language': (path) => `/${path}`.match(prefixedAddress),
  'an address asked for on the network': (path) => isOfSite(`/${path}`),
  'a script asked for on the network': (path) => isOfSite(`/src/${path}`),
  'a photograph asked for on the network': (path) => isOfSite(`/_image?href=${path}`),
  'an SVG': (svg) => mayRunScript(Buffer.from(svg)),
  'the beginning of a logo that a visitor chose': (svg) => svgPattern.test(svg),
  'a text': (value) => text.safeParse(value),
  'a number to call': (phone) => readNumber(phone, 'EG', 'national'),
  'a city': (name) => city.shape.ar.safeParse(name),
  'a country': (name) => country.safeParse(name),
  'a color': (hex) => colors.safeParse({ ...site.colors, ink: hex }),
  'an address for email': (address) => email.safeParse(address),
  'the host of an address for email': (host) => email.safeParse(`a@${host}`),
  'the address of the site': (address) => url.safeParse(address),
  'the host of the site': (host) => url.safeParse(`https://${host}`),
  'the address of a network': (path) => social.safeParse({ x: `https://x.com/${path}` }),
  'the address of a catalog': (path) => whatsappCatalog.safeParse(`https://wa.me/c/${path}`),
  'the parts of a city': (city) => cityParts({ city: { ar: city, en: city } }, 'ar'),
  'placeholders of the content': (text) => fillPlaceholders(`ا${text}`, site, 'ar'),
  'placeholders of a sentence': (text) => fillIn(text, {}),
  'the warnings about a text': (text) =>
    textWarnings.map((warn) => warn(field(text) as never, content)),
  'the figures in a text': (text) => otherNumber(field(text) as never),
  'the length of a text': lengthOf,
  'what nobody sees in a text': visible,
  'a misspelt name': (name) => nearest(name, ['name', 'city']),
  'a finding that is accepted': withoutLine,
  'an email': (text) => emailWith(text, text, text),
  'the name of a photograph': photoKey,
  'a line of a broken file': (text) =>
    expect(() => valuesOf('a.yaml', { text, document })).toThrow(ProblemError),
  'a form': (heading) => withValues(sourceOf('content/ar/not-found.yaml'), { heading }),
  'a number in a form': numberIn,
  'two numbers in a form': coordinatesIn,
  'a text with marks': partsOf,
  'a text without marks': withoutMarks,
  'a text in the desk': (text) => html`${text}`,
  'a failure': (text) => explainFailure(`EACCES: denied, open '${text}`)('en'),
};

const printable = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));

/** What is repeated: signs, and what begins something that a pattern looks for. */
const repeated = [
  ...printable,
  ...'\t\n\r\u00a0\u2028اهيـة\u064b\u0650\u0651\u0301١۱٬٫،؟—\u2011\u{1f600}',
  ...'\u061c\u200b\u200e\u200f\u202e\u2066\u2069\ufeff',
  ...['%25', '%2525', '%D8', '%3C', '\r\n', '//', '/a/', 'a.', '1.', '1,', "'a", '{a', '[](', ']('],
  ...['<svg ', ' on', ' width=', '- ', '? ', 'a: ', '&a ', '*a ', '.example', '/_astro/'],
];

const long = 50_000;

/** What a text with these repeated costs a reader, in milliseconds of this thread. */
function costOf(
  reader: (text: string) => unknown,
  unit: string,
  [before, after]: string[],
  length: number,
) {
  const text = before + unit.repeat(length / unit.length) + after;
  const { user } = process.threadCpuUsage();
  reader(text);
  return (process.threadCpuUsage().user - user) / 1000;
}

// A text that is ten times as long takes about ten times as long, and a hundred times where each sign leads through all others.
test.each(Object.entries(readers))(
  '%s is read in linear time, whatever is repeated in it',
  (_, reader) => {
    for (const unit of repeated)
      for (const ends of [
        ['', 'a@'],
        ['a', '1@'],
      ]) {
        const cost = (length: number) => costOf(reader, unit, ends, length);
        // Most are done before it could be measured.
        if (cost(long) < 100) continue;
        const short = Math.min(cost(long / 10), cost(long / 10));
        const whole = Math.min(cost(long), cost(long));
        expect(whole, JSON.stringify([unit, ...ends])).toBeLessThan(30 * Math.max(short, 1));
      }
  },
);
