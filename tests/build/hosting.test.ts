import { globSync, readFileSync } from 'node:fs';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { describe, expect, test } from 'vitest';
import { inlineHashes, siteHashes } from '../../hosting/hashes.ts';
import { headers } from '../../hosting/headers.ts';

const hashes = siteHashes('dist');
const securityHeaders = headers(hashes, true);
const policy = `${securityHeaders['Content-Security-Policy']}`;

describe.each([
  ['dist/_headers', /^ {2}([\w-]+): (.*)$/gm],
  ['dist/.htaccess', /^ *Header always set ([\w-]+) "(.*)"$/gm],
  ['deploy/nginx.conf', /^ *add_header ([\w-]+) "(.*)" always;$/gm],
  ['deploy/Caddyfile', /^\t\t([\w-]+) "(.*)"$/gm],
])('%s', (file, line) => {
  const text = readFileSync(file, 'utf8');

  test('states every header of the site', () => {
    const stated = [...text.matchAll(line)].map(([, name, value]) => [name, value]);
    expect(Object.fromEntries(stated)).toMatchObject(securityHeaders);
  });

  test('lets browsers keep the files of one folder for a year', () => {
    expect(text.match(/public, max-age=31536000/g)).toHaveLength(1);
    expect(text).toMatch(/\/_astro\//);
  });
});

test('no line of _headers is longer than Cloudflare reads', () => {
  for (const line of readFileSync('dist/_headers', 'utf8').split('\n')) {
    expect(line.length).toBeLessThan(2000);
  }
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
