import { readFile } from 'node:fs/promises';
import { PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import type { Locator, Page } from '@playwright/test';
import { sampleField, sampleForm } from '../src/engines/pdf/edit/fields/sample-forms.ts';
import { blankPages, samplePdf as objectsPdf } from '../src/engines/pdf/objects/sample-objects.ts';
import { expect, findBarriersInBothThemes, journey, settled } from './journey.ts';
import { samplePdf } from './sample-pdfs.ts';

const path = '/tools/visual-pdf-editor';
const mimeType = 'application/pdf';

journey(
  'what is placed can be moved by the keyboard, is there after a reload and in the saved PDF',
  async ({ page }) => {
    await page.goto(path);
    await choose(page, await samplePdf({ pages: 300, firstWidth: 300 }));
    const first = page.locator('[data-page="1"]');
    const save = page.getByRole('button', { name: 'Save PDF' });
    await expect(save).toBeDisabled();
    await save.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Please make some edits before saving.').first()).toBeVisible();

    await use(page, 'Text');
    await clickAt(first, 40, 40);
    const entry = page.getByRole('dialog', { name: 'Add text' });
    await entry.getByRole('button', { name: 'Add Text' }).click();
    await expect(entry.getByText('Please enter some text.')).toBeVisible();
    await entry.getByRole('textbox', { name: 'Text' }).fill('Größe ᠠ');
    await expect(entry.getByText('This character cannot be set: ᠠ.')).toBeVisible();
    await entry.getByRole('textbox', { name: 'Text' }).fill('Größe 5 €');
    await entry.getByRole('button', { name: 'Add Text' }).click();
    await expect(first.getByRole('button', { name: /^Text 'Größe 5 €'/ })).toBeVisible();

    await use(page, 'Rectangle');
    await drag(page, first, [200, 60], [280, 120]);
    await use(page, 'Highlight');
    await drag(page, first, [140, 240], [190, 250]);
    await use(page, 'Select');
    const rectangle = first.getByRole('button', { name: /^Rectangle/ });
    const before = await rectangle.boundingBox();
    await rectangle.focus();
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await rectangle.boundingBox())?.y).toBeGreaterThan((before?.y ?? 0) + 10);

    await page.keyboard.press('Delete');
    await expect(rectangle).toBeHidden();
    await page.keyboard.press('Control+z');
    await expect(rectangle).toBeVisible();

    expect(await findBarriersInBothThemes(page)).toEqual([]);

    await page.reload();
    await expect(first.getByRole('button')).toHaveCount(3);
    const download = page.waitForEvent('download');
    await save.click();
    const saved = await download;
    expect(saved.suggestedFilename()).toBe('edited-report.pdf');
    const annotations = await annotationsOn(await readFile(await saved.path()), 0);
    expect(annotations).toContain('/Highlight');
    await expect(page.getByRole('heading', { name: 'edited-report.pdf' })).toBeVisible();
    await expect(first.getByRole('button')).toHaveCount(3);
  },
);

