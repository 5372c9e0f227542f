import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, findBarriersInBothThemes, journey } from './journey.ts';
import { pagesIn, samplePdf } from './sample-pdfs.ts';

const path = '/tools/pdf-merger';
const photo = fileURLToPath(new URL('../src/tools/image-resizer/fixtures/photo.jpg', import.meta.url));
const mimeType = 'application/pdf';

journey('two PDFs become one, downloaded automatically, and any change of the list clears it', async ({ page }) => {
  await page.goto(path);
  await choose(page, { 'b 10.pdf': { pages: 2, firstWidth: 300 }, 'b 2.pdf': { pages: 1, firstWidth: 400 } });
  await expect(row(page, 'b 10.pdf')).toContainText('2 pages');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Merge PDFs', exact: true }).click();
  await expect(page.getByText('PDFs Merged Successfully!', { exact: true })).toBeVisible();
  expect(await pagesIn(await readFile(await (await download).path()))).toEqual(['300', '301', '400']);
  await expect(page.getByText(/^3 pages · /)).toBeVisible();
  await page.getByRole('button', { name: 'Sort by name' }).click();
  await expect(page.getByText(/^3 pages · /)).toBeHidden();
  expect(await mergedPages(page)).toEqual(['400', '300', '301']);
});

journey('files move up and down, with selected and rotated pages, and an image is included', async ({ page }) => {
  await page.goto(path);
  await choose(page, { 'one.pdf': { pages: 4, firstWidth: 300 }, 'two.pdf': { pages: 2, firstWidth: 400 } });
  await page.locator('input[type=file]').first().setInputFiles(photo);
  await expect(row(page, 'photo.jpg')).toContainText('image');
  await page.getByRole('button', { name: 'Move two.pdf up' }).click();
  await page.getByRole('button', { name: 'Remove photo.jpg' }).click();
  await page.locator('input[type=file]').first().setInputFiles(photo);
  await page.getByLabel('Pages of one.pdf').fill('3-,1');
  await page.getByRole('button', { name: 'Turn two.pdf right' }).click();
  const pages = await mergedPages(page);
  expect(pages.slice(0, 5)).toEqual(['400 at 90', '401 at 90', '302', '303', '300']);
  expect(pages).toHaveLength(6);
});

journey('pages of all files are arranged with the keyboard alone, and the order can be undone', async ({ page }) => {
  await page.goto(path);
  await choose(page, { 'one.pdf': { pages: 3, firstWidth: 300 }, 'two.pdf': { pages: 2, firstWidth: 400 } });
  await page.getByRole('tab', { name: 'Files' }).focus();
  await page.keyboard.press('ArrowRight');
  const grid = page.getByRole('listbox', { name: 'Pages of all files' });
  await expect(grid.getByRole('option')).toHaveCount(5);
  await grid.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await page.keyboard.press('Alt+ArrowRight');
  await expect(page.getByText('Moved to place 3 of 5.', { exact: true })).toBeAttached();
  await page.keyboard.press('r');
  await page.keyboard.press('Home');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Space');
  await page.keyboard.press('Delete');
  await expect(grid.getByRole('option')).toHaveCount(4);
  await page.keyboard.press('Control+z');
  await expect(grid.getByRole('option')).toHaveCount(5);
  await page.keyboard.press('Control+Shift+z');
  await expect(grid.getByRole('option')).toHaveCount(4);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('1 / 4');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog')).toContainText('Page 2 of one.pdf');
  await page.keyboard.press('Escape');
  expect(await mergedPages(page)).toEqual(['302', '301 at 90', '400', '401']);
});

journey('a page held at the edge of the window is taken along to pages further down', async ({ page }) => {
  await page.goto(path);
  await choose(page, { 'one.pdf': { pages: 120, firstWidth: 300 } });
  await page.getByRole('tab', { name: 'Pages' }).click();
  const held = await page.getByRole('listbox').getByRole('option').first().boundingBox();
  if (!held) throw new Error('The page is not in sight.');
  await page.mouse.move(held.x + 30, held.y + 30);
  await page.mouse.down();
  await page.mouse.move(held.x + 60, 780, { steps: 4 });
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(800);
  await page.mouse.move(held.x + 60, 400, { steps: 2 });
  await page.mouse.up();
  const moved = page.getByText(/^1 page moved before place \d+\.$/);
  await expect(moved).toBeAttached();
  expect(Number(/\d+(?=\.)/.exec((await moved.textContent()) ?? '')?.[0])).toBeGreaterThan(14);
});

