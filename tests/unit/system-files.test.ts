import { cpSync, existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { finishBuild } from '../../integrations/finish-build.ts';
import { ownFiles } from '../../src/content/checks/own-files.ts';
import { readContent } from '../../src/content/parse/read.ts';
import { isSystemFile } from '../../src/system-files.ts';
import { temporaryContent } from '../helpers/temporary.ts';

const systems = [
  '.DS_Store',
  '._home.yaml',
  '._photo.jpg',
  '._google12ab.html',
  '__MACOSX/logo.svg',
  'Icon\r',
  'Thumbs.db',
  'ehthumbs.db',
  'desktop.ini',
  'Desktop.ini',
  '.directory',
  '@eaDir/photo.jpg',
  '~$home.yaml',
  '.~lock.prices.ods#',
  '.home.yaml.swp',
  'home.yaml~',
];

test.each(systems)(
  '%j is not the owner’s: it is read, named and published nowhere',
  async (name) => {
    const { folder, checkout, write, said } = temporaryContent();
    const { photos, logo } = readContent(folder);
    for (const place of ['', 'ar/', 'photos/', 'logo/', 'files/', 'files/.well-known/'])
      write(place + name, '<p>of a program');
    expect(await said()).toBe('');
    const now = readContent(folder);
    expect([now.photos, now.logo]).toEqual([photos, logo]);
    expect(ownFiles(folder)).toEqual(ownFiles('content'));

    // As Astro copies it.
    cpSync(`${folder}/files`, `${checkout}/dist`, { recursive: true });
    finishBuild.hooks['astro:build:done']?.({ dir: pathToFileURL(`${checkout}/dist/`) } as never);
    for (const place of ['', '.well-known/'])
      for (const ending of ['', '.br']) {
        expect(existsSync(`${checkout}/dist/${place}${name}${ending}`)).toBe(false);
      }
  },
);

test.each([
  '.AppleDouble/a.yaml',
  '.Spotlight-V100/a',
  '.Trashes/a.jpg',
  '.fseventsd/a',
  '.localized',
  '$RECYCLE.BIN/a.jpg',
  'System Volume Information/a',
  '.Trash-1000/a.jpg',
  '.#home.yaml',
  '#home.yaml#',
])('%s is a system’s or a program’s', (path) => expect(isSystemFile(path)).toBe(true));

test.each([
  'google12ab.html',
  '.well-known/security.txt',
  '.htaccess',
  'thumbs.jpg',
  'icon.svg',
  'a#b.pdf',
  'كتالوج ~ 2026.pdf',
  '.nojekyll',
  '_headers',
  'directory.html',
  'Icons/a.png',
])('%s may be the owner’s', (path) => expect(isSystemFile(path)).toBe(false));
