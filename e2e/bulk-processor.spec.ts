import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { expect, findBarriers, journey, largeFile, patient, settled } from './journey.ts';
import { arriveAsPro } from './pro-people.ts';

const path = '/tools/bulk-processor';
const callPath = '/api/tools/bulk-process';

journey.beforeEach(async ({ page }) => {
  await page.goto(path);
});

journey(
  'mixed files are compressed, a failure does not stop the rest, and all results come as one ZIP',
  async ({ page }) => {
    await choose(page, await photo('one.jpg'), report, text('notes.txt'), await photo('one.jpg', 400));
    await start(page).press('Enter');
    await expect(toast(page, 'Bulk Processing Complete!')).toBeVisible();
    // The keyboard focus is not lost to the top of the page.
    await expect(start(page)).toBeFocused();
    await expect(row(page, 'report.pdf')).toContainText(
      'Processing failed: PDF Compression is available for Pro users.',
    );
    await expect(page.getByText('3 of 4 files completed, 1 failed', { exact: true })).toBeVisible();
    await expect(page.getByRole('progressbar', { name: 'Overall progress' })).toHaveJSProperty('value', 0.75);
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download All' }).click();
    const members = unzipSync(readFileSync(await (await downloading).path()));
    expect(Object.keys(members).sort()).toEqual(['notes.zip', 'one (2).jpg', 'one.jpg']);
    expect(await findBarriers(page)).toEqual([]);
  },
);

journey('ten files of 25 MB are accepted for free, and no more', async ({ page }) => {
  await page.locator('main input[type=file]').first().setInputFiles(largeFile('huge.bin', 26));
  await expect(toast(page, 'Files Too Large')).toBeVisible();
  await choose(page, ...Array.from({ length: 11 }, (_, index) => text(`note-${index}.txt`)));
  await expect(toast(page, 'Too Many Files')).toBeVisible();
  await expect(rows(page)).toHaveCount(10);
});

journey('only pending files can be removed, and only pending files are sent', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => request.url().endsWith(callPath) && calls.push(request.url()));
  await choose(page, text('a.txt'), text('b.txt'));
  await page.getByRole('button', { name: 'Remove b.txt' }).click();
  await start(page).click();
  await expect(row(page, 'a.txt')).toContainText('Completed');
  await expect(page.getByRole('button', { name: 'Remove a.txt' })).toHaveCount(0);
  await expect(start(page)).toBeDisabled();
  await choose(page, text('c.txt'));
  await start(page).click();
  await expect(row(page, 'c.txt')).toContainText('Completed');
  expect(calls).toHaveLength(2);
});

journey('steps run in order with names from a pattern, and a recipe saves and shares them', async ({ page }) => {
  await page.getByLabel('Operation', { exact: true }).selectOption('Resize');
  await page.getByLabel('Pixels').fill('64');
  await page.getByRole('button', { name: 'Add a step' }).click();
  await page.getByLabel('Step 2', { exact: true }).selectOption('Convert');
  await page.getByLabel('Output format').selectOption('WebP');
  await page.getByLabel('Name of the results').fill('{name}-{nn}');
  await page.getByRole('button', { name: 'Save as recipe' }).click();
  await page.getByLabel('Name of the recipe').fill('For the web');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await choose(page, await photo('cat.jpg'), await photo('dog.jpg'));
  await expect(row(page, 'dog.jpg')).toContainText('pending, becomes dog-02.webp');
  await start(page).click();
  await expect(row(page, 'dog.jpg')).toContainText('Completed');
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download dog-02.webp' }).click();
  const content = await sharp(readFileSync(await (await downloading).path())).metadata();
  expect(content).toMatchObject({ format: 'webp', width: 64 });

  await page.getByLabel('Step 2', { exact: true }).selectOption('Compress');
  await page.reload();
  await page.getByLabel('Saved recipe').selectOption('For the web');
  await expect(page.getByLabel('Output format')).toHaveValue('webp');
  expect(await findBarriers(page)).toEqual([]);
});

