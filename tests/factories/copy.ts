import { cpSync, readdirSync, rmSync } from 'node:fs';
import { writeFactory } from './content.ts';

/** What a copy has of its own, or finds in the checkout around it. */
const notCopied = /^(\.(?!npmrc$).+|content|deploy|dist|node_modules|test-results)$/;

/*
 * Makes `.factories/<number>`: a copy of the project with the content of that factory, where every
 * command works as in the project itself.
 */
const [, , factory = ''] = process.argv;
const folder = `.factories/${factory}`;
rmSync(folder, { recursive: true, force: true });
for (const name of readdirSync('.').filter((name) => !notCopied.test(name))) {
  cpSync(name, `${folder}/${name}`, {
    recursive: true,
    filter: (path) => !path.endsWith('node_modules'),
  });
}
await writeFactory(Number(factory), `${folder}/content`);
