import { beforeEach, expect, test, vi } from 'vitest';
import { publish } from '../../../editor/desk/publish.ts';
import { readContent } from '../../../src/content/reading/read.ts';
import { everyPage } from '../../../src/i18n/routes.ts';
import { temporaryContent } from '../../helpers/temporary.ts';
import { enter, shown } from './views.ts';

const { checkout } = temporaryContent();
const { url } = readContent().site;

beforeEach(() => enter(checkout));

/** What is shown once “Check the published site”, the one button without a name, has been pressed. */
async function check(answer: (address: string) => Promise<Response>) {
  vi.stubGlobal('fetch', answer);
  publish.press?.(new URLSearchParams());
  expect(await shown(publish)).toContain('<progress aria-label="Check the published site"');
  await expect.poll(() => shown(publish), { timeout: 100_000 }).not.toContain('<progress');
  return shown(publish);
}

test('the published site is visited at its own address, and each problem is told with its pages', async () => {
  const asked: string[] = [];
  const told = await check(async (address) => {
    asked.push(address);
    return new Response('', { status: 503 });
  });
  expect(asked).toEqual(expect.arrayContaining(everyPage.map(({ path }) => url + path)));
  expect(asked.filter((address) => !address.startsWith(`${url}/`))).toEqual([]);
  const pages = everyPage.map(({ path }) => path).join(', ');
  const line = `<li>${pages}, [^<]*/sitemap.xml, [^<]*: answers 503, not 200.`;
  expect(told).toMatch(new RegExp(line));
});

test('a published site that cannot be reached is told in one sentence', async () => {
  const told = await check(() =>
    Promise.reject(new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } })),
  );
  const sentence = `${url}/ cannot be reached (ECONNREFUSED).`;
  expect(told).toContain(`<p class="notice">${sentence}</p>`);
  expect(told).not.toContain('503');
});
