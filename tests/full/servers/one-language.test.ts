import { vi } from 'vitest';
import { testEveryServer } from './every-server.ts';

vi.mock('../../../src/i18n/locales.ts', async (original) => {
  const real = await original<typeof import('../../../src/i18n/locales.ts')>();
  const { en: _, ...locales } = real.locales;
  return { ...real, locales, localeCodes: ['ar'] };
});

testEveryServer();
