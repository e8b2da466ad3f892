import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { parse, stringify } from 'yaml';

/** What a build of the site does not read. */
const unread = ['.git', '.astro', 'node_modules', 'dist', 'test-results', 'tests', 'bench', 'docs'];

/** A copy of the project in a folder of its own: its content may be changed, and it can be built. */
export function copyProject() {
  const folder = mkdtempSync(`${tmpdir()}/khayt-owner-`);
  for (const part of readdirSync('.').filter((part) => !unread.includes(part))) {
    cpSync(part, `${folder}/${part}`, { recursive: true });
  }
  symlinkSync(resolve('node_modules'), `${folder}/node_modules`);
  return {
    folder,

    /** Changes what a content file says, in both languages. */
    // biome-ignore lint/suspicious/noExplicitAny: the owner's hand knows no types.
    change(name: string, edit: (content: any) => void) {
      for (const language of ['ar', 'en']) {
        const file = `${folder}/content/${language}/${name}.yaml`;
        const content = parse(readFileSync(file, 'utf8'));
        edit(content);
        writeFileSync(file, stringify(content, { aliasDuplicateObjects: false }));
      }
    },

    /** Builds the site into `dist` there, and gives what was said. */
    async build(): Promise<string> {
      const astro = resolve('node_modules/astro/bin/astro.mjs');
      const { stdout } = await promisify(execFile)('node', [astro, 'build'], {
        cwd: folder,
        env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' },
        maxBuffer: 10e6,
      });
      return stdout;
    },
  };
}
