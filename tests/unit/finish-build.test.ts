import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { expect, test, vi } from 'vitest';
import { prefixes } from '../../hosting/addresses.ts';
import { finishBuild } from '../../integrations/finish-build.ts';
import { temporaryFolder } from '../helpers/temporary.ts';

test.each([
  ['1', prefixes],
  ['', []],
])(
  'a build on Netlify, where NETLIFY is "%s", has a 404 page for each of %j',
  (netlify, served) => {
    const checkout = temporaryFolder();
    mkdirSync(`${checkout}/dist`);
    writeFileSync(`${checkout}/dist/index.html`, '<p>words');
    vi.stubEnv('NETLIFY', netlify);
    const dir = pathToFileURL(`${checkout}/dist/`);
    finishBuild.hooks['astro:build:done']?.({ dir } as never);
    const file = `${checkout}/dist/_redirects`;
    const redirects = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const ofErrors = redirects.match(/^\S+(?=\/\* \S+\/404\.html 404$)/gm) ?? [];
    expect(ofErrors).toEqual(served);
  },
);
