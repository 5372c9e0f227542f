import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as runner } from '@playwright/test';
import { unzipSync } from 'fflate';
import { MB } from '../src/shared/units.ts';
import { expect, findBarriersInBothThemes, journey } from './journey.ts';

const path = '/tools/file-compressor';
const fixtures = fileURLToPath(new URL('../src/tools/file-compressor/fixtures/', import.meta.url));
const locked = fileURLToPath(new URL('../src/engines/archive/fixtures/', import.meta.url));

let folder: string;
runner.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'satchel-e2e-'));
  await mkdir(join(folder, 'trip/day 1'), { recursive: true });
  await writeFile(join(folder, 'trip/notes.txt'), 'Sun. '.repeat(1000));
  await writeFile(join(folder, 'trip/day 1/übung 写真.txt'), 'Sea.');
  await writeFile(join(folder, 'film.mp4'), '');
  await truncate(join(folder, 'film.mp4'), 100 * 1024 * 1024 + 1);
  await utimes(join(folder, 'trip/notes.txt'), 1_709_294_400, 1_709_294_400);
});
runner.afterAll(() => rm(folder, { recursive: true, force: true }));

journey('a chosen folder becomes a ZIP that keeps its paths and opens in a new tab', async ({ page }) => {
  await page.goto(path);
  await page.getByLabel('Choose a folder').setInputFiles(join(folder, 'trip'));
  await expect(page.getByRole('heading', { name: '2 files · 4.89 KB in total' })).toBeVisible();
  await page.getByRole('button', { name: 'Create ZIP', exact: true }).click();
  await expect(page.getByText('Compression Complete', { exact: true })).toBeVisible();
  await expect(page.getByText('All 2 files were read back from the ZIP and verified.', { exact: false })).toBeVisible();
  const link = page.getByRole('link', { name: 'Download trip.zip in a new tab' });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener');
  const zip = await page.request.get((await link.getAttribute('href')) ?? '');
  const files = unzipSync(new Uint8Array(await zip.body()));
  expect(Object.keys(files).sort()).toEqual(['trip/day 1/übung 写真.txt', 'trip/notes.txt']);
});

journey('a dropped folder adds its files with their paths', async ({ page, context }) => {
  await page.goto(path);
  await expect(page.getByText('Drop files or folders in the bag')).toBeVisible();
  const browser = await context.newCDPSession(page);
  const data = { items: [], files: [join(folder, 'trip'), join(fixtures, 'notes.txt')], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await browser.send('Input.dispatchDragEvent', { type, x: 400, y: 500, data });
  }
  const list = page.getByRole('list', { name: 'Files' });
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await expect(list).toContainText('trip/day 1/übung 写真.txt');
});

