import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { describe, expect, test, vi } from 'vitest';
import { headers, inlineHashes, siteHashes } from '../../hosting/headers.ts';
import { hiddenPath, hostFiles } from '../../hosting/host-files.ts';
import { readContent } from '../../src/content/reading/read.ts';
import { localeCodes } from '../../src/i18n/locales.ts';

const hashes = siteHashes('dist');
const securityHeaders = headers(hashes, true);
const policy = `${securityHeaders['Content-Security-Policy']}`;

describe.each(hostFiles)('$name', ({ name, hosts, isPublished, write }) => {
  test('is word for word as real servers were tested with it', async () => {
    vi.stubEnv('NETLIFY', '1');
    const text = write(headers({ scripts: [], styles: [] }, true), hiddenPath, 'khayt.example');
    const advice = 'after `npx vitest run tests/full/servers`, accept the new text with --update';
    await expect(text, advice).toMatchFileSnapshot(`host-files/${name}`);
  });

  test('is built with the domain and the hashes of this site', () => {
    vi.unstubAllEnvs();
    const file = `${isPublished ? 'dist' : 'deploy'}/${name}`;
    const { hostname } = new URL(readContent().site.url);
    const built = existsSync(file) ? readFileSync(file, 'utf8') : '';
    expect(built).toBe(write(securityHeaders, hiddenPath, hostname));
  });

  test.each(hosts)('README and the guide say how to publish on %s', (host) => {
    expect(readFileSync('README.md', 'utf8')).toMatch(new RegExp(`^\\| [^|]*${host}`, 'im'));
    expect(readFileSync('docs/publishing.md', 'utf8')).toMatch(new RegExp(`^## .*${host}`, 'im'));
  });
});

test('a policy names inline scripts and styles by their SHA-256', () => {
  const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
  const others = '<script src="/a.js"></script><script type="application/ld+json">{}</script>';
  const html = `${others}<script type="module">\na</script><style media="print">\nb</style>`;
  expect(inlineHashes(html)).toEqual({ scripts: [hash('\na')], styles: [hash('\nb')] });
});

test('the policy has room for a third language and two more pages', () => {
  // Every language has the styles and scripts of the first: only a page brings some of its own.
  const inOneLanguage = globSync('dist/*.html', {
    exclude: localeCodes.map((code) => `dist/${code}.html`),
  });
  const html = inOneLanguage.map((file) => readFileSync(file, 'utf8')).join('');
  expect(inlineHashes(html)).toEqual(hashes);
  const ofTwoPages = 4 * ` 'sha256-${'x'.repeat(44)}'`.length;
  expect(policy.length + ofTwoPages).toBeLessThan(1600);
});

test('a policy that Cloudflare would cut off is refused', () => {
  const long = { 'Content-Security-Policy': 'x'.repeat(2000) };
  const { write } = hostFiles.find(({ name }) => name === '_headers') ?? {};
  const sentence = /^_headers: Cloudflare takes .* Content-Security-Policy has 2028: /;
  expect(() => write?.(long, '', '')).toThrow(sentence);
});

describe('the Content Security Policy', () => {
  test('has nothing unsafe, no wildcard, and no other site but the map', () => {
    expect(policy).not.toMatch(/unsafe|\*|https?:(?!\/\/(?:www|maps)\.google\.com)/);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
  });

  test('csp_evaluator finds nothing of high or medium severity', () => {
    const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
    expect(findings.filter(({ severity }) => severity <= Severity.MEDIUM)).toEqual([]);
  });

  test.each(globSync('dist/**/*.html'))('covers %s', (file) => {
    const html = readFileSync(file, 'utf8');
    const { scripts, styles } = inlineHashes(html);
    expect(scripts.length).toBeGreaterThan(0);
    for (const hash of [...scripts, ...styles]) expect(policy).toContain(`'${hash}'`);
    // A hash does not allow these.
    expect(html).not.toMatch(/ style="| on[a-z]+="/);
  });
});

test('over plain http nothing insists on https', () => {
  const plain = headers(hashes, false);
  expect(plain['Strict-Transport-Security']).toBeUndefined();
  expect(plain['Content-Security-Policy']).not.toContain('upgrade-insecure-requests');
  // A subdomain may be on another host, without https.
  expect(securityHeaders['Strict-Transport-Security']).toBe('max-age=31536000');
});
