import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    // No test fails because its machine is slow.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