journey('selected pages are dragged together to the line shown', async ({ page }) => {
  await page.goto(path);
  await choose(page, { 'one.pdf': { pages: 3, firstWidth: 300 }, 'two.pdf': { pages: 1, firstWidth: 400 } });
  await page.getByRole('tab', { name: 'Pages' }).click();
  const option = (index: number) => page.getByRole('listbox').getByRole('option').nth(index);
  await option(0).click();
  await option(2).click({ modifiers: ['ControlOrMeta'] });
  const from = await option(0).boundingBox();
  const to = await option(3).boundingBox();
  if (!from || !to) throw new Error('The pages are not in sight.');
  await page.mouse.move(from.x + 30, from.y + 30);
  await page.mouse.down();
  await page.mouse.move(from.x + 60, from.y + 40, { steps: 3 });
  await page.mouse.move(to.x + to.width - 8, to.y + 40, { steps: 6 });
  const line = page.getByRole('listbox').locator('> div > span');
  await expect.poll(async () => (await line.boundingBox())?.x ?? 0).toBeGreaterThan(to.x + to.width / 2);
  await page.mouse.up();
  await expect(page.getByText('2 pages moved before place 5.', { exact: true })).toBeAttached();
  // For 50 ms after a drop, dnd-kit treats a click as the end of the drag.
  await page.evaluate('new Promise((resolve) => setTimeout(resolve, 60))');
  expect(await mergedPages(page)).toEqual(['301', '400', '300', '302']);
});

journey('files are reordered by dragging with mouse and finger', async ({ page }) => {
  await page.goto(path);
  await choose(page, {
    'one.pdf': { pages: 1, firstWidth: 300 },
    'two.pdf': { pages: 1, firstWidth: 400 },
    'three.pdf': { pages: 1, firstWidth: 500 },
  });
  for (const name of ['one.pdf', 'two.pdf', 'three.pdf']) await expect(row(page, name)).toContainText('1 page');
  const place = async (name: string) => {
    const box = await row(page, name).boundingBox();
    if (!box) throw new Error(`${name} is not in sight.`);
    return { x: box.x + 24, y: box.y + box.height / 2 };
  };
  const [first, last] = [await place('one.pdf'), await place('three.pdf')];
  await page.mouse.move(first.x, first.y);
  await page.mouse.down();
  await page.mouse.move(last.x, last.y + 10, { steps: 8 });
  // The rows make room at the drop position.
  await expect.poll(async () => (await place('three.pdf')).y).toBeLessThan(last.y);
  await page.mouse.up();
  await expect(page.getByText('Moved to place 3 of 3.', { exact: true })).toBeAttached();
  await expect.poll(() => namesInOrder(page)).toEqual(['two.pdf', 'three.pdf', 'one.pdf']);

  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints });
  const [from, to] = [await place('one.pdf'), await place('three.pdf')];
  await touch('touchStart', from);
  // Dragging starts after a long press, shown by the lifted row.
  await expect(row(page, 'one.pdf').locator('.cursor-grabbing')).toBeVisible();
  await touch('touchMove', { x: from.x, y: (from.y + to.y) / 2 });
  await touch('touchMove', { x: to.x, y: to.y - 10 });
  await expect.poll(async () => (await place('three.pdf')).y).toBeGreaterThan(to.y);
  await touch('touchEnd');
  await expect(page.getByText('Moved to place 2 of 3.', { exact: true })).toBeAttached();
  await expect.poll(() => namesInOrder(page)).toEqual(['two.pdf', 'one.pdf', 'three.pdf']);
  // For 50 ms after a drop, dnd-kit treats a click as the end of the drag.
  await page.evaluate('new Promise((resolve) => setTimeout(resolve, 60))');
  expect(await mergedPages(page)).toEqual(['400', '300', '500']);
});

