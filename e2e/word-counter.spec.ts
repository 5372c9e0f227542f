import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import type { Page } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import { expect, findBarriersInBothThemes, journey } from './journey.ts';

const path = '/tools/word-counter';
const textArea = (page: Page) => page.getByRole('textbox', { name: 'Your text' });
const count = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'Counts' })
    .locator(`xpath=.//dt[normalize-space(text()[1])="${name}"]/following-sibling::dd`);

journey('counts update while typing', async ({ page }) => {
  await page.goto(path);
  await textArea(page).fill('It was a dark night. Was it?\n\nYes, it was.');
  await expect(count(page, 'Words')).toHaveText('10');
  await expect(count(page, 'Characters')).toHaveText('42');
  await expect(count(page, 'Without spaces')).toHaveText('32');
  await expect(count(page, 'Sentences')).toHaveText('3');
  await expect(count(page, 'Paragraphs')).toHaveText('2');
  await expect(count(page, 'Lines')).toHaveText('3');
  await expect(count(page, 'Words per sentence')).toHaveText('3.3');
  await expect(count(page, 'Reading time')).toHaveText('1 min');
  await textArea(page).pressSequentially(' And more');
  await expect(count(page, 'Words')).toHaveText('12');
});

const scripts = [
  { name: 'Chinese', text: '我喜欢吃苹果。', words: '4', characters: '7' },
  { name: 'Japanese', text: '私は学生です。', words: '4', characters: '7' },
  { name: 'Thai', text: 'สวัสดีชาวโลก', words: '3', characters: '10' },
  { name: 'Arabic', text: 'مرحبا بالعالم', words: '2', characters: '13' },
  { name: 'an emoji of a family', text: '👩‍👩‍👧‍👦 ok', words: '1', characters: '4' },
];
journey('words and characters are correct in every script', async ({ page }) => {
  await page.goto(path);
  for (const { name, text, words, characters } of scripts) {
    await textArea(page).fill(text);
    await expect.soft(count(page, 'Characters'), name).toHaveText(characters);
    await expect.soft(count(page, 'Words'), name).toHaveText(words);
  }
});

journey('everything is reachable by keyboard, and clearing can be undone', async ({ page }) => {
  await page.goto(path);
  await tabTo(page, 'Your text');
  await page.keyboard.type('one two three');
  await expect(count(page, 'Words')).toHaveText('3');
  await tabTo(page, 'Open files');
  await tabTo(page, 'Clear');
  await page.keyboard.press('Enter');
  await expect(textArea(page)).toHaveValue('');
  await expect(textArea(page)).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(textArea(page)).toHaveValue('one two three');
  await tabTo(page, 'Redo clear');
  await page.keyboard.press('Enter');
  await expect(textArea(page)).toHaveValue('');
  await tabTo(page, 'At least');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'At most' })).toBeChecked();
  await tabTo(page, 'Number');
  await page.keyboard.type('5');
  await expect(page.getByText('5 words left', { exact: true })).toBeVisible();
});

journey('counts are announced when typing pauses, not at every keystroke', async ({ page }) => {
  await page.goto(path);
  const told = page.getByRole('status').filter({ hasText: 'to read' });
  await told.evaluate((element) => {
    new MutationObserver(() => {
      element.dataset.changes = String(Number(element.dataset.changes ?? 0) + 1);
    }).observe(element, { childList: true, characterData: true, subtree: true });
  });
  const text = 'four words are here';
  await textArea(page).pressSequentially(text);
  await expect(told).toHaveText('4 words, 19 characters, 1 sentence, 1 minute to read');
  // Once, unless the machine pauses between two keys for as long as nobody does.
  expect(Number(await told.getAttribute('data-changes'))).toBeLessThan(text.length / 2);
});

journey('the draft survives a reload, and is gone after clearing', async ({ page }) => {
  await page.goto(path);
  await textArea(page).fill('Keep me, please.');
  await page.reload();
  await expect(textArea(page)).toHaveValue('Keep me, please.');
  await expect(count(page, 'Words')).toHaveText('3');
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await page.reload();
  await expect(count(page, 'Words')).toHaveText('0');
  await expect(textArea(page)).toHaveValue('');
});

