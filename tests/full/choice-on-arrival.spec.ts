import type { Page } from '@playwright/test';
import { pathOf } from '../../src/i18n/routes.ts';
import {
  addButton,
  type Choice,
  type Chosen,
  choosable,
  expectMessage,
  hashOf,
  orderOf,
  removeButton,
} from '../helpers/choice.ts';
import {
  entries,
  expect,
  follow,
  keepFromCache,
  languageLink,
  leaveAndReturn,
  test,
} from '../helpers/fixtures.ts';

/* What is chosen after each way to a page that shows the choice: the table of docs/decisions/025-several-styles-in-one-message.md. */

const locale = 'ar';
const other = 'en';
const path = pathOf('catalog', locale);
const start = pathOf('start-project', locale);
const [first, second] = choosable(locale) as [Chosen, Chosen];
const last = choosable(locale).at(-1) as Chosen;

const inLanguage = (locale: keyof typeof entries, { items = [], ...choice }: Choice): Choice => ({
  ...choice,
  items: items.map(({ id }) => choosable(locale).find((item) => item.id === id) as Chosen),
});

const saveLanguage = (page: Page, language: string) =>
  page.evaluate((language) => {
    localStorage.language = language;
  }, language);

const none: Choice = {};
const one: Choice = { items: [first] };
const two: Choice = { items: [first, last] };
const all: Choice = { items: [first, second, last] };

const tabs: Record<string, Choice> = {
  'a tab without a choice': none,
  'a tab with a choice': two,
};
const addresses: Record<string, Choice> = {
  'an address that names none': none,
  'an address that names one': { items: [second] },
};

for (const [from, tab] of Object.entries(tabs)) {
  for (const [to, named] of Object.entries(addresses)) {
    const isReplaced = named.items && tab.items;
    const newest = named.items ? named : tab;
    const note = (locale: keyof typeof entries) =>
      isReplaced ? entries[locale].catalog.choice.fromLink : '';

    test(`by a link from elsewhere: ${from}, ${to}`, async ({ page }) => {
      await page.goto(path + hashOf(tab));
      await expectMessage(page, locale, tab);
      await page.goto(start + hashOf(named));
      await expectMessage(page, locale, newest, note(locale));
      await page.reload();
      await expectMessage(page, locale, newest);
    });

    test(`by a link from elsewhere, redirected to the saved language: ${from}, ${to}`, async ({
      page,
    }) => {
      await page.goto(path + hashOf(tab));
      await expectMessage(page, locale, tab);
      await saveLanguage(page, other);
      await page.goto(start + hashOf(named));
      await expect(page).toHaveURL(new RegExp(`${pathOf('start-project', other)}(#|$)`));
      await expectMessage(page, other, inLanguage(other, newest), note(other));
    });

    test(`by a link of the site, also before the chat's data has come: ${from}, ${to}`, async ({
      page,
    }) => {
      const both = isReplaced ? all : newest;
      await page.goto(start + hashOf(tab));
      await expectMessage(page, locale, tab);
      const link = () =>
        named.items ? orderOf(page, locale, second).click() : follow(page, 'start-project', locale);
      await follow(page, 'catalog', locale);
      await expectMessage(page, locale, tab);
      await link();
      await expect(page).toHaveURL(({ pathname }) => pathname === start);
      await expectMessage(page, locale, both);
      await page.route('/chat/*.json', () => {});
      await page.goto(path + hashOf(tab));
      await link();
      await page.unroute('/chat/*.json');
      await page.reload();
      await expectMessage(page, locale, both);
    });
  }
}

