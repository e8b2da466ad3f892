import { localeCodes } from '../../src/i18n/locales.ts';
import { pathOf } from '../../src/i18n/routes.ts';
import { pages } from '../../src/page-table.ts';
import {
  addButton,
  type Choice,
  type Chosen,
  choosable,
  expectListed,
  expectMessage,
  hashOf,
  messageOf,
  orderOf,
  removeButton,
  trayOf,
} from '../helpers/choice.ts';
import {
  blockStorage,
  entries,
  expect,
  follow,
  languageLink,
  site,
  test,
} from '../helpers/fixtures.ts';
import { expectCode } from '../helpers/qr-code.ts';

/* Where a choice stays: in the tab, in the address, and on every way through the site. */

const locale = 'ar';
const path = pathOf('catalog', locale);
const start = pathOf('start-project', locale);
const { catalog } = entries[locale];
const [first] = choosable(locale) as [Chosen];
const last = choosable(locale).at(-1) as Chosen;

test('the choice stays through the site, the other language, Back and reload', async ({ page }) => {
  const other = 'en';
  const styles = choosable(locale).slice(0, catalog.styles.length);
  const added = styles.at(-1) as Chosen;
  const pieces = site.quantities ? { pieces: 120 } : {};
  const before = [{ ...first, ...pieces }, ...styles.slice(1, 2)];
  const items = before.some(({ id }) => id === added.id) ? before : [...before, added];
  const chosen: Choice = { audience: 'traders', items };
  const rest = { ...chosen, items: items.filter(({ id }) => id !== added.id) };

  await test.step('it grows by a link, also where the page has not read it yet', async () => {
    await page.route('/chat/*.json', () => {}, { times: 1 });
    await page.goto(path + hashOf({ ...chosen, items: before }));
    // The fragment names a style of the page, but the page is read from its top.
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await orderOf(page, locale, added).click();
    await expect(page).toHaveURL(start + hashOf(chosen));
  });
  await test.step('it is there on the way Back', async () => {
    await page.goto(path);
    await expect(page).toHaveURL(path + hashOf(chosen));
    await orderOf(page, locale, added).click();
    await expect(page).toHaveURL(start + hashOf(chosen));
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(path + hashOf(chosen));
    await expectMessage(page, locale, chosen);
    await expect(orderOf(page, locale, added)).toHaveAttribute('href', start + hashOf(chosen));
  });
  await test.step('a page that does not show it, and another language, lead back to it', async () => {
    await follow(page, 'contact', locale);
    await languageLink(page, other).click();
    await expect(page).toHaveURL(pathOf('contact', other));
    await page.goto(pathOf('start-project', other));
    await expect(page).toHaveURL(pathOf('start-project', other) + hashOf(chosen));
    await languageLink(page, locale).click();
    await expect(page).toHaveURL(start + hashOf(chosen));
    await page.reload();
    await expectListed(page, locale, chosen);
  });
  await test.step('what is changed on one page is changed on the one before, kept by the browser', async () => {
    await removeButton(page, locale, added).click();
    await expectListed(page, locale, rest);
    await follow(page, 'home', locale);
    await expect(page).toHaveURL(pathOf('home', locale));
    await expectMessage(page, locale, rest);
    await addButton(page, locale, first).click();
    await addButton(page, locale, first).click();
    const again = { ...rest, items: [first, ...rest.items.slice(1)] };
    await expectMessage(page, locale, again);
    await expect(page).toHaveURL(pathOf('home', locale));
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(start + hashOf(again));
    await expectListed(page, locale, again);
  });
  await test.step('a page that is given back whole, as this browser gives none, reads the tab again', async () => {
    await page.evaluate((kept) => {
      sessionStorage.choice = kept;
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    }, hashOf(chosen));
    await expectListed(page, locale, chosen);
    await expect(page).toHaveURL(start + hashOf(chosen));
  });
});

for (const [index, locale] of localeCodes.entries()) {
  test(`${locale}: every chat and email of every page says what is chosen, and a page without a choice fetches nothing for it`, {
    tag: index > 0 ? '@full' : [],
  }, async ({ page, errors }) => {
    const { catalog, layout } = entries[locale];
    const [one, two, ...others] = choosable(locale) as [Chosen, Chosen, ...Chosen[]];
    const category = others.find(({ id }) => id.startsWith('category')) as Chosen;
    const items = [site.quantities ? { ...one, pieces: 120 } : one, two, category];
    const chosen: Choice = { audience: 'traders', items };
    const message = messageOf(locale, chosen);
    const start = pathOf('start-project', locale);
    const missing = `${pathOf('about', locale)}/nothing-here`;
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (/\/chat\/|\.js$/.test(request.url())) fetched.push(request.url());
    });
    const tray = page.locator('[data-tray]');
    const services = pathOf('services', locale);
    for (const path of [services, `${services}#traders`, pathOf('contact', locale), missing]) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(tray).toBeHidden();
    }
    expect(fetched).toEqual([]);
    await page.goto(start + hashOf(chosen));
    await expectListed(page, locale, chosen);
    for (const path of [...pages.map((name) => pathOf(name, locale)), missing]) {
      await page.goto(path);
      // A question is asked after it.
      const others = () => page.evaluate(messagesOf, message);
      await expect.poll(others, path).toEqual([]);
      const code = page.getByRole('img', { name: layout.chat.qrCode.label });
      if (path !== missing) await expectCode(code, message);
      if (path === start) continue;
      const tray = trayOf(page, locale, items.length);
      await expect(tray).toBeInViewport({ ratio: 1 });
      await expect(tray.locator('img')).toHaveCount(2);
      await expect(tray).toContainText('+1');
      const toList = tray.getByRole('link', { name: catalog.choice.setPieces, exact: true });
      await expect(toList).toHaveCount(site.quantities ? 1 : 0);
      if (site.quantities) await expect(toList).toHaveAttribute('href', start + hashOf(chosen));
    }
    expect(errors.splice(0)).toEqual(Array(2).fill(expect.stringContaining('404')));
  });
}

