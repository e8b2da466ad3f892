import type { Page } from '@playwright/test';
import type { Locale } from '../../src/i18n/locales.ts';
import type { Page as PageName } from '../../src/page-table.ts';
import { entries, expect } from './fixtures.ts';

const upToTwelve = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** The lists of each page, by the first words in them, and how many items they may have. */
function listsOf(locale: Locale): [page: PageName, words: string | undefined, counts: number[]][] {
  const { home, about, services, catalog, 'start-project': start } = entries[locale];
  return [
    ['home', home.audiences.startups.heading, [2]],
    ['home', home.steps.items[0]?.title, [3, 4, 5, 6, 7]],
    ['home', catalog.styles[0]?.name, [1, 2, 3, 4]],
    ['home', home.features.items[0]?.title, upToTwelve],
    ['about', about.values.items[0]?.title, upToTwelve],
    ['services', services.startups.items[0]?.title, upToTwelve],
    ['services', services.traders.items[0]?.title, upToTwelve],
    ['catalog', catalog.styles[0]?.name, upToTwelve],
    ['catalog', catalog.categories.items[0]?.name, upToTwelve],
    ['start-project', start.checklist.enough.items[0]?.title, upToTwelve],
    ['start-project', start.questions.items[0]?.question, upToTwelve],
  ];
}

/** Expects that the lists of a page fill their rows, whatever their lengths. Leaves the page with other lists. */
export async function expectFilledRows(
  page: Page,
  name: PageName,
  locale: Locale,
  widths: number[],
) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const { words, counts, item } of itemsIn(page, name, locale)) {
      const holes = await item.evaluate(findHoles, counts);
      expect(holes, `${words}, ${width} px`).toEqual([]);
    }
  }
}

/** An item of each list of a page. */
const itemsIn = (page: Page, name: PageName, locale: Locale) =>
  listsOf(locale)
    .filter(([its]) => its === name)
    .map(([, words, counts]) => {
      const first = page.getByRole('main').getByText(`${words}`, { exact: true }).first();
      const item = first.locator('xpath=ancestor::*[self::li or self::details]');
      return { words, counts, item };
    });

/** Expects that no item of a page's lists is cut by the end of a sheet. Leaves the page with other lists. */
export async function expectUncutOnPaper(page: Page, name: PageName, locale: Locale) {
  for (const { words, item } of itemsIn(page, name, locale)) {
    await item.evaluate(fillSheets);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    const markOf = new Map(
      Array.from(
        pdf.matchAll(/^(\d+) 0 obj\s<<\/Type \/Annot[^>]*\(https:\/\/mark\.example\/(\d+)\)/gm),
        ([, id, mark]) => [id, mark],
      ),
    );
    const sheets = Array.from(pdf.matchAll(/\/Annots \[([^\]]*)\]/g), ([, ids = '']) =>
      [...ids.matchAll(/(\d+) 0 R/g)].flatMap(([, id]) => markOf.get(id) ?? []),
    ).filter((marks) => marks.length > 0);
    expect(sheets.length, words).toBeGreaterThan(2);
    const cut = sheets.flatMap((marks) =>
      marks.filter((mark) => marks.indexOf(mark) === marks.lastIndexOf(mark)),
    );
    expect(cut, words).toEqual([]);
  }
}

/** Makes an item's list several sheets long, with a link at the top and the bottom of each item; runs in the page. */
function fillSheets(item: Element) {
  const items = Array.from({ length: 60 }, (_, index) => {
    const copy = item.cloneNode(true) as HTMLElement;
    const text = copy.querySelector('p');
    if (text) text.textContent = `${text.textContent} `.repeat(3 + (index % 5));
    copy.style.position = 'relative';
    for (const side of ['top', 'bottom']) {
      const style = `position: absolute; left: 0; ${side}: 0; font: 1px serif`;
      const href = `https://mark.example/${index}`;
      const link = Object.assign(document.createElement('a'), { href, textContent: '.' });
      link.style.cssText = style;
      copy.append(link);
    }
    return copy;
  });
  item.parentElement?.replaceChildren(...items);
}

/** Gives an item's list so many items, one count after the other, and says where it leaves room empty; runs in the page. */
function findHoles(item: Element, counts: number[]): string[] {
  const list = item.parentElement as Element;
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(list);
  /** The widest part that boxes beside each other leave empty between two edges. */
  const emptyBetween = (left: number, right: number, parts: Iterable<Element>) => {
    let widest = 0;
    let edge = left;
    const boxes = [...parts].map((part) => part.getBoundingClientRect());
    for (const box of boxes.sort((one, other) => one.left - other.left)) {
      widest = Math.max(widest, box.left - edge);
      edge = Math.max(edge, box.right);
    }
    return Math.max(widest, right - edge);
  };
  const padding = Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd);
  /** No gap between columns is wider. */
  const most = padding + 82;
  return counts.flatMap((count) => {
    list.replaceChildren(...Array.from({ length: count }, () => item.cloneNode(true)));
    // A strip goes on beyond its edge.
    if (list.scrollWidth > list.clientWidth) return [];
    const { left, right } = list.getBoundingClientRect();
    const topOf = (part: Element) => Math.round(part.getBoundingClientRect().top);
    const rows = [...Map.groupBy(list.children, topOf).values()];
    return rows.flatMap((row) => {
      const holes = [emptyBetween(left, right, row)];
      for (const part of row) {
        const box = part.getBoundingClientRect();
        if (part.querySelector('picture'))
          holes.push(emptyBetween(box.left, box.right, part.children));
      }
      return holes
        .filter((hole) => hole > most)
        .map((hole) => `${count}: ${Math.round(hole)} px of a row of ${row.length}`);
    });
  });
}
