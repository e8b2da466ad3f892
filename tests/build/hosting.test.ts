import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cloudflareHeaders } from '../../hosting/cloudflare.ts';
import { securityHeaders, shownElsewhere } from '../../hosting/headers.ts';
import { hostFiles, hostFilesFor } from '../../hosting/host-files.ts';
import { inlineHashes, siteHashes } from '../../hosting/inline-hashes.ts';
import { hostSettings } from '../../src/built-files.ts';
import { ownFiles } from '../../src/content/checks/own-files.ts';
import { readContent } from '../../src/content/reading/read.ts';
import { localeCodes } from '../../src/i18n/locales.ts';

const hashes = siteHashes('dist');
const headers = securityHeaders(hashes, true);
const policy = `${headers['Content-Security-Policy']}`;

test('the configuration of hosts is what real servers were last tested with', async () => {
  const all = securityHeaders({ scripts: [], stylesheets: [] }, true);
  const texts = hostFiles.map(({ host, name, textOf }) => {
    // One file shows every header, and each other one by a header how it writes them.
    const headers = name === '_headers' ? all : { 'X-Frame-Options': 'DENY' };
    const ownFiles = ['google12ab.html', 'a/index.html'];
    const text = textOf({ headers, domain: 'khayt.example', ownFiles });
    // What servers do not read may change.
    return `=== ${host}: ${name}\n${text.replace(/^\s*(#.*)?\n/gm, '')}`;
  });
  const advice = 'after `npx vitest run tests/full/servers`, accept the new text with --update';
  await expect(texts.join('\n'), advice).toMatchFileSnapshot('host-files.txt');
});

test('a build for Netlify has its files in place of those of Cloudflare, and all others', () => {
  const hostsOf = (isForNetlify: boolean) =>
    new Set(hostFilesFor(isForNetlify).map(({ host }) => host));
  const others = ['Apache', 'nginx', 'Caddy', 'container'];
  expect(hostsOf(true)).toEqual(new Set(['Netlify', ...others]));
  expect(hostsOf(false)).toEqual(new Set(['Cloudflare', ...others]));
});

test('Cloudflare gets a line that detaches what files for other sites would have twice, Netlify none', () => {
  const values = { headers: {}, domain: 'khayt.example', ownFiles: [] };
  const detaches = (host: string) =>
    hostFiles
      .find((file) => file.host === host && file.name === '_headers')
      ?.textOf(values)
      .match(/^ {2}! Cross-Origin-Resource-Policy$/gm)?.length ?? 0;
  expect(detaches('Cloudflare')).toBe(shownElsewhere.length);
  expect(detaches('Netlify')).toBe(0);
});

test('every file of a host in dist is hidden, and kept from the owner', () => {
  const published = hostFiles.filter(({ folder }) => folder === 'dist');
  expect(new Set(published.map(({ name }) => name))).toEqual(new Set(hostSettings));
});

test.each(hostFilesFor(false))(
  '$name is built with the domain and the hashes of this site',
  ({ folder, name, textOf }) => {
    const file = `${folder}/${name}`;
    const { hostname: domain } = new URL(readContent().site.url);
    const built = existsSync(file) ? readFileSync(file, 'utf8') : '';
    expect(built).toBe(textOf({ headers, domain, ownFiles: ownFiles('content') }));
  },
);

test.each([...new Set(hostFiles.map(({ host }) => host))])(
  'README and the guide say how to publish on %s',
  (host) => {
    expect(readFileSync('README.md', 'utf8')).toMatch(new RegExp(`^\\| [^|]*${host}`, 'im'));
    expect(readFileSync('docs/publishing.md', 'utf8')).toMatch(new RegExp(`^##+ .*${host}`, 'im'));
  },
);

test('the policy has room for a third language and two more pages', () => {
  // A page brings stylesheets and scripts of its own, a language only the stylesheet of its fonts.
  const inOneLanguage = globSync('dist/*.html', {
    exclude: localeCodes.map((code) => `dist/${code}.html`),
  });
  const html = inOneLanguage.map((file) => readFileSync(file, 'utf8')).join('');
  const { scripts, stylesheets } = inlineHashes(html);
  expect(hashes.scripts).toEqual(scripts);
  expect(hashes.stylesheets).toHaveLength(stylesheets.length + localeCodes.length - 1);
  const more = 5 * ` 'sha256-${'x'.repeat(44)}'`.length;
  expect(policy.length + more).toBeLessThan(1600);
});

test('a policy that Cloudflare would cut off is refused', () => {
  const long = { 'Content-Security-Policy': 'x'.repeat(2000) };
  const sentence = /^_headers: Cloudflare takes .* Content-Security-Policy has 2027: /;
  expect(() => cloudflareHeaders({ headers: long, domain: '', ownFiles: [] })).toThrow(sentence);
});

test('the policy has nothing unsafe, no wildcard, and no other site but the map', () => {
  expect(policy).not.toMatch(/unsafe|\*|https?:(?!\/\/(?:www|maps)\.google\.com)/);
  for (const rule of ["default-src 'none'", "frame-ancestors 'none'", 'require-trusted-types']) {
    expect(policy).toContain(rule);
  }
});

test('the mockup may share its picture, and take one from the clipboard', () => {
  expect(headers['Permissions-Policy']).not.toMatch(/web-share|clipboard/);
});

test('over plain http nothing insists on https', () => {
  const plain = securityHeaders(hashes, false);
  expect(plain['Strict-Transport-Security']).toBeUndefined();
  expect(plain['Content-Security-Policy']).not.toContain('upgrade-insecure-requests');
  // A subdomain may be on another host, without https.
  expect(headers['Strict-Transport-Security']).toBe('max-age=31536000');
});
