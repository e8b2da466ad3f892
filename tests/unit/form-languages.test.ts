import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { parse, stringify } from 'yaml';
import type { Locale } from '../../src/i18n/locales.ts';
import { temporaryContent } from '../helpers/temporary.ts';
import { enter } from './desk/views.ts';

/** What a program that starts now reads. */
async function started() {
  vi.resetModules();
  const { localeCodes } = await import('../../src/i18n/locales.ts');
  const { setLanguages } = await import('../../editor/forms/languages.ts');
  const { examine } = await import('../../src/content/checks/check-content.ts');
  const { everyPage } = await import('../../src/i18n/routes.ts');
  const { mistakes } = await examine();
  return { localeCodes, setLanguages, mistakes, home: everyPage[0] };
}

const site = () => parse(readFileSync('content/site.yaml', 'utf8'));

test('languages are removed, added and put first, and the content is right after a new start', async () => {
  const copy = temporaryContent();
  enter(copy.checkout);
  const before = await started();
  // Left out, all that are known.
  const own = site().languages ?? before.localeCodes;
  expect([before.localeCodes, before.mistakes]).toEqual([own, []]);
  const [first, second] = before.localeCodes as [Locale, Locale];
  const { name, city } = site();

  await before.setLanguages([second]);
  expect(existsSync(`content/${first}`)).toBe(false);
  expect(site().name).toEqual({ [second]: expect.any(String) });
  const alone = await started();
  expect([alone.localeCodes, alone.mistakes]).toEqual([[second], []]);
  expect(alone.home).toMatchObject({ locale: second, path: '/' });

  // Its own texts are there again.
  const textsIn = (folder: string) => parse(readFileSync(`${folder}/${first}/home.yaml`, 'utf8'));
  const kept = textsIn('before');
  await alone.setLanguages([second, first]);
  expect(textsIn('content')).toEqual(kept);
  const both = await started();
  expect([both.localeCodes, both.mistakes]).toEqual([[second, first], []]);
  expect(site()).toMatchObject({ name, city });
  // Pressed twice, it is done once.
  await Promise.all([both.setLanguages([second]), both.setLanguages([second])]);
  await (await started()).setLanguages([second, first]);
  expect(site()).toMatchObject({ name, city });

  // A language that never was there begins with the texts of the first one.
  await (await started()).setLanguages([second]);
  rmSync('before', { recursive: true });
  const again = await started();
  await again.setLanguages([first, second]);
  const texts = (code: Locale) => readFileSync(`content/${code}/home.yaml`, 'utf8');
  expect(texts(first)).toBe(texts(second));
  expect(site().shortName[first]).toBe(site().shortName[second]);
  expect((await started()).localeCodes).toEqual([first, second]);
});

