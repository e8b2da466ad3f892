import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { inlineHashes, siteHashes } from '../../policy/hashes.ts';
import { contentSecurityPolicy, headers } from '../../policy/policy.ts';
import { everyFile } from '../site.ts';

const hashes = siteHashes('dist');
const promised = headers(hashes, true);

/** The names and values that a host's file states, by a pattern that finds both. */
const stated = (file: string, line: RegExp) =>
  Object.fromEntries(
    [...readFileSync(file, 'utf8').matchAll(line)].map(([, name, value]) => [name, value]),
  );

describe('every host is told the same', () => {
  test('Cloudflare and Netlify', () => {
    const [everywhere = '', hashed] = readFileSync('dist/_headers', 'utf8').split('\n\n');
    expect(everywhere.split('\n')[0]).toBe('/*');
    expect(
      Object.fromEntries(
        [...everywhere.matchAll(/^ {2}([\w-]+): (.*)$/gm)].map(([, name, value]) => [name, value]),
      ),
    ).toEqual(promised);
    expect(hashed).toContain('/_astro/*\n  Cache-Control: public, max-age=31536000, immutable');
    // Cloudflare takes no longer line.
    for (const line of everywhere.split('\n')) expect(line.length).toBeLessThan(2000);
  });

  test('nginx', () => {
    expect(stated('deploy/nginx/headers.conf', /^add_header ([\w-]+) "(.*)" always;$/gm)).toEqual(
      promised,
    );
  });

  test('Caddy', () => {
    expect(stated('deploy/headers.caddy', /^\t([\w-]+) "(.*)"$/gm)).toEqual(promised);
  });

  describe('a host that sends no headers', () => {
    const folder = mkdtempSync(`${tmpdir()}/khayt-policy-`);
    beforeAll(() => {
      execFileSync('npx', ['astro', 'build', '--outDir', folder], {
        env: { ...process.env, POLICY_IN_PAGES: '1', ASTRO_TELEMETRY_DISABLED: '1' },
      });
    }, 300_000);

    test.each(everyFile)('by the head of $file', ({ file }) => {
      const name = file.replace('dist/', '');
      const html = readFileSync(`${folder}/${name}`, 'utf8');
      const meta = /<meta http-equiv="content-security-policy" content="([^"]*)"/.exec(html)?.[1];
      const directives = meta?.split(/; ?/).filter(Boolean) ?? [];
      expect(directives).toEqual(expect.arrayContaining([...contentSecurityPolicy]));
      // What stands before it, the language script and the rules for fetching ahead, is not its affair.
      const own = inlineHashes(html.slice(html.indexOf('http-equiv="content-security-policy"')));
      for (const [directive, list] of [
        ['script-src', own.scripts],
        ['style-src', own.styles],
      ] as const) {
        const sources = directives.find((text) => text.startsWith(`${directive} `)) ?? '';
        for (const hash of list) expect(sources).toContain(`'${hash}'`);
        expect(sources).not.toMatch(/unsafe|\*/);
      }
    });
  });

  test.each(everyFile)('$file needs no exception', ({ file }) => {
    expect(readFileSync(file, 'utf8')).not.toMatch(/ style="| on[a-z]+="/);
  });
});

test('the policy itself has nothing unsafe, and no wildcard', () => {
  const policy = promised['Content-Security-Policy'] as string;
  expect(policy).not.toMatch(/unsafe|\*|https?:(?!\/\/(?:www|maps)\.google\.com)/);
  expect(hashes.scripts.length).toBeGreaterThan(2);
});

test('a header that insists on https is for https alone', () => {
  const plain = headers(hashes, false);
  expect(plain['Strict-Transport-Security']).toBeUndefined();
  expect(plain['Content-Security-Policy']).not.toContain('upgrade-insecure-requests');
  expect(promised['Strict-Transport-Security']).toBe(
    'max-age=63072000; includeSubDomains; preload',
  );
});

test('csp_evaluator finds nothing of high or medium severity', () => {
  const { csp } = new CspParser(promised['Content-Security-Policy'] as string);
  const findings = new CspEvaluator(csp)
    .evaluate()
    .filter(({ severity }) => severity <= Severity.MEDIUM);
  expect(findings).toEqual([]);
});
