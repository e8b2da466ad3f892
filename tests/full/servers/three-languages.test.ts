import { vi } from 'vitest';
import { testEveryServer } from './every-server.ts';

vi.mock('../../../src/i18n/locales.ts', async (original) => {
  const real = await original<typeof import('../../../src/i18n/locales.ts')>();
  const locales = { ...real.locales, 'pt-BR': { ...real.locales.en, hreflang: ['pt-BR'] } };
  return { ...real, locales, localeCodes: Object.keys(locales) };
});

testEveryServer();
