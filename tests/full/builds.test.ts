import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { copyInstalled } from '../helpers/copy-checkout.ts';
import { runTool } from '../helpers/run-tool.ts';
import { temporaryFolder } from '../helpers/temporary.ts';

const checkout = temporaryFolder();

beforeAll(() => {
  copyInstalled(checkout);
  symlinkSync(resolve('.git'), `${checkout}/.git`);
});

/** Builds the copy as `npm test` builds; gives what that says. */
function build() {
  const env = { ...process.env, NODE_ENV: 'production', IMAGES: 'fast', TZ: 'Pacific/Apia' };
  const astro = resolve('node_modules/.bin/astro');
  const { status, stdout, stderr } = spawnSync(astro, ['build'], { cwd: checkout, env });
  const said = `${stdout}${stderr}`;
  expect(status, said).toBe(0);
  return said;
}

test('a commit builds the same site in another folder and time zone, with unused photographs', async () => {
  const [photo = ''] = globSync('content/photos/*.jpg');
  const metadata = { IFD0: { Artist: 'Somebody' } };
  await sharp(photo).withExif(metadata).toFile(`${checkout}/content/photos/IMG_0001.JPG`);
  build();
  for (const part of ['dist', 'deploy']) {
    const args = ['diff', '--no-index', '--name-only', part, `${checkout}/${part}`];
    const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
    expect([status, stdout]).toEqual([0, '']);
  }
});

test('files of the owner are published as they are', () => {
  const own = {
    'google0123456789abcdef.html': 'google-site-verification: google0123456789abcdef.html',
    '.well-known/security.txt': 'Contact: mailto:security@example.com',
    'list.yaml': 'what: no page of the site',
  };
  for (const [file, text] of Object.entries(own)) {
    mkdirSync(dirname(`${checkout}/content/files/${file}`), { recursive: true });
    writeFileSync(`${checkout}/content/files/${file}`, text);
  }
  expect(build()).not.toContain('content/files');
  for (const [file, text] of Object.entries(own))
    expect(readFileSync(`${checkout}/dist/${file}`, 'utf8')).toBe(text);
});

test('npm start tells a mistake in the content in one sentence', async () => {
  writeFileSync(`${checkout}/content/site.yaml`, Buffer.of(0xff));
  const sentence = expect.stringMatching(/^content\/site\.yaml is not saved as UTF-8.*\n$/);
  expect(await runTool('start.ts', ['0'], checkout)).toEqual([1, '', sentence]);
});
