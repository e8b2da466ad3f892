import { execFileSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';

const checkout = mkdtempSync(`${tmpdir()}/khayt-again-`);
afterAll(() => rmSync(checkout, { recursive: true, force: true }));

/** What a build has written in a checkout, by the files' paths. */
function written(folder: string) {
  const files = globSync('{dist,deploy}/**/*', { cwd: folder }).map((file) =>
    resolve(folder, file),
  );
  return Object.fromEntries(
    files
      .filter((file) => statSync(file).isFile())
      .sort()
      .map((file) => [file.slice(folder.length), readFileSync(file, 'base64')]),
  );
}

test('one commit is one site, in any folder and time zone, whatever photographs lie unused', async () => {
  const made = /^(node_modules|\.git|dist|deploy|test-results)$/;
  cpSync('.', checkout, { recursive: true, filter: (path) => !made.test(path) });
  for (const part of ['node_modules', '.git']) symlinkSync(resolve(part), `${checkout}/${part}`);
  const [photo = ''] = globSync('content/photos/*.jpg');
  const metadata = { IFD0: { Artist: 'Somebody' } };
  await sharp(photo).withExif(metadata).toFile(`${checkout}/content/photos/IMG_0001.JPG`);
  execFileSync('node_modules/.bin/astro', ['build', '--silent'], {
    cwd: checkout,
    env: { ...process.env, NODE_ENV: 'production', IMAGES: 'fast', TZ: 'Pacific/Apia' },
  });
  const first = written(resolve('.'));
  expect(Object.keys(first).length).toBeGreaterThan(100);
  const second = written(checkout);
  expect(Object.keys(second)).toEqual(Object.keys(first));
  expect(Object.keys(first).filter((file) => first[file] !== second[file])).toEqual([]);
});
