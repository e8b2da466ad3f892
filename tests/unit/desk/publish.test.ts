import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { archives, isPublished } from '../../../editor/desk/archives.ts';
import { publish } from '../../../editor/desk/publish.ts';
import { textOf } from '../../../editor/words/texts.ts';
import { launchFindings } from '../../../src/content/checks/launch.ts';
import { readContent } from '../../../src/content/reading/read.ts';
import { siteWith } from '../../helpers/replace-in-file.ts';
import { temporaryContent } from '../../helpers/temporary.ts';
import { enter, shown } from './views.ts';

describe('Publish', () => {
  /** A checkout in which a build is done at once. */
  const begin = (sampleValues: string[]) => {
    const { checkout, write } = temporaryContent();
    write('site.yaml', siteWith({ sampleValues }));
    const astro = `${checkout}/node_modules/astro/bin`;
    mkdirSync(astro, { recursive: true });
    const build = `import { mkdirSync, writeFileSync } from 'node:fs';
mkdirSync('dist', { recursive: true });
writeFileSync('dist/index.html', 'the site');
const { NODE_ENV, NETLIFY, IMAGES } = process.env;
writeFileSync('told.txt', JSON.stringify([NODE_ENV, NETLIFY, IMAGES]));`;
    writeFileSync(`${astro}/astro.mjs`, build);
    enter(checkout);
    return { checkout, write };
  };
  const press = async (form: Record<string, string>) => {
    publish.press?.(new URLSearchParams(form));
    await expect.poll(() => shown(publish), { timeout: 100_000 }).not.toContain('<progress');
    return shown(publish);
  };

  test('builds nothing while samples are left, unless that is wanted', async () => {
    begin(['phone']);
    expect(await press({ host: 'cpanel' })).toContain('Nothing was made: samples are left');
    expect(existsSync('dist')).toBe(false);
    const told = await press({ host: 'cpanel', samples: 'on' });
    const [made] = archives();
    expect(told).toContain(`action="/${made}"`);
    expect(told).toContain('Press “Upload”');
  });

  test('makes the site for the host that was pressed, with the React of visitors, whatever the terminal has set', async () => {
    vi.stubEnv('NETLIFY', '1');
    vi.stubEnv('IMAGES', 'fast');
    begin([]);
    const told = [];
    for (const host of ['netlify', 'cpanel']) {
      await press({ host, samples: 'on' });
      told.push(JSON.parse(readFileSync('told.txt', 'utf8')));
    }
    expect(told).toEqual([
      ['production', '1', ''],
      ['production', '', ''],
    ]);
  });

  test('does nothing at a press while the site is being made', async () => {
    begin([]);
    const making = press({ host: 'cpanel', samples: 'on' });
    publish.press?.(new URLSearchParams({ host: 'netlify', samples: 'on' }));
    expect(await shown(publish)).toContain('A web host with cPanel: your texts');
    await making;
    expect(archives()).toEqual([expect.stringMatching(/-cpanel\.zip$/)]);
  });

  test('says how many pictures are done, however much a build prints', async () => {
    const { checkout } = begin([]);
    const build = `
import { existsSync } from 'node:fs';
console.log('picture '.repeat(2e5) + '(2/40)\\n(3/40)');
// It ends with its folder too, where this test fails.
const wait = () => existsSync('seen.txt') || (existsSync('content') && setTimeout(wait, 20));
wait();`;
    appendFileSync(`${checkout}/node_modules/astro/bin/astro.mjs`, build);
    const making = press({ host: 'cpanel', samples: 'on' });
    const options = { timeout: 100_000 };
    await expect.poll(() => shown(publish), options).toContain('value="3" max="40"');
    writeFileSync('seen.txt', '');
    expect(await making).toContain('The site is made for this host');
  });

  test('counts each item about a sample that “Ready?” lists once', async () => {
    const names = ['phone', 'city'];
    begin(names);
    const { found } = await launchFindings('.');
    const others = found.filter(
      ({ code, path = [] }) =>
        code.startsWith('sample-') && !(code === 'sample-value' && names.includes(`${path[0]}`)),
    );
    const count = names.length + others.length;
    expect(await press({ host: 'cpanel' })).toContain(`samples are left (${count})`);
  });

  // The program in its place is a script of a Unix shell.
  test.skipIf(process.platform === 'win32')('asks for a login before it builds', async () => {
    const { checkout } = begin([]);
    const npm = `${checkout}/npm`;
    writeFileSync(npm, '#!/bin/sh\necho You are not authenticated', { mode: 0o755 });
    vi.stubEnv('PATH', checkout);
    const told = await press({ host: 'cloudflare', samples: 'on' });
    expect(told).toContain('Nothing was made: Cloudflare does not know this computer.');
    expect(existsSync('dist')).toBe(false);
  });

  test.skipIf(process.platform === 'win32')(
    'names the domain that was built, though another was saved meanwhile',
    async () => {
      const { checkout } = begin([]);
      const { url } = readContent().site;
      const save = `
import { readFileSync } from 'node:fs';
const site = readFileSync('content/site.yaml', 'utf8');
writeFileSync('content/site.yaml', site.replace('${url}', 'https://another.example'));
`;
      const build = `${checkout}/node_modules/astro/bin/astro.mjs`;
      appendFileSync(build, save);
      writeFileSync(`${checkout}/npm`, '#!/bin/sh\necho $* >> calls.txt', { mode: 0o755 });
      vi.stubEnv('PATH', checkout);
      const told = await press({ host: 'cloudflare', samples: 'on' });
      expect(told).toContain(`Published: ${url}`);
      expect(told).toContain(textOf('publish-last', 'en'));
      expect(archives().map(isPublished)).toEqual([true]);
      expect(readContent().site.url).toBe('https://another.example');
      const { hostname } = new URL(url);
      expect(readFileSync('calls.txt', 'utf8')).toContain(`deploy --domain ${hostname}\n`);
    },
  );

  test.skipIf(process.platform === 'win32')(
    'says what failed, and nothing counts as published, where Cloudflare takes nothing',
    async () => {
      const { checkout } = begin([]);
      const npm = '#!/bin/sh\ncase $* in *deploy*) echo fetch failed >&2; exit 1;; esac';
      writeFileSync(`${checkout}/npm`, npm, { mode: 0o755 });
      vi.stubEnv('PATH', checkout);
      const told = await press({ host: 'cloudflare', samples: 'on' });
      expect(told).toContain(textOf('failed-offline', 'en'));
      expect(archives().map(isPublished)).toEqual([false]);
    },
  );

  test('with a mistake in the content, what was made can still be downloaded', async () => {
    const { write } = begin([]);
    await press({ host: 'cpanel', samples: 'on' });
    write('en/about.yaml', '');
    const told = await shown(publish);
    expect(told).toContain('There is a mistake in the content');
    expect(told).toContain('The site is made for this host');
    expect(told).toContain('<h2>Go back</h2>');
    expect(told).toContain(`action="/${archives()[0]}"`);
    expect(told).not.toContain(textOf('publish-last', 'en'));
    // Pressed in a view that was drawn before.
    rmSync('dist', { recursive: true });
    expect(await press({ host: 'cpanel', samples: 'on' })).toContain('There is a mistake');
    expect(existsSync('dist')).toBe(false);
  });
});
