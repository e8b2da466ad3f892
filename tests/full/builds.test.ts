import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, symlinkSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { copyInstalled } from '../helpers/checkout.ts';
import { runTool } from '../helpers/programs.ts';
import { temporaryFolder } from '../helpers/temporary.ts';

const checkout = temporaryFolder();
copyInstalled(checkout);

test('a commit builds the same site in another folder and time zone, with unused photographs', async () => {
  // As `npm test` builds.
  const environment = { NODE_ENV: 'production', IMAGES: 'fast', TZ: 'Pacific/Apia' };
  // Vitest says in the environment that this is a test.
  const { MODE, PROD, DEV, ...inherited } = process.env;
  symlinkSync(resolve('.git'), `${checkout}/.git`);
  const [photo = ''] = globSync('content/photos/*.jpg');
  const metadata = { IFD0: { Artist: 'Somebody' } };
  await sharp(photo).withExif(metadata).toFile(`${checkout}/content/photos/IMG_0001.JPG`);
  execFileSync('node_modules/.bin/astro', ['build', '--silent'], {
    cwd: checkout,
    env: { ...inherited, ...environment },
  });
  for (const part of ['dist', 'deploy']) {
    const args = ['diff', '--no-index', '--name-only', part, `${checkout}/${part}`];
    const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
    expect([status, stdout]).toEqual([0, '']);
  }
});

test('npm start tells a mistake in the content in one sentence', async () => {
  writeFileSync(`${checkout}/content/site.yaml`, Buffer.of(0xff));
  const sentence = expect.stringMatching(/^content\/site\.yaml is not saved as UTF-8.*\n$/);
  expect(await runTool('start.ts', ['0'], checkout)).toEqual([1, '', sentence]);
});
