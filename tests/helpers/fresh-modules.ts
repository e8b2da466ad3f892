import { readFileSync } from 'node:fs';
import { afterAll, expect, vi } from 'vitest';

// Test files share the modules that they import: to import all of them again in each is a third of the time.
// One that puts a module in another's place gets new ones, and leaves none of them to the next.
const { testPath = '' } = expect.getState();
if (/\bvi\.(mock|doMock)\(/.test(readFileSync(testPath, 'utf8'))) {
  vi.resetModules();
  afterAll(() => void vi.resetModules());
}
