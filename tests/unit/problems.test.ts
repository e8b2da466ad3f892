import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hosts } from '../../editor/desk/job.ts';
import { viewNames } from '../../editor/desk/view.ts';
import arabicTexts from '../../editor/words/ar.json' with { type: 'json' };
import englishTexts from '../../editor/words/en.json' with { type: 'json' };
import arabicSentences from '../../src/error-messages/ar.json' with { type: 'json' };
import englishSentences from '../../src/error-messages/en.json' with { type: 'json' };
import { sentenceOf } from '../../src/error-messages/sentences.ts';

const english: Record<string, string> = { ...englishSentences, ...englishTexts };
const arabic: Record<string, string> = { ...arabicSentences, ...arabicTexts };

const parametersOf = (sentence = '') => new Set(sentence.match(/\{\w+\}/g));

test.each(Object.keys(english))(
  '%s has a sentence with the same values in both languages',
  (code) => {
    expect(arabic[code]).toMatch(/[\p{Script=Arabic}{]/u);
    expect(parametersOf(arabic[code])).toEqual(parametersOf(english[code]));
  },
);

test('no sentence is left over that the code does not use', () => {
  const files = globSync('{src,editor,tools,hosting,integrations}/**/*.{ts,tsx,js}');
  const code = files.map((file) => readFileSync(file, 'utf8')).join();
  // Such as `desk-${name}`, and what can stand in it.
  const templates = code.matchAll(/`([a-z]+-)\$\{\w+\}([a-z-]*)`/g);
  const values = {
    'desk-': viewNames,
    'publish-': hosts,
    'ready-': ['own', 'accept', 'sample-word', 'sample-photo', 'sample-logo'],
  };
  const filled = [...templates].flatMap(([, before, after]) =>
    (values[before as keyof typeof values] ?? []).map((value) => before + value + after),
  );
  const isSaid = (name: string) => code.includes(`'${name}'`) || filled.includes(name);
  expect(Object.keys(english).filter((name) => !isSaid(name))).toEqual([]);
  expect(Object.keys(arabic)).toEqual(Object.keys(english));
});

test('a value stands in its sentence unchanged, and isolated in Arabic', () => {
  const problem = {
    code: 'braces-unknown',
    values: { braces: '{allowed} $&', allowed: '{name}' },
  } as const;
  expect(sentenceOf(problem, 'en')).toBe('has {allowed} $& in it: use {name}.');
  expect(sentenceOf(problem, 'ar')).toBe(
    'فيه \u2068{allowed} $&\u2069، وهو غير معروف. المسموح: \u2068{name}\u2069.',
  );
});

test('a country has its name in the language of the sentence', () => {
  const example = '+962 7 9012 3456';
  const wrong = { code: 'wrong-phone', values: { country: 'JO', example } } as const;
  expect(sentenceOf(wrong, 'en')).toContain(' in Jordan:');
  expect(sentenceOf(wrong, 'ar')).toContain('الأردن');
  expect(sentenceOf(wrong, 'pt-BR')).toContain(' in Jordan:');
});