journey('offline, it counts, opens files and analyses, also a megabyte', async ({ page, context }) => {
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect.poll(() => page.workers().length).toBe(2);
  await Promise.all(page.workers().map((worker) => worker.evaluate(() => true)));
  await context.setOffline(true);
  const sentence = 'The quick brown fox jumped over the lazy dog.\n\n';
  const times = Math.ceil(1_000_000 / sentence.length);
  await page.evaluate(
    ([sentence, times]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([sentence.repeat(times).trimEnd()], 'long.txt'));
      document.dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true }));
    },
    [sentence, times] as const,
  );
  await expect(count(page, 'Words')).toHaveText((times * 9).toLocaleString('en'));
  await expect(count(page, 'Paragraphs')).toHaveText(times.toLocaleString('en'));
  await page.getByRole('heading', { name: 'A closer look' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('row', { name: /^brown/ })).toContainText(times.toLocaleString('en'));
  await drop(page, [{ name: 'note.txt', content: strToU8('Dropped without a network') }]);
  await expect(textArea(page)).toHaveValue('Dropped without a network');
  await context.setOffline(false);
});

journey('nothing typed or opened is sent', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' || request.url().includes('secret')) sent.push(request.url());
  });
  await openPage(page);
  await textArea(page).fill('secret words');
  await drop(page, [{ name: 'secret.pdf', content: await pdf('A secret page') }]);
  await expect(textArea(page)).toHaveValue('A secret page');
  expect(sent).toEqual([]);
});

