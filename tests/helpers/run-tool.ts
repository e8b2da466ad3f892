import { execFile } from 'node:child_process';
import { resolve } from 'node:path';

/** Runs a program of `tools/` in a checkout: its exit code, and what it writes to its two outputs. */
export function runTool(program: string, args: string[], checkout: string) {
  return new Promise<[code: unknown, output: string, errors: string]>((done) => {
    const file = resolve('tools', program);
    execFile(process.execPath, [file, ...args], { cwd: checkout }, (error, output, errors) =>
      done([error?.code ?? 0, output, errors]),
    );
  });
}
