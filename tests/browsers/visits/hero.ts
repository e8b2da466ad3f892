import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { readContent } from '../../../src/content/read.ts';
import { addressOf, type Language } from '../../../src/language.ts';
import { attribute, missingPictures } from './in-page.ts';
import { patience, type Visitor } from './visitor.ts';

/** The home page's hero, by the real clock. */
export function visitHero(visitor: Visitor, language: Language) {
  const { browser } = visitor;
  const { hero } = readContent('home', language);
  const slogans = hero.slides.map(({ text }) => text);
  const dots = `[aria-label="${hero.chooseSlide}"] button`;
  const dot = (number: number) =>
    `[aria-label="${hero.chooseSlide}"] li:nth-child(${number}) button`;

  test('the hero comes alive and moves by the real clock', async () => {
    await browser.open(addressOf('home', language));
    await visitor.toSee(dots, slogans.length);
    await visitor.toRead('h1', slogans[1]);
    // Four seconds after it came alive, and so at least that after the page was asked for.
    expect(await browser.evaluate(() => performance.now())).toBeGreaterThan(4000);
    await visitor.toRead('h1', slogans[2]);
    expect(await browser.evaluate(() => performance.now())).toBeGreaterThan(8000);
  });

  test('the hero pauses, jumps to a slide, and plays on from there', async () => {
    await browser.open(addressOf('home', language));
    await visitor.toSee(dots, slogans.length);
    await browser.click(`button[aria-label="${hero.pause}"]`);
    await visitor.toSee(`button[aria-label="${hero.play}"]`, 1);
    await browser.click(dot(3));
    await visitor.toRead('h1', slogans[2]);
    expect(await browser.evaluate(attribute, dot(3), 'aria-current')).toBe('true');
    await visitor.toSee('h1', 1);
    await expect.poll(() => browser.evaluate(missingPictures), patience).toEqual([]);
    // Longer than a slide stands while it is not paused.
    await wait(5000);
    await visitor.toRead('h1', slogans[2]);
    await browser.click(`button[aria-label="${hero.play}"]`);
    await visitor.toRead('h1', slogans[3]);
  });
}
