import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { resolve } from 'node:path';

/** What is installed, built or written by the programs. */
const made = /^(\.(?!(ci|npmrc)$).+|deploy|dist|node_modules|published|test-results)$/;

/**
 * Copies the project to a folder, with links to the packages that are installed here. What Astro and Vite keep among
 * these is the copy's own.
 */
export function copyInstalled(folder: string): void {
  for (const name of readdirSync('.').filter((name) => !made.test(name))) {
    cpSync(name, `${folder}/${name}`, {
      recursive: true,
      filter: (path) => !path.endsWith('node_modules'),
    });
  }
  mkdirSync(`${folder}/node_modules`);
  for (const name of readdirSync('node_modules').filter((name) => !/^\.(astro|vite)$/.test(name)))
    symlinkSync(resolve('node_modules', name), `${folder}/node_modules/${name}`);
}
