import { siteServer } from '../../hosting/server.ts';
import { listenLocally } from '../ports.ts';
import { testServer } from './server-behavior.ts';

testServer(
  'the preview server',
  async () => {
    const server = siteServer('dist');
    return { base: await listenLocally(server), stop: () => server.close() };
  },
  { secure: false },
);
