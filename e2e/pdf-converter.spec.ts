import { readFileSync } from 'node:fs';
import { PDFDocument } from '@cantoo/pdf-lib';
import type { Download, Page } from '@playwright/test';
import { lockedPdf, textPdf } from '../src/engines/pdf/pdfium/sample-pdfs.ts';
import { expect, findBarriers, journey } from './journey.ts';

const path = '/tools/pdf-converter';
const photo = readFileSync('src/tools/pdf-converter/fixtures/photo.jpg');

journey.beforeEach(async ({ page }) => {
  await page.goto(path);
});

journey('chosen pages become pictures, and the file is described before anything is sent', async ({ page }) => {
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

journey('a PDF becomes text, whose beginning is shown', async ({ page }) => {
  await choose(page, 'letter.pdf', Buffer.from(await textPdf(['Dear reader', 'Yours'])));
  await page.getByRole('radio', { name: /^Text/ }).check({ force: true });
  await page.getByRole('button', { name: 'Convert to Text' }).click();
  await expect(page.getByRole('region', { name: 'Beginning of the text' })).toContainText('Dear reader');
  expect((await download(page)).toString()).toBe('Dear reader\n\nYours\n');
});

journey('a locked PDF asks for its password in its place', async ({ page }) => {
  await choose(page, 'secret.pdf', Buffer.from(await lockedPdf('sesame')));
  const password = page.getByLabel('Password of secret.pdf');
  await password.fill('guess');
  await password.press('Enter');
  await expect(page.getByText(/does not open the PDF/)).toBeVisible();
  await password.fill('sesame');
  await password.press('Enter');
  await expect(page.getByText('All pages are converted.', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Convert to PNG' }).click();
  await expect(page.getByRole('img', { name: 'Page 1' }).first()).toBeVisible();
});

journey('pictures become a PDF in the order they were put', async ({ page }) => {
  await page.setInputFiles('input[type=file]', [
    { name: 'b.jpg', mimeType: 'image/jpeg', buffer: photo },
    { name: 'a.jpg', mimeType: 'image/jpeg', buffer: photo },
  ]);
  const pictures = page.getByRole('region', { name: 'Pictures' }).getByRole('listitem');
  await expect(pictures).toHaveText([/b\.jpg/, /a\.jpg/]);
  await page.getByRole('button', { name: 'Move a.jpg up' }).click();
  await expect(pictures).toHaveText([/a\.jpg/, /b\.jpg/]);
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Make a PDF of 2 pictures' }).click();
  const pdf = await download(page);
  expect((await PDFDocument.load(pdf)).getPageCount()).toBe(2);
  expect(pdf.includes(photo)).toBe(true);
});

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
