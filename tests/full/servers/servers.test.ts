import { testServer } from '../../build/server-behavior.ts';
import { startApache, startCaddy, startCloudflare, startNginx } from './start.ts';

testServer('nginx', startNginx);

testServer('Caddy', startCaddy);

testServer('Apache with .htaccess', startApache);

testServer("Cloudflare's runtime", startCloudflare, {
  redirect: 307,
  noCache: 'public, max-age=0, must-revalidate',
  errorPage: 200,
  behindEdge: true,
});
