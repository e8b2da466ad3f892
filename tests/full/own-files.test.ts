import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { copyCheckout } from '../helpers/copy-checkout.ts';
import { temporaryFolder } from '../helpers/temporary.ts';

const checkout = temporaryFolder();

const own = {
  'google0123456789abcdef.html': 'google-site-verification: google0123456789abcdef.html',
  '.well-known/security.txt': 'Contact: mailto:security@example.com',
  'list.yaml': 'what: no page of the site',
};

test('files of the owner are published as they are, and never in place of a page', {
  timeout: 600_000,
}, () => {
  copyCheckout(checkout);
  symlinkSync(resolve('node_modules'), `${checkout}/node_modules`);
  const write = (file: string, text: string) => {
    mkdirSync(dirname(`${checkout}/content/files/${file}`), { recursive: true });
    writeFileSync(`${checkout}/content/files/${file}`, text);
  };
  const build = () => {
    const env = { ...process.env, NODE_ENV: 'production', IMAGES: 'fast' };
    const astro = resolve('node_modules/.bin/astro');
    const { status, stdout, stderr } = spawnSync(astro, ['build'], { cwd: checkout, env });
    return { status, said: `${stdout}${stderr}` };
  };
  for (const [file, text] of Object.entries(own)) write(file, text);
  const { status, said } = build();
  expect(status).toBe(0);
  expect(said).not.toContain('content/files');
  for (const [file, text] of Object.entries(own))
    expect(readFileSync(`${checkout}/dist/${file}`, 'utf8')).toBe(text);

  write('about.html', 'Who we are');
  write('.htaccess', 'Options +Indexes');
  const refused = build();
  expect(refused.status).not.toBe(0);
  for (const file of ['about.html', '.htaccess'])
    expect(refused.said).toMatch(new RegExp(`^content/files/${file}:? .*name`, 'm'));
});
