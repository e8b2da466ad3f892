import type { Page } from '@playwright/test';
import { wcagContrast } from 'culori';
import { expect } from './fixtures.ts';

/** Goes by Tab to the last of all stops in a part of the page, each in its turn and seen, and says how many there are. */
export async function tabThrough(page: Page, part = 'body'): Promise<number> {
  const { index: first, count } = await page.evaluate(lookAtFocus, part);
  for (let stop = first + 1; stop < count; stop++) {
    await page.keyboard.press('Tab');
    const { name, index, faults, ring, background } = await page.evaluate(lookAtFocus, part);
    // WCAG 2.2, 1.4.11.
    if (background && wcagContrast(ring, background) < 3)
      faults.push(`a ring of ${ring} on ${background}`);
    expect({ index, faults }, name).toEqual({ index: stop, faults: [] });
  }
  return count;
}

/** What has the focus, its place among all stops, and what hides it or its ring; runs in the page. */
async function lookAtFocus(part: string) {
  // The page may still be scrolling to the focus.
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  const all = document.querySelectorAll<HTMLElement>(
    `${part} :is(a[href], button, summary, input, [tabindex="0"])`,
  );
  const stops = [...all].filter((stop) => stop.checkVisibility({ visibilityProperty: true }));
  const focused = document.activeElement as HTMLElement;
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  // A link of several lines has gaps between them.
  const { x, y, width, height } = focused.getClientRects()[0] as DOMRect;
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(focused);
  const faults = [];
  const isBeside = left < 0 || right > innerWidth || !focused.contains(hit);
  // Where fingers swipe a strip, Chromium is content with a half.
  const strip = focused.closest('ul');
  const isSwiped = strip && getComputedStyle(strip).overflowX === 'auto';
  if (isBeside && !isSwiped) faults.push('covered or beside the window');
  if (top < 0 || bottom > innerHeight) faults.push('out of view');
  if (outlineStyle !== 'solid' || parseFloat(outlineWidth) < 2) faults.push('no ring');
  if (/rgba|transparent/.test(outlineColor)) faults.push('faint ring');
  const name = focused.ariaLabel ?? focused.textContent;
  // The ring is around the element. Over the hero's photographs it has no single background.
  let box = focused.closest('[aria-roledescription]') ? null : focused.parentElement;
  while (box && getComputedStyle(box).backgroundColor.endsWith(', 0)')) box = box.parentElement;
  const background = box && getComputedStyle(box).backgroundColor;
  const index = stops.indexOf(focused);
  return { name, index, count: stops.length, faults, ring: outlineColor, background };
}
