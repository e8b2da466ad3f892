import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { publish } from '../../../editor/desk/publish.ts';
import { ready } from '../../../editor/desk/ready.ts';
import { afterOtherWrites } from '../../../editor/forms/store.ts';
import { textOf } from '../../../editor/words/texts.ts';
import { launchFindings } from '../../../src/content/checks/launch.ts';
import { sampleFactory } from '../../../src/content/checks/samples.ts';
import { readContent } from '../../../src/content/parse/read.ts';
import { valueAt } from '../../../src/content/schema/shape.ts';
import { placedSentence } from '../../../src/error-messages/sentences.ts';
import { showLogo } from '../../../src/logo/logo.ts';
import { siteWith } from '../../helpers/checkout.ts';
import { temporaryContent } from '../../helpers/temporary.ts';
import { enter, listed, shown } from './views.ts';

const { entries, photos } = readContent();
const { about, catalog, home } = entries.en;
const names = [about.photo, home.audiences.traders.photo, catalog.styles[0]?.photo];
/** Photographs that pages show. */
const shownPhotos = [...new Set(names.map((photo) => photo?.name))];

/** Makes two photographs that pages show the sample's. */
async function makeSamples(folder: string) {
  for (const name of shownPhotos.slice(0, 2)) {
    const file = `${folder}/photos/${photos.usable.get(`${name}`)}`;
    const small = await sharp(file).resize(600).jpeg().toBuffer();
    // A sample is recognized by its size.
    const [size = 0] = Object.values(sampleFactory.bytes).filter((bytes) => bytes > small.length);
    writeFileSync(file, Buffer.concat([small, Buffer.alloc(size - small.length)]));
  }
}

test.runIf(shownPhotos.length > 1)(
  'the sample’s photographs are one item, which leads to the place of each in the forms',
  async () => {
    const { checkout, folder } = temporaryContent();
    await makeSamples(folder);
    enter(checkout);
    const { found } = await launchFindings('.');
    const samples = found.filter(({ code }) => code === 'sample-photo');
    const [item, ...others] = (await listed(ready)).filter(({ text }) =>
      /photo.* sample/.test(text),
    );
    expect(others).toEqual([]);
    expect(item?.text).toContain(`${samples.length} photographs`);
    const link =
      /<li><a href="\/en\/edit\?file=content%2Far[^"]*">In Arabic › [^<]+ › Photograph[^<]*</g;
    expect(item?.markup.match(link)).toHaveLength(samples.length);
  },
);

test('a word of the sample factory is one item for all texts, and is accepted in all', async () => {
  const copy = temporaryContent();
  const [word = ''] = sampleFactory.words.en ?? [];
  copy.write('site.yaml', siteWith({ shortName: { ar: 'دلتا', en: 'Delta' }, sampleValues: [] }));
  copy.write('accepted.txt', '');
  const paragraphs = `    - ${word}s\n    - Our ${word.toUpperCase()}, and more\n`;
  copy.change('en/about.yaml', /^( {2}paragraphs:\n)(?: {4}.*\n)+/m, `$1${paragraphs}`);
  enter(copy.checkout);
  const ofWord = async () =>
    (await listed(ready)).filter(({ text }) => text.includes(` say “${word.toLowerCase()}”`));
  const [item, ...others] = await ofWord();
  expect(others).toEqual([]);
  for (const index of [1, 2])
    expect(item?.markup).toContain(
      `>In English › About us › Our story › Paragraphs › ${index}</a>`,
    );
  await ready.onPress?.(item?.sent ?? new URLSearchParams());
  expect(await ofWord()).toEqual([]);
  const left = (await launchFindings('.')).found.filter(
    (it) => it.values?.base === word.toLowerCase(),
  );
  expect(left).toEqual([]);
  // It can be taken back.
  const markup = await shown(ready);
  const [, restore = ''] = /name="restore" value="([^"]*)"/.exec(markup) ?? [];
  await ready.onPress?.(new URLSearchParams({ restore }));
  expect((await ofWord()).map(({ text }) => text)).toEqual([item?.text]);
  expect(await shown(ready)).not.toContain('name="restore"');
});

