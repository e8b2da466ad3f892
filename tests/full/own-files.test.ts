import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { copyInstalled } from '../helpers/copy-checkout.ts';
import { temporaryFolder } from '../helpers/temporary.ts';

const checkout = temporaryFolder();

const own = {
  'google0123456789abcdef.html': 'google-site-verification: google0123456789abcdef.html',
  '.well-known/security.txt': 'Contact: mailto:security@example.com',
  'list.yaml': 'what: no page of the site',
};

test('files of the owner are published as they are', {
  timeout: 600_000,
}, () => {
  copyInstalled(checkout);
  for (const [file, text] of Object.entries(own)) {
    mkdirSync(dirname(`${checkout}/content/files/${file}`), { recursive: true });
    writeFileSync(`${checkout}/content/files/${file}`, text);
  }
  const env = { ...process.env, NODE_ENV: 'production', IMAGES: 'fast' };
  const astro = resolve('node_modules/.bin/astro');
  const { status, stdout, stderr } = spawnSync(astro, ['build'], { cwd: checkout, env });
  expect(status).toBe(0);
  expect(`${stdout}${stderr}`).not.toContain('content/files');
  for (const [file, text] of Object.entries(own))
    expect(readFileSync(`${checkout}/dist/${file}`, 'utf8')).toBe(text);
});