journey('a link loads a recipe, and a broken one says so', async ({ page }) => {
  const recipe = {
    name: 'Half',
    namePattern: '{name}.{ext}',
    steps: [{ operation: 'resize', options: { percent: 50 } }],
  };
  await page.goto(`${path}?a#recipe=${Buffer.from(JSON.stringify(recipe)).toString('base64url')}`);
  await expect(page.getByLabel('Operation', { exact: true })).toHaveValue('resize');
  await expect(page.getByLabel('Percent', { exact: true })).toHaveValue('50');
  await page.goto(`${path}?b#recipe=broken`);
  await expect(toast(page, 'Recipe not loaded')).toBeVisible();
});

journey(
  'after a reload during processing every file finishes: jobs are followed, waiting files are sent',
  async ({ page }) => {
    await page.getByLabel('Operation', { exact: true }).selectOption('Compress images');
    await page.getByLabel('Format', { exact: true }).selectOption('AVIF');
    const slow = await noise(800, 600);
    await choose(page, ...Array.from({ length: 4 }, (_, index) => ({ ...slow, name: `slow-${index}.png` })));
    await settled(page);
    // A busy machine may write nothing between the click and the reload.
    await page.evaluate('IDBObjectStore.prototype.put = () => new EventTarget()');
    await start(page).click();
    await expect(row(page, 'slow-0.png')).toContainText(accepted);
    await page.reload();
    await expect(rows(page)).toHaveCount(4);
    await expect(page.getByText('4 of 4 files completed', { exact: true })).toBeVisible({ timeout: 90_000 });
    for (let index = 0; index < 4; index++) await expect(row(page, `slow-${index}.png`)).toContainText('.avif');
  },
);

journey('the list is there when the tool is opened again, and a second tab has its own', async ({ page, context }) => {
  await choose(page, text('first.txt'));
  await settled(page);
  await page.reload();
  await expect(row(page, 'first.txt')).toContainText('pending');
  const second = patient(await context.newPage());
  await second.goto(path);
  await expect(second.getByText('Drop files or folders in the bag')).toBeVisible();
  await choose(second, text('second.txt'));
  await settled(second);
  await second.reload();
  await expect(rows(second)).toHaveCount(1);
  await expect(rows(second)).toContainText('second.txt');
  await second.close();
  await page.goto('/help');
  await page.goto(path);
  await expect(rows(page)).toHaveCount(1);
  await start(page).click();
  await expect(row(page, 'first.txt')).toContainText('Completed');
});

journey('the list waits while offline, and continues when back online', async ({ page, context, provoked }) => {
  provoked.push(/ERR_INTERNET_DISCONNECTED/);
  await choose(page, text('a.txt'), text('b.txt'), text('c.txt'));
  await context.setOffline(true);
  await start(page).click();
  await expect(row(page, 'c.txt')).toContainText('waiting for its turn');
  await expect(page.getByText('You are offline.', { exact: false })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('3 of 3 files completed', { exact: true })).toBeVisible();
});

journey('a file whose call fails says so and can be retried', async ({ page, provoked }) => {
  provoked.push(/ERR_FAILED|status of 500/);
  await page.route(`**${callPath}`, (route) => route.fulfill({ status: 500, json: {} }));
  await choose(page, text('a.txt'));
  await start(page).click();
  await expect(row(page, 'a.txt')).toContainText('Processing failed');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Retry a.txt' }).click();
  await expect(row(page, 'a.txt')).toContainText('Completed');
});

journey('a file that is cancelled is pending again, and its job ends on the server', async ({ page }) => {
  await page.getByLabel('Operation', { exact: true }).selectOption('Compress images');
  await page.getByLabel('Format', { exact: true }).selectOption('AVIF');
  await choose(page, { ...(await noise(2400, 1800)), name: 'slow.png' });
  await start(page).click();
  await expect(row(page, 'slow.png')).toContainText(accepted);
  const cancelled = page.waitForRequest((request) => request.method() === 'DELETE');
  await page.getByRole('button', { name: 'Cancel slow.png' }).click();
  const job = new URL((await cancelled).url()).pathname;
  await expect(row(page, 'slow.png')).toContainText('pending');
  await expect.poll(async () => (await (await page.request.get(job)).json()).state).toBe('cancelled');
});

