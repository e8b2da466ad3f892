import { rmSync } from 'node:fs';
import { copyInstalled } from '../helpers/checkout.ts';
import { writeFactory } from './content.ts';

/*
 * Makes `.factories/<number>`: a copy of the project with the content of that factory, where every
 * command works as in the project itself.
 */
const [, , factory = ''] = process.argv;
const folder = `.factories/${factory}`;
rmSync(folder, { recursive: true, force: true });
copyInstalled(folder);
rmSync(`${folder}/content`, { recursive: true });
await writeFactory(Number(factory), `${folder}/content`);
