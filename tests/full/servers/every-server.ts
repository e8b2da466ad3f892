import { testServer } from '../../helpers/server-behavior.ts';
import { startApache, startCaddy, startCloudflare, startNginx } from './start.ts';

/** Declares the tests of every server, for a site in the languages of the test file. */
export function testEveryServer(): void {
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
}
