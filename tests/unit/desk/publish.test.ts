import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { archives } from '../../../editor/desk/archives.ts';
import { publish } from '../../../editor/desk/publish.ts';
import { textOf } from '../../../editor/words/texts.ts';
import { launchFindings } from '../../../src/content/checks/launch.ts';
import { sampleFactory } from '../../../src/content/checks/samples.ts';
import { readContent } from '../../../src/content/parse/read.ts';
import { placedSentence } from '../../../src/error-messages/sentences.ts';
import { everyPage } from '../../../src/i18n/routes.ts';
import { siteWith } from '../../helpers/checkout.ts';
import { temporaryContent } from '../../helpers/temporary.ts';
import { enter, shown } from './views.ts';

/** A checkout in which a build is done at once; a script of a Unix shell is in the place of npm. */
function begin({ sampleValues = [] as string[], npm = '', building = '' } = {}) {
  const { checkout, folder, write } = temporaryContent();
  const { site } = readContent(folder);
  write('site.yaml', siteWith({ sampleValues }));
  const astro = `${checkout}/node_modules/astro/bin`;
  mkdirSync(astro, { recursive: true });
  const build = `import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
mkdirSync('dist', { recursive: true });
writeFileSync('dist/index.html', 'the site');
const { NODE_ENV, NETLIFY, IMAGES } = process.env;
writeFileSync('told.txt', JSON.stringify([NODE_ENV, NETLIFY, IMAGES]));
${building}`;
  writeFileSync(`${astro}/astro.mjs`, build);
  if (npm) {
    writeFileSync(`${checkout}/npm`, `#!/bin/sh\n${npm}`, { mode: 0o755 });
    vi.stubEnv('PATH', checkout);
  }
  enter(checkout);
  return { site, write };
}

/** What is shown once a button has been pressed, and its job is done. */
async function press(form: Record<string, string>) {
  publish.onPress?.(new URLSearchParams(form));
  await expect.poll(() => shown(publish), { timeout: 100_000 }).not.toContain('<progress');
  return shown(publish);
}

test('asks whether samples are to be published, where any are left', async () => {
  const { write } = begin({ sampleValues: ['phone'] });
  const question = textOf('publish-anyway', 'en');
  expect(await shown(publish)).toContain(`<input type="checkbox" required> ${question}`);
  // Also where no value is a sample any more, but a picture is. One is recognized by its size.
  write('site.yaml', siteWith({ sampleValues: [] }));
  const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>';
  const sizes = Object.values(sampleFactory.bytes).filter((bytes) => bytes > logo.length);
  write('logo/logo.svg', logo.padEnd(Math.min(...sizes)));
  expect(await shown(publish)).toContain(`<input type="checkbox" required> ${question}`);
  const { found } = await launchFindings('.');
  write('accepted.txt', found.map((it) => placedSentence(it)).join('\n'));
  expect(await shown(publish)).not.toContain(question);
});

test('makes the site for the host that was pressed, with the React of visitors, whatever the terminal has set', async () => {
  vi.stubEnv('NETLIFY', '1');
  vi.stubEnv('IMAGES', 'fast');
  begin();
  const told = [];
  for (const host of ['netlify', 'cpanel']) {
    await press({ host });
    told.push(JSON.parse(readFileSync('told.txt', 'utf8')));
  }
  expect(told).toEqual([
    ['production', '1', ''],
    ['production', '', ''],
  ]);
});

test('does nothing at a press while the site is being made', async () => {
  begin();
  const making = press({ host: 'cpanel' });
  publish.onPress?.(new URLSearchParams({ host: 'netlify' }));
  expect(await shown(publish)).toContain('A web host with cPanel: your texts');
  await making;
  const [made] = archives();
  expect(made).toMatch(/-cpanel\.zip$/);
  const told = await shown(publish);
  expect(told).toContain(`href="/${made}"`);
  expect(told).toContain('Press “Upload”');
  expect(archives()).toHaveLength(1);
});

test.skipIf(process.platform === 'win32')('on Cloudflare, asks for a login first', async () => {
  begin({ npm: 'echo You are not authenticated' });
  const told = await press({ host: 'cloudflare' });
  expect(told).toContain('Nothing was made: Cloudflare does not know this computer.');
  expect(existsSync('dist')).toBe(false);
});

test.skipIf(process.platform === 'win32')(
  'on Cloudflare, names the domain that was built, though another was saved meanwhile',
  async () => {
    const save = `const text = readFileSync('content/site.yaml', 'utf8');
writeFileSync('content/site.yaml', text.replace(/^url: .*/m, 'url: https://another.example'));`;
    const { site } = begin({ npm: 'echo $* >> calls.txt', building: save });
    const told = await press({ host: 'cloudflare' });
    expect(told).toContain(`Published: ${site.url}`);
    expect(readContent().site.url).toBe('https://another.example');
    const { hostname } = new URL(site.url);
    expect(readFileSync('calls.txt', 'utf8')).toContain(`deploy --domain ${hostname}\n`);
  },
);

test.skipIf(process.platform === 'win32')(
  'says what failed where Cloudflare takes nothing',
  async () => {
    begin({ npm: 'case $* in *deploy*) echo fetch failed >&2; exit 1;; esac' });
    const told = await press({ host: 'cloudflare' });
    expect(told).toContain(textOf('failed-offline', 'en'));
  },
);

test('with a mistake in the content, what was made can still be downloaded', async () => {
  const { write } = begin();
  await press({ host: 'cpanel' });
  write('en/about.yaml', '');
  const told = await shown(publish);
  expect(told).toContain('There is a mistake in the content');
  expect(told).toContain('The site is made for this host');
  expect(told).toContain('<h2>Go back</h2>');
  expect(told).toContain(`href="/${archives()[0]}"`);
  // Pressed in a view that was drawn before.
  rmSync('dist', { recursive: true });
  expect(await press({ host: 'cpanel' })).toContain('There is a mistake');
  expect(existsSync('dist')).toBe(false);
});

test('the published site is visited at its own address, and each problem is told with its pages', async () => {
  const { url } = begin().site;
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return new Response('', { status: 503 });
  });
  // “Check the published site” is the one button without a name.
  const told = await press({});
  expect(asked).toEqual(expect.arrayContaining(everyPage.map(({ path }) => url + path)));
  expect(asked.filter((address) => !address.startsWith(`${url}/`))).toEqual([]);
  const pages = everyPage.map(({ path }) => path).join(', ');
  const line = `<li>${pages}, [^<]*/sitemap.xml, [^<]*: answers 503, not 200.`;
  expect(told).toMatch(new RegExp(line));
});
