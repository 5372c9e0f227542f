import { readFileSync } from 'node:fs';
import { PDFDocument } from '@cantoo/pdf-lib';
import type { Download, Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { lockedPdf, textPdf } from '../src/engines/pdf/pdfium/sample-pdfs.ts';
import { expect, findBarriers, journey } from './journey.ts';

const path = '/tools/pdf-converter';
const photo = readFileSync('src/tools/pdf-converter/fixtures/photo.jpg');

journey.beforeEach(async ({ page }) => {
  await page.goto(path);
});

journey('selected pages become images, and the file is described before the upload', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && calls.push(request.url()));
  await choose(page, 'report.pdf', Buffer.from(await textPdf(['First', 'Second', 'Third'])));
  const about = page.getByRole('region', { name: 'About report.pdf' });
  await expect(about).toContainText('3 pages · A4');
  expect(calls).toEqual([]);

  await page.getByRole('button', { name: 'Odd pages chosen' }).click();
  await expect(page.getByText('2 pages are chosen: 1,3')).toBeVisible();
  await page.getByRole('radio', { name: /^JPG/ }).check({ force: true });
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Convert 2 pages to JPG' }).click();
  await expect(page.getByRole('heading', { name: 'report-jpg.zip' })).toBeVisible();
  await expect(page.getByText('2 pages · 1240 × 1754 pixels')).toBeVisible();
  const zip = await download(page);
  expect(zip.subarray(0, 2).toString()).toBe('PK');
  expect(await findBarriers(page)).toEqual([]);
});

journey('a PDF becomes text, with a preview', async ({ page }) => {
  await choose(page, 'letter.pdf', Buffer.from(await textPdf(['Dear reader', 'Yours'])));
  await page.getByRole('radio', { name: /^Text/ }).check({ force: true });
  await page.getByRole('button', { name: 'Convert to Text' }).click();
  await expect(page.getByRole('region', { name: 'Beginning of the text' })).toContainText('Dear reader');
  expect((await download(page)).toString()).toBe('Dear reader\n\nYours\n');
});

journey('a PDF becomes a Word document with flowing text', async ({ page }) => {
  await page.setInputFiles('input[type=file]', fixtures('document-converter/fixtures/letter.pdf'));
  await page.getByRole('button', { name: 'Convert to DOCX' }).click();
  await expect(page.getByRole('heading', { name: 'letter.docx' })).toBeVisible();
  const parts = unzipSync(await download(page));
  expect(strFromU8(parts['word/document.xml'] ?? new Uint8Array())).toMatch(
    /w:val="Heading1"[\s\S]*The orchard report/,
  );
  expect(await findBarriers(page)).toEqual([]);
});

journey('several PDFs become a Word document each', async ({ page }) => {
  await choose(page, 'one.pdf', Buffer.from(await textPdf(['One'])));
  await expect(page.getByRole('region', { name: 'About one.pdf' })).toBeVisible();
  await choose(page, 'two.pdf', Buffer.from(await textPdf(['Two'])));
  await page.getByRole('button', { name: 'Convert 2 PDFs to DOCX' }).click();
  for (const name of ['one', 'two']) {
    const row = page.getByRole('listitem').filter({ hasText: `${name}.pdf` });
    await expect(row.getByRole('link', { name: 'Download' })).toHaveAttribute('href', new RegExp(`${name}\\.docx$`));
  }
  expect(await findBarriers(page)).toEqual([]);
});

journey('a PDF without tables says so', async ({ page, provoked }) => {
  provoked.push(/status of 422/);
  await choose(page, 'words.pdf', Buffer.from(await textPdf(['Only words'])));
  await page.getByRole('radio', { name: /^XLSX/ }).check({ force: true });
  await page.getByRole('button', { name: 'Convert to XLSX' }).click();
  await expect(page.getByRole('alert')).toContainText('No table was found on these pages.');
});

journey(
  'an email and a locked letter become a PDF each, with a note on attachments and a password field',
  async ({ page, provoked }) => {
    provoked.push(/status of 422/);
    await page.setInputFiles('input[type=file]', [
      fixtures('pdf-converter/fixtures/letter.eml'),
      'src/engines/office/fixtures/locked.docx',
    ]);
    await page.getByRole('button', { name: 'Make 2 PDFs' }).click();
    const mail = page.getByRole('listitem').filter({ hasText: 'letter.eml' });
    await expect(mail).toContainText('The attachment is only listed at the end');
    await mail.getByRole('button', { name: 'Preview letter.pdf' }).click();
    const preview = page.getByRole('dialog', { name: 'Page 1 of letter.pdf' });
    await expect(preview.locator('canvas')).not.toHaveJSProperty('width', 1);
    await page.keyboard.press('Escape');
    const letter = page.getByRole('listitem').filter({ hasText: 'locked.docx' });
    await letter.getByLabel('Password of locked.docx').fill('open sesame');
    await letter.getByRole('button', { name: 'Unlock locked.docx' }).click();
    await expect(letter.getByRole('link', { name: 'Download' })).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
  },
);

journey('a locked PDF asks for its password in its place', async ({ page }) => {
  await choose(page, 'secret.pdf', Buffer.from(await lockedPdf('sesame')));
  const password = page.getByLabel('Password of secret.pdf');
  await password.fill('guess');
  await password.press('Enter');
  await expect(page.getByText(/does not open the PDF/)).toBeVisible();
  await password.fill('sesame');
  await password.press('Enter');
  await expect(page.getByText('All pages are converted.', { exact: false })).toBeVisible();
  await page.getByRole('radio', { name: /^PNG/ }).check({ force: true });
  await page.getByRole('button', { name: 'Convert to PNG' }).click();
  await expect(page.getByRole('img', { name: 'Page 1' }).first()).toBeVisible();
});

journey('images become a PDF in the chosen order', async ({ page }) => {
  await page.setInputFiles('input[type=file]', [
    { name: 'b.jpg', mimeType: 'image/jpeg', buffer: photo },
    { name: 'a.jpg', mimeType: 'image/jpeg', buffer: photo },
  ]);
  const images = page.getByRole('region', { name: 'Images' }).getByRole('listitem');
  await expect(images).toHaveText([/b\.jpg/, /a\.jpg/]);
  await page.getByRole('button', { name: 'Move a.jpg up' }).click();
  await expect(images).toHaveText([/a\.jpg/, /b\.jpg/]);
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Make a PDF of 2 images' }).click();
  const pdf = await download(page);
  expect((await PDFDocument.load(pdf)).getPageCount()).toBe(2);
  expect(pdf.includes(photo)).toBe(true);
});

const fixtures = (path: string) => `src/tools/${path}`;

const choose = (page: Page, name: string, buffer: Buffer) =>
  page.setInputFiles('input[type=file]', { name, mimeType: 'application/pdf', buffer });

async function download(page: Page): Promise<Buffer> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download', exact: true }).click();
  return bytesOf(await downloading);
}

async function bytesOf(file: Download): Promise<Buffer> {
  return readFileSync(await file.path());
}
