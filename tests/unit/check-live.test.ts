import { execFile } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { siteHashes } from '../../policy/hashes.ts';
import { contentSecurityPolicy, headers } from '../../policy/policy.ts';
import { siteServer } from '../../server/server.ts';
import { checkLive } from '../../tools/live/run.ts';
import { freePort, listen } from '../listen.ts';
import { selfSigned } from './live/certificate.ts';
import { identity, smallSite } from './live/site.ts';

vi.setConfig({ testTimeout: 30_000 });

let folder: string;
let servers: Server[];

beforeEach(() => {
  folder = smallSite();
  servers = [];
});
afterEach(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

/** Publishes the folder as it now is; `change` may spoil an answer, or give one itself by returning true. */
async function publish(
  change: (...exchange: Parameters<RequestListener>) => boolean | undefined = () => false,
) {
  const site = siteServer(folder);
  const server = createServer((request, response) => {
    if (!change(request, response)) site.emit('request', request, response);
  });
  servers.push(server);
  return listen(server);
}

/** Changes a file of the site. */
function rewrite(file: string, change: (text: string) => string): void {
  const text = readFileSync(`${folder}/${file}`, 'utf8');
  const changed = change(text);
  expect(changed).not.toBe(text);
  writeFileSync(`${folder}/${file}`, changed);
  writeFileSync(`${folder}/${file}.br`, brotliCompressSync(changed));
}

/** Has a header sent with another value than the server's own, or not at all. */
function sendInstead(response: ServerResponse, name: string, value?: string): void {
  const { setHeader } = response;
  response.setHeader = (given, usual) => {
    if (given !== name) return setHeader.call(response, given, usual);
    return value === undefined ? response : setHeader.call(response, name, value);
  };
}

/** Takes a file from the site. */
function remove(file: string): void {
  rmSync(`${folder}/${file}`);
  rmSync(`${folder}/${file}.br`);
}

/** All faults of a published copy, by the title of the check that found them. */
async function faultsOf(address: string, options: Partial<Parameters<typeof checkLive>[2]> = {}) {
  const checks = await checkLive(address, identity, {
    seconds: 5,
    external: false,
    policyInPages: false,
    ...options,
  });
  return Object.fromEntries(
    checks.filter(({ faults }) => faults.length > 0).map(({ title, faults }) => [title, faults]),
  );
}

/** Runs the program as the owner does. */
const checkLiveProgram = (words: string[], env: Record<string, string> = {}) =>
  new Promise<{ status: number; says: string; error: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      ['tools/check-live.ts', ...words],
      { env: { ...process.env, ...env } },
      (_, says, error) => resolve({ status: child.exitCode ?? -1, says, error }),
    );
  });

test('a copy without a fault is right, and says what was looked at', async () => {
  const { status, says, error } = await checkLiveProgram([await publish()]);
  expect(error).toBe('');
  expect(status).toBe(0);
  expect(says).toContain('✓ 12 pages are there, each in its language\n');
  expect(says).toContain('all is right');
  expect(says).toContain('    https://maps.example/\n');
  expect(says).not.toContain('✗');
});

test('a rehearsal without https may send the headers that are for https', async () => {
  const promised = headers(siteHashes(folder), true);
  const address = await publish((_, response) => {
    for (const [name, value] of Object.entries(promised)) {
      response.setHeader(name, value);
      sendInstead(response, name, value);
    }
    return false;
  });
  expect(await faultsOf(address)).toEqual({});
});

test('a program is told the same', async () => {
  const address = await publish((_, response) => {
    sendInstead(response, 'X-Frame-Options');
    return false;
  });
  const { status, says } = await checkLiveProgram([address, '--json']);
  expect(status).toBe(1);
  const { right, checks, ...rest } = JSON.parse(says);
  expect({ right, ...rest }).toEqual({ right: false, address });
  expect(checks.flatMap(({ faults }: { faults: string[] }) => faults)).toEqual([
    'X-Frame-Options is not sent: /, /about, /services and 11 more',
  ]);
});

