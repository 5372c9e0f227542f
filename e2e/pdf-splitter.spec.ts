import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { expect, findBarriersInBothThemes, journey } from './journey.ts';
import { pagesIn, samplePdf } from './sample-pdfs.ts';

const path = '/tools/pdf-splitter';
const mimeType = 'application/pdf';

journey('listed pages become files, with a link each and a ZIP of all', async ({ page }) => {
  await page.goto(path);
  await choose(page);
  await page.getByRole('textbox', { name: 'Pages', exact: true }).fill('1,3,5-6');
  await expect(page.getByText('Makes 4 files', { exact: true })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Split PDF', exact: true }).click();
  await expect(page.getByText('PDF Split Successfully!', { exact: true })).toBeVisible();
  await expect(page.getByText('Created 4 separate PDF files', { exact: true })).toBeVisible();
  const files = unzipSync(await readFile(await (await download).path()));
  const parts = await Promise.all(Object.values(files).map(pagesIn));
  expect(parts).toEqual([['300'], ['302'], ['304'], ['305']]);
  const links = page.getByRole('list', { name: 'Parts' }).getByRole('link');
  await expect(links).toHaveCount(4);
  const second = await page.request.get((await links.nth(1).getAttribute('href')) ?? '');
  expect(await pagesIn(await second.body())).toEqual(['302']);
});

journey('selecting thumbnails fills in the page list', async ({ page }) => {
  await page.goto(path);
  await choose(page);
  const option = (index: number) => page.getByRole('listbox').getByRole('option').nth(index);
  await option(1).click();
  await option(4).click({ modifiers: ['Shift'] });
  await expect(page.getByRole('textbox', { name: 'Pages', exact: true })).toHaveValue('2-5');
  await option(2).click();
  await expect(page.getByRole('textbox', { name: 'Pages', exact: true })).toHaveValue('2,4-5');
  await page.getByLabel('All into one file').check();
  await expect(page.getByText('Makes 1 file', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Split PDF', exact: true }).click();
  const links = page.getByRole('list', { name: 'Parts' }).getByRole('link');
  await expect(links).toHaveCount(1);
  const part = await page.request.get((await links.getAttribute('href')) ?? '');
  expect(await pagesIn(await part.body())).toEqual(['301', '303', '304']);
});

journey('pressing a page cuts before it and fills in the ranges', async ({ page }) => {
  await page.goto(path);
  await choose(page);
  await page.getByLabel('Split by').selectOption('range');
  const grid = page.getByRole('listbox', { name: 'Pages of report.pdf' });
  await grid.getByRole('option').nth(2).click();
  await grid.focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Space');
  await expect(page.getByRole('textbox', { name: 'Ranges' })).toHaveValue('1-2,3-6,7');
  await expect(grid.getByRole('option', { name: 'Page 3 File 2' })).toBeVisible();
  await expect(page.getByText('Makes 3 files', { exact: true })).toBeVisible();
});

journey('every way to split previews its result', async ({ page }) => {
  await page.goto(path);
  await choose(page);
  const method = page.getByLabel('Split by');
  const expected: [string, string][] = [
    ['every', 'Makes 4 files'],
    ['odd-even', 'Makes 2 files'],
    ['single', 'Makes 7 files'],
    ['bookmarks', 'Makes 3 files'],
  ];
  for (const [value, sentence] of expected) {
    await method.selectOption(value);
    await expect(page.getByText(sentence, { exact: true })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Split PDF', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Parts' })).toContainText('pages 2-4');
  await method.selectOption('size');
  await expect(page.getByRole('list', { name: 'Parts' })).toBeHidden();
  await expect(page.getByText('Estimate: 1 file', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Split PDF', exact: true }).click();
  await expect(page.getByText('Created 1 separate PDF file', { exact: true })).toBeVisible();
});

journey('empty and invalid lists are explained', async ({ page }) => {
  await page.goto(path);
  await choose(page);
  await page.getByRole('button', { name: 'Split PDF', exact: true }).click();
  await expect(page.getByText('No Pages Specified', { exact: true })).toBeVisible();
  await page.getByRole('textbox', { name: 'Pages', exact: true }).fill('2,9');
  await expect(page.getByText("'9' goes beyond the last page.", { exact: false })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Split PDF', exact: true })).toBeDisabled();
  await page.getByLabel('Split by').selectOption('range');
  await page.getByRole('button', { name: 'Split PDF', exact: true }).click();
  await expect(page.getByText('No Ranges Specified', { exact: true })).toBeVisible();
});

journey('a file without bookmarks says so, and a locked one opens with its password', async ({ page }) => {
  await page.goto(path);
  const buffer = await samplePdf({ pages: 3, firstWidth: 300, password: 'sesame' });
  await page.locator('input[type=file]').first().setInputFiles({ name: 'locked.pdf', mimeType, buffer });
  await page.getByLabel('Password of locked.pdf').fill('sesame');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(3);
  await page.getByLabel('Split by').selectOption('bookmarks');
  await expect(page.getByText('This PDF has no bookmarks on this level', { exact: false })).toBeVisible();
  await page.getByLabel('Split by').selectOption('single');
  await page.getByRole('button', { name: 'Split PDF', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Parts' }).getByRole('link')).toHaveCount(3);
});

journey('a server failure is shown as a failed split', async ({ page, provoked }) => {
  provoked.push(/status of 500/);
  await page.route('**/api/pdf-splitter', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.goto(path);
  await choose(page);
  await page.getByLabel('Split by').selectOption('single');
  await page.getByRole('button', { name: 'Split PDF', exact: true }).click();
  await expect(page.getByText('Split Failed', { exact: true })).toBeVisible();
});

journey('a thousand pages scroll with the window, and only visible ones are rendered', async ({ page }) => {
  await page.goto(path);
  const buffer = await samplePdf({ pages: 1000, firstWidth: 300 });
  await page.locator('input[type=file]').first().setInputFiles({ name: 'long.pdf', mimeType, buffer });
  const grid = page.getByRole('listbox');
  await expect(grid.getByRole('option', { name: 'Page 1', exact: true })).toBeVisible();
  await grid.focus();
  await page.keyboard.press('End');
  const last = grid.getByRole('option', { name: 'Page 1000', exact: true });
  await expect(last).toBeInViewport();
  await expect
    .poll(() => last.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.width))
    .toBeGreaterThan(50);
  expect(await grid.getByRole('option').count()).toBeLessThan(100);
  // Nothing that sticks to the window lies over the page that a key leads to.
  await page.keyboard.press('Home');
  const first = grid.getByRole('option', { name: 'Page 1', exact: true });
  await first.click({ position: { x: 20, y: 2 } });
  await expect(
    page.getByRole('toolbar', { name: 'Page tools' }).getByRole('button', { name: 'Larger pages' }),
  ).toBeInViewport();
});

journey('with a file in it, the page has no barriers and fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(path);
  await choose(page);
  for (const method of ['pages', 'range', 'bookmarks']) {
    await page.getByLabel('Split by').selectOption(method);
    expect(await findBarriersInBothThemes(page)).toEqual([]);
  }
  await page.getByRole('button', { name: 'Split PDF', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Parts' })).toBeVisible();
  expect(await findBarriersInBothThemes(page)).toEqual([]);
  const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overhang).toBeLessThanOrEqual(0);
});

/** Seven pages from 300 points on, with bookmarks on the second and the fifth. */
async function choose(page: Page): Promise<void> {
  const buffer = await samplePdf({ pages: 7, firstWidth: 300, bookmarks: { 1: 'One', 4: 'Two' } });
  await page.locator('input[type=file]').first().setInputFiles({ name: 'report.pdf', mimeType, buffer });
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeAttached();
}
