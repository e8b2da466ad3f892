import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { emailLink } from '../../src/chat/address.ts';
import { audiences } from '../../src/content/schema/pages.ts';
import { localeCodes, locales } from '../../src/i18n/locales.ts';
import { pathOf } from '../../src/i18n/routes.ts';
import {
  addButton,
  type Choice,
  type Chosen,
  choosable,
  counted,
  expectListed,
  expectMessage,
  hashOf,
  messageOf,
  orderOf,
  piecesField,
  removeButton,
  shownMessage,
} from '../helpers/choice.ts';
import { digits, entries, expect, site, test } from '../helpers/fixtures.ts';

// One audience in each language.
for (const [index, locale] of localeCodes.entries()) {
  const { home, services, layout } = entries[locale];

  test(`${locale}: the stitch of the checklist runs along where its lines begin`, async ({
    page,
  }) => {
    await page.goto(pathOf('start-project', locale));
    const { enough } = entries[locale]['start-project'].checklist;
    const list = page.getByRole('list').filter({ hasText: `${enough.items[0]?.title}` });
    const { data, info } = await sharp(await list.last().screenshot())
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const thread = [...Buffer.from(site.colors.thread.slice(1), 'hex')];
    const isThread = (at: number) =>
      thread.every((part, index) => Math.abs(part - Number(data[at + index])) < 8);
    /** How many of a column's pixels are thread; columns are counted from where lines begin. */
    const inColumn = (column: number) => {
      const x = locales[locale].direction === 'rtl' ? info.width - 1 - column : column;
      return Array.from({ length: info.height }, (_, y) =>
        isThread((y * info.width + x) * 3),
      ).filter(Boolean).length;
    };
    expect(inColumn(0)).toBeGreaterThan(info.height / 3);
    expect(inColumn(info.width - 1)).toBe(0);
  });

  const start = pathOf('start-project', locale);
  const guest = audiences[index % audiences.length] as (typeof audiences)[number];
  test(`${locale}: home leads ${guest} to their services, and these to their message`, {
    tag: '@content',
  }, async ({ page }) => {
    await page.goto(pathOf('home', locale));
    // What is chosen on the way stays, although no script of the services knows of it.
    const [first] = choosable(locale) as [Chosen];
    await addButton(page, locale, first).click();
    await expectMessage(page, locale, { items: [first] });
    const { setPieces } = entries[locale].catalog.choice;
    const toPieces = page.getByRole('link', { name: setPieces, exact: true });
    await expect(toPieces.first()).toBeVisible({ visible: site.quantities });
    const { action, photo } = home.audiences[guest];
    await expect(page.getByRole('link', { name: action, exact: true })).toBeVisible();
    // The link reaches over its photograph.
    await page.getByRole('img', { name: photo.alt, exact: true }).click({ force: true });
    await expect(page).toHaveURL(`${pathOf('services', locale)}#${guest}`);
    // That page leads there as well, for whoever comes another way.
    const way = page.getByRole('main').getByRole('link', { name: services[guest].heading });
    await expect(way).toHaveAttribute('href', `#${guest}`);
    const part = page.locator('section').filter({ hasText: services[guest].heading });
    await expect(part.getByRole('heading', { level: 2 })).toBeInViewport();
    await part.getByRole('link', { name: layout.action, exact: true }).click();
    const chosen = { audience: guest, items: [first] };
    await expect(page).toHaveURL(start + hashOf(chosen));
    await expectListed(page, locale, chosen);
    // Who then takes the other door is taken for the other: the last link that was followed decides.
    const other = audiences.find((name) => name !== guest) as typeof guest;
    const changed = { audience: other, items: [first] };
    await page.goto(pathOf('services', locale));
    const door = page
      .locator('section')
      .filter({ hasText: services[other].heading })
      .getByRole('link', { name: layout.action, exact: true });
    await expect(door).toHaveAttribute('href', start + hashOf(changed));
    await door.click();
    await expectListed(page, locale, changed);
  });
}

for (const locale of localeCodes) {
  test(`${locale}: a press on a style puts it into the message of the door that was taken`, async ({
    page,
  }) => {
    const path = pathOf('start-project', locale);
    const { stylesHeading } = entries[locale]['start-project'];
    const audience = audiences[0] as (typeof audiences)[number];
    await page.goto(path + hashOf({ audience, items: [] }));
    const { styles } = entries[locale].catalog;
    const offered = page
      .getByRole('main')
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: stylesHeading, exact: true }) });
    await expect(offered.getByRole('listitem')).toHaveCount(Math.min(styles.length, 4));
    const [first] = choosable(locale) as [Chosen];
    const { name = '' } = styles[0] ?? {};
    await offered.getByRole('link', { name, exact: true }).click();
    await expectListed(page, locale, { audience, items: [first] });
    await expect(offered).toBeHidden();
    await removeButton(page, locale, first).click();
    await expect(offered).toBeVisible();
  });

  test(`${locale}: what is typed, or picked beside its field, is in the message that is shown and sent`, async ({
    page,
  }) => {
    test.skip(!site.quantities, 'this factory does not ask for numbers of pieces');
    const [one, two] = choosable(locale) as [Chosen, Chosen];
    await page.goto(pathOf('start-project', locale) + hashOf({ items: [one, two] }));
    await expectListed(page, locale, { items: [one, two] });
    const chat = page.getByRole('main').getByRole('link', { name: counted(locale, 'label', 2) });
    const expectShown = async (items: Chosen[]) => {
      await expectListed(page, locale, { items });
      const { searchParams } = new URL(`${await chat.getAttribute('href')}`);
      expect(await shownMessage(page, locale).textContent()).toBe(searchParams.get('text'));
    };
    await piecesField(page, locale, two).fill('7');
    await expectShown([one, { ...two, pieces: 7 }]);
    const { minimum, unitPieces = 1 } = entries[locale].catalog.styles[0] ?? {};
    for (const times of [1, 2, 6, 10]) {
      const pieces = times * (minimum ?? Math.ceil(site.minimum / unitPieces));
      const group = page.getByRole('group', { name: one.name, exact: true });
      await group.getByRole('button', { name: `${pieces}`, exact: true }).click();
      await expectShown([
        { ...one, pieces },
        { ...two, pieces: 7 },
      ]);
      // Of all amounts that are there, this one alone is marked.
      await expect(page.getByRole('button', { pressed: true })).toHaveText([`${pieces}`]);
    }
    // The line that loses the focus does not move the next from under a press.
    const next = page
      .getByRole('group', { name: two.name, exact: true })
      .getByRole('button')
      .first();
    await next.click();
    const pieces = Number(await next.textContent());
    await expectListed(page, locale, {
      items: [
        { ...one, pieces: 10 * (minimum ?? site.minimum) },
        { ...two, pieces },
      ],
    });
  });
}