journey('a locked file does not stop the others, and asks for its password in its row', async ({ page }) => {
  await page.goto(path);
  await choose(page, {
    'locked.pdf': { pages: 2, firstWidth: 300, password: 'sesame' },
    'open.pdf': { pages: 1, firstWidth: 400 },
    'other.pdf': { pages: 1, firstWidth: 500 },
  });
  await expect(page.getByText('locked.pdf is locked and will be left out.', { exact: false })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Merge 2 of 3 files' })).toBeEnabled();
  await page.getByLabel('Password of locked.pdf').fill('guess');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This password does not open the PDF.', { exact: false })).toBeVisible();
  await page.getByLabel('Password of locked.pdf').fill('sesame');
  await page.keyboard.press('Enter');
  await expect(row(page, 'locked.pdf')).toContainText('unlocked');
  expect(await mergedPages(page)).toEqual(['300', '301', '400', '500']);
});

journey(
  'an unreadable file is named with its reason, and the others can be merged without it',
  async ({ page, provoked }) => {
    provoked.push(/status of 4(15|22)/);
    await page.goto(path);
    await choose(page, { 'one.pdf': { pages: 1, firstWidth: 300 }, 'two.pdf': { pages: 1, firstWidth: 400 } });
    const broken = Buffer.from(`%PDF-1.7\n${'nothing of a PDF\n'.repeat(50)}`);
    await page.locator('input[type=file]').first().setInputFiles({ name: 'broken.pdf', mimeType, buffer: broken });
    await expect(row(page, 'broken.pdf')).toContainText('it may be damaged');
    await page.getByRole('button', { name: 'Merge PDFs', exact: true }).click();
    await expect(page.getByText('Merge Failed', { exact: true })).toBeVisible();
    await expect(row(page, 'broken.pdf').getByRole('alert')).toContainText('broken.pdf');
    await page.getByRole('button', { name: 'Go on without it and remove broken.pdf' }).click();
    expect(await mergedPages(page)).toEqual(['300', '400']);
  },
);

journey('one file is not enough, six are too many, and other types are refused', async ({ page }) => {
  await page.goto(path);
  await choose(page, { 'one.pdf': { pages: 1, firstWidth: 300 } });
  await expect(row(page, 'one.pdf')).toContainText('1 page');
  await page.getByRole('button', { name: 'Merge PDFs', exact: true }).click();
  await expect(page.getByText('Not Enough Files', { exact: true })).toBeVisible();
  const text = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Hello') };
  await page.locator('input[type=file]').first().setInputFiles(text);
  await expect(page.getByText('Invalid File Type', { exact: true })).toBeVisible();
  const many = await Promise.all(
    Array.from({ length: 5 }, async (_, index) => ({
      name: `more ${index}.pdf`,
      mimeType,
      buffer: await samplePdf({ pages: 1, firstWidth: 300 }),
    })),
  );
  await page.locator('input[type=file]').first().setInputFiles(many);
  await expect(page.getByText('Too Many Files', { exact: true })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Files' }).locator('> li')).toHaveCount(5);
  await expect(page.getByText('5 of 5 files', { exact: false })).toBeVisible();
});

journey('with files in it, the page has no barriers and fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(path);
  await choose(page, {
    'a file with quite a long name that goes on and on.pdf': { pages: 9, firstWidth: 300 },
    'locked.pdf': { pages: 2, firstWidth: 300, password: 'sesame' },
  });
  await expect(page.getByLabel('Password of locked.pdf')).toBeVisible();
  await expectNoBarriers(page);
  await page.getByRole('tab', { name: 'Pages' }).click();
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await page.getByRole('button', { name: 'All pages chosen' }).click();
  await expectNoBarriers(page);
  await page.getByRole('button', { name: 'Look at the page' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoBarriers(page);
});

async function choose(page: Page, samples: Record<string, Parameters<typeof samplePdf>[0]>): Promise<void> {
  const files = await Promise.all(
    Object.entries(samples).map(async ([name, sample]) => ({ name, mimeType, buffer: await samplePdf(sample) })),
  );
  await page.locator('input[type=file]').first().setInputFiles(files);
}

const row = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Files' }).getByRole('listitem').filter({ hasText: name });

const namesInOrder = (page: Page): Promise<string[]> =>
  page.getByRole('list', { name: 'Files' }).locator('> li p.font-semibold').allTextContents();

/** Merges, and opens the result through its link. */
async function mergedPages(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'Merge PDFs', exact: true }).click();
  const link = page.getByRole('link', { name: /^Download .*merged\.pdf$/ });
  await expect(link).toBeVisible();
  const answer = await page.request.get((await link.getAttribute('href')) ?? '');
  return pagesIn(await answer.body());
}

async function expectNoBarriers(page: Page): Promise<void> {
  expect(await findBarriersInBothThemes(page)).toEqual([]);
  const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overhang).toBeLessThanOrEqual(0);
}