describe('a fault is found', () => {
  test.each([
    ['a page that is gone', () => remove('en/about.html'), 'answers 404, not 200: /en/about'],
    [
      'a page in the wrong language',
      () => rewrite('contact.html', (html) => html.replace('lang="ar"', 'lang="en"')),
      'is not in the language "ar": /contact',
    ],
    [
      'a wrong number in the chat',
      () => rewrite('about.html', (html) => html.replace(/wa\.me\/\d+/, 'wa.me/999')),
      'chats with +999: /about',
    ],
    [
      'a wrong number to call',
      () => rewrite('about.html', (html) => html.replace(/tel:\+\d+/, 'tel:+999')),
      'calls +999: /about',
    ],
    [
      'a page without the chat',
      () => rewrite('en.html', (html) => html.replace('wa.me', 'example.com')),
      'has no link to the chat: /en',
    ],
    [
      'a dead link',
      () => rewrite('about.html', (html) => html.replace('"/catalog"', '"/prices"')),
      '/prices answers 404, named on: /about',
    ],
    [
      'a link to a place that its page lacks',
      () => rewrite('about.html', (html) => html.replace('"/catalog"', '"/catalog#tees"')),
      '/catalog has no place "tees", named on: /about',
    ],
    [
      'a missing photograph',
      () => remove('_astro/photo.a1b2.avif'),
      '/_astro/photo.a1b2.avif answers 404, named on: /, /about, /services and 9 more',
    ],
    ['no robots.txt', () => remove('robots.txt'), '/robots.txt answers 404'],
    [
      'a robots.txt that keeps everybody out',
      () => rewrite('robots.txt', (text) => text.replace('Allow', 'Disallow')),
      '/robots.txt keeps search engines out',
    ],
    ['no sitemap', () => remove('sitemap.xml'), '/sitemap.xml answers 404'],
    [
      'a sitemap without a page',
      () => rewrite('sitemap.xml', (xml) => xml.replace(/<url><loc>[^<]*en\/about<.*?<\/url>/, '')),
      '/sitemap.xml does not name: /en/about',
    ],
    [
      'a page without a picture for previews',
      () => rewrite('about.html', (html) => html.replace(/<meta.*/, '')),
      'names no picture for previews (og:image): /about',
    ],
    [
      'a picture for previews that names no site',
      () => rewrite('about.html', (html) => html.replace(/content="https:..[^/]*/, 'content="')),
      '/share/home.jpg must be a whole address (og:image): /about',
    ],
    [
      'a picture for previews that is not there',
      () => rewrite('about.html', (html) => html.replace('share/home', 'share/about')),
      `${identity.address}/share/about.jpg is no picture on this site (og:image): /about`,
    ],
    [
      'a page that is not compressed',
      () => rmSync(`${folder}/services.html.br`),
      'is not compressed: /services',
    ],
  ])('%s', async (_, spoil, fault) => {
    spoil();
    expect(Object.values(await faultsOf(await publish())).flat()).toContain(fault);
  });

  test.each([
    ['Referrer-Policy is not sent', 'Referrer-Policy', undefined],
    ['X-Frame-Options is "SAMEORIGIN", not "DENY"', 'X-Frame-Options', 'SAMEORIGIN'],
    ['Content-Security-Policy is not sent', 'Content-Security-Policy', undefined],
  ])('%s', async (fault, name, value) => {
    const address = await publish((_, response) => {
      sendInstead(response, name, value);
      return false;
    });
    expect(await faultsOf(address)).toEqual({
      'every page is sent with the promised headers': [
        `${fault}: /, /about, /services and 11 more`,
      ],
    });
  });

  test.each([
    [
      'a policy of another build',
      /'sha256-[^']*'/g,
      "'sha256-AAAA'",
      /^Content-Security-Policy stops a part of the page \(script-src without its hash\)/,
    ],
    [
      'a policy with an exception',
      /script-src /,
      "script-src 'unsafe-inline' ",
      /lets 'unsafe-inline' pass in script-src/,
    ],
    ['a policy that lacks a line', /object-src 'none'; /, '', /lacks object-src/],
    [
      'a policy that lets others in',
      /img-src 'self'/,
      "img-src 'self' *",
      /lets \* pass in img-src/,
    ],
    [
      'a policy with a line more',
      /$/,
      '; script-src-elem *',
      /says script-src-elem, which nobody asked for/,
    ],
  ])('%s', async (_, part, by, fault) => {
    const policy = headers(siteHashes(folder), false)['Content-Security-Policy'] as string;
    expect(policy).toMatch(part);
    const address = await publish((_, response) => {
      sendInstead(response, 'Content-Security-Policy', policy.replace(part, by));
      return false;
    });
    const { 'every page is sent with the promised headers': faults, ...rest } =
      await faultsOf(address);
    expect(rest).toEqual({});
    expect(faults?.[0]).toMatch(fault);
  });

  test('a missing page that is answered with 200', async () => {
    const home = readFileSync(`${folder}/index.html`);
    const address = await publish(({ url }, response) => {
      if (!url?.includes('no-such')) return false;
      for (const [name, value] of Object.entries(headers(siteHashes(folder), false))) {
        response.setHeader(name, value);
      }
      response.end(home);
      return true;
    });
    expect(await faultsOf(address)).toEqual({
      'an address without a page is answered with 404, in its language': [
        'answers 200, not 404: /no-such-page, /en/no-such-page',
        'is not in the language "en": /en/no-such-page',
      ],
    });
  });

  test('a page that leads elsewhere', async () => {
    const address = await publish(({ url }, response) => {
      if (url !== '/about') return false;
      response.writeHead(301, { Location: '/about/' }).end();
      return true;
    });
    expect(Object.values(await faultsOf(address)).flat()).toContain(
      'answers 301 and leads to /about/, not 200: /about',
    );
  });

  test('pages that are kept, and files that are not', async () => {
    const address = await publish(({ url }, response) => {
      const rule = url?.startsWith('/_astro/') ? 'no-cache' : 'max-age=600';
      sendInstead(response, 'Cache-Control', rule);
      return false;
    });
    expect(Object.values(await faultsOf(address)).flat()).toEqual([
      'may be kept, so that a change is seen late: /, /about, /services and 9 more',
      'is fetched again and again instead of kept for a year: /_astro/photo.a1b2.avif',
    ]);
  });

  test('a page that never comes', async () => {
    const address = await publish(({ url }) => url === '/en/about');
    expect(Object.values(await faultsOf(address, { seconds: 3 })).flat()).toContain(
      'did not answer within 3 s: /en/about',
    );
  });

  test('a copy at another address than the pages say', async () => {
    const address = (await publish()).replace('127.0.0.1', '127.0.0.2');
    const server = servers[0] as Server;
    await new Promise((closed) => server.close(closed));
    await new Promise<void>((listening) =>
      server.listen(Number(new URL(address).port), '127.0.0.2', listening),
    );
    expect(await faultsOf(address)).toEqual({
      [`the site is at the address in content/site.yaml, ${identity.address}`]: [
        `${address} is another`,
      ],
    });
  });
});

describe('over https', () => {
  /** Publishes the folder under a certificate that is valid for some days, and trusted by `trust`. */
  async function publishSecurely(days: number) {
    const { key, cert } = selfSigned(days);
    const promised = headers(siteHashes(folder), true);
    const site = siteServer(folder);
    const server = createSecureServer({ key, cert }, (request, response) => {
      response.setHeader(
        'Strict-Transport-Security',
        promised['Strict-Transport-Security'] as string,
      );
      sendInstead(response, 'Content-Security-Policy', promised['Content-Security-Policy']);
      site.emit('request', request, response);
    });
    servers.push(server);
    const { port } = new URL(await listen(server));
    const file = `${folder}/certificate.pem`;
    writeFileSync(file, cert);
    return { address: `https://localhost:${port}`, trust: { NODE_EXTRA_CA_CERTS: file } };
  }

  test('a certificate that lasts is right, and its days are told', async () => {
    const { address, trust } = await publishSecurely(60);
    const { status, says, error } = await checkLiveProgram([address], trust);
    expect(error).toBe('');
    expect(says).toMatch(/✓ the certificate lasts .*\n {4}it ends in (59|60) days, on 20/);
    expect(says).not.toContain('✗');
    expect(status).toBe(0);
  });

  test('a certificate that ends soon is a fault', async () => {
    const { address, trust } = await publishSecurely(20);
    const { status, says } = await checkLiveProgram([address], trust);
    expect(says).toMatch(/✗ the certificate lasts .*\n {4}it ends in (19|20) days, .*renewed\n/);
    expect(says.match(/✗/g)).toHaveLength(1);
    expect(status).toBe(1);
  });

  test.each([
    ['has expired', -1, true, 'has a certificate that has expired'],
    ['nobody vouches for', 60, false, 'has a certificate that no browser trusts'],
  ])('a certificate that %s is said in one sentence', async (_, days, trusted, sentence) => {
    const { address, trust } = await publishSecurely(days);
    expect(await checkLiveProgram([address], trusted ? trust : {})).toEqual({
      status: 1,
      says: '',
      error: `${address} ${sentence}.\n`,
    });
  });
});

describe('on a host that sends no headers', () => {
  const inPage = { policyInPages: true };
  /** As such a host has it: the policy in every page, and the Arabic page wherever there is none. */
  const withPolicy = () => {
    const { scripts, styles } = siteHashes(folder);
    const policy = [
      ...contentSecurityPolicy,
      `script-src 'self' '${scripts[0]}'`,
      `style-src 'self' '${styles[0]}'`,
    ].join('; ');
    for (const file of globSync('**/*.html', { cwd: folder })) {
      rewrite(file, (html) =>
        html.replace(
          '<head>',
          `<head><meta http-equiv="content-security-policy" content="${policy}">`,
        ),
      );
    }
    writeFileSync(`${folder}/en/404.html`, readFileSync(`${folder}/404.html`));
  };
  const bare = () =>
    publish((_, response) => {
      const { setHeader } = response;
      response.setHeader = (name, value) =>
        /^(content-|vary)/i.test(name) && !/policy/i.test(name)
          ? setHeader.call(response, name, value)
          : response;
      return false;
    });

  test('the policy is sought in the pages, and one page for what is missing is enough', async () => {
    withPolicy();
    expect(await faultsOf(await bare(), inPage)).toEqual({});
  });

  test('a policy that a page lacks, or that stops its script, is a fault', async () => {
    withPolicy();
    rewrite('about.html', (html) => html.replace(/<meta http-equiv.*?>/, ''));
    rewrite('catalog.html', (html) => html.replace('(() => {})()', '(() => { })()'));
    expect(await faultsOf(await bare(), inPage)).toEqual({
      'the security policy stands in every page': [
        'Content-Security-Policy is not in the page: /about',
        expect.stringMatching(/^Content-Security-Policy stops a part of the page .*: \/catalog$/),
      ],
    });
  });
});

describe('links to other sites', () => {
  const elsewhere = async (listener: RequestListener) => {
    const server = createServer(listener);
    servers.push(server);
    const address = await listen(server);
    rewrite('about.html', (html) => html.replace('https://maps.example/', address));
    for (const file of globSync('**/*.html', { cwd: folder })) {
      const html = readFileSync(`${folder}/${file}`, 'utf8');
      if (/wa\.me|maps\.example/.test(html)) {
        rewrite(file, (text) => text.replace(/https:\/\/(maps\.example\/|wa\.me)/g, address));
      }
    }
    return address;
  };
  const answers = async () =>
    Object.values(await faultsOf(await publish(), { external: true }))
      .flat()
      .filter((fault) => fault.startsWith('http'));

  test.each([
    [404, /answers 404$/],
    [410, /answers 410$/],
  ])('are asked when that is wanted: %i is a fault', async (status, fault) => {
    const address = await elsewhere((_, response) => response.writeHead(status).end());
    expect(await answers()).toContainEqual(expect.stringMatching(fault));
    expect((await answers())[0]).toContain(address);
  });

  test('may refuse programs', async () => {
    await elsewhere((_, response) => response.writeHead(403).end());
    expect(await answers()).toEqual([]);
  });
});

describe('says in one sentence', () => {
  test.each([
    ['nothing', []],
    ['no address', ['khayt']],
    ['a page instead of a site', ['https://khayt.example/about']],
    ['another kind of address', ['ftp://khayt.example']],
  ])('that it was given %s', async (_, words) => {
    const { status, says, error } = await checkLiveProgram(words);
    expect({ status, says }).toEqual({ status: 1, says: '' });
    expect(error).toMatch(/^[^\n]*Usage: npm run check:live -- https:\/\/[^\n]*\n$/);
  });

  test('that nothing answers', async () => {
    const address = `http://127.0.0.1:${await freePort()}`;
    expect(await checkLiveProgram([address])).toEqual({
      status: 1,
      says: '',
      error: `${address} has nothing that answers.\n`,
    });
  });

  test('that an answer does not come', async () => {
    const address = await publish(() => true);
    expect(await checkLiveProgram([address, '--seconds', '0.5'])).toEqual({
      status: 1,
      says: '',
      error: `${address} did not answer within 0.5 s.\n`,
    });
  });

  test('that an answer does not end', async () => {
    const address = await publish((_, response) => {
      response.writeHead(200).write('<html');
      return true;
    });
    expect((await checkLiveProgram([address, '--seconds', '0.5'])).error).toBe(
      `${address} did not answer within 0.5 s.\n`,
    );
  });

  test('that a number of seconds is none', async () => {
    expect((await checkLiveProgram(['http://127.0.0.1', '--seconds', 'soon'])).error).toBe(
      '--seconds must be a number above 0, not "soon".\n',
    );
  });
});