/** Ways back to a page whose address names what was taken off since, or lacks what was added. */
const returns: Record<string, (page: Page, change: () => Promise<void>) => Promise<unknown>> = {
  'from the back/forward cache': (page, change) => leaveAndReturn(page, change),
  'from the back/forward cache, in the language chosen since': async (page, change) => {
    await leaveAndReturn(page, async () => {
      await change();
      await saveLanguage(page, other);
    });
  },
  'loaded again in the language chosen since': async (page, change) => {
    await keepFromCache(page);
    await change();
    await saveLanguage(page, other);
    await page.evaluate(() => history.back());
  },
  'and forward again': async (page, change) => {
    await keepFromCache(page);
    await change();
    await page.goBack();
    await page.goForward();
  },
  'by the language link': async (page, change) => {
    await change();
    await languageLink(page, other).click();
  },
  'by a reload': async (page, change) => {
    await change();
    await page.reload();
  },
};

/** What is in the tab, and what is left of it once one is taken off and one is added. */
const changes: [before: Choice, added: Chosen[], after: Choice][] = [
  [two, [second], { items: [second, last] }],
  [one, [], none],
];

for (const [name, back] of Object.entries(returns)) {
  for (const [before, added, after] of changes) {
    test(`of ${before.items?.length} one is taken off and ${added.length} added: the same is chosen back ${name}`, async ({
      page,
    }) => {
      await page.goto(path + hashOf(before));
      await expectMessage(page, locale, before);
      await back(page, async () => {
        await follow(page, 'home', locale);
        for (const item of [first, ...added]) await addButton(page, locale, item).click();
        await expectMessage(page, locale, after);
      });
      const there = name.includes('language') ? other : locale;
      await expect(page.locator('html')).toHaveAttribute('lang', there);
      await expectMessage(page, there, inLanguage(there, after));
    });
  }
}

test('what was taken off in the other language is off on the way Back', async ({ page }) => {
  await page.goto(start + hashOf(two));
  await follow(page, 'catalog', locale);
  await languageLink(page, other).click();
  const [there] = choosable(other) as [Chosen];
  await addButton(page, other, there).click();
  const left = inLanguage(other, { items: [last] });
  await expectMessage(page, other, left);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(pathOf('start-project', other) + hashOf(left));
  await expectMessage(page, other, left);
});

test('the same link from elsewhere counts each time it is followed', async ({ page }) => {
  await page.goto(start + hashOf(two));
  await removeButton(page, locale, last).click();
  await expectMessage(page, locale, one);
  await page.goto(pathOf('about', locale));
  await page.goto(start + hashOf(two));
  await expectMessage(page, locale, two);
});

test('a new tab adds what its link names, and changes nothing in the first', async ({
  page,
  context,
}) => {
  await page.goto(path + hashOf(two));
  await expectMessage(page, locale, two);
  const opened = context.waitForEvent('page');
  await orderOf(page, locale, second).click({ modifiers: ['ControlOrMeta'] });
  await expectMessage(await opened, locale, all);
  await page.reload();
  await expectMessage(page, locale, two);
});

test('a link of the services sets the audience, and keeps the styles of the tab', async ({
  page,
}) => {
  await page.goto(start + hashOf({ ...two, audience: 'traders' }));
  await follow(page, 'services', locale);
  const link = page.getByRole('main').locator(`a[href="${start}#startups"]`);
  await link.click();
  await expectMessage(page, locale, { ...two, audience: 'startups' });
});

test('a page that was prerendered before styles were chosen has them when it is shown', async ({
  page,
}) => {
  // What the browser prepares has no frames until the visitor opens it.
  await page.addInitScript(() => {
    const { requestAnimationFrame } = window;
    const waiting: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (run) => waiting.push(run);
    const open = () => {
      window.requestAnimationFrame = requestAnimationFrame;
      for (const run of waiting) requestAnimationFrame(run);
    };
    Object.assign(window, { open });
  });
  await page.goto(path + hashOf({ items: [second] }));
  await expect(page.locator('[data-printed]')).toHaveAttribute('loading', 'eager');
  // What the page that was left wrote when its link was pressed.
  const pressed = {
    choice: hashOf(two) + hashOf({ items: [second] }),
    read: hashOf({ items: [second] }),
  };
  await page.evaluate((pressed) => {
    Object.assign(sessionStorage, pressed);
    window.open();
  }, pressed);
  await expectMessage(page, locale, all);
});