test('what is drawn beside a finding of any kind accepts it, and nothing else', async () => {
  const copy = temporaryContent();
  const { minimum } = sampleFactory.site;
  const coordinates = { latitude: 0, longitude: 0 };
  // A text may have lines, and a line of what is accepted has only one.
  const name = parse(siteWith({})).name;
  name.en = `${valueAt(sampleFactory.site, ['name', 'en'])}`.replace(' ', '\n');
  const sampleValues = ['minimum'];
  const social = valueAt(sampleFactory.site, ['social']);
  copy.write('site.yaml', siteWith({ name, minimum, coordinates, social, sampleValues }));
  copy.change('en/contact.yaml', /^intro: .*/m, 'intro: "TODO  \'now\'"');
  copy.change('en/about.yaml', /^intro: .*/m, 'intro: TODO');
  const small = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#888' } });
  copy.write('photos/specimen.jpg', await small.jpeg().toBuffer());
  for (const locale of ['ar', 'en'])
    copy.change(`${locale}/catalog.yaml`, /( {4}photo:\n {6}name: )\S+/, '$1specimen');
  await makeSamples(copy.folder);
  for (const name of ['prices (1)', 'rates']) copy.write(`en/${name}.yaml`, '');
  copy.write('logo/logo.jpg', '');
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>';
  for (const name of ['logo.svg', 'logo-dark.svg'])
    copy.write(`logo/${name}`, svg.padEnd(Math.min(...Object.values(sampleFactory.bytes))));
  // A text editor may leave no line break at the end.
  copy.write('accepted.txt', 'What was accepted before.');
  enter(copy.checkout);
  const kinds = [
    /^Minimum order: /,
    /The factory › Name/,
    /Place on the map: lie/,
    /^The factory › Social pages: /,
    /files of the logo are the sample/,
    /Contact us › Introduction: says/,
    /About us › Introduction: says/,
    /pixels \(specimen/,
    ...(shownPhotos.length > 1 ? [/photographs are the sample/] : []),
    /prices \(1\)\.yaml belongs/,
    /rates\.yaml belongs/,
    /logo\.jpg is shown nowhere/,
  ];
  for (const kind of kinds) {
    const before = await listed(ready);
    const item = before.find(({ text }) => kind.test(text));
    expect(item, `${kind}`).toBeDefined();
    // The line of a finding may have moved since the view was drawn.
    copy.change('en/contact.yaml', /^/, '# A line above.\n');
    await ready.onPress?.(item?.sent ?? new URLSearchParams());
    const left = before.filter((it) => it !== item).map(({ text }) => text);
    expect((await listed(ready)).map(({ text }) => text)).toEqual(left);
  }
  expect(readContent().site.sampleValues).toEqual([]);
});

test('a finding, and the question whether a value is the factory’s own, lead to their fields', async () => {
  const copy = temporaryContent();
  const city = { ar: 'طنطا، مصر', en: 'Tanta, "Egypt"' };
  const coordinates = { latitude: 30.5, longitude: 31.25 };
  const sampleValues = ['city', 'coordinates'];
  copy.write('site.yaml', siteWith({ city, coordinates, sampleValues }));
  copy.change('en/contact.yaml', /^intro: .*/m, 'intro: TODO');
  enter(copy.checkout);
  const list = (await shown(ready)).replaceAll('&#38;', '&');
  const form = 'href="/en/edit?file=content%2F';
  expect(list).toContain(`${form}en%2Fcontact.yaml&field=intro"`);
  expect(list).toContain(`${form}site.yaml&field=city"`);
  expect(list).toContain(': \u2068Tanta, &#34;Egypt&#34;\u2069<');
  expect(list).toContain(': \u206830.5 · 31.25\u2069<');
  // Each link and button says what it is about, as they all have the same words.
  const asked = 'id="(\\w+)">City: [^<]*</p><form method="post" action="#ready-samples">';
  const described = (element: string) =>
    `<${element} [^>]*aria-describedby="\\1">[^<]+</${element}>`;
  const shape = `${asked}${described('a')} *${described('button')}<input [^>]*></form>`;
  expect(list).toMatch(new RegExp(shape));
  // They are not told again as one finding.
  expect(list).not.toContain('still names');
  const [before, words = ''] = list.split(`>${textOf('ready-texts', 'en')} (`);
  expect(words).toContain('TODO');
  expect(before).not.toContain('TODO');
  // Those of photographs are in a group of their own.
  expect(words).not.toContain(': is a sample');
});

test('when only advice is left, “Ready?” says so and leads to “Publish”', async () => {
  const copy = temporaryContent();
  copy.write('site.yaml', siteWith({ facts: {}, sampleValues: [] }));
  enter(copy.checkout);
  const { found, advice } = await launchFindings('.');
  copy.write('accepted.txt', found.map((it) => placedSentence(it)).join('\n'));
  const list = await shown(ready);
  expect(advice).toHaveLength(1);
  expect(list).toContain('<article>');
  expect(list).toContain(textOf('ready-none', 'en'));
  expect(list).toContain('href="/en/publish"');
  expect(await shown(publish)).not.toContain(textOf('publish-samples', 'en'));
});

test('a value that is confirmed while a form is being saved waits for that', async () => {
  const copy = temporaryContent();
  copy.write('site.yaml', 'sampleValues: [minimum, phone]\nminimum: 50\n');
  enter(copy.checkout);
  const { promise: saved, resolve: finish } = Promise.withResolvers<void>();
  void afterOtherWrites(() => saved);
  const pressing = ready.onPress?.(new URLSearchParams({ own: 'phone' }));
  // As long as a press takes that does not wait.
  await launchFindings('.').then(() => launchFindings('.'));
  copy.write('site.yaml', 'sampleValues: [minimum, phone]\nminimum: 51\n');
  finish();
  await pressing;
  const written = readFileSync('content/site.yaml', 'utf8');
  expect(written).toBe('sampleValues: [minimum]\nminimum: 51\n');
});

test('beside a mistake everything else is still listed and shown, but cannot be published', async () => {
  const copy = temporaryContent();
  const { entries } = readContent();
  copy.change('en/about.yaml', /^intro: .*/m, 'intro: Up to {discount} off, TODO');
  copy.change('ar/about.yaml', /^intro: .*/m, 'intro: <b>words');
  copy.change('en/contact.yaml', /^intro: .*/m, 'intro: TODO');
  copy.change('en/services.yaml', /^intro: .*/m, 'intro: "');
  copy.change('site.yaml', /^discount: .*\n|(?![\s\S])/m, '');
  enter(copy.checkout);
  const list = await shown(ready);
  expect(list).toContain('About us › Introduction: uses');
  // What an owner has written is no markup.
  expect(list).toContain('has &#60;b&#62; in it');
  expect(list).toContain('services.yaml');
  expect(list).toContain('Contact us › Introduction: says');
  expect(list).toContain(textOf('ready-broken', 'en'));
  expect(await shown(publish)).not.toContain('<button');
  // The rest is shown: a page that cannot be read is replaced by the one in another language.
  const shownNow = readContent().entries.en;
  expect(shownNow.about.intro).toMatch(/\{discount\}/);
  expect(shownNow.services.title).toBe(entries.ar.services.title);
});

test('the logo is shown on light and on dark, and there on a plate', async () => {
  const { checkout, folder, remove, write } = temporaryContent();
  const svg = readFileSync('tests/unit/logos/figma.svg');
  remove('logo');
  write('logo/logo.svg', svg);
  write('logo/logo.jpg', '');
  enter(checkout);
  const { ink, paper } = readContent(folder).site.colors;
  const { size } = await showLogo(`${folder}/logo/logo.svg`, 'light');
  const image = `<img src="data:image/svg+xml;base64,${svg.toString('base64')}" alt="logo.svg" width="${size?.width}" height="${size?.height}"`;
  const list = await shown(ready);
  for (const ground of [paper, ink])
    expect(list).toContain(`background: ${ground}">${image} style="background: ${paper}">`);
  expect(list).toContain('logo.jpg is shown nowhere');
});
