import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
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

test('an older answer does not replace a newer one, and none means that the desk is closed', async ({
  page,
  folder,
}) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  let answers = 0;
  await page.route('**/en/ready', async (route) => {
    if (route.request().resourceType() !== 'fetch') return route.continue();
    if (answers === 2) return route.abort();
    const response = await route.fetch();
    answers++;
    if (answers === 1) await held;
    await route.fulfill({ response });
  });
  await page.goto('/en/ready');
  await expect.poll(() => answers).toBe(1);
  spoil(folder, 'intro');
  const finding = page.getByRole('article').filter({ hasText: 'About us › Introduction' });
  await expect(finding).toBeVisible();
  const late = page.waitForEvent('requestfinished');
  release();
  await (await late).response();
  // An old answer that were shown after all would be drawn by then: nothing tells that it is not.
  for (let frame = 0; frame < 2; frame++)
    await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(finding).toBeVisible();
  spoil(folder, 'title');
  await expect(page.getByText('The desk is closed.')).toBeVisible();
});

test('“Publish” announces how far it is and that it is done, and keeps what is ticked', async ({
  page,
  folder,
}) => {
  // A build that waits until it may say more.
  rmSync(`${folder}/node_modules`, { recursive: true });
  mkdirSync(`${folder}/node_modules/astro/bin`, { recursive: true });
  const build = `import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
const pass = async (file) => { while (!existsSync(file)) await setTimeout(50); };
await pass('count');
console.log('a picture (3/7)');
await pass('end');
mkdirSync('dist');
writeFileSync('dist/index.html', 'the site');`;
  writeFileSync(`${folder}/node_modules/astro/bin/astro.mjs`, build);
  writeFileSync(`${folder}/content/site.yaml`, siteWith({ sampleValues: ['phone'] }));
  await page.goto('/en/publish');
  const anyway = page.getByRole('checkbox', { name: 'Publish them all the same' });
  await anyway.check();
  await page.getByRole('button', { name: 'A web host with cPanel' }).click();
  const status = page.getByRole('status');
  await expect(status).toContainText('are being read');
  const announced = await status.elementHandle();
  const said = () => announced?.evaluate((element) => element.isConnected && element.textContent);
  writeFileSync(`${folder}/count`, '');
  await expect.poll(said).toContain('3 of 7 pictures are ready');
  writeFileSync(`${folder}/end`, '');
  await expect.poll(said).toContain('The site is made for this host');

  const save = page.getByRole('button', { name: /-cpanel\.zip$/ }).first();
  await anyway.check();
  const download = page.waitForEvent('download');
  await save.click();
  await download;
  await expect(page.getByText('saved last')).toBeVisible();
  await expect(anyway).toBeChecked();
  expect(existsSync(`${folder}/published/last-cpanel.txt`)).toBe(true);
});