journey('a deleted result is reported, and the others still download', async ({ page, provoked }) => {
  provoked.push(/status of 404/);
  await choose(page, text('a.txt'), text('b.txt'));
  await start(page).click();
  await expect(page.getByText('2 of 2 files completed', { exact: true })).toBeVisible();
  const address = (await page.getByRole('link', { name: 'Download a.zip' }).getAttribute('href')) ?? '';
  await page.request.delete(address);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download All' }).click();
  await expect(toast(page, 'Some results are gone')).toBeVisible();
  expect(Object.keys(unzipSync(readFileSync(await (await downloading).path())))).toEqual(['b.zip']);
  await page.getByRole('button', { name: 'Retry a.txt' }).click();
  await expect(page.getByText('2 of 2 files completed', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Clear finished' }).click();
  await expect(page.getByText('Drop files or folders in the bag')).toBeVisible();
});

journey(
  'a locked document asks for its password in its row, and can be redone with other settings',
  async ({ page }) => {
    await page.getByLabel('Operation', { exact: true }).selectOption('Convert');
    await page.getByLabel('Output format').selectOption('TXT');
    const buffer = readFileSync(new URL('../src/engines/office/fixtures/locked.docx', import.meta.url));
    await choose(page, { name: 'locked.docx', mimeType: '', buffer });
    await start(page).click();
    await page.getByLabel('Password of locked.docx').fill('wrong');
    await page.getByRole('button', { name: 'Unlock locked.docx' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'password' })).toBeVisible();
    await page.getByLabel('Password of locked.docx').fill('open sesame');
    await page.getByRole('button', { name: 'Unlock locked.docx' }).click();
    await expect(row(page, 'locked.docx')).toContainText('locked.txt');
    await page.getByRole('button', { name: 'Back to pending' }).click();
    await expect(row(page, 'locked.docx')).toContainText('pending, becomes locked.txt');
  },
);

journey('Pro accepts a hundred files, on a phone without horizontal scrolling', async ({ page }) => {
  await arriveAsPro(page, path);
  await page.setViewportSize({ width: 360, height: 740 });
  // Files may be chosen before the server has said whose limits apply.
  await page.route('**/api/user', () => new Promise(() => undefined));
  await page.reload();
  await choose(
    page,
    ...Array.from({ length: 101 }, (_, index) => text(`file-${index}-with-a-long-name-of-its-own.txt`)),
  );
  await expect(toast(page, 'Too Many Files')).toBeVisible();
  await start(page).click();
  // Their results are tested with fewer files.
  await expect(page.getByText(/^[1-9]\d* of 100 files completed$/)).toBeVisible();
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
  expect(await findBarriers(page)).toEqual([]);
});

/** A row's text once the server has its file, in whichever of the following states. */
const accepted = /Processing · |Reading|Compressing|Completed/;

type ChosenFile = { name: string; mimeType: string; buffer: Buffer };

const choose = (page: Page, ...files: ChosenFile[]) =>
  page.locator('main input[type=file]').first().setInputFiles(files);
const start = (page: Page) => page.getByRole('button', { name: 'Start Processing' });
const toast = (page: Page, title: string) => page.getByText(title, { exact: true }).first();
const rows = (page: Page) => page.getByRole('list', { name: 'Files' }).getByRole('listitem');
const row = (page: Page, name: string) => rows(page).filter({ hasText: name });

const text = (name: string): ChosenFile => ({ name, mimeType: 'text/plain', buffer: Buffer.from(`Dear ${name}`) });

const report: ChosenFile = {
  name: 'report.pdf',
  mimeType: 'application/pdf',
  buffer: readFileSync(new URL('../src/tools/pdf-compressor/fixtures/report.pdf', import.meta.url)),
};

const photo = async (name: string, width = 300): Promise<ChosenFile> => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width, height: 200, channels: 3, background: '#6fb1e8' } })
    .jpeg({ quality: 97 })
    .toBuffer(),
});

/** Slow in any encoder. */
const noise = async (width: number, height: number): Promise<ChosenFile> => ({
  name: 'noise.png',
  mimeType: 'image/png',
  buffer: await sharp({
    create: { width, height, channels: 3, background: 'grey', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  })
    .png({ compressionLevel: 1 })
    .toBuffer(),
});