journey('the first of two dropped files opens in place, locked, and a text in it is highlighted', async ({ page }) => {
  await page.goto(path);
  await drop(page, await samplePdf({ pages: 120, firstWidth: 300, password: 'sesame' }), ['report.pdf', 'other.pdf']);
  await expect(page.getByText('Only report.pdf was taken.', { exact: true })).toBeVisible();
  await page.getByLabel('Password of report.pdf').fill('sesame');
  await page.keyboard.press('Enter');
  const stage = page.getByRole('region', { name: 'Pages of report.pdf' });
  await stage.focus();
  await page.keyboard.press('Control+f');
  await page.getByRole('textbox', { name: 'Find in the document' }).fill('117');
  await expect(page.getByText('1 of 1', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Highlight', exact: true }).click();
  await expect(page.locator('[data-page="117"]').getByRole('button', { name: /^Highlight/ })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Page', exact: true })).toHaveValue('117');
  // Few of the pages are there at a time.
  expect(await page.locator('[data-page]').count()).toBeLessThan(12);
  await page.getByRole('button', { name: 'List of edits' }).click();
  await expect(page.getByRole('region', { name: 'Edits' }).getByRole('listitem')).toHaveCount(1);
  expect(await findBarriersInBothThemes(page)).toEqual([]);
});

journey('a form is filled in on its page, is there after a reload, and is saved flat', async ({ page }) => {
  const form = sampleForm([
    sampleField('name', '/TU(Your name)/Ff 2', { rect: '20 340 220 360' }),
    sampleField('code', '/MaxLen 4/Ff 16777216', { rect: '20 300 120 320' }),
    sampleField('city', '/Opt[(Oslo)(Bergen)]/Ff 131072', { rect: '20 260 120 280', type: 'choice' }),
    sampleField('agreed', '', { rect: '20 220 40 240', type: 'button' }),
    sampleField('number', '/Ff 1/V(A-17)', { rect: '20 180 120 200' }),
  ]);
  await page.goto(path);
  await choose(page, form);
  const name = page.getByRole('textbox', { name: 'Your name' });
  const empty = page.getByText('Required and still empty:');
  await expect(empty).toBeVisible();
  await name.fill('Ann Łódź');
  await expect(empty).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'number' })).toHaveValue('A-17');
  await expect(page.getByRole('textbox', { name: 'number' })).not.toBeEditable();
  await page.keyboard.press('Tab');
  await page.keyboard.type('12345');
  await expect(page.getByRole('textbox', { name: 'code' })).toHaveValue('1234');
  await page.getByRole('combobox', { name: 'city' }).selectOption('Bergen');
  const agreed = page.getByRole('checkbox', { name: 'agreed' });
  await agreed.check();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(agreed).not.toBeChecked();
  await page.getByRole('button', { name: 'Redo' }).click();
  expect(await findBarriersInBothThemes(page)).toEqual([]);

  // Other tools draw over the fields.
  await use(page, 'Rectangle');
  await drag(page, page.locator('[data-page="1"]'), [40, 60], [120, 90]);
  await expect(page.getByRole('button', { name: /^Rectangle/ })).toBeVisible();
  await page.reload();
  await expect(name).toHaveValue('Ann Łódź');
  await expect(agreed).toBeChecked();
  const save = async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save PDF' }).click();
    return PDFDocument.load(await readFile(await (await download).path()));
  };
  const fields = (await save()).getForm();
  expect(fields.getTextField('name').getText()).toBe('Ann Łódź');
  expect(fields.getDropdown('city').getSelected()).toEqual(['Bergen']);
  expect(fields.getCheckBox('agreed').isChecked()).toBe(true);
  await page.getByRole('checkbox', { name: 'Flatten when saving' }).check();
  expect((await save()).getForm().getFields()).toEqual([]);
});

journey.describe('on a touch screen', () => {
  journey.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  journey('annotations of the file are taken with a finger, changed and deleted', async ({ page, context }) => {
    await page.goto(path);
    await choose(page, annotatedPdf());
    const first = page.locator('[data-page="1"]');
    const highlight = first.getByRole('button', { name: /^Highlight by Ann Smith, page 1, Really\?/ });
    await expect(first.getByRole('button')).toHaveCount(4);
    await highlight.tap({ force: true });
    await expect(highlight).toHaveAttribute('aria-pressed', 'true');
    const { x = 0, y = 0 } = (await highlight.boundingBox()) ?? {};
    const screen = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...by: number[]) =>
      screen.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: by.map((down) => ({ x: x + 40, y: y + 8 + down })),
      });
    await touch('touchStart', 0);
    for (const down of [10, 20, 30, 40]) await touch('touchMove', down);
    await touch('touchEnd');
    await expect.poll(async () => (await highlight.boundingBox())?.y).toBeGreaterThan(y + 30);
    await page.getByLabel('Colour').fill('#15803d');

    const note = first.getByRole('button', { name: /^Note by Bob.*1 reply/ });
    await note.focus();
    await expect(page.getByText('By Bob, deleted with its reply')).toBeVisible();
    await page.keyboard.press('Delete');
    await expect(page.getByText("Note by Bob 'Look' deleted with 1 reply.")).toBeAttached();
    await first.getByRole('button', { name: /^Rectangle, page 1, locked/ }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText('Rectangle is locked.')).toBeAttached();
    await first.getByRole('button', { name: /^Text, page 1, Old/ }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: 'Text' }).fill('New words');
    await page.getByRole('button', { name: 'OK' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Redo' }).click();
    expect(await findBarriersInBothThemes(page)).toEqual([]);

    await page.reload();
    await expect(first.getByRole('button', { name: /New words/ })).toBeVisible();
    await expect(first.getByRole('button')).toHaveCount(3);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save PDF' }).click();
    const bytes = await readFile(await (await download).path());
    await expect(page.getByText('3 edits saved.').first()).toBeVisible();
    expect(await annotationsOn(bytes, 0)).toEqual(['/Highlight', '/FreeText', '/Square']);
  });

  journey('one finger draws and two zoom, until a pen is used: then fingers only move', async ({ page, context }) => {
    await page.goto(path);
    await choose(page, await samplePdf({ pages: 3, firstWidth: 300 }));
    const first = page.locator('[data-page="1"]');
    await use(page, 'Draw');
    const { x = 0, y = 0, width = 0 } = (await first.boundingBox()) ?? {};
    const screen = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: [number, number][]) =>
      screen.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: points.map(([left, top], id) => ({ x: x + left, y: y + top, id })),
      });
    const stroke = async () => {
      await touch('touchStart', [60, 60]);
      for (let step = 1; step < 10; step++) await touch('touchMove', [60 + step * 8, 60 + step * 4]);
      await touch('touchEnd');
    };
    const drawings = first.getByRole('button', { name: /^Drawing/ });
    await stroke();
    await expect(drawings).toHaveCount(1);

    await touch('touchStart', [120, 120]);
    await touch('touchStart', [120, 120], [180, 120]);
    for (let step = 1; step < 10; step++) await touch('touchMove', [120 - step * 5, 120], [180 + step * 5, 120]);
    await touch('touchEnd');
    await expect.poll(async () => (await first.boundingBox())?.width).toBeGreaterThan(width * 1.5);
    await expect(drawings).toHaveCount(1);

    const pen = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', left: number) =>
      screen.send('Input.dispatchMouseEvent', {
        ...{ type, x: x + left, y: y + 100, button: 'left', buttons: 1, clickCount: 1, pointerType: 'pen' },
      });
    await pen('mousePressed', 60);
    for (let step = 1; step < 10; step++) await pen('mouseMoved', 60 + step * 8);
    await pen('mouseReleased', 140);
    await expect(drawings).toHaveCount(2);
    await stroke();
    await use(page, 'Select');
    await expect(drawings).toHaveCount(2);
  });
});

