import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { expect, spoil, test } from '../helpers/desk.ts';
import { siteWith } from '../helpers/replace-in-file.ts';

test('“Ready?” shows what changes, leaves the rest as it is, and says when the desk is closed', async ({
  page,
  folder,
  started,
}) => {
  await page.goto('/en/ready');
  spoil(folder, 'intro');
  const findings = page.getByRole('article');
  const first = findings.filter({ hasText: 'About us › Introduction' });
  const mend = first.getByRole('link', { name: 'Change it' });
  await mend.focus();
  // It stands above the other.
  spoil(folder, 'title');
  await expect(findings.filter({ hasText: 'About us › Title' })).toBeVisible();
  await expect(mend).toBeFocused();
  const alert = page.getByText('The desk is closed.');
  await expect(alert).toBeHidden();
  await started.stop();
  await expect(alert).toBeVisible();
});

test('“Publish” announces how far it is and that it is done', async ({ page, folder }) => {
  // A build that waits until it may say more.
  rmSync(`${folder}/node_modules`, { recursive: true });
  mkdirSync(`${folder}/node_modules/astro/bin`, { recursive: true });
  const build = `import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { siteWith } from '../helpers/replace-in-file.ts';
const pass = async (file) => { while (!existsSync(file)) await setTimeout(50); };
await pass('count');
console.log('a picture (3/7)');
await pass('end');
mkdirSync('dist');
writeFileSync('dist/index.html', 'the site');`;
  writeFileSync(`${folder}/node_modules/astro/bin/astro.mjs`, build);
  const withSample = siteWith({ sampleValues: ['phone'] });
  writeFileSync(`${folder}/content/site.yaml`, withSample);
  await page.goto('/en/publish');
  const make = page.getByRole('button', { name: 'A web host with cPanel' });
  await make.click();
  // The browser asks for the tick.
  const anyway = page.getByRole('checkbox', { name: 'Publish them all the same' });
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
