import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { publish } from '../../../editor/desk/publish.ts';
import { ready } from '../../../editor/desk/ready.ts';
import { afterOtherWrites } from '../../../editor/forms/store.ts';
import { textOf } from '../../../editor/words/texts.ts';
import { launchFindings, sampleFactory } from '../../../src/content/checks/launch.ts';
import { readContent } from '../../../src/content/parse/read.ts';
import { placedSentence } from '../../../src/error-messages/sentences.ts';
import { siteWith } from '../../helpers/checkout.ts';
import { temporaryContent } from '../../helpers/temporary.ts';
import { enter, shown } from './views.ts';

test('a sample photograph is named by its place in the forms', async () => {
  const { checkout, folder } = temporaryContent();
  const { entries, photos } = readContent(folder);
  const file = `${folder}/photos/${photos.usable.get(entries.en.about.photo.name)}`;
  const small = await sharp(file).resize(600).jpeg().toBuffer();
  // A sample is recognized by its size.
  const [size = 0] = Object.values(sampleFactory.bytes).filter((bytes) => bytes > small.length);
  writeFileSync(file, Buffer.concat([small, Buffer.alloc(size - small.length)]));
  enter(checkout);
  const group = `<h2 [^>]*>${textOf('ready-pictures', 'en')} (?:(?!<h2).)*`;
  const sentence = '<p id="\\w+">In Arabic › [^<]+ › Photograph(s › \\d)?: is a sample';
  expect(await shown(ready)).toMatch(new RegExp(group + sentence, 's'));
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
  const form = 'href="/en/forms?';
  expect(list).toContain(`${form}in=en&field=intro#/collections/_singletons/entries/contact"`);
  expect(list).toContain(`${form}field=city#/collections/_singletons/entries/site"`);
  expect(list).toContain(': \u2068Tanta, &#34;Egypt&#34;\u2069<');
  expect(list).toContain(': \u206830.5 · 31.25\u2069<');
  // Each link and button says what it is about, as they all have the same words.
  const asked = 'id="(\\w+)">City: [^<]*</p><form method="post" action="#ready-samples">';
  const described = (element: string) =>
    `<${element} [^>]*aria-describedby="\\1">[^<]+</${element}>`;
  const shape = `${asked}${described('a')} *${described('button')}</form>`;
  expect(list).toMatch(new RegExp(shape));
  // They are not told again as one finding.
  expect(list).not.toContain('still names');
  const [before, words = ''] = list.split(`>${textOf('ready-texts', 'en')} (`);
  expect(words).toContain('TODO');
  expect(before).not.toContain('TODO');
  // Those of photographs are in a group of their own.
  expect(words).not.toContain(': is a sample');
});

test('a finding that is accepted, or a value that is confirmed, is listed no more', async () => {
  const copy = temporaryContent();
  const { minimum } = sampleFactory.site;
  copy.write('site.yaml', siteWith({ minimum, sampleValues: ['minimum'] }));
  for (const name of ['prices', 'rates']) copy.write(`en/${name}.yaml`, '');
  copy.change('en/contact.yaml', /^intro: .*/m, 'intro: TODO');
  // A text editor may leave no line break at the end.
  copy.write('accepted.txt', 'What was accepted before.');
  enter(copy.checkout);
  const lines = async () =>
    (await launchFindings('.')).found.map((finding) => placedSentence(finding));
  const isOurs = (line: string) => /(prices|rates|contact)\.yaml/.test(line);
  const before = await lines();
  const ours = before.filter(isOurs);
  expect(ours).toHaveLength(3);
  const list = await shown(ready);
  for (const line of ours)
    expect(list).toContain(`name="accept" value="${line.replaceAll('"', '&#34;')}"`);
  expect(list).toContain('name="own" value="minimum"');
  // The line of a finding may have moved since the view was drawn.
  copy.change('en/contact.yaml', /^/, '# A line above.\n');
  for (const accept of ours) await ready.onPress?.(new URLSearchParams({ accept }));
  expect(await lines()).toEqual(before.filter((line) => !isOurs(line)));
  await ready.onPress?.(new URLSearchParams({ own: 'minimum' }));
  expect((await lines()).filter((line) => line.includes('minimum'))).toEqual([]);
  expect(readContent().site.sampleValues).toEqual([]);
  expect(await shown(ready)).not.toMatch(/value="(minimum|[^"]*(prices|rates|contact)\.yaml)/);
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
  const image = `<img src="data:image/svg+xml;base64,${svg.toString('base64')}" alt="logo.svg"`;
  const list = await shown(ready);
  for (const ground of [paper, ink])
    expect(list).toContain(`background: ${ground}">${image} style="background: ${paper}">`);
  expect(list).toContain('logo.jpg is shown nowhere');
});
