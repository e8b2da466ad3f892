import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import { expect, test } from '@playwright/test';
import { listenLocally } from '../../tools/listen.ts';

test('a view of the desk shows itself anew when it is told to, and says when the desk is closed', async ({
  page,
}) => {
  let words = 'first';
  let asked = 0;
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const readers: ServerResponse[] = [];
  const script = stripTypeScriptTypes(readFileSync('editor/browser/refresh.ts', 'utf8'));
  const server = createServer(async ({ url }, response) => {
    if (url === '/events') {
      await held;
      response.writeHead(200, { 'Content-Type': 'text/event-stream' }).flushHeaders();
      readers.push(response);
      return;
    }
    asked++;
    response.setHeader('Content-Type', 'text/html');
    response.end(`<main><p>${words}</p><input type="checkbox"></main>
      <p role="alert" hidden>closed</p><script type="module">${script}</script>`);
  });
  const tell = (name: string) => readers[0]?.write(`event: ${name}\ndata:\n\n`);
  const { port } = new URL(await listenLocally(server));
  await page.goto(`http://localhost:${port}/en/ready`);
  const main = page.getByRole('main');
  await expect(main).toHaveText('first');
  // What has changed before the page listens.
  words = 'second';
  release();
  await expect(main).toHaveText('second');
  // What is chosen stays where nothing else is to be shown.
  const choice = page.getByRole('checkbox');
  await choice.check();
  const before = asked;
  tell('publish');
  tell('ready');
  await expect.poll(() => asked).toBe(before + 1);
  words = 'third';
  await expect(choice).toBeChecked();
  tell('ready');
  await expect(main).toHaveText('third');
  const alert = page.getByText('closed', { exact: true });
  await expect(alert).toBeHidden();
  server.close();
  server.closeAllConnections();
  await expect(alert).toBeVisible();
});