/** The messages of chats and emails that do not begin with this one; runs in the page. */
function messagesOf(message: string): string[] {
  const links = document.querySelectorAll<HTMLAnchorElement>(
    '[href*="//wa.me/"], [href^="mailto:"]',
  );
  const texts = [...links].flatMap(({ href, dataset }) => {
    const { pathname, searchParams } = new URL(href);
    if (pathname.startsWith('/c/')) return [];
    const text = searchParams.get('text') ?? searchParams.get('body')?.replaceAll('\r', '');
    return [{ text, expected: [message, dataset.question ?? []].flat().join('\n') }];
  });
  return texts.filter(({ text, expected }) => text !== expected).map(({ text }) => `${text}`);
}

test('a link with a choice replaces that of the tab and says so; another tab has its own', async ({
  page,
  context,
}) => {
  const { fromLink } = catalog.choice;
  const other = await context.newPage();
  const chosen: Choice = { audience: 'startups', items: [last] };
  await page.goto(start + hashOf({ items: [first] }));
  await expectListed(page, locale, { items: [first] });
  await other.goto(start);
  await expectListed(other, locale, {});
  await page.evaluate((hash) => location.assign(hash), hashOf({ items: [last] }));
  await expectListed(page, locale, { items: [last] }, fromLink);
  await page.evaluate(() => history.back());
  await expectListed(page, locale, { items: [first] }, fromLink);
  await page.goto(pathOf('about', locale));
  await page.goto(start + hashOf(chosen));
  await expectListed(page, locale, chosen, fromLink);
  await page.goto(start);
  await expectListed(page, locale, chosen);
});

test('with storage blocked the address keeps the choice', { tag: '@full' }, async ({ page }) => {
  await blockStorage(page, 'sessionStorage');
  const chosen: Choice = { audience: 'traders', items: [first, last] };
  const before = { ...chosen, items: [last] };
  for (const name of ['home', 'start-project', 'catalog'] as const) {
    await page.goto(pathOf(name, locale) + hashOf(before));
    await expectMessage(page, locale, before);
    // Every link to the two pages that show it carries it, and what the link names itself.
    const links = page.locator(`a:is([href^="${path}"], [href^="${start}"])`);
    const hrefs = await links.evaluateAll((all) =>
      all.map((link) => `${link.getAttribute('href')}`),
    );
    expect(hrefs.length, name).toBeGreaterThan(2);
    for (const href of hrefs)
      expect(href).toMatch(new RegExp(`#traders(\\..*)?\\.${last.id}(\\.|$)`));
  }
  await orderOf(page, locale, first).click();
  await expectListed(page, locale, chosen);
  await page.reload();
  await expectListed(page, locale, chosen);
  await languageLink(page, 'en').click();
  await expect(page).toHaveURL((url) => url.pathname === pathOf('start-project', 'en'));
  await expectListed(page, 'en', {
    ...chosen,
    items: choosable('en').filter(({ id }) => id === first.id || id === last.id),
  });
});

test('where the address cannot be changed, or the storage is full, the next page still names what is chosen', {
  tag: '@full',
}, async ({ page }) => {
  const refusals = [
    // Safari does so after a hundred in half a minute.
    () => {
      history.replaceState = () => {
        throw new DOMException('Too many calls.', 'SecurityError');
      };
    },
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('It is full.', 'QuotaExceededError');
      };
    },
  ];
  for (const refuse of refusals) {
    await page.goto('about:blank');
    await page.goto(start + hashOf({ items: [first, last] }));
    await expectMessage(page, locale, { items: [first, last] });
    await page.evaluate(refuse);
    await removeButton(page, locale, first).click();
    await expectMessage(page, locale, { items: [last] });
    await follow(page, 'catalog', locale);
    await expect(page).toHaveURL(path + hashOf({ items: [last] }));
    await page.evaluate(refuse);
    await addButton(page, locale, first).click();
    await expectMessage(page, locale, { items: [first, last] });
    await orderOf(page, locale, first).click();
    await expectListed(page, locale, { items: [first, last] });
  }
});

test('a link that is longer than any choice leaves a page on which nothing is chosen and all works', async ({
  page,
}) => {
  // Each has cost a reader the square of its length, or more depth than there is.
  for (const sign of ['1', '-', '%25', 'a.', '=']) {
    await page.goto('about:blank');
    await page.goto(`${path}#${first.id}.${sign.repeat(200_000 / sign.length)}a`);
    const add = addButton(page, locale, first);
    await add.click();
    await expectMessage(page, locale, { items: [first] });
    await add.click();
    await expectMessage(page, locale, {});
  }
});