journey('a file over 100 MB is named and skipped; the others can be removed', async ({ page }) => {
  await page.goto(path);
  const choose = page.locator('input[type=file]').first();
  await choose.setInputFiles([join(folder, 'film.mp4'), join(folder, 'trip/notes.txt'), join(fixtures, 'notes.txt')]);
  await expect(page.getByText('film.mp4 is over 100MB limit', { exact: true }).first()).toBeVisible();
  const list = page.getByRole('list', { name: 'Files' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await list.getByRole('button', { name: 'Remove notes.txt' }).first().click();
  await expect(page.getByRole('heading', { name: /^1 file · / })).toBeVisible();
});

journey('an interrupted large upload resumes automatically', async ({ page, context, provoked }) => {
  provoked.push(/ERR_INTERNET_DISCONNECTED/);
  const content = randomBytes(25 * MB);
  await writeFile(join(folder, 'long.bin'), content);
  const offsets: number[] = [];
  await page.route('**/api/uploads/*', async (route) => {
    const request = route.request();
    if (request.method() === 'PATCH') offsets.push(Number(request.headers()['upload-offset']));
    // In the middle of the second part of four.
    if (offsets.length === 2 && request.method() === 'PATCH') await context.setOffline(true);
    await route.continue();
  });
  await page.goto(path);
  await page.locator('input[type=file]').first().setInputFiles(join(folder, 'long.bin'));
  await page.getByRole('button', { name: 'Create ZIP', exact: true }).click();
  await expect(page.getByText('Connection lost. Goes on by itself when you are back online.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Compression Complete', { exact: true })).toBeVisible();
  expect(offsets.filter((offset) => offset === 0)).toHaveLength(1);
  expect(offsets.length).toBeGreaterThan(4);
  const link = page.getByRole('link', { name: /^Download long.*\.zip in a new tab/ });
  const zip = await page.request.get((await link.getAttribute('href')) ?? '');
  const files = unzipSync(new Uint8Array(await zip.body()));
  expect(Buffer.from(files['long.bin'] ?? []).equals(content)).toBe(true);
});

journey('the finished ZIP disappears when the list changes', async ({ page }) => {
  await page.goto(path);
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([join(folder, 'trip/notes.txt'), join(fixtures, 'sample.zip')]);
  await page.getByRole('button', { name: 'Create ZIP', exact: true }).click();
  await expect(page.getByRole('link', { name: /^Download/ })).toBeVisible();
  await page.getByRole('button', { name: 'Remove sample.zip' }).click();
  await expect(page.getByRole('link', { name: /^Download/ })).toBeHidden();
});

journey('a server failure is shown as a failed compression', async ({ page, provoked }) => {
  provoked.push(/status of 500/);
  await page.route('**/api/tools/file-compress', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.goto(path);
  await page.locator('input[type=file]').first().setInputFiles(join(folder, 'trip/notes.txt'));
  await page.getByRole('button', { name: 'Create ZIP', exact: true }).click();
  await expect(page.getByText('Compression failed', { exact: true })).toBeVisible();
  await expect(page.getByText('Please try again.', { exact: true })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'notes.txt' })).toBeVisible();
});

journey('a ZIP is made and an archive opened with the keyboard alone', async ({ page }) => {
  await page.goto(path);
  await page.locator('input[type=file]').first().setInputFiles(join(folder, 'trip/notes.txt'));
  await page.getByRole('radio', { name: 'Normal' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Best' })).toBeChecked();
  await page.getByRole('button', { name: 'Create ZIP', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: /^Download/ })).toBeVisible();
  await page.getByRole('tab', { name: 'Create ZIP' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Open archive' })).toBeFocused();
  await page.locator('input[type=file]').first().setInputFiles(join(fixtures, 'sample.rar'));
  const box = page.getByRole('checkbox', { name: 'picture.png' });
  await box.focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Extract 1 chosen' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Download picture.png in a new tab' })).toBeVisible();
});

journey('an archive is searched, previewed and extracted', async ({ page }) => {
  await page.goto(path);
  await page.getByRole('tab', { name: 'Open archive' }).click();
  await page.locator('input[type=file]').first().setInputFiles(join(fixtures, 'sample.7z'));
  const entries = page.getByRole('list', { name: 'Entries' }).getByRole('listitem');
  await expect(entries).toHaveCount(7);
  await page.getByLabel('Search in the archive').fill('data');
  await expect(entries).toHaveCount(1);
  await page.getByRole('button', { name: 'Look at folder/data.csv' }).click();
  await expect(page.getByRole('dialog')).toContainText('1,customer 1,37.50');
  await page.keyboard.press('Escape');
  await page.getByLabel('Search in the archive').fill('');
  await page.getByRole('button', { name: 'Look at picture.png' }).click();
  const image = page.getByRole('img', { name: 'picture.png' });
  await expect(image).toHaveJSProperty('naturalWidth', 16);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Extract all' }).click();
  const link = page.getByRole('link', { name: 'Download sample-files.zip in a new tab' });
  await expect(link).toBeVisible();
  const zip = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(Object.keys(unzipSync(new Uint8Array(await zip.body())))).toHaveLength(5);
});

journey('a locked archive asks for its password, and says when it is the wrong one', async ({ page }) => {
  await page.goto(path);
  await page.getByRole('tab', { name: 'Open archive' }).click();
  await page.locator('input[type=file]').first().setInputFiles(join(locked, 'protected-names.7z'));
  await expect(page.getByRole('heading', { name: 'protected-names.7z is locked' })).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This password does not open the archive.', { exact: false })).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('secret');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Entries' })).toContainText('data.csv');
  await page.getByRole('button', { name: 'Extract all' }).click();
  await expect(page.getByRole('link', { name: /^Download/ })).toBeVisible();
});

journey('names pointing outside the folder are shown with the originals', async ({ page }) => {
  const zip = await readFile(join(fixtures, 'sample.zip'));
  const hostile = Buffer.from(zip.toString('latin1').replaceAll('readme.txt', '../../x.tx'), 'latin1');
  await page.goto(path);
  await page.getByRole('tab', { name: 'Open archive' }).click();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'hostile.zip', mimeType: 'application/zip', buffer: hostile });
  await expect(page.getByRole('list', { name: 'Warnings' })).toContainText(
    '1 name pointed outside the folder and was moved inside.',
  );
  await expect(page.getByRole('list', { name: 'Entries' })).toContainText('was “../../x.tx”');
});

journey('with files and with an archive in it, the page has no barriers and fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const expectNoBarriers = async () => {
    expect(await findBarriersInBothThemes(page)).toEqual([]);
    const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overhang).toBeLessThanOrEqual(0);
  };
  await page.goto(path);
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([join(folder, 'trip/notes.txt'), join(fixtures, 'sample.tar')]);
  await page.getByLabel('Password (optional)').fill('correct horse battery');
  await page.getByRole('button', { name: 'Create ZIP', exact: true }).click();
  await expect(page.getByRole('link', { name: /^Download/ })).toBeVisible();
  await expectNoBarriers();
  await page.getByRole('tab', { name: 'Open archive' }).click();
  await page.locator('input[type=file]').first().setInputFiles(join(fixtures, 'sample.tar.gz'));
  await expect(page.getByRole('list', { name: 'Entries' })).toContainText('readme.txt');
  await expectNoBarriers();
});
