import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // The others need the built site, or what only the full suite installs: `--dir` names their folder.
    dir: 'tests/unit',
    include: ['**/*.test.ts'],
    // No test fails because its machine is slow.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // What a test puts in place of another thing is gone in the next.
    unstubEnvs: true,
    unstubGlobals: true,
    isolate: false,
    setupFiles: 'tests/helpers/fresh-modules.ts',
    // On a machine with two processors, Vitest would use one.
    maxWorkers: 2,
  },
});
