import { expect, test } from 'vitest';
import type { z } from 'zod';
import { contentSchemas, focusPointsSchema } from '../../src/content/schema/pages.ts';
import { siteSchema } from '../../src/content/schema/site.ts';

const { home, catalog, layout, 'start-project': start } = contentSchemas;

/** Whether a schema takes one value, whatever else is missing around it. */
function isRight(schema: z.ZodType, path: string, value: unknown): boolean {
  const content = path
    .split('.')
    .reduceRight((inner, step) => (step === '0' ? [inner] : { [step]: inner }), value);
  const issues = schema.safeParse(content).error?.issues ?? [];
  return issues.every((issue) => issue.path.join('.') !== path);
}

const itself = (number: number): unknown => number;
const text = (length: number) => 'a'.repeat(length);
/** A text with placeholders, which is cut where it is shorter than these. */
const filling = (placeholders: string) => (length: number) =>
  placeholders.padEnd(length, 'a').slice(0, length);
const list = (length: number) => Array.from({ length }, () => ({}));

test.each<[path: string, z.ZodType, of: typeof itself, least: number, most?: number]>([
  ['coordinates.latitude', siteSchema, itself, -90, 90],
  ['coordinates.longitude', siteSchema, itself, -180, 180],
  ['minimum', siteSchema, itself, 1, 9999],
  ['discount', siteSchema, itself, 1, 99],
  ['facts.since', siteSchema, itself, 1800, new Date().getFullYear()],
  ['facts.people', siteSchema, itself, 1],
  ['facts.machines', siteSchema, itself, 1],
  ['loom.left', focusPointsSchema, itself, 0, 100],
  ['loom.top', focusPointsSchema, itself, 0, 100],
  ['chat.greeting', layout, text, 1, 100],
  ['title', home, text, 10],
  ['description', home, text, 70],
  ['hero.slides', home, list, 1],
  ['steps.items', home, list, 3, 7],
  ['choice.message', catalog, text, 1, 40],
  ['choice.more', catalog, filling('{number} {address}'), 18, 40],
  ['choice.total', catalog, filling('{pieces}'), 8, 30],
  ['styles.0.id', catalog, text, 1, 60],
  ['styles.0.weight', catalog, itself, 20, 2000],
  ['styles.0.minimum', catalog, itself, 1, 9999],
  ['styles.0.printArea.left', catalog, itself, 0, 100],
  ['styles.0.photos', catalog, list, 1, 3],
  ['audiences.traders.greeting', start, text, 1, 100],
  ['email.subject', start, text, 1, 50],
  ['questions.ask.facts', start, list, 1, 8],
])('%s is valid up to its limits, and not beyond', (path, schema, of, least, most) => {
  const isTaken = (number: number) => isRight(schema, path, of(number));
  expect([least - 1, least, least + 1].map(isTaken)).toEqual([false, true, true]);
  if (most) expect([most - 1, most, most + 1].map(isTaken)).toEqual([true, true, false]);
});

test.each([
  [true, { left: 30, top: 20, width: 70, height: 80 }],
  [false, { left: 30, top: 20, width: 71, height: 80 }],
  [false, { left: 30, top: 20, width: 70, height: 81 }],
  [true, { left: 30, top: 20, width: 1, height: 1 }],
  [false, { left: 30, top: 20, width: 0, height: 1 }],
  [false, { left: 30, top: 20, width: 1, height: 0 }],
])('a print area lies inside its photograph: %s for %j', (right, area) => {
  expect(isRight(catalog, 'styles.0.printArea', area)).toBe(right);
});