const locale = 'ar';
const start = pathOf('start-project', locale);
const { 'start-project': words } = entries[locale];
const [first] = choosable(locale) as [Chosen];

test('an email says what the chat says and how many styles are chosen', {
  tag: '@content',
}, async ({ page }) => {
  const link = page.getByRole('link', { name: words.email.label, exact: true });
  const expectEmail = async (choice: Choice, about: string) => {
    await expectMessage(page, locale, choice);
    const [to, query = ''] = `${await link.getAttribute('href')}`.split('?');
    const fields = query.split('&').map((field) => decodeURIComponent(field));
    expect([to, ...fields]).toEqual([
      emailLink(site.email),
      `subject=${words.email.subject}${about}`,
      `body=${messageOf(locale, choice).replaceAll('\n', '\r\n')}`,
    ]);
  };
  await page.goto(start);
  await expectEmail({}, '');
  const items = choosable(locale)
    .slice(0, 3)
    .map((item, index) => (site.quantities ? { ...item, pieces: 10 + index } : item));
  await page.goto(start + hashOf({ items }));
  const { counts } = entries[locale].catalog.choice;
  await expectEmail({ items }, `: ${counted(locale, counts, items.length)}`);
  // The email's address is the longer one: also with all that can be chosen, no app cuts it off.
  const all = choosable(locale).map((item) => (site.quantities ? { ...item, pieces: 1200 } : item));
  await page.goto(start + hashOf({ items: all }));
  await expect(link).toHaveAttribute('href', /body=.*%0D%0A.*%0D%0A/);
  expect(`${await link.getAttribute('href')}`.length).toBeLessThanOrEqual(2000);
});

test("'order now' leads to a chat in a new tab that orders the style", async ({
  page,
  context,
}) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
  await page.goto(pathOf('catalog', locale));
  // What is opened in another tab is not chosen in this one.
  const [, second] = choosable(locale) as [Chosen, Chosen];
  const other = context.waitForEvent('page');
  await orderOf(page, locale, second).click({ modifiers: ['ControlOrMeta'] });
  await expectListed(await other, locale, { items: [second] });
  await (await other).close();
  await orderOf(page, locale, first).click();
  await expect(page).toHaveURL(`${start}#${first.id}`);
  await expectListed(page, locale, { items: [first] });
  // The fragment names a line of the page, but the page is read from its top.
  expect(await page.evaluate(() => scrollY)).toBe(0);
  // The button that takes the style off, its field, the amounts that fill it, the way to more, and the field of the brand.
  const main = page.getByRole('main');
  const row = main.getByRole('listitem').filter({ has: removeButton(page, locale, first) });
  const stops = await row.locator('button, input').filter({ visible: true }).count();
  for (let stop = 0; stop <= stops + 2; stop++) await page.keyboard.press('Tab');
  const chat = main.getByRole('link', { name: counted(locale, 'label', 1) });
  await expect(chat).toBeFocused();
  const opened = page.waitForEvent('popup');
  await chat.click();
  const { origin, pathname, searchParams } = new URL((await opened).url());
  expect(origin + pathname).toBe(`https://wa.me/${digits}`);
  expect([...searchParams]).toEqual([['text', messageOf(locale, { items: [first] })]]);
  await expect(page).toHaveURL(`${start}#${first.id}`);
});

test('answers open by keyboard, and are open on paper; the form waits', {
  tag: '@content',
}, async ({ page }) => {
  const { items } = words.questions;
  await page.goto(start);
  const answers = items.map(({ answer }) =>
    page.locator('details').getByText(answer, { exact: true }),
  );
  const [opened, ...closed] = answers as [Locator, ...Locator[]];
  await page.emulateMedia({ media: 'print' });
  for (const answer of answers) await expect(answer).toBeVisible();
  await page.emulateMedia({ media: null });
  await expect(opened).toBeVisible();
  for (const answer of closed) await expect(answer).toBeHidden();
  for (const { question } of items.slice(1)) {
    const words = page.getByText(question, { exact: true });
    await page.locator('summary').filter({ has: words }).focus();
    await page.keyboard.press('Enter');
  }
  for (const answer of answers) await expect(answer).toBeVisible();
  await test.step('the project form is in the page, but hidden and disabled', async () => {
    const form = page.locator('form');
    await expect(form).toBeHidden();
    for (const name of ['name', 'phone', 'brandType', 'budget', 'message'] as const) {
      const field = form.locator(`[name="${name}"]`);
      await expect(field).toBeDisabled();
      await expect(form.locator(`label[for="${name}"]`)).toHaveText(words.form[name]);
    }
    await expect(form.locator('[type="submit"]')).toHaveText(words.form.submit);
  });
});