journey('files are opened by dropping them and with the button: text, Word, OpenDocument, PDF', async ({ page }) => {
  await openPage(page);
  await textArea(page).fill('What was there before.');
  await drop(page, [
    { name: 'plain.txt', content: strToU8('Plain text\r\nin two lines') },
    { name: 'letter.docx', content: docx('From a Word document') },
    { name: 'notes.odt', content: odt('From OpenDocument') },
    { name: 'page.pdf', content: await pdf('From a PDF page') },
  ]);
  await expect(textArea(page)).toHaveValue(
    'Plain text\nin two lines\n\nFrom a Word document\n\nFrom OpenDocument\n\nFrom a PDF page',
  );
  await expect(count(page, 'Paragraphs')).toHaveText('4');
  await expect(page.getByText('4 files opened', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo opening' }).click();
  await expect(textArea(page)).toHaveValue('What was there before.');
  await page
    .getByLabel('Open files')
    .setInputFiles({ name: 'button.txt', mimeType: 'text/plain', buffer: Buffer.from('By the button') });
  await expect(textArea(page)).toHaveValue('By the button');
});

journey('text from a spreadsheet is pasted as text, although the clipboard also has an image', async ({ page }) => {
  await openPage(page);
  const isTaken = await textArea(page).evaluate((area) => {
    const clipboardData = new DataTransfer();
    clipboardData.items.add('A1\tB1', 'text/plain');
    clipboardData.items.add(new File(['image'], 'cells.png', { type: 'image/png' }));
    return !area.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  expect(isTaken).toBe(false);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

journey('unreadable and oversized files say why, and the text stays', async ({ page }) => {
  await openPage(page);
  await textArea(page).fill('Still here.');
  await drop(page, [
    { name: 'locked.pdf', content: await pdf('Secret', 'password') },
    { name: 'scan.pdf', content: await pdf('') },
    { name: 'broken.pdf', content: strToU8('%PDF-1.7\nnothing that belongs to one') },
    { name: 'broken.docx', content: docx('cut off').slice(0, 90) },
    { name: 'picture.png', content: Uint8Array.from({ length: 4000 }, (_, index) => (index * 7919) % 251) },
  ]);
  const problems = page.getByRole('alert').getByRole('listitem');
  await expect(problems).toHaveCount(5);
  await expect(problems.nth(0)).toContainText('locked with a password');
  await expect(problems.nth(1)).toContainText('has images but no text');
  await expect(problems.nth(2)).toContainText('This PDF file is damaged');
  await expect(problems.nth(3)).toContainText('is damaged');
  await expect(problems.nth(4)).toContainText('has no text that can be read here');
  await expect(textArea(page)).toHaveValue('Still here.');
  await page.evaluate(() => {
    const files = new DataTransfer();
    files.items.add(new File([new Uint8Array(51 * 1024 * 1024)], 'huge.pdf'));
    document.dispatchEvent(new DragEvent('drop', { dataTransfer: files, bubbles: true, cancelable: true }));
  });
  await expect(page.getByRole('alert')).toContainText('This file is larger than 50 MB');
});

journey('a goal shows its progress', async ({ page }) => {
  await page.goto(path);
  await textArea(page).fill('one two three');
  await page.getByRole('textbox', { name: 'Number' }).fill('5');
  await expect(page.getByText('2 words to go', { exact: true })).toBeVisible();
  await textArea(page).fill('one two three four five');
  await expect(page.getByText('Goal reached', { exact: true })).toBeVisible();
  await page.getByRole('combobox', { name: 'Counted in' }).selectOption('characters');
  await page.getByRole('radio', { name: 'At most' }).check({ force: true });
  await expect(page.getByText('18 characters too many', { exact: true })).toBeVisible();
  await page.getByRole('textbox', { name: 'Number' }).fill('-3');
  await expect(page.getByRole('alert')).toHaveText('A goal is a whole number from 1 to 10,000,000.');
  await page.getByRole('textbox', { name: 'Number' }).fill('7');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Number' })).toHaveValue('7');
});

journey("platform limits are counted the platform's way", async ({ page }) => {
  await page.goto(path);
  await textArea(page).fill(`${'a'.repeat(200)} https://example.org/${'long/'.repeat(40)} 👍`);
  const posts = page.getByRole('region', { name: 'Posts' });
  await expect(posts.getByRole('listitem').filter({ hasText: 'X post' })).toContainText('53 left · 227 of 280');
  await expect(posts.getByRole('listitem').filter({ hasText: 'Bluesky' })).toContainText('over');
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Without 👍, one would hold 160');
});

journey('the analysis shows keywords, readability and the longest sentence', async ({ page }) => {
  await page.goto(path);
  const longest = 'The old harbour keeper wrote down every single tide of the harbour in his book.';
  await textArea(page).fill(`It rained. ${longest} The harbour slept.`);
  const panel = page.getByRole('region', { name: 'A closer look' });
  // It is computed before it is scrolled to.
  await expect(panel.getByRole('row', { name: 'harbour 3' })).toBeVisible();
  expect(await page.evaluate('scrollY')).toBe(0);
  await panel.scrollIntoViewIfNeeded();
  await expect(panel.getByRole('combobox', { name: 'Language' })).toContainText('Automatic (English)');
  await expect(panel.getByRole('region', { name: 'Readability' })).toContainText('Flesch reading ease');
  await panel.getByRole('button', { name: 'Show in the text: the longest sentence' }).click();
  await expect(textArea(page)).toBeFocused();
  const selected = await textArea(page).evaluate((area) =>
    area instanceof HTMLTextAreaElement ? area.value.slice(area.selectionStart, area.selectionEnd) : '',
  );
  expect(selected).toBe(longest);
  await expect(page.getByText('Selected: 15 words, 79 characters')).toBeVisible();
  await panel.getByRole('combobox', { name: 'Language' }).selectOption('de');
  await expect(panel.getByRole('region', { name: 'Readability' })).toContainText('are for English only');
});

journey('full of text it has no barriers and fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(path);
  await textArea(page).fill(`${'W'.repeat(300)} and the words of the harbour, the harbour and the boats.`);
  await page.getByRole('textbox', { name: 'Number' }).fill('3');
  await page.getByRole('heading', { name: 'A closer look' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('row', { name: /^harbour/ })).toBeVisible();
  expect(await findBarriersInBothThemes(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
});

/** Opens the page and waits until its workers have loaded. */
async function openPage(page: Page): Promise<void> {
  await page.goto(path);
  await expect.poll(() => page.workers().length).toBe(2);
}

/** Presses Tab until the element with this name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const target = page.getByLabel(name, { exact: true }).or(page.getByRole('button', { name, exact: true }));
  for (let step = 0; step < 80; step++) {
    if (await target.evaluateAll((elements) => elements.some((element) => element === document.activeElement))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`'${name}' is not reached with the keyboard.`);
}

/** Drops files on the page, like a visitor. */
async function drop(page: Page, files: { name: string; content: Uint8Array }[]): Promise<void> {
  const dropped = files.map(({ name, content }) => ({ name, content: [...content] }));
  await page.evaluate((parts) => {
    const transfer = new DataTransfer();
    for (const { name, content } of parts) transfer.items.add(new File([Uint8Array.from(content)], name));
    document.dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true }));
  }, dropped);
}

async function pdf(text: string, password?: string): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const page = document.addPage();
  if (text) page.drawText(text, { x: 60, y: 700, font: await document.embedFont(StandardFonts.Helvetica) });
  if (password) document.encrypt({ userPassword: password, ownerPassword: password });
  return document.save();
}

function docx(text: string): Uint8Array {
  const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
  return zipSync({
    '[Content_Types].xml': strToU8(
      `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`,
    ),
    'word/document.xml': strToU8(
      `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:body></w:document>`,
    ),
  });
}

function odt(text: string): Uint8Array {
  return zipSync({
    mimetype: strToU8('application/vnd.oasis.opendocument.text'),
    'content.xml': strToU8(
      `<office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"><office:body><office:text><text:p>${text}</text:p></office:text></office:body></office:document-content>`,
    ),
  });
}
