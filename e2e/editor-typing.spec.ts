import { readFile } from 'node:fs/promises';
import type { CDPSession, Page } from '@playwright/test';
import { blankPages, samplePdf as objectsPdf } from '../src/engines/pdf/objects/sample-objects.ts';
import { expect, journey, settled } from './journey.ts';
import { samplePdf } from './sample-pdfs.ts';

const mimeType = 'application/pdf';
const ferry = new URL('../src/tools/pdf-editor/fixtures/ferry.pdf', import.meta.url);

journey(
  'what an input method composes is typed once, on the page and in a text that is placed',
  async ({ page, context }) => {
    const keys = await context.newCDPSession(page);
    await page.goto('/tools/pdf-editor');
    await choose(page, 'ferry.pdf', await readFile(ferry));
    await page
      .getByRole('group', { name: 'Text on page 1' })
      .getByRole('button', { name: /The ferry/ })
      .click();
    const field = page.getByRole('textbox', { name: /on page 1$/ });
    await expect(field).toBeFocused();
    await page.keyboard.press('End');
    await compose(keys, [' ', ' に', ' にほ', ' にほん'], ' 日本');
    await expect(field).toHaveText('The ferry in winter 日本');
    await page.keyboard.type(' ok');
    await expect(field).toHaveText('The ferry in winter 日本 ok');
    // What is cancelled leaves nothing behind, and Escape is the input method's as long as it composes.
    await compose(keys, ['x', 'xy'], '');
    await expect(field).toHaveText('The ferry in winter 日本 ok');
    await page.keyboard.press('Enter');
    await expect(page.getByText('1 line changed on 1 page')).toBeVisible();
    expect(await textOfSaved(page, 'Save and download')).toContain('The ferry in winter 日本 ok');

    await page.goto('/tools/visual-pdf-editor');
    await choose(page, 'report.pdf', await samplePdf({ pages: 1, firstWidth: 300 }));
    await page.getByRole('radio', { name: 'Text', exact: true }).click();
    await page.locator('[data-page="1"]').click({ position: { x: 40, y: 60 } });
    const entry = page.getByRole('textbox', { name: 'Text', exact: true });
    await compose(keys, ['に', 'にほ'], '日本');
    await expect(entry).toHaveValue('日本');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('button', { name: /^Text '日本'/ })).toBeVisible();
  },
);

journey('right-to-left text is typed and saved in its order', async ({ page }) => {
  await page.goto('/tools/visual-pdf-editor');
  await choose(page, 'report.pdf', objectsPdf(blankPages(1)));
  await page.getByRole('radio', { name: 'Text', exact: true }).click();
  await page.locator('[data-page="1"]').click({ position: { x: 60, y: 60 } });
  const entry = page.getByRole('textbox', { name: 'Text', exact: true });
  await page.keyboard.type('שלום עולם');
  await expect(entry).toHaveValue('שלום עולם');
  expect(await entry.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
  // The caret moves through the letters, not along the page.
  await page.keyboard.press('Home');
  await page.keyboard.type('א ');
  await expect(entry).toHaveValue('א שלום עולם');
  await page.keyboard.press('Control+Enter');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save PDF' }).click();
  const saved = await readFile(await (await download).path());
  expect((await textOf(page, saved)).trim()).toBe('א שלום עולם');

  await page.goto('/tools/pdf-editor');
  await choose(page, 'hebrew.pdf', saved);
  await page.getByRole('group', { name: 'Text on page 1' }).getByRole('button', { name: /שלום/ }).click();
  const field = page.getByRole('textbox', { name: /on page 1$/ });
  await expect(field).toHaveAttribute('dir', 'rtl');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('End');
  await page.keyboard.type(' טוב');
  await expect(field).toHaveText('א שלום עולם טוב');
  await page.keyboard.press('Enter');
  expect(await textOfSaved(page, 'Save and download')).toContain('א שלום עולם טוב');
});

journey.describe('on a phone', () => {
  journey.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  journey('the field that is typed in stays in view above the keyboard', async ({ page }) => {
    const openKeyboard = () => page.setViewportSize({ width: 390, height: 400 });
    const closeKeyboard = () => page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/tools/visual-pdf-editor');
    await choose(page, 'report.pdf', await samplePdf({ pages: 3, firstWidth: 300 }));
    await page.getByRole('radio', { name: 'Text', exact: true }).tap();
    const stage = page.getByRole('region', { name: 'Pages of report.pdf' });
    const box = await stage.boundingBox();
    await page.touchscreen.tap((box?.x ?? 0) + 60, (box?.y ?? 0) + (box?.height ?? 0) - 60);
    const entry = page.getByRole('textbox', { name: 'Text', exact: true });
    await expect(entry).toBeFocused();
    await openKeyboard();
    await page.keyboard.type('Typed');
    await expect(entry).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Add Text' })).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Add Text' }).tap();
    await closeKeyboard();
    await settled(page);

    await page.goto('/tools/precise-pdf-editor');
    await choose(page, 'report.pdf', await samplePdf({ pages: 3, firstWidth: 300 }));
    const first = page.locator('[data-page="1"]');
    await expect(first).toBeVisible();
    const { x = 0, y = 0 } = (await first.boundingBox()) ?? {};
    await page.mouse.move(x + 110, y + 180);
    await page.mouse.down();
    await page.mouse.move(x + 200, y + 300, { steps: 4 });
    await page.mouse.up();
    const words = page.getByPlaceholder('Enter replacement text');
    await expect(words).toBeFocused();
    await openKeyboard();
    await page.keyboard.type('Typed');
    await expect(words).toBeInViewport({ ratio: 1 });
    await closeKeyboard();
    await settled(page);

    await page.goto('/tools/pdf-editor');
    await choose(page, 'ferry.pdf', await readFile(ferry));
    await page.getByText('On page', { exact: true }).tap();
    const line = page.getByRole('group', { name: 'Text on page 1' }).getByRole('button', { name: /Children/ });
    await line.scrollIntoViewIfNeeded();
    await line.tap();
    const field = page.getByRole('textbox', { name: /on page 1$/ });
    await expect(field).toBeFocused();
    await openKeyboard();
    await page.keyboard.type('X');
    // The field itself has no size; its line has.
    await expect(field.locator('span').first()).toBeInViewport({ ratio: 1 });
  });
});

const choose = (page: Page, name: string, buffer: Buffer) =>
  page.locator('main input[type=file]').first().setInputFiles({ name, mimeType, buffer });

/** As an input method types: what is composed is shown step by step, then replaced. */
async function compose(keys: CDPSession, steps: readonly string[], result: string): Promise<void> {
  for (const text of steps)
    await keys.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  if (result === '') await keys.send('Input.imeSetComposition', { text: '', selectionStart: 0, selectionEnd: 0 });
  else await keys.send('Input.insertText', { text: result });
}

async function textOf(page: Page, buffer: Buffer): Promise<string> {
  const file = { name: 'saved.pdf', mimeType, buffer };
  const answer = await page.request.post('/api/tools/pdf-text-extract', { multipart: { file } });
  return String((await answer.json()).extractedText);
}

async function textOfSaved(page: Page, button: string): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return textOf(page, await readFile(await (await download).path()));
}