journey('what is typed in a dialog or on a page is there after a reload, to go on with', async ({ page }) => {
  await page.goto(path);
  await choose(page, await samplePdf({ pages: 30, firstWidth: 300 }));
  const field = page.getByRole('textbox', { name: 'Page', exact: true });
  await field.fill('20');
  await field.press('Enter');
  const there = page.locator('[data-page="20"]');
  const words = async (dialog: string, name: string, before: string, after: string) => {
    const entry = page.getByRole('dialog', { name: dialog }).getByRole('textbox', { name });
    await expect(entry).toBeFocused();
    await page.keyboard.type(before);
    await settled(page);
    await page.reload();
    await expect(entry).toHaveValue(before);
    await expect(entry).toBeInViewport();
    await expect(entry).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.type(after);
  };
  await use(page, 'Note');
  await clickAt(there, 40, 60);
  await words('Note', 'Note', 'Please', ' check');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(there.getByRole('button', { name: /^Note 'Please check'/ })).toBeVisible();

  await use(page, 'Link');
  await drag(page, there, [40, 100], [140, 130]);
  await words('Link', 'Leads to', 'example', '.org');
  await page.getByRole('button', { name: 'Add link' }).click();
  await expect(there.getByRole('button', { name: /^Link/ })).toBeVisible();

  await use(page, 'Text');
  await clickAt(there, 40, 200);
  await words('Add text', 'Text', 'Half a', ' word');
  await page.getByRole('button', { name: 'Add Text' }).click();
  const text = there.getByRole('button', { name: /^Text 'Half a word'/ });
  await expect(text).toBeVisible();
  await text.focus();
  await page.keyboard.press('Enter');
  await words('Change text', 'Text', 'A new', ' one');
  await page.getByRole('button', { name: 'Change Text' }).click();
  await expect(there.getByRole('button', { name: /^Text 'A new one'/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

/** A page with annotations as another program has left them. */
const annotatedPdf = (): Buffer => {
  const annotations = [
    '/Subtype/Highlight/QuadPoints[20 180 120 180 20 160 120 160]/Rect[20 160 120 180]/C[1 1 0]/T(Ann Smith)/Contents(Really?)',
    '/Subtype/Text/Rect[140 160 160 180]/C[1 1 0]/T(Bob)/Contents(Look)',
    '/Subtype/Text/Rect[140 160 160 180]/IRT 5 0 R/T(Ann Smith)/Contents(Where?)',
    '/Subtype/FreeText/Rect[20 60 120 80]/DA(/Helv 12 Tf 0 0 1 rg)/Contents(Old)',
    '/Subtype/Square/Rect[140 60 180 80]/C[1 0 0]/F 128',
  ];
  const list = annotations.map((_, index) => `${index + 4} 0 R`).join(' ');
  return objectsPdf([
    ...blankPages(1, `/Annots[${list}]`),
    ...annotations.map((entries) => `<</Type/Annot${entries}>>`),
  ]);
};

/** The same content, dropped at once under these names. */
const drop = (page: Page, content: Uint8Array, names: readonly string[]) =>
  page.evaluate(
    ([bytes, each]) => {
      const transfer = new DataTransfer();
      for (const name of each) transfer.items.add(new File([Uint8Array.from(bytes)], name));
      document.dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true }));
    },
    [[...content], names] as const,
  );

const choose = (page: Page, buffer: Buffer) =>
  page.locator('input[type=file]').first().setInputFiles({ name: 'report.pdf', mimeType, buffer });

const use = (page: Page, tool: string) => page.getByRole('radio', { name: tool, exact: true }).click();

const clickAt = (place: Locator, x: number, y: number) => place.click({ position: { x, y } });

async function drag(page: Page, place: Locator, from: [number, number], to: [number, number]): Promise<void> {
  const { x = 0, y = 0 } = (await place.boundingBox()) ?? {};
  await page.mouse.move(x + from[0], y + from[1]);
  await page.mouse.down();
  await page.mouse.move(x + to[0], y + to[1], { steps: 4 });
  await page.mouse.up();
}

/** The kinds of a page's annotations. */
async function annotationsOn(bytes: Uint8Array, index: number): Promise<string[]> {
  const pdf = await PDFDocument.load(bytes);
  const list = pdf.getPage(index).node.Annots()?.asArray() ?? [];
  return list.map((entry) => String(pdf.context.lookup(entry, PDFDict).get(PDFName.of('Subtype'))));
}

journey('pages are moved, rotated, inserted and deleted with their edits, and kept over a reload', async ({ page }) => {
  await page.goto(path);
  await choose(page, await samplePdf({ pages: 5, firstWidth: 300 }));
  const first = page.locator('[data-page="1"]');
  const second = page.locator('[data-page="2"]');
  await page.getByRole('combobox', { name: 'Zoom' }).selectOption('0.5');
  await use(page, 'Rectangle');
  await drag(page, second, [30, 20], [70, 60]);
  await use(page, 'Select');
  await drag(page, second, [50, 40], [50, -200]);
  await expect(first.getByRole('button', { name: /^Rectangle/ })).toBeVisible();
  const list = page.getByRole('listbox', { name: 'Pages' });
  const tools = page.getByRole('toolbar', { name: 'Page tools' });
  await list.focus();
  await page.keyboard.press('Alt+ArrowDown');
  await page.keyboard.press('r');
  await expect(second.getByRole('button', { name: /^Rectangle/ })).toBeVisible();
  const turned = await second.boundingBox();
  expect(turned?.width).toBeGreaterThan(turned?.height ?? 0);

  await tools.getByRole('button', { name: 'Insert a blank page after page 2' }).click();
  const other = {
    name: 'other.pdf',
    mimeType,
    buffer: await samplePdf({ pages: 2, firstWidth: 300, password: 'sesame' }),
  };
  await page.getByLabel('Choose a PDF to insert').setInputFiles(other);
  await page.getByLabel('Password of other.pdf').fill('sesame');
  await page.keyboard.press('Enter');
  await expect(list.getByRole('option', { selected: true })).toHaveCount(2);
  await expect(page.getByText('of 8')).toBeVisible();

  // The second of the inserted pages goes before the first, by the mouse; the first is deleted. At an edge of the list it would
  // scroll, and how far depends on the machine: here all pages are in view.
  await page.setViewportSize({ width: 1280, height: 2400 });
  const fifth = list.getByRole('option', { name: /^Page 5/ });
  await fifth.click();
  const [from, to] = [await fifth.boundingBox(), await list.getByRole('option', { name: /^Page 4/ }).boundingBox()];
  if (!from || !to) throw new Error('The pages are not shown');
  await page.mouse.move(from.x + 40, from.y + 60);
  await page.mouse.down();
  await page.mouse.move(from.x + 40, from.y + 40, { steps: 3 });
  await page.mouse.move(to.x + 40, to.y + 40, { steps: 5 });
  await page.mouse.up();
  await fifth.click();
  await page.keyboard.press('Delete');
  await expect(page.getByText('of 7')).toBeVisible();
  expect(await findBarriersInBothThemes(page)).toEqual([]);
  await page.reload();
  await expect(page.getByText('of 7')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'This PDF is locked' })).toBeVisible();
  await page.getByLabel('Password of other.pdf').fill('sesame');
  await page.keyboard.press('Enter');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save PDF' }).click();
  const saved = await PDFDocument.load(await readFile(await (await download).path()));
  const blank = expect.any(Number);
  expect(saved.getPages().map((each) => each.getWidth())).toEqual([301, 300, blank, 301, 302, 303, 304]);
  expect(saved.getPages().map((each) => each.getRotation().angle)).toEqual([0, 90, 0, 0, 0, 0, 0]);
  expect(saved.getPage(1).node.Annots()?.size()).toBe(1);
});
