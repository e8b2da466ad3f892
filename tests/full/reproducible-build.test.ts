import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, symlinkSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { copyInstalled } from '../helpers/copy-checkout.ts';
import { temporaryFolder } from '../helpers/temporary.ts';

const checkout = temporaryFolder();

test('a commit builds the same site in another folder and time zone, with unused photographs', async () => {
  // As `npm test` builds.
  const environment = { NODE_ENV: 'production', IMAGES: 'fast', TZ: 'Pacific/Apia' };
  copyInstalled(checkout);
  symlinkSync(resolve('.git'), `${checkout}/.git`);
  const [photo = ''] = globSync('content/photos/*.jpg');
  const metadata = { IFD0: { Artist: 'Somebody' } };
  await sharp(photo).withExif(metadata).toFile(`${checkout}/content/photos/IMG_0001.JPG`);
  execFileSync('node_modules/.bin/astro', ['build', '--silent'], {
    cwd: checkout,
    env: { ...process.env, ...environment },
  });
  for (const part of ['dist', 'deploy']) {
    const args = ['diff', '--no-index', '--name-only', part, `${checkout}/${part}`];
    const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
    expect([status, stdout]).toEqual([0, '']);
  }
});
