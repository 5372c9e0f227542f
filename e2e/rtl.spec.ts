import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { expect, findBarriers, findBarriersOnAllScreens, journey } from './journey.ts';

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

journey('tabs follow the direction of reading, and addresses and names keep their own', async ({ page }) => {
  await open(page, '/tools/qr-generator');
  const [create, batch] = [page.getByRole('tab').nth(0), page.getByRole('tab').nth(1)];
  expect((await boxOf(create)).x).toBeGreaterThan((await boxOf(batch)).x);
  await create.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(batch).toHaveAttribute('aria-selected', 'true');
  expect(await findBarriersOnAllScreens(page)).toEqual([]);

  await open(page, '/tools/word-counter');
  const text = page.getByRole('textbox').first();
  await text.fill('هذا نص عربي قصير.\nAnd an English line.');
  await expect(text).toHaveCSS('unicode-bidi', 'plaintext');
  expect(await findBarriersOnAllScreens(page)).toEqual([]);

  await open(page, '/login');
  const password = page.getByLabel('Password', { exact: true });
  const look = page.getByRole('button', { name: 'Show characters' });
  expect((await boxOf(look)).x).toBeLessThan((await boxOf(password)).x + 60);
});

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
