import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { expect, findBarriers, findBarriersOnAllScreens, journey } from './journey.ts';
import { samplePdf } from './sample-pdfs.ts';

const photo = fileURLToPath(new URL('../src/tools/image-resizer/fixtures/photo.jpg', import.meta.url));
const desktop = { width: 1280, height: 800 };
const middle = desktop.width / 2;

/** Every page from here on is in a language that is read from right to left, before any of its code runs. */
async function readFromRight(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace(/<html [^>]*?>/, (tag) =>
      tag.replace(/ (lang|dir)="\w+"/g, '').replace('<html', '<html lang="ar" dir="rtl"'),
    );
    await route.fulfill({ response, body });
  });
}

/** Opens a page, with Arabic in its headings; each is another, since some name their parts of the page. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(`{
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let at = 1; texts.nextNode(); at++) {
      const { currentNode } = texts;
      if (currentNode.parentElement.closest('h1, h2, h3')) currentNode.data = 'كل أداة للملفات، في حقيبة واحدة ' + at;
    }
  }`);
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return { ...box, right: box.x + box.width, y: box.y + box.height / 2 };
}

/** Drags the middle of something to the right. */
async function dragRight(page: Page, locator: Locator, by: number): Promise<void> {
  const { x, width, y } = await boxOf(locator);
  await page.mouse.move(x + width / 2, y);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 + by, y, { steps: 4 });
  await page.mouse.up();
}

journey.beforeEach(({ page }) => readFromRight(page));

journey(
  'pages fit the screen from right to left: header, menu, drawer and chat are on the other side',
  async ({ page }) => {
    await open(page, '/');
    const header = page.getByRole('banner');
    const logo = await boxOf(header.getByRole('link', { name: 'Satchel, home page' }));
    expect(logo.x).toBeGreaterThan(middle);
    expect((await boxOf(header.getByRole('button', { name: 'Find a tool' }))).right).toBeLessThan(middle);
    expect(await findBarriersOnAllScreens(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(desktop.width);

    await header.getByRole('button', { name: 'Recent results' }).click();
    const recent = page.getByRole('dialog', { name: 'Recent results' });
    await expect(recent).toBeVisible();
    await expect.poll(async () => (await boxOf(recent)).x).toBe(0);
    await page.keyboard.press('Escape');

    await open(page, '/help/pdf-merger');
    const back = page.getByRole('main').locator('.lucide-arrow-left');
    await expect(back).toHaveCSS('scale', '-1 1');
    await page.getByRole('button', { name: 'Open the support chat' }).click();
    const chat = page.getByRole('dialog', { name: 'Support chat' });
    await expect(chat).toBeVisible();
    expect((await boxOf(chat)).right).toBeLessThan(middle);
    // A question reads as its letters do.
    const question = chat.getByLabel('Your message');
    await question.fill('كيف أدمج ملفين؟');
    await question.press('Enter');
    await expect(chat.getByText('كيف أدمج ملفين؟')).toHaveCSS('direction', 'rtl');
    expect(await findBarriers(page)).toEqual([]);
  },
);

journey(
  'tabs, pages and arrow keys follow the direction of reading; texts and addresses keep their own',
  async ({ page }) => {
    await open(page, '/tools/pdf-merger');
    const file = (name: string, firstWidth: number) =>
      samplePdf({ pages: 2, firstWidth }).then((buffer) => ({ name, mimeType: 'application/pdf', buffer }));
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles([await file('one.pdf', 300), await file('two.pdf', 400)]);
    const [files, pages] = [page.getByRole('tab', { name: 'Files' }), page.getByRole('tab', { name: 'Pages' })];
    expect((await boxOf(files)).x).toBeGreaterThan((await boxOf(pages)).x);
    await files.focus();
    await page.keyboard.press('ArrowLeft');
    const grid = page.getByRole('listbox', { name: 'Pages of all files' });
    await expect(grid.getByRole('option')).toHaveCount(4);
    const option = (index: number) => grid.getByRole('option').nth(index);
    expect((await boxOf(option(0))).x).toBeGreaterThan((await boxOf(option(1))).right);
    // The left edge of the last page is the end of the row.
    const [first, last] = [await boxOf(option(0)), await boxOf(option(3))];
    await page.mouse.move(first.x + first.width / 2, first.y);
    await page.mouse.down();
    await page.mouse.move(first.x, first.y, { steps: 3 });
    await page.mouse.move(last.x + 8, last.y, { steps: 6 });
    const line = grid.locator('> div > span');
    await expect.poll(async () => (await boxOf(line)).right).toBeLessThan(last.x + 1);
    await page.mouse.up();
    await expect(page.getByText('1 page moved before place 5.', { exact: true })).toBeAttached();
    await grid.focus();
    await page.keyboard.press('Alt+ArrowRight');
    await expect(page.getByText('Moved to place 3 of 4.', { exact: true })).toBeAttached();
    expect(await findBarriersOnAllScreens(page)).toEqual([]);

    await open(page, '/tools/word-counter');
    const text = page.getByRole('textbox').first();
    await text.fill('هذا نص عربي قصير.\nAnd an English line.');
    await expect(text).toHaveCSS('unicode-bidi', 'plaintext');

    await open(page, '/login');
    const password = page.getByLabel('Password', { exact: true });
    const look = page.getByRole('button', { name: 'Show characters' });
    expect((await boxOf(look)).x).toBeLessThan((await boxOf(password)).x + 60);
  },
);

journey(
  'pictures keep left and right: a crop frame and the line before a result follow the pointer',
  async ({ page }) => {
    await open(page, '/tools/image-resizer');
    await page.locator('input[type=file]').first().setInputFiles(photo);
    await page.getByRole('radio', { name: '1:1' }).check({ force: true });
    const frame = page.getByRole('region', { name: 'Preview' }).locator('.ReactCrop__crop-selection');
    const image = page.getByAltText('The image, with a frame around the part that stays');
    await expect.poll(async () => (await boxOf(frame)).x - (await boxOf(image)).x).toBeGreaterThan(10);
    const before = await boxOf(frame);
    await dragRight(page, frame, 20);
    await expect.poll(async () => Math.round((await boxOf(frame)).x - before.x)).toBe(20);
    await frame.focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(async () => (await boxOf(frame)).x).toBeLessThan(before.x + 20);
    // The name of the file stands on the right, as the lines around it, but is not turned.
    const name = page.getByTitle('photo.jpg');
    await expect(name).toHaveCSS('direction', 'ltr');
    await expect(name).toHaveCSS('text-align', 'right');
    expect(await findBarriersOnAllScreens(page)).toEqual([]);

    await open(page, '/tools/image-compressor');
    await page.locator('input[type=file]').first().setInputFiles(photo);
    const line = page.getByRole('slider', { name: 'Line between before and after' });
    await expect(line).toHaveValue('50');
    const handle = page.locator('.lucide-move-horizontal');
    const start = await boxOf(handle);
    await dragRight(page, handle, 100);
    await expect.poll(async () => Number(await line.inputValue())).toBeGreaterThan(50);
    expect(Math.round((await boxOf(handle)).x - start.x)).toBe(100);
    const dragged = Number(await line.inputValue());
    await line.press('ArrowRight');
    await expect(line).toHaveValue(`${dragged + 1}`);
  },
);
