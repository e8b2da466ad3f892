import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse, parseDocument } from 'yaml';
import { examine } from '../../src/content/checks/check-content.ts';
import { valueAt } from '../../src/content/schema/walk.ts';
import { localeCodes } from '../../src/i18n/locales.ts';
import { placedSentence } from '../../src/problems/sentences.ts';
import { temporaryFolder } from '../helpers/temporary.ts';

const checkout = temporaryFolder();
const was = 'tests/unit/content-1.0.0';
cpSync(was, `${checkout}/content`, { recursive: true });
// Every language has the same entries but for plural forms, and of files that are not read any more only the names count.
for (const locale of localeCodes)
  cpSync(`${was}/ar`, `${checkout}/content/${locale}`, { recursive: true });
mkdirSync(`${checkout}/content/messages`);
for (const file of ['editor.yaml', 'messages/ar.json', 'messages/en.json', 'samples.yaml'])
  writeFileSync(`${checkout}/content/${file}`, '');

/** What today's build says of the content; its photographs are left out here. */
async function found() {
  const { mistakes, warnings } = await examine(`${checkout}/content`);
  return { mistakes: mistakes.filter(({ code }) => !/^no-photo/.test(code)), warnings };
}

test('of content of version 1.0.0 each entry that is new or gone is named, and nothing else', async () => {
  const { mistakes } = await found();
  const sentences = mistakes.map((mistake) => placedSentence(mistake));
  for (const locale of localeCodes) {
    const isNew = 'is new since version 1.0.0: write it here, or copy it from the same file';
    const [layout, catalog, start] = ['layout', 'catalog', 'start-project'].map((name) =>
      sentences.filter((sentence) => sentence.startsWith(`content/${locale}/${name}.yaml, line `)),
    );
    expect(layout).toHaveLength(7);
    expect(layout?.[0]).toContain(` labels.mobile ${isNew}`);
    expect(catalog).toEqual([
      expect.stringContaining(' details.units.minimum has no use any more: delete it.'),
      expect.stringContaining(` choice.belowStyleMinimum ${isNew}`),
      expect.stringContaining(` mockup ${isNew}`),
    ]);
    expect(start).toEqual([expect.stringContaining(` email ${isNew}`)]);
  }
  expect(new Set(mistakes.map(({ code }) => code))).toEqual(new Set(['entry-new', 'gone']));

  for (const { code, file, path = [] } of mistakes) {
    const own = parseDocument(readFileSync(`${checkout}/${file}`, 'utf8'));
    if (code === 'gone') own.deleteIn(path);
    else own.setIn(path, valueAt(parse(readFileSync(`${file}`, 'utf8')), path));
    writeFileSync(`${checkout}/${file}`, `${own}`);
  }
  const after = await found();
  expect(after.mistakes).toEqual([]);
  const files = after.warnings
    .filter(({ path }) => !path)
    .map((warning) => placedSentence(warning));
  expect(files).toEqual([
    'content/editor.yaml has no use any more: delete it.',
    expect.stringMatching(
      /^content\/samples\.yaml .* copy the lines under accepted into content\/accepted/,
    ),
    'content/messages/ar.json has no use any more: delete it.',
    'content/messages/en.json has no use any more: delete it.',
  ]);
});
