import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { test as base, expect as baseExpect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';

/** The editor reads all photographs when it starts. */
const expect = baseExpect.configure({ timeout: 30_000 });

/** The editor in a copy of the project's content, and the lines that have changed since in its files. */
class Editor {
  readonly folder: string;
  readonly address: string;
  readonly page: Page;
  readonly arabic: Locator;
  readonly english: Locator;

  constructor(folder: string, address: string, page: Page) {
    this.folder = folder;
    this.address = address;
    this.page = page;
    this.arabic = page.getByRole('group', { name: /Edit .Arabic. Content/ });
    this.english = page.getByRole('group', { name: /Edit .English. Content/ });
  }

  async open(form: string): Promise<void> {
    await this.page.goto(this.address);
    await this.page.getByRole('row', { name: form }).click();
    await expect(this.page.getByRole('button', { name: 'Save' })).toBeVisible();
  }

  /** Takes the photograph that is chosen in the dialog. */
  async insert(): Promise<void> {
    await this.page.getByRole('button', { name: 'Insert' }).click();
    await expect(this.page.getByRole('dialog')).toBeHidden();
  }

  async save(): Promise<void> {
    await this.page.getByRole('button', { name: 'Save' }).click();
    await expect(this.page.getByText('Entry saved.')).toBeVisible();
  }

  /** `- ` and a line that is gone, `+ ` and a line that is new, by file. */
  changes(): Record<string, string[]> {
    const files = globSync('content/**/*.yaml', { cwd: this.folder });
    const changed = files.map((file) => {
      const [before, after] = [resolve(), this.folder].map((root) =>
        readFileSync(`${root}/${file}`, 'utf8').split('\n'),
      ) as [string[], string[]];
      return [file, difference(before, after)] as const;
    });
    return Object.fromEntries(changed.filter(([, lines]) => lines.length > 0));
  }
}

/** Lines between the first and the last that differ; the others must be the same and in the same order. */
function difference(before: string[], after: string[]): string[] {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  let end = 0;
  while (
    end < before.length - start &&
    end < after.length - start &&
    before.at(-1 - end) === after.at(-1 - end)
  )
    end += 1;
  return [
    ...before.slice(start, before.length - end).map((line) => `- ${line}`),
    ...after.slice(start, after.length - end).map((line) => `+ ${line}`),
  ];
}

const test = base.extend<{ editor: Editor }>({
  editor: async ({ page }, use) => {
    const folder = mkdtempSync(`${tmpdir()}/khayt-editor-`);
    cpSync('content', `${folder}/content`, { recursive: true });
    const server = start(folder, '0');
    const [said] = await once(server.stdout as Readable, 'data');
    const port = /:(\d+)/.exec(`${said}`)?.[1];
    await use(new Editor(folder, `http://localhost:${port}/`, page));
    server.kill();
    rmSync(folder, { recursive: true });
  },
});

function start(folder: string, port: string): ChildProcess {
  const env = { ...process.env, PORT: port };
  return spawn(process.execPath, [resolve('editor/serve.ts')], { cwd: folder, env });
}

// The editor draws a field only when it comes into view: a tall window shows what the tests use.
test.use({ locale: 'en', viewport: { width: 1200, height: 1600 } });
test.describe.configure({ timeout: 90_000 });

for (const { side, file, word } of [
  { side: 'arabic', file: 'content/ar/home.yaml', word: 'كلمة' },
  { side: 'english', file: 'content/en/home.yaml', word: 'Word' },
] as const) {
  test(`a word changed in ${side}: that word differs, and nothing else`, async ({ editor }) => {
    await editor.open('Home');
    const action = editor[side].getByRole('textbox', { name: 'Words on the button' });
    const before = await action.inputValue();
    await action.fill(word);
    await editor.save();
    expect(editor.changes()).toEqual({
      [file]: [`-   action: ${before}`, `+   action: ${word}`],
    });
  });
}

test('a phone number keeps its quotes and its comment', async ({ editor }) => {
  await editor.open('The factory');
  const phone = editor.page.getByRole('textbox', { name: 'Phone' });
  const before = await phone.inputValue();
  await phone.fill('+20 122 222 2222');
  await editor.save();
  const [gone = '', ...rest] = editor.changes()['content/site.yaml'] as string[];
  expect(gone).toContain(`"${before}" #`);
  expect(rest).toEqual([gone.replace('-', '+').replace(before, '+20 122 222 2222')]);
});

test('another photograph, chosen once, is named in both languages', async ({ editor }) => {
  await editor.open('Home');
  const slides = editor.arabic.getByRole('group', { name: /^“.Slides.” Field$/ });
  await slides.getByRole('button', { name: 'Expand', exact: true }).first().click();
  await slides.getByRole('button', { name: 'Replace Image' }).click();
  await editor.page.getByRole('option', { name: 'service-fabric.jpg' }).click();
  await editor.insert();
  await editor.save();
  const changed = Object.values(editor.changes());
  expect(changed).toHaveLength(2);
  for (const lines of changed) {
    expect(lines).toEqual([
      expect.stringMatching(/^- {7}photo: [\w-]+$/),
      '+       photo: service-fabric',
    ]);
  }
});

test('a photograph from elsewhere is put into content/photos and named', async ({ editor }) => {
  await editor.open('About us');
  await editor.arabic.getByRole('button', { name: 'Replace Image' }).last().click();
  const chooser = editor.page.waitForEvent('filechooser');
  await editor.page.getByRole('dialog').getByRole('button', { name: 'Upload' }).click();
  const buffer = await sharp('content/photos/hero-knit.jpg').resize(600).jpeg().toBuffer();
  await (await chooser).setFiles({ name: 'Our Loom.jpg', mimeType: 'image/jpeg', buffer });
  await editor.insert();
  await editor.save();
  expect(readFileSync(`${editor.folder}/content/photos/our-loom.jpg`).equals(buffer)).toBe(true);
  for (const lines of Object.values(editor.changes())) {
    expect(lines).toEqual([expect.stringMatching(/^- {3}name: /), '+   name: our-loom']);
  }
});

test('a product more: both files gain its lines, in the order of the others', async ({
  editor,
}) => {
  await editor.open('Catalog');
  await editor.arabic.getByRole('button', { name: /Add .Products/ }).click();
  for (const [side, words] of [
    [editor.arabic, ['تيشيرت جديد', 'تيشيرت جديد على طاولة']],
    [editor.english, ['New t-shirt', 'A new t-shirt on a table']],
  ] as const) {
    const product = side
      .getByRole('group', { name: /Products.+Field/ })
      .getByRole('group')
      .filter({ has: editor.page.getByRole('button', { name: 'Remove' }) })
      .last();
    await product.hover();
    await editor.page.mouse.wheel(0, 600);
    if (side === editor.arabic) {
      await product.getByRole('textbox', { name: 'Name in links' }).fill('tee-new');
      await product.getByRole('button', { name: 'Browse' }).click();
      await editor.page.getByRole('option', { name: 'product-tee-ink.jpg' }).click();
      await editor.insert();
    }
    await product.getByRole('textbox', { name: 'Name', exact: true }).fill(words[0]);
    await product.getByRole('textbox', { name: 'What the photograph shows' }).fill(words[1]);
  }
  await editor.save();
  const lines = (name: string, alt: string) => [
    '+   - id: tee-new',
    `+     name: ${name}`,
    '+     photo:',
    '+       name: product-tee-ink',
    `+       alt: ${alt}`,
  ];
  expect(editor.changes()).toEqual({
    'content/ar/catalog.yaml': lines('تيشيرت جديد', 'تيشيرت جديد على طاولة'),
    'content/en/catalog.yaml': lines('New t-shirt', 'A new t-shirt on a table'),
  });
});

test('what the build would refuse is not saved, and the sentence says why', async ({ editor }) => {
  await editor.open('The factory');
  await editor.page.getByRole('textbox', { name: 'Phone' }).fill('call us');
  await editor.page.getByRole('button', { name: 'Save' }).click();
  await expect(editor.page.getByRole('alertdialog')).toContainText(
    /content\/site\.yaml, line \d+: phone must /,
  );
  expect(editor.changes()).toEqual({});
});

test('a file changed by hand meanwhile is not overwritten', async ({ editor }) => {
  await editor.open('Home');
  const file = `${editor.folder}/content/ar/home.yaml`;
  writeFileSync(file, `${readFileSync(file, 'utf8')}# by hand\n`);
  await editor.arabic.getByRole('textbox', { name: 'Words on the button' }).fill('كلمة');
  await editor.page.getByRole('button', { name: 'Save' }).click();
  await expect(editor.page.getByRole('alertdialog')).toContainText('changed outside the editor');
  expect(editor.changes()).toEqual({ 'content/ar/home.yaml': ['+ # by hand'] });
});

test('nothing is asked of another host, and no other name is answered to', async ({ editor }) => {
  const hosts = new Set<string>();
  const own = new URL(editor.address).host;
  await editor.page.route(
    (url) => url.host !== own,
    async (route) => {
      hosts.add(new URL(route.request().url()).host);
      await route.abort();
    },
  );
  await editor.open('Home');
  // Nor could it be.
  await editor.page.evaluate(() => fetch('https://elsewhere.example').catch(() => {}));
  expect([...hosts]).toEqual([]);

  const foreign = await editor.page.request.get(`${editor.address}files`, {
    headers: { Host: 'elsewhere.example' },
  });
  expect(foreign.status()).toBe(403);
});

test('a port that is in use is said plainly', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const server = start('.', String(port));
  const [said] = await once(server.stderr as Readable, 'data');
  expect(`${said}`).toContain(`Port ${port} is in use`);
  await once(server, 'exit');
  expect(server.exitCode).toBe(1);
  other.close();
});

test.describe('for an owner whose browser speaks Arabic', () => {
  test.use({ locale: 'ar' });

  test('the editor does too', async ({ editor }) => {
    await editor.page.goto(editor.address);
    await editor.page.getByRole('row', { name: 'الرئيسية' }).click();
    await expect(editor.page.getByRole('button', { name: 'حفظ' })).toBeVisible();
    await expect(editor.page.getByRole('textbox', { name: 'كلمات الزر' })).toHaveCount(2);
    await expect(editor.page.locator('html')).toHaveAttribute('dir', 'rtl');
  });
});
