import { siteServer } from '../../hosting/server.ts';
import { listen } from '../ports.ts';
import { testServer } from './server-behavior.ts';

testServer(
  'the preview server',
  async () => {
    const server = siteServer('dist');
    return { base: await listen(server), stop: () => server.close() };
  },
  { secure: false },
);
