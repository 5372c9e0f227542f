import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, findBarriersInBothThemes, journey } from './journey.ts';
import { samplePdf } from './sample-pdfs.ts';

journey('boxes show the text under them, and what is erased is gone from the file', async ({ page }) => {
  await page.goto('/tools/precise-pdf-editor');
  const buffer = await samplePdf({ pages: 24, firstWidth: 300 });
  const file = { name: 'report.pdf', mimeType: 'application/pdf', buffer };
  await page.locator('input[type=file]').first().setInputFiles(file);
  await expect(page.getByText('PDF loaded successfully!').first()).toBeVisible();
  const boxes = page.getByRole('region', { name: 'Boxes' });

  await drag(page, [20, 20], [28, 60]);
  await expect(boxes.getByText('0 boxes')).toBeVisible();
  await drag(page, [110, 180], [230, 340]);
  const entry = boxes.getByPlaceholder('Enter replacement text');
  await expect(entry).toBeFocused();
  await expect(boxes.getByText('1', { exact: true })).toBeVisible();
  await entry.fill('7');
  await boxes.getByRole('button', { name: 'Save Replace, page 1' }).click();
  await expect(entry).toBeHidden();

  await boxes.getByRole('button', { name: 'Search and erase' }).click();
  const search = page.getByRole('dialog', { name: 'Search and erase' });
  await search.getByRole('textbox', { name: 'Words' }).fill('22');
  await search.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(search.getByText('1 match', { exact: true })).toBeVisible();
  expect(await findBarriersInBothThemes(page)).toEqual([]);
  await search.getByRole('button', { name: 'Mark 1 place to erase' }).click();
  await expect(boxes.getByText('2 boxes')).toBeVisible();
  expect(await findBarriersInBothThemes(page)).toEqual([]);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Apply and download' }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe('edited-report.pdf');
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles({
      ...{ name: 'edited-report.pdf', mimeType: 'application/pdf' },
      buffer: await readFile(await saved.path()),
    });
  await page.getByRole('button', { name: 'Start without them' }).click();
  await expect(boxes.getByText('0 boxes')).toBeVisible();
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  const wanted = page.getByRole('textbox', { name: 'Find in the document' });
  await wanted.fill('7');
  await expect(page.getByText('1 of 3', { exact: true })).toBeVisible();
  await wanted.fill('22');
  await expect(page.getByText('Not found', { exact: true })).toBeVisible();
});

async function drag(page: Page, from: [number, number], to: [number, number]): Promise<void> {
  const first = page.locator('[data-page="1"]');
  const { x = 0, y = 0 } = (await first.boundingBox()) ?? {};
  await page.mouse.move(x + from[0], y + from[1]);
  await page.mouse.down();
  await page.mouse.move(x + to[0], y + to[1], { steps: 4 });
  await page.mouse.up();
}
