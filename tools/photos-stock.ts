import { resolve } from 'node:path';
import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { ContentError } from '../src/content/parse.ts';
import { pictureAddress } from './stock/address.ts';
import { bringIn } from './stock/bring-in.ts';
import { StockError } from './stock/error.ts';

/**
 * Brings one stock photograph into `content/photos`, with its author, source and licence:
 * `npm run photos:stock -- <address or id> <name> --author "…" --license "…" [--source https://…]`.
 */

const usage =
  'npm run photos:stock -- <address or id of Unsplash> <name> --author "…" --license "…" --source https://…';

try {
  const { named, name, ...options } = given();
  const address = pictureAddress(named);
  const credit = {
    author: options.author ?? (await ask('Who made the photograph?', '--author')),
    source: options.source ?? `${address.origin}${address.pathname}`,
    license: options.license ?? (await ask('Under which licence is it?', '--license')),
  };
  const { width, height } = await bringIn({ address, name, credit }, resolve('content'), progress);
  if (stdout.isTTY) console.log();
  console.log(
    `content/photos/${name}.jpg is there, ${width} × ${height} pixels, and its credit in content/photos/credits.yaml. Name it in a content file as ${name}.`,
  );
} catch (error) {
  if (!(error instanceof StockError || error instanceof ContentError)) throw error;
  if (stdout.isTTY) console.log();
  console.error(error.message.replace(/\.?$/, '.'));
  process.exitCode = 1;
}

function given() {
  const text = { type: 'string' } as const;
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { author: text, license: text, source: text },
    });
    const [named, name, ...more] = positionals;
    if (named && name && more.length === 0) return { named, name, ...values };
  } catch {
    // An option that there is not: what there is, is said below.
  }
  throw new StockError(`say which photograph, its name and its credit: ${usage}`);
}

/** Asks at the terminal; where nobody can answer, says which option is missing. */
async function ask(question: string, option: string): Promise<string> {
  if (!stdin.isTTY) throw new StockError(`the photograph needs ${option} "…": ${usage}`);
  const terminal = createInterface({ input: stdin, output: stdout });
  try {
    return await terminal.question(`${question} `);
  } catch {
    throw new StockError('nothing has been brought in');
  } finally {
    terminal.close();
  }
}

/** One line that counts up; only once it is through where there is no terminal to count in. */
function progress(received: number, total: number | undefined): void {
  const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1);
  const line = `${megabytes(received)}${total ? ` of ${megabytes(total)}` : ''} MB`;
  if (stdout.isTTY) stdout.write(`\r${line}`);
  else if (received === total) console.log(line);
}
