import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, findBarriers, journey } from './journey.ts';
import { samplePdf } from './sample-pdfs.ts';

const mimeType = 'application/pdf';
const ferry = new URL('../src/tools/pdf-editor/fixtures/ferry.pdf', import.meta.url);

journey.describe('on a phone in the dark', () => {
  journey.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });

  journey('every dialog of the visual editor is without barriers', async ({ page }) => {
    const found: string[] = [];
    const check = async (state: string) => found.push(...(await barriersOf(page, state)));
    await page.goto('/tools/visual-pdf-editor');
    await choose(page, 'report.pdf', await signedPdf());
    const first = page.locator('[data-page="1"]');
    await expect(first).toBeVisible();
    await expect(page.getByRole('group', { name: 'About report.pdf' })).toContainText('This PDF is signed.');
    await check('loaded');
    for (const [tool, name] of [
      ['Note', 'Note'],
      ['Link', 'Link'],
      ['Text', 'Add text'],
    ] as const) {
      await page.getByRole('radio', { name: tool, exact: true }).click();
      if (tool === 'Link') await drag(page, [30, 30], [90, 60]);
      else await first.click({ position: { x: 60, y: 90 } });
      const dialog = page.getByRole('dialog', { name });
      await expect(dialog).toBeVisible();
      await check(tool);
      await dialog.getByRole('button', { name: /^Add/ }).click();
      await expect(dialog.getByText(/^Please enter/).first()).toBeInViewport({ ratio: 1 });
      await check(`${tool} refused`);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
    await page.getByRole('button', { name: 'Signature' }).click();
    const signing = page.getByRole('dialog', { name: 'Signature' });
    for (const tab of ['Draw', 'Type', 'Picture']) {
      await signing.getByRole('tab', { name: tab }).click();
      if (tab === 'Type') await signing.getByLabel('Your name').fill('Ann Smith');
      await check(`Signature ${tab}`);
    }
    await signing.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('radio', { name: 'Rectangle', exact: true }).click();
    await drag(page, [40, 40], [120, 90]);
    await check('an edit selected');
    await page.getByRole('button', { name: 'List of edits' }).click();
    await expect(page.getByRole('dialog', { name: 'Edits' })).toBeVisible();
    await check('list of edits');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Find', exact: true }).click();
    await page.getByRole('textbox', { name: 'Find in the document' }).fill('1');
    await check('find');
    await page.getByRole('button', { name: 'Show pages' }).click();
    await expect(page.getByRole('dialog', { name: 'Pages' })).toBeVisible();
    await check('pages');
    const locked = await samplePdf({ pages: 1, firstWidth: 300, password: 'sesame' });
    await page.getByLabel('Choose a PDF to insert').setInputFiles({ name: 'other.pdf', mimeType, buffer: locked });
    await expect(page.getByRole('dialog', { name: 'This PDF is locked' })).toBeVisible();
    await check('locked');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'Pages' }).getByRole('button', { name: 'Close' }).click();
    await choose(page, 'other.pdf', await samplePdf({ pages: 1, firstWidth: 300 }), 'last');
    await expect(page.getByRole('dialog', { name: 'Open another PDF?' })).toBeVisible();
    await check('another file');
    expect(found).toEqual([]);
  });

  journey('every dialog of the precise editor is without barriers', async ({ page }) => {
    const found: string[] = [];
    const check = async (state: string) => found.push(...(await barriersOf(page, state)));
    await page.goto('/tools/precise-pdf-editor');
    await choose(page, 'report.pdf', await samplePdf({ pages: 2, firstWidth: 300 }));
    await expect(page.locator('[data-page="1"]')).toBeVisible();
    await check('loaded');
    for (const tool of ['Select', 'Erase', 'Highlight']) {
      await page.getByRole('radio', { name: tool, exact: true }).click();
      await drag(page, tool === 'Erase' ? [20, 20] : [110, 180], tool === 'Erase' ? [80, 70] : [200, 300]);
      await expect(page.getByRole('dialog', { name: 'Edits' })).toBeVisible();
      await check(`${tool} box`);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await page.getByRole('button', { name: 'List of edits' }).click();
    await page.getByRole('button', { name: 'Search and erase' }).click();
    const search = page.getByRole('dialog', { name: 'Search and erase' });
    await search.getByRole('textbox', { name: 'Words' }).fill('2');
    await check('search');
    await search.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(search.getByText(/^\d+ match/)).toBeVisible();
    await check('matches');
    expect(found).toEqual([]);
  });

  journey('every dialog of the text editor is without barriers', async ({ page }) => {
    const found: string[] = [];
    const check = async (state: string) => found.push(...(await barriersOf(page, state)));
    await page.goto('/tools/pdf-editor');
    await choose(page, 'ferry.pdf', await readFile(ferry));
    await expect(page.getByRole('textbox', { name: 'Text of page 1', exact: true })).toBeVisible();
    await check('beside');
    await page.getByText('On page', { exact: true }).click();
    await page
      .getByRole('group', { name: 'Text on page 1' })
      .getByRole('button', { name: /From November/ })
      .click();
    const field = page.getByRole('textbox', { name: 'Paragraph on page 1' });
    await field.press('End');
    await page.keyboard.type(' and many more words than there is room for in this paragraph');
    await check('a paragraph that grew');
    await page.keyboard.press('Shift+ArrowLeft');
    await expect(page.getByRole('group', { name: 'Style of the selection' })).toBeVisible();
    await check('style');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Find and replace' }).click();
    await page.keyboard.type('the');
    await expect(page.getByRole('list', { name: 'Hits' })).toBeVisible();
    await check('find');
    await choose(page, 'other.pdf', await samplePdf({ pages: 1, firstWidth: 300 }));
    await expect(page.getByRole('dialog', { name: 'Leave your changes?' })).toBeVisible();
    await check('another file');
    expect(found).toEqual([]);
  });
});

/** With the state they are in, and what does not fit the width. */
async function barriersOf(page: Page, state: string): Promise<string[]> {
  const barriers = await findBarriers(page);
  const wide = await page.evaluate('document.documentElement.scrollWidth > innerWidth');
  return [...barriers, ...(wide === true ? ['wider than the window'] : [])].map((barrier) => `${state}: ${barrier}`);
}

const choose = (page: Page, name: string, buffer: Buffer, which: 'first' | 'last' = 'first') =>
  page.locator('main input[type=file]')[which]().setInputFiles({ name, mimeType, buffer });

/** The field of a signature is enough: nobody checks it here. */
async function signedPdf(): Promise<Buffer> {
  const { PDFDocument, PDFHexString, PDFName } = await import('@cantoo/pdf-lib');
  const pdf = await PDFDocument.load(await samplePdf({ pages: 2, firstWidth: 300 }));
  const signature = { Type: 'Sig', ByteRange: [0, 9, 12, 9], Contents: PDFHexString.of('30820102') };
  const form = pdf.context.obj({ Fields: [{ FT: 'Sig', V: signature }] });
  pdf.catalog.set(PDFName.of('AcroForm'), form);
  return Buffer.from(await pdf.save({ useObjectStreams: false }));
}

async function drag(page: Page, from: [number, number], to: [number, number]): Promise<void> {
  const { x = 0, y = 0 } = (await page.locator('[data-page="1"]').boundingBox()) ?? {};
  await page.mouse.move(x + from[0], y + from[1]);
  await page.mouse.down();
  await page.mouse.move(x + to[0], y + to[1], { steps: 4 });
  await page.mouse.up();
}
