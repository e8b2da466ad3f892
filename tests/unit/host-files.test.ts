import { matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import { securityHeaders } from '../../hosting/headers.ts';
import { hostFiles, hostFilesFor } from '../../hosting/host-files.ts';
import { netlifyHeaders } from '../../hosting/hosts/cloudflare-and-netlify.ts';
import { hostSettings } from '../../src/built-files.ts';

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
  const advice =
    'after `npx vitest run --dir tests/full/servers`, accept the new text with --update';
  await expect(texts.join('\n'), advice).toMatchFileSnapshot('host-files.txt');
});

test('of the lines for a header, Netlify takes the last: other sites may show the social images alone', () => {
  const headers = securityHeaders({ scripts: [], stylesheets: [] }, true);
  const parts = netlifyHeaders({ headers, domain: '', ownFiles: [] }).split(/\n(?=\/)/);
  const policyOf = (path: string) =>
    parts
      .filter((part) => matchesGlob(path, part.split('\n')[0]?.replace(/\*$/, '**') ?? ''))
      .flatMap((part) => /^ {2}Cross-Origin-Resource-Policy: (.*)/m.exec(part)?.[1] ?? [])
      .at(-1);
  expect(policyOf('/share/home.ar.jpg')).toBe('cross-origin');
  expect(policyOf('/favicon.ico')).toBe('cross-origin');
  expect(policyOf('/_astro/photo.avif')).toBe('same-origin');
  expect(policyOf('/')).toBe('same-origin');
});

test('a build for Netlify has its files in place of those of Cloudflare, and all others', () => {
  const hostsOf = (isForNetlify: boolean) =>
    new Set(hostFilesFor(isForNetlify).map(({ host }) => host));
  const others = ['Apache', 'nginx', 'Caddy', 'container'];
  expect(hostsOf(true)).toEqual(new Set(['Netlify', ...others]));
  expect(hostsOf(false)).toEqual(new Set(['Cloudflare', ...others]));
});

test('every file of a host in dist is hidden, and kept from the owner', () => {
  const published = hostFiles.filter(({ folder }) => folder === 'dist');
  expect(new Set(published.map(({ name }) => name))).toEqual(new Set(hostSettings));
});
