import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { securityHeaders } from '../../hosting/headers.ts';
import { hostFilesFor } from '../../hosting/host-files.ts';
import { inlineHashes, siteHashes } from '../../hosting/inline-hashes.ts';
import { ownFiles } from '../../src/content/checks/own-files.ts';
import { readContent } from '../../src/content/parse/read.ts';
import { localeCodes } from '../../src/i18n/locales.ts';

const hashes = siteHashes('dist');
const headers = securityHeaders(hashes, true);
const policy = `${headers['Content-Security-Policy']}`;

test.each(hostFilesFor(false))(
  '$name is built with the domain and the hashes of this site',
  ({ folder, name, textOf }) => {
    const file = `${folder}/${name}`;
    const { hostname: domain } = new URL(readContent().site.url);
    const built = existsSync(file) ? readFileSync(file, 'utf8') : '';
    expect(built).toBe(textOf({ headers, domain, ownFiles: ownFiles('content') }));
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
  const [, seconds] = /^max-age=(\d+)/.exec(`${headers['Strict-Transport-Security']}`) ?? [];
  expect(Number(seconds)).toBeGreaterThanOrEqual(365 * 24 * 60 * 60);
});