test('a language that comes back has what the others have by now, and its own texts where they still belong', async () => {
  const copy = temporaryContent();
  enter(copy.checkout);
  const before = await started();
  const [first, second] = before.localeCodes as [Locale, Locale];
  const pageOf = (language: string, name: string) =>
    parse(readFileSync(`content/${language}/${name}.yaml`, 'utf8'));
  const [home, catalog] = [pageOf(first, 'home'), pageOf(first, 'catalog')];
  const siteBefore = site();
  await before.setLanguages([second]);
  const changed = pageOf(second, 'catalog');
  changed.styles.reverse().pop();
  changed.styles[0].code = 'NEW-1';
  changed.choice.counts.other = 'Reworded {number}';
  writeFileSync(`content/${second}/catalog.yaml`, stringify(changed));
  const slides = pageOf(second, 'home');
  slides.hero.slides[0].photo = changed.styles[0].photo.name;
  slides.hero.slides.push({ ...slides.hero.slides[0], text: 'New' });
  slides.preview.photos = [changed.styles[0].photo.name];
  writeFileSync(`content/${second}/home.yaml`, stringify(slides));
  // Words that say something else by now do not come back in their old translation.
  const about = pageOf(second, 'about');
  about.heading = about.values.items[0].text = 'Reworded';
  writeFileSync(`content/${second}/about.yaml`, stringify(about));
  writeFileSync('content/site.yaml', stringify({ ...site(), name: { [second]: 'Reworded' } }));
  await (await started()).setLanguages([second, first]);
  expect((await started()).mistakes).toEqual([]);
  const former = parse(readFileSync(`before/${first}/about.yaml`, 'utf8'));
  const reworded = pageOf(first, 'about');
  expect(reworded).toMatchObject({ heading: 'Reworded', intro: former.intro });
  expect(reworded.values.items.map(({ text }: { text: string }) => text)).toEqual([
    'Reworded',
    ...former.values.items.slice(1).map(({ text }: { text: string }) => text),
  ]);
  expect(site()).toMatchObject({
    name: { [first]: 'Reworded' },
    city: siteBefore.city,
  });
  const back = pageOf(first, 'catalog');
  const last = catalog.styles.at(-1);
  expect(back.styles[0]).toMatchObject({ id: last.id, name: last.name, code: 'NEW-1' });
  // Of a count that was reworded, no form that the other language lacks is left in other words.
  const { counts } = changed.choice;
  for (const [form, text] of Object.entries(back.choice.counts))
    if (form === 'other' || !(form in counts)) expect(text).toBe(counts.other);
  expect(back.choice.pieceCounts).toEqual(catalog.choice.pieceCounts);
  const shown = pageOf(first, 'home');
  expect(shown.features).toEqual(home.features);
  // Among another number of slides, each is known by its photograph.
  type Slide = { photo: string };
  const expected = slides.hero.slides.map((slide: Slide) => {
    const isSame = ({ photo }: Slide) => photo === slide.photo;
    const [now, before] = [slides, home].map(({ hero }) => hero.slides.filter(isSame));
    return now.length === 1 && before.length === 1 ? before[0] : slide;
  });
  expect(shown.hero.slides).toEqual(expected);
});

test('a former save is taken back without what it did in a language that was left out since', async () => {
  const copy = temporaryContent();
  enter(copy.checkout);
  const before = await started();
  const [first, second] = before.localeCodes as [Locale, Locale];
  const stateOf = async () => {
    await started();
    return import('../../editor/forms/state.ts');
  };
  const { name } = site();
  const { answerTo, stateFor } = await stateOf();
  const { files } = stateFor(second);
  const edited = ['content/site.yaml', `content/${first}/about.yaml`].map((file) => {
    const base = files[file] ?? {};
    const isSite = file.endsWith('site.yaml');
    const renamed = { [first]: `${name[first]} 2`, [second]: `${name[second]} 2` };
    return {
      file,
      base,
      mine: { ...base, ...(isSite ? { name: renamed } : { heading: 'Other' }) },
    };
  });
  expect(await answerTo(edited, false, second)).toMatchObject({ saved: true });
  await (await started()).setLanguages([second]);
  const { listedSaves, takeBack } = await stateOf();
  const [listed] = listedSaves(second);
  // No field is told by its path.
  expect(`${listed?.fields.map(({ name }) => name)}`).not.toMatch(/content|about/);
  const { mistakes, files: outcomes } = await takeBack(`${listed?.time}`, second);
  expect(mistakes).toEqual([]);
  expect(Object.values(outcomes).flatMap(({ conflicts }) => conflicts)).toEqual([]);
  expect(site().name).toEqual({ [second]: name[second] });
});

test('a language that is not known is refused, and one that is only misspelt hides no page', async () => {
  const copy = temporaryContent();
  enter(copy.checkout);
  const { setLanguages } = await started();
  const before = site();
  for (const codes of [['xx'], []])
    await expect(setLanguages(codes as never)).rejects.toThrow('no file of the forms');
  expect(site()).toEqual(before);
  writeFileSync('content/site.yaml', stringify({ ...before, languages: ['xx'] }));
  const misspelt = await started();
  expect(misspelt.localeCodes.length).toBeGreaterThan(1);
  expect(misspelt.mistakes).toMatchObject([{ code: 'not-one-of', path: ['languages', 0] }]);
});
