import { once } from 'node:events';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { listen } from '../../tools/lib/listen.ts';
import { siteWith } from '../helpers/checkout.ts';
import { expect, spoil, test } from '../helpers/desk.ts';
import { startDesk } from '../helpers/programs.ts';

test('“Ready?” and “Publish” follow what happens, keep what the owner does, and say when the desk is closed', async ({
  page,
  folder,
  started,
}) => {
  const findings = page.getByRole('article');
  const introduction = findings.filter({ hasText: 'About us › Introduction' });
  const title = findings.filter({ hasText: 'About us › Title' });
  const closed = page.getByText('The desk is closed.');

  await test.step('“Ready?” shows what changes, and leaves the rest as it is', async () => {
    await page.goto('/en/ready');
    const mendIntroduction = spoil(folder, 'intro');
    const mend = introduction.getByRole('link', { name: 'Change it' });
    await mend.focus();
    // It stands above the other.
    const mendTitle = spoil(folder, 'title');
    await expect(title).toBeVisible();
    await expect(mend).toBeFocused();
    mendTitle();
    mendIntroduction();
    await expect(introduction).toBeHidden();
  });
  await test.step('“Publish” announces how far it is and that it is done, and keeps what is ticked', async () => {
    // A build that waits until it may say more.
    rmSync(`${folder}/node_modules`, { recursive: true });
    mkdirSync(`${folder}/node_modules/astro/bin`, { recursive: true });
    const build = `import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
const pass = async (file) => { while (!existsSync(file)) await setTimeout(50); };
await pass('count');
console.log('a picture (3/7)');
await pass('end');
mkdirSync('dist');
writeFileSync('dist/index.html', 'the site');`;
    writeFileSync(`${folder}/node_modules/astro/bin/astro.mjs`, build);
    cpSync('content', `${folder}/content`, { recursive: true });
    const withSample = siteWith({ sampleValues: ['phone'] });
    writeFileSync(`${folder}/content/site.yaml`, withSample);
    await page.goto('/en/publish');
    const anyway = page.getByRole('checkbox', { name: 'Publish them all the same' });
    const make = page.getByRole('button', { name: 'A web host with cPanel' });
    await make.click();
    // The browser asks for the tick.
    await expect(anyway).toBeFocused();
    await anyway.check();
    await make.click();
    const status = page.getByRole('status');
    await expect(status).toContainText('are being read');
    const announced = await status.elementHandle();
    const said = () => announced?.evaluate((element) => element.isConnected && element.textContent);
    writeFileSync(`${folder}/count`, '');
    await expect.poll(said).toContain('3 of 7 pictures are ready');
    writeFileSync(`${folder}/end`, '');
    await expect.poll(said).toContain('The site is made for this host');

    const download = page.waitForEvent('download');
    await page
      .getByRole('link', { name: /-cpanel\.zip$/ })
      .first()
      .click();
    await download;
  });
  await test.step('it says when the desk is closed', async () => {
    await page.goto('/en/ready');
    await expect(closed).toBeHidden();
    await started.stop();
    await expect(closed).toBeVisible();
  });
  await test.step('once it is opened again, the view goes on by itself', async () => {
    const { port } = new URL(started.address);
    // Where another program has its port for a moment, a browser's connection to the desk gives up.
    const other = createServer((_, response) => response.writeHead(404).end());
    await listen(other, { port: Number(port), host: '127.0.0.1' });
    await once(other, 'request');
    other.closeAllConnections();
    other.close();
    const again = await startDesk(folder, port);
    await expect(closed).toBeHidden();
    const mend = spoil(folder, 'title');
    await expect(title).toBeVisible();
    mend();
    await again.stop();
    await expect(closed).toBeVisible();
  });
});
