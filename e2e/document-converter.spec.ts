import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Download, Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { expect, findBarriers, journey, largeFile } from './journey.ts';

const path = '/tools/document-converter';
const fixtures = fileURLToPath(new URL('../src/tools/document-converter/fixtures/', import.meta.url));
const locked = fileURLToPath(new URL('../src/engines/office/fixtures/locked.docx', import.meta.url));

journey.beforeEach(async ({ page }) => {
  await page.goto(path);
});

journey('a letter becomes a PDF, whose first page can be previewed before the download', async ({ page }) => {
  await expect(page.getByRole('button', { name: 'Choose a document and a format' })).toBeVisible();
  await choose(page, 'letter.docx');
  await page.getByRole('button', { name: 'Choose a format' }).press('Enter');
  await expect(format(page, 'PDF')).toBeFocused();
  await format(page, 'PDF').check({ force: true });
  await page.getByRole('button', { name: 'Convert', exact: true }).click();
  await expect(page.getByText('Conversion complete', { exact: true }).first()).toBeVisible();
  await expect(row(page, 'letter.docx')).toContainText('1 page');

  await page.getByRole('button', { name: 'Preview letter.pdf' }).click();
  const preview = page.getByRole('dialog', { name: 'Page 1 of letter.pdf' });
  await expect(preview).toContainText('1 / 1');
  // Before it is drawn, a page's image is one pixel wide.
  await expect(preview.locator('canvas')).not.toHaveJSProperty('width', 1);
  expect(await findBarriers(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(preview).toHaveCount(0);

  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download letter.pdf' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('letter.pdf');
  expect((await bytesOf(download)).toString('latin1', 0, 5)).toBe('%PDF-');

  await format(page, 'EPUB').check({ force: true });
  await page.getByRole('button', { name: 'Convert again' }).click();
  await page.getByRole('button', { name: 'Preview letter.epub' }).click();
  const book = page.getByRole('dialog', { name: 'Preview of letter.epub' });
  await expect(book).toContainText('The orchard report');
  await book.getByRole('button', { name: 'Close' }).click();
  expect(await findBarriers(page)).toEqual([]);
});

journey('the formats follow the documents, and several become one ZIP', async ({ page }) => {
  await expect(format(page, 'XLSX')).toBeVisible();
  await choose(page, 'letter.odt', 'letter.rtf');
  await expect(format(page, 'XLSX')).toHaveCount(0);
  await expect(format(page, 'ODT')).toHaveCount(0);
  await format(page, 'Markdown').check({ force: true });
  await page.getByRole('button', { name: 'Convert 2 documents' }).click();
  await expect(page.getByText('2 of 2 documents are ready.', { exact: true }).first()).toBeVisible();

  await page.getByRole('button', { name: 'Preview letter.md' }).first().click();
  const preview = page.getByRole('dialog', { name: 'Preview of letter.md' });
  await expect(preview).toContainText('# The orchard report');
  await preview.getByRole('button', { name: 'Close' }).click();

  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download all as ZIP' }).click();
  const members = unzipSync(await bytesOf(await downloading));
  expect(Object.keys(members).sort()).toEqual(['letter (2).md', 'letter.md']);

  // The only remaining format is selected automatically.
  await choose(page, 'table.xlsx');
  await expect(format(page, 'PDF')).toBeChecked();
  await expect(page.getByRole('button', { name: 'Convert 3 documents' })).toBeVisible();
  await choose(page, 'letter.pdf');
  await expect(page.getByText('These documents have no format in common.', { exact: false })).toBeVisible();
});

journey('a PDF becomes OpenDocument and Markdown with flowing text, and both can be previewed', async ({ page }) => {
  await choose(page, 'letter.pdf');
  await format(page, 'Markdown').check({ force: true });
  await page.getByRole('button', { name: 'Convert', exact: true }).click();
  await page.getByRole('button', { name: 'Preview letter.md' }).click();
  const preview = page.getByRole('dialog', { name: 'Preview of letter.md' });
  await expect(preview).toContainText('# The orchard report');
  await preview.getByRole('button', { name: 'Close' }).click();
  await format(page, 'ODT').check({ force: true });
  await page.getByRole('button', { name: 'Convert again' }).click();
  await page.getByRole('button', { name: 'Preview letter.odt' }).click();
  const pages = page.getByRole('dialog', { name: 'Page 1 of letter.odt' });
  await expect(pages.locator('canvas')).not.toHaveJSProperty('width', 1);
  await pages.getByRole('button', { name: 'Close' }).click();
  // Previews are not counted: two documents were converted.
  await expect(page.getByText('8 of 10 free conversions left today', { exact: true })).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download letter.odt' }).click();
  const members = unzipSync(await bytesOf(await downloading));
  expect(new TextDecoder().decode(members['content.xml'])).toMatch(
    /<text:h [^>]*text:outline-level="1"[^>]*>.*The orchard report/,
  );
});

journey('a locked document asks for its password in its place', async ({ page, provoked }) => {
  provoked.push(/status of 422/);
  await page.setInputFiles('input[type=file]', locked);
  await format(page, 'TXT').check({ force: true });
  await page.getByRole('button', { name: 'Convert', exact: true }).click();
  const field = row(page, 'locked.docx').getByLabel('Password of locked.docx');
  await field.fill('open sesam');
  await page.getByRole('button', { name: 'Unlock locked.docx' }).click();
  await expect(row(page, 'locked.docx').getByRole('alert')).toContainText('This password does not open the document.');
  await field.fill('open sesame');
  await page.getByRole('button', { name: 'Unlock locked.docx' }).click();
  await expect(row(page, 'locked.docx').getByRole('link', { name: 'Download' })).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
});

journey.describe('a file that does not belong here', () => {
  journey('is refused before the upload, as is one that is too large', async ({ page }) => {
    await chooseFile(page, 'photo.jpg', 'image/jpeg', Buffer.from([0xff, 0xd8, 0xff]));
    await expect(page.getByText('Unsupported file type', { exact: true }).first()).toBeVisible();
    await expect(page.getByText('Please select a PDF, Word, or text document', { exact: true }).first()).toBeVisible();
    await page.setInputFiles('input[type=file]', largeFile('huge.docx', 51));
    await expect(row(page, 'huge.docx')).toContainText('Please select a document smaller than 50MB');
    await expect(page.getByRole('button', { name: /^Convert/ })).toHaveCount(0);
  });

  journey('is refused by the server when it is damaged, and the page says so', async ({ page, provoked }) => {
    provoked.push(/status of 422/);
    const whole = readFileSync(`${fixtures}letter.odt`);
    await chooseFile(page, 'cut.odt', '', whole.subarray(0, whole.length - 900));
    await format(page, 'PDF').check({ force: true });
    await page.getByRole('button', { name: 'Convert', exact: true }).click();
    await expect(row(page, 'cut.odt').getByRole('alert')).toContainText('is damaged or incomplete');
    await expect(page.getByText('Conversion failed', { exact: true }).first()).toBeVisible();
    await expect(page.getByText('Please try again or contact support.', { exact: true }).first()).toBeVisible();
  });
});

journey('nothing scrolls horizontally on a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await choose(page, 'letter.docx', 'table.xlsx');
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
  expect(await findBarriers(page)).toEqual([]);
});

const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const format = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

const choose = (page: Page, ...names: string[]) =>
  page.setInputFiles(
    'input[type=file]',
    names.map((name) => fixtures + name),
  );

const chooseFile = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.setInputFiles('input[type=file]', { name, mimeType, buffer });

async function bytesOf(download: Download): Promise<Buffer> {
  return readFileSync(await download.path());
}
