import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import type { Download, Page } from '@playwright/test';
import { reportPdf } from '../src/engines/pdf/compress/sample-documents.ts';
import { lockedPdf } from '../src/engines/pdf/pdfium/sample-pdfs.ts';
import { expect, findBarriers, journey } from './journey.ts';
import { arriveAsPro } from './pro-people.ts';

const path = '/tools/pdf-compressor';
const compressButton = { name: 'Compress', exact: true } as const;

journey('a visitor without Pro is told so, and nothing is sent', async ({ page }) => {
  await page.goto(path);
  await expect(page.getByRole('main').getByRole('link', { name: 'Upgrade to Pro' })).toBeVisible();
  const calls: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && calls.push(request.url()));
  const start = page.getByRole('button', { name: 'Compress with Pro', exact: true });
  await expect(start).toBeVisible();
  await choose(page, 'report.pdf', await reportPdf());
  await start.click();
  await expect(page.getByText('Pro Feature', { exact: true }).first()).toBeVisible();
  await expect(
    page.getByText('PDF Compression is available for Pro users. Please upgrade to continue.', { exact: true }).first(),
  ).toBeVisible();
  expect(calls.filter((url) => url.includes('pdf-compressor'))).toEqual([]);
});

journey('an image is refused', async ({ page }) => {
  await page.goto(path);
  await choose(page, 'photo.png', readFileSync('src/tools/image-compressor/fixtures/photo.png'), 'image/png');
  await expect(page.getByText('Invalid File Type', { exact: true }).first()).toBeVisible();
});

journey.describe('for Pro users', () => {
  journey.beforeEach(async ({ page }) => {
    await arriveAsPro(page, path);
  });

  journey('a report becomes smaller, is downloaded automatically and compared page by page', async ({ page }) => {
    const report = await reportPdf();
    await choose(page, 'report.pdf', report);
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', compressButton).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('report-compressed.pdf');
    const result = await bytesOf(download);
    expect(result.length).toBeLessThan(report.length * 0.3);
    expect((await PDFDocument.load(result)).getPageCount()).toBe(2);

    await expect(page.getByText('PDF Compressed Successfully!', { exact: true }).first()).toBeVisible();
    const percent = Math.round((1 - result.length / report.length) * 100);
    await expect(page.getByText(`File size reduced by ${percent}%`, { exact: true }).first()).toBeVisible();
    const pages = page.getByRole('region', { name: 'Pages before and after' });
    await expect(pages).toContainText(/Page 1 of 2 · 9\d\.\d% alike/);
    const line = pages.getByRole('slider', { name: 'Line between before and after' });
    await expect(line).toBeVisible();
    await line.press('ArrowRight');
    await expect(line).toHaveValue('51');
    await pages.getByRole('button', { name: 'Next page' }).click();
    await expect(pages).toContainText('Page 2 of 2 · identical');
    expect(await findBarriers(page)).toEqual([]);
  });

  journey('results disappear when another file is chosen', async ({ page }) => {
    await choose(page, 'report.pdf', await reportPdf());
    await page.getByRole('button', compressButton).click();
    const pages = page.getByRole('region', { name: 'Pages before and after' });
    await expect(pages).toBeVisible();
    await choose(page, 'other.pdf', await reportPdf({ pixels: { width: 300, height: 200 } }));
    await expect(pages).toBeHidden();
    await expect(page.getByRole('list', { name: 'Files' })).toContainText('other.pdf');
    await expect(page.getByRole('list', { name: 'Files' })).not.toContainText('report.pdf');
  });

  journey('a locked file asks for its password in place', async ({ page }) => {
    await choose(page, 'secret.pdf', Buffer.from(await lockedPdf('sesame')));
    await page.getByLabel('Password of secret.pdf').fill('wrong');
    await page.getByRole('button', { name: 'Unlock secret.pdf' }).click();
    await expect(page.getByText(/This password does not open the PDF/)).toBeVisible();
    await page.getByLabel('Password of secret.pdf').fill('sesame');
    await page.getByRole('button', { name: 'Unlock secret.pdf' }).click();
    const start = page.getByRole('button', compressButton);
    await expect(start).toBeEnabled();
    await start.click();
    await expect(
      page.getByText(/The original was locked or protected; this copy is not|cannot be made smaller/),
    ).toBeVisible();
  });

  journey('a signed file warns first', async ({ page }) => {
    await choose(page, 'contract.pdf', await signedPdf());
    const notice = page.getByRole('region', { name: 'Digital signature' });
    await expect(notice).toContainText('Any change, including compression, breaks the signature');
    await expect(page.getByRole('button', compressButton)).toBeDisabled();
    await notice.getByLabel('Compress a copy anyway').check();
    await page.getByRole('button', compressButton).click();
    await expect(
      page.getByText('The digital signature is not valid for this copy. Keep the signed original.'),
    ).toBeVisible();
  });

  journey('an impossible target size says what is possible', async ({ page }) => {
    await page.getByRole('spinbutton', { name: /^Target size/ }).fill('10');
    await choose(page, 'words.pdf', await wordsPdf());
    await page.getByRole('button', compressButton).click();
    await expect(page.getByRole('list', { name: 'Files' })).toContainText('10 KB cannot be reached');
  });

  journey('the settings are remembered, and work by keyboard on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('radio', { name: 'Strong' }).check({ force: true });
    await page.getByLabel('Grayscale').check();
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Strong' })).toBeChecked();
    await expect(page.getByLabel('Grayscale')).toBeChecked();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(360);
  });
});

async function choose(page: Page, name: string, buffer: Buffer, mimeType = 'application/pdf'): Promise<void> {
  await page.locator('input[type=file]').first().setInputFiles({ name, mimeType, buffer });
}

async function bytesOf(download: Download): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

/** Words that never repeat: they cannot be compressed to 10 KB. */
async function wordsPdf(): Promise<Buffer> {
  const document = await PDFDocument.create();
  for (let number = 0; number < 12; number++) {
    const page = document.addPage();
    for (let line = 0; line < 40; line++)
      page.drawText(randomBytes(24).toString('hex'), { x: 40, y: 780 - line * 18, size: 12 });
  }
  return Buffer.from(await document.save());
}

async function signedPdf(): Promise<Buffer> {
  const document = await PDFDocument.load(await reportPdf());
  const { context, catalog } = document;
  const signature = context.register(
    context.obj({ Type: 'Sig', Filter: 'Adobe.PPKLite', ByteRange: [0, 10, 20, 10], Contents: PDFString.of('00') }),
  );
  const field = context.obj({ FT: 'Sig', T: PDFString.of('Signature'), V: signature });
  const form = catalog.getOrCreateAcroForm();
  form.dict.set(PDFName.of('SigFlags'), context.obj(3));
  form.addField(context.register(field));
  return Buffer.from(await document.save({ useObjectStreams: false }));
}
