import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { siteServer } from '../../hosting/server.ts';
import { listenLocally } from '../ports.ts';

const server = siteServer('dist');
let base = '';
beforeAll(async () => {
  base = await listenLocally(server);
});
afterAll(() => server.close());

/** The addresses on this site that a page names, with their fragments. */
function ownAddresses(file: string): string[] {
  const html = readFileSync(file, 'utf8');
  const path = file.replace(/^dist|(\/?index)?\.html$/g, '');
  const links = html.matchAll(/ (?:href|src)="([/#][^"]*)"/g);
  const sets = html.matchAll(/ (?:image)?srcset="([^"]*)"/gi);
  return [
    ...[...links].map(([, link = '']) => (link.startsWith('#') ? path + link : link)),
    ...[...sets].flatMap(([, set = '']) =>
      set.split(',').map((image) => image.trim().split(' ')[0]),
    ),
  ].map((address) => `${address}`.replaceAll('&amp;', '&'));
}

test('every link and file leads to an answer without a redirect, and every fragment to its element', async () => {
  const files = globSync('dist/**/*.html');
  const broken = new Set<string>();
  // A 404 page is shown at addresses that do not exist; its own fragments are not links to one.
  const addresses = new Set(files.flatMap(ownAddresses).filter((link) => !/\/404#/.test(link)));
  expect(addresses.size).toBeGreaterThan(files.length);
  for (const address of addresses) {
    const response = await fetch(base + address, { redirect: 'manual' });
    const text = await response.text();
    const [, id] = address.split('#');
    if (response.status !== 200 || (id && !text.includes(` id="${id}"`))) broken.add(address);
  }
  expect([...broken]).toEqual([]);
});
