import { describe, vi } from 'vitest';
import { startApache, startCaddy, startCloudflare, startNginx } from './start.ts';

// With one language no address has a prefix; with three, one of which names a region, there are several.
for (const codes of [['ar'], ['ar', 'en', 'pt-BR']]) {
  // What reads the table of languages must be read again.
  vi.resetModules();
  vi.doMock('../../../src/i18n/locales.ts', async (original) => {
    const real = await original<typeof import('../../../src/i18n/locales.ts')>();
    const known = { ...real.locales, 'pt-BR': { ...real.locales.en, hreflang: ['pt-BR'] } };
    const locales = Object.fromEntries(Object.entries(known).filter(([it]) => codes.includes(it)));
    return { ...real, locales, localeCodes: codes };
  });
  const { testServer } = await import('../../helpers/server-behavior.ts');

  describe(`in ${codes.join(', ')}`, () => {
    testServer('nginx', startNginx);

    testServer('Caddy', startCaddy);

    testServer('Apache with .htaccess', startApache);

    testServer("Cloudflare's runtime", startCloudflare, {
      redirect: 307,
      noCache: 'public, max-age=0, must-revalidate',
      errorPage: 200,
      missing: 'public, max-age=31536000, immutable',
      behindEdge: true,
    });
  });
}
