import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { fileIdOf } from '../src/modules/files/files.contract.ts';
import { expect, findBarriersInBothThemes, journey, settled } from './journey.ts';
import { samplePdf } from './sample-pdfs.ts';

const mimeType = 'application/pdf';
const ferry = new URL('../src/tools/pdf-editor/fixtures/ferry.pdf', import.meta.url);

journey(
  'the visual editor asks for an expired file again, refuses another, and goes on',
  async ({ page, provoked }) => {
    provoked.push(/status of 404/);
    const { id, bytes } = await passOn(page, 'Visual PDF Editor', await samplePdf({ pages: 2, firstWidth: 300 }));
    const first = page.locator('[data-page="1"]');
    await page.getByRole('radio', { name: 'Rectangle', exact: true }).click();
    await drag(page, [40, 40], [120, 90]);
    await page.getByRole('radio', { name: 'Text', exact: true }).click();
    await first.click({ position: { x: 150, y: 200 } });
    await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Half a word');
    await settled(page);

    // Expired between two savings: what the page has read of it is sent.
    await deleteFile(page, id);
    expect(await pagesOfDownload(page, 'Save PDF')).toContain('Half a word');
    await first.getByRole('button', { name: /^Text/ }).focus();
    await page.keyboard.press('Delete');
    await settled(page);

    await page.reload();
    const missing = page.getByRole('region', { name: 'Missing file' });
    await expect(missing.getByRole('alert')).toContainText('has expired');
    await expect(missing.getByRole('alert')).toContainText('Your edit is still here. Choose the file again to go on.');
    expect(await findBarriersInBothThemes(page)).toEqual([]);
    const again = missing.getByLabel('Choose the file again');
    const other = await samplePdf({ pages: 1, firstWidth: 300 });
    await again.setInputFiles({ name: 'other.pdf', mimeType, buffer: other });
    const dialog = page.getByRole('dialog', { name: 'This is another PDF' });
    await expect(dialog).toContainText(
      /other\.pdf is not .*: it has .* instead of .*\. Your 1 edit was made on that one\./,
    );
    expect(await findBarriersInBothThemes(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Choose again' }).click();
    await expect(missing).toBeVisible();
    // The same content, under another name.
    await again.setInputFiles({ name: 'downloaded (1).pdf', mimeType, buffer: bytes });
    await expect(first.getByRole('button', { name: /^Rectangle/ })).toBeVisible();
    await expect(missing).toBeHidden();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled();
    expect(await pagesOfDownload(page, 'Save PDF')).not.toContain('Half a word');
  },
);

journey(
  'the precise editor keeps its boxes when their file was not kept or changes on disk, and saves in any browser',
  async ({ page, provoked }, info) => {
    provoked.push(/status of 404/, /ERR_UPLOAD_FILE_CHANGED/);
    // Firefox and Safari have none.
    await page.addInitScript('delete window.showSaveFilePicker');
    await page.goto('/tools/precise-pdf-editor');
    expect(await page.evaluate('"showSaveFilePicker" in window')).toBe(false);
    const bytes = await samplePdf({ pages: 2, firstWidth: 300 });
    const path = info.outputPath('report.pdf');
    await writeFile(path, bytes);
    await page.locator('input[type=file]').first().setInputFiles(path);
    await drag(page, [110, 180], [230, 340]);
    const boxes = page.getByRole('region', { name: 'Boxes' });
    await boxes.getByPlaceholder('Enter replacement text').fill('7');
    await settled(page);

    // As after a reload for which the browser had no room: the values are there, the file is not. Elsewhere on the site, where
    // nothing writes it down again meanwhile.
    await page.goto('/robots.txt');
    await page.evaluate(removeKeptFiles);
    await page.goBack();
    const missing = page.getByRole('region', { name: 'Missing file' });
    await expect(missing.getByRole('alert')).toContainText(
      'could not be kept in this browser. Your edit is still here.',
    );
    await missing.getByLabel('Choose the file again').setInputFiles(path);
    await expect(boxes.getByText('1 box', { exact: true })).toBeVisible();
    await expect(missing).toBeHidden();

    // Another program writes the file while it is edited here.
    await writeFile(path, Buffer.concat([bytes, Buffer.from('\n% saved elsewhere\n')]));
    await page.getByRole('button', { name: 'Apply and download' }).click();
    await expect(missing.getByRole('alert')).toContainText('was changed, moved or deleted on this device');
    expect(await findBarriersInBothThemes(page)).toEqual([]);
    await writeFile(path, bytes);
    await missing.getByLabel('Choose the file again').setInputFiles(path);
    await expect(missing).toBeHidden();
    expect(await pagesOfDownload(page, 'Apply and download')).toMatch(/^7\s+2\s*$/);
  },
);

journey('the text editor asks for an expired file again, on reload and when saving', async ({ page, provoked }) => {
  provoked.push(/status of 404/);
  const { id, bytes } = await passOn(page, 'PDF Text Editor', await readFile(ferry));
  await page.getByText('Text', { exact: true }).click();
  const text = page.getByRole('textbox', { name: 'Text of page 1', exact: true });
  await text.fill((await text.inputValue()).replace('4.50', '4.80'));
  await expect(page.getByText('1 line changed on 1 page')).toBeVisible();
  await settled(page);
  await deleteFile(page, id);

  await page.reload();
  const missing = page.getByRole('region', { name: 'Missing file' });
  await expect(missing.getByRole('alert')).toContainText('has expired');
  await expect(missing.getByRole('alert')).toContainText('Your changes are still here.');
  await expect(text).toHaveValue(/4\.80/);
  // Saving says it, too.
  await page.getByRole('button', { name: 'Save and download' }).click();
  await expect(page.getByText('The server has deleted this PDF.', { exact: false }).first()).toBeVisible();
  expect(await findBarriersInBothThemes(page)).toEqual([]);
  const other = await samplePdf({ pages: 1, firstWidth: 300 });
  await missing.getByLabel('Choose the file again').setInputFiles({ name: 'other.pdf', mimeType, buffer: other });
  const stranger = page.getByRole('region', { name: 'Another PDF' });
  await expect(stranger.getByRole('alert')).toContainText('other.pdf has another text than');
  await expect(text).toHaveValue(/4\.80/);
  expect(await findBarriersInBothThemes(page)).toEqual([]);
  await stranger.getByLabel('Choose again').setInputFiles({ name: 'again.pdf', mimeType, buffer: bytes });
  await expect(stranger).toBeHidden();
  await expect(page.getByText('1 line changed on 1 page')).toBeVisible();
  expect(await pagesOfDownload(page, 'Save and download')).toContain('4.80');

  // It expires once more: what the page has read of it is sent.
  const gone = { message: 'This file is no longer here. Please send it again.', code: 'FILE_GONE' };
  await page.route('**/api/tools/pdf-edit/save', (route) => route.fulfill({ status: 404, json: gone }), { times: 1 });
  await text.fill((await text.inputValue()).replace('4.80', '4.90'));
  expect(await pagesOfDownload(page, 'Save and download')).toContain('4.90');
});

/** Opens a result of another tool in an editor. */
async function passOn(page: Page, tool: string, buffer: Buffer): Promise<{ id: string; bytes: Buffer }> {
  await page.goto('/tools/pdf-merger');
  const second = await samplePdf({ pages: 1, firstWidth: 500 });
  await page
    .locator('main input[type=file]')
    .first()
    .setInputFiles([
      { name: 'report.pdf', mimeType, buffer },
      { name: 'second.pdf', mimeType, buffer: second },
    ]);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Merge PDFs', exact: true }).click();
  const bytes = await readFile(await (await download).path());
  const address = (await page.getByRole('link', { name: /^Download/ }).getAttribute('href')) ?? '';
  await page.getByRole('button', { name: tool }).click();
  await expect(page.getByText(/ in the bag$/)).toHaveCount(0);
  return { id: fileIdOf(address) ?? '', bytes };
}

const deleteFile = async (page: Page, id: string) =>
  expect(
    await page.evaluate(async (file) => (await fetch(`/api/files/${file}`, { method: 'DELETE' })).status, id),
  ).toBeLessThan(300);

/** The text of what is saved, pages divided by form feeds. */
async function pagesOfDownload(page: Page, button: string): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const buffer = await readFile(await (await download).path());
  const file = { name: 'saved.pdf', mimeType, buffer };
  const answer = await page.request.post('/api/tools/pdf-text-extract', { multipart: { file } });
  return String((await answer.json()).extractedText);
}

const removeKeptFiles = () =>
  new Promise<void>((resolve) => {
    const opening = indexedDB.open('satchel.kept');
    opening.onsuccess = () => {
      const writing = opening.result.transaction('files', 'readwrite');
      writing.objectStore('files').clear();
      writing.oncomplete = () => resolve();
    };
  });

async function drag(page: Page, from: [number, number], to: [number, number]): Promise<void> {
  const { x = 0, y = 0 } = (await page.locator('[data-page="1"]').boundingBox()) ?? {};
  await page.mouse.move(x + from[0], y + from[1]);
  await page.mouse.down();
  await page.mouse.move(x + to[0], y + to[1], { steps: 4 });
  await page.mouse.up();
}
