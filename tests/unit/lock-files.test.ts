import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

test.each(globSync('{,editor/,tests/full/}package-lock.json'))(
  '%s has the checksum of every package, and names no registry',
  (file) => {
    const { packages } = JSON.parse(readFileSync(file, 'utf8'));
    const unknown = Object.keys(packages).filter((folder) => {
      const { integrity, optional } = packages[folder];
      // A registry may lack the optional binaries of other systems.
      const isElsewhere = optional && !existsSync(join(dirname(file), folder));
      return folder && !integrity && !isElsewhere;
    });
    expect(unknown).toEqual([]);
    expect(JSON.stringify(packages)).not.toContain('"resolved"');
    // Else the next update writes them.
    const settings = readFileSync(join(dirname(file), '.npmrc'), 'utf8');
    expect(settings).toContain('omit-lockfile-registry-resolved=true');
  },
);
