/*
 * Runs before the commands of package.json, and says what keeps them from running. Any Node.js since 18 reads it, and
 * it needs no package: where something is missing, nothing else of this project can say so.
 */
import { existsSync, readFileSync } from 'node:fs';

const folder = process.cwd();
// What Vite, Node.js and the shell's list of programs take for something else; on Windows only the first can be in a name.
const [sign = ''] = (process.platform === 'win32' ? /#/ : /[#?"*:\\]/).exec(folder) ?? [];
const isOld = process.versions.node.localeCompare('24.4', undefined, { numeric: true }) < 0;

const problem =
  (sign && 'start-folder') ||
  (!existsSync('node_modules/astro') && 'start-packages') ||
  // The package `node` brings it, by a script that npm runs unless its settings say otherwise.
  (isOld && 'start-node');

if (problem) {
  for (const language of ['en', 'ar']) {
    const file = new URL(`../src/error-messages/${language}.json`, import.meta.url);
    const sentence = JSON.parse(readFileSync(file, 'utf8'))[problem];
    console.error(sentence.replace('{sign}', sign).replace('{folder}', () => folder));
  }
  process.exitCode = 1;
}
