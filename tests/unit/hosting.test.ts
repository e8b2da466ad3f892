import { createHash } from 'node:crypto';
import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, matchesGlob } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test, vi } from 'vitest';
import { prefixes } from '../../hosting/addresses.ts';
import { securityHeaders } from '../../hosting/headers.ts';
import { hostFiles } from '../../hosting/host-files.ts';
import { netlifyHeaders } from '../../hosting/hosts/cloudflare-and-netlify.ts';
import { finishBuild } from '../../integrations/finish-build.ts';
import { hostSettings } from '../../src/built-files.ts';
import { readContent } from '../../src/content/parse/read.ts';
import { temporaryFolder } from '../helpers/temporary.ts';

const headers = securityHeaders({ scripts: [], stylesheets: [] }, true);

test('the configuration of hosts is what real servers were last tested with', () => {
  const ownFiles = ['google12ab.html', 'a/index.html'];
  const texts = hostFiles.map(({ textOf }) =>
    // What servers do not read may change.
    textOf({ headers, domain: 'khayt.example', ownFiles }).replace(/^\s*(#.*)?\n/gm, ''),
  );
  const digest = createHash('sha256').update(texts.join()).digest('base64url');
  const advice = 'after `npx vitest run --dir tests/full/servers`, accept this with --update';
  expect(digest, advice).toMatchInlineSnapshot(`"crkTp1ABwEX-xrdKWjJlZzZxNnvPehb3jKIACv629bw"`);
});

test('of the lines for a header, Netlify takes the last: other sites may show the social images alone', () => {
  const parts = netlifyHeaders({ headers, domain: '', ownFiles: [] }).split(/\n(?=\/)/);
  const policyOf = (path: string) =>
    parts
      .filter((part) => matchesGlob(path, part.split('\n')[0]?.replace(/\*$/, '**') ?? ''))
      .flatMap((part) => /^ {2}Cross-Origin-Resource-Policy: (.*)/m.exec(part)?.[1] ?? [])
      .at(-1);
  expect(policyOf('/_astro/share/home.ar.1a2b3c4d.jpg')).toBe('cross-origin');
  expect(policyOf('/favicon.ico')).toBe('cross-origin');
  expect(policyOf('/_astro/photo.avif')).toBe('same-origin');
  expect(policyOf('/')).toBe('same-origin');
});

// Cloudflare finds the 404 pages by itself, and joins the lines for a header unless one detaches the others.
test.each([
  ['1', [], prefixes, false],
  ['', ['.htaccess', '.assetsignore'], [], true],
])('a build where NETLIFY is "%s" has the files of its host', (netlify, more, found, detaches) => {
  const checkout = temporaryFolder();
  mkdirSync(`${checkout}/dist`);
  writeFileSync(`${checkout}/dist/index.html`, '<p>words');
  vi.stubEnv('NETLIFY', netlify);
  const dir = pathToFileURL(`${checkout}/dist/`);
  finishBuild.hooks['astro:build:done']?.({ dir } as never);
  const written = globSync(['dist/{.*,_headers}', 'deploy/*'], { cwd: checkout });
  const all = ['_headers', 'nginx.conf', 'Caddyfile', 'Containerfile', ...more];
  expect(new Set(written.map((file) => basename(file)))).toEqual(new Set(all));
  const [redirects = ''] = globSync(`${checkout}/dist/_redirects`);
  const text = redirects && readFileSync(redirects, 'utf8');
  expect(text.match(/^\S+(?=\/\* \S+\/404\.html 404$)/gm) ?? []).toEqual(found);
  const detached = readFileSync(`${checkout}/dist/_headers`, 'utf8').includes('\n  ! ');
  expect(detached).toBe(detaches);
});

test.each(['jpg', 'JPG', 'jfif', 'PNG'])('no original is published: .%s', (ending) => {
  const checkout = temporaryFolder();
  const [photo] = readContent().photos.usable.values();
  cpSync(`content/photos/${photo}`, `${checkout}/dist/_astro/team.1a2b3c4d.${ending}`);
  const dir = pathToFileURL(`${checkout}/dist/`);
  finishBuild.hooks['astro:build:done']?.({ dir } as never);
  expect(globSync('dist/_astro/*', { cwd: checkout })).toEqual([]);
});

test('every file of a host in dist is hidden, and kept from the owner', () => {
  const published = hostFiles.filter(({ folder }) => folder === 'dist');
  expect(new Set(published.map(({ name }) => name))).toEqual(new Set(hostSettings));
});
