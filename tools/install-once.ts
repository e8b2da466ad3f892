import { execSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

/**
 * Installs the packages of folders that have a `package.json` of their own, where they are missing
 * or older than the lock file: `node tools/install-once.ts bench`.
 */
for (const folder of process.argv.slice(2)) {
  // npm writes this file last.
  const installed = `${folder}/node_modules/.package-lock.json`;
  const locked = statSync(`${folder}/package-lock.json`).mtimeMs;
  if (existsSync(installed) && statSync(installed).mtimeMs >= locked) continue;

  console.log(`Installing what ${folder} needs; this is done once.`);
  try {
    // What they name as peers, such as React, is at the root.
    const install = 'npm ci --legacy-peer-deps --no-audit --no-fund --loglevel=error';
    execSync(install, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  } catch {
    console.error(`The packages of ${folder} could not be installed: npm says why above.`);
    process.exit(1);
  }
}
