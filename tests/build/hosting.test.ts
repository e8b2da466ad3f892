import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { securityHeaders } from '../../hosting/headers.ts';
import { hiddenPath, hostFiles } from '../../hosting/host-files.ts';
import { inlineHashes, siteHashes } from '../../hosting/inline-hashes.ts';
import { ownFiles } from '../../src/content/checks/own-files.ts';
import { readContent } from '../../src/content/reading/read.ts';
import { localeCodes } from '../../src/i18n/locales.ts';

const hashes = siteHashes('dist');
const headers = securityHeaders(hashes, true);
const policy = `${headers['Content-Security-Policy']}`;

test('the configuration of hosts is what real servers were last tested with', async () => {
  const all = securityHeaders({ scripts: [], styles: [] }, true);
  const textsOf = (files: typeof hostFiles) =>
    files.map(({ name, write }) => {
      // One file shows every header, and each other one by a header how it writes them.
      const headers = name === '_headers' ? all : { 'X-Frame-Options': 'DENY' };
      const own = ['google12ab.html', 'a/index.html'];
      // What servers do not read may change.
      const text = write({ headers, hidden: hiddenPath, domain: 'khayt.example', own });
      return `=== ${name}\n${text.replace(/^\s*(#.*)?\n/gm, '')}`;
    });
  const texts = textsOf(hostFiles);
  vi.stubEnv('NETLIFY', '1');
  texts.push(...textsOf(hostFiles.filter(({ hosts }) => hosts.includes('Netlify'))));
  const advice = 'after `npx vitest run tests/full/servers`, accept the new text with --update';
  await expect(texts.join('\n'), advice).toMatchFileSnapshot('host-files.txt');
});

describe.each(hostFiles)('$name', ({ name, hosts, isPublished, write }) => {
  test('is built with the domain and the hashes of this site', () => {
    vi.unstubAllEnvs();
    const file = `${isPublished ? 'dist' : 'deploy'}/${name}`;
    const { hostname: domain } = new URL(readContent().site.url);
    const built = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const own = ownFiles('content');
    const values = { headers, hidden: hiddenPath, domain, own };
    expect(built).toBe(write(values));
  });

  test.each(hosts)('README and the guide say how to publish on %s', (host) => {
    expect(readFileSync('README.md', 'utf8')).toMatch(new RegExp(`^\\| [^|]*${host}`, 'im'));
    expect(readFileSync('docs/publishing.md', 'utf8')).toMatch(new RegExp(`^##+ .*${host}`, 'im'));
  });
});

test('the policy has room for a third language and two more pages', () => {
  // A page brings styles and scripts of its own, a language only the style of its fonts.
  const inOneLanguage = globSync('dist/*.html', {
    exclude: localeCodes.map((code) => `dist/${code}.html`),
  });
  const html = inOneLanguage.map((file) => readFileSync(file, 'utf8')).join('');
  const { scripts, styles } = inlineHashes(html);
  expect(hashes.scripts).toEqual(scripts);
  expect(hashes.styles).toHaveLength(styles.length + localeCodes.length - 1);
  const more = 5 * ` 'sha256-${'x'.repeat(44)}'`.length;
  expect(policy.length + more).toBeLessThan(1600);
});

test('a policy that Cloudflare would cut off is refused', () => {
  const long = { 'Content-Security-Policy': 'x'.repeat(2000) };
  const { write } = hostFiles.find(({ name }) => name === '_headers') ?? {};
  const sentence = /^_headers: Cloudflare takes .* Content-Security-Policy has 2028: /;
  expect(() => write?.({ headers: long, hidden: '', domain: '', own: [] })).toThrow(sentence);
});

test('the policy has nothing unsafe, no wildcard, and no other site but the map', () => {
  expect(policy).not.toMatch(/unsafe|\*|https?:(?!\/\/(?:www|maps)\.google\.com)/);
  for (const rule of ["default-src 'none'", "frame-ancestors 'none'", 'require-trusted-types']) {
    expect(policy).toContain(rule);
  }
});

test('over plain http nothing insists on https', () => {
  const plain = securityHeaders(hashes, false);
  expect(plain['Strict-Transport-Security']).toBeUndefined();
  expect(plain['Content-Security-Policy']).not.toContain('upgrade-insecure-requests');
  // A subdomain may be on another host, without https.
  expect(headers['Strict-Transport-Security']).toBe('max-age=31536000');
});
