import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, findBarriers, journey, patient } from './journey.ts';

const fixturesOf = (slug: string) => fileURLToPath(new URL(`../src/tools/${slug}/fixtures`, import.meta.url));
const fixture = (slug: string, name: string) => `${fixturesOf(slug)}/${name}`;
const photo = fixture('image-resizer', 'photo.jpg');
const drawing = fixture('image-resizer', 'photo.png');

/** A file for each tool that works on files. */
const fileTools = readdirSync(fileURLToPath(new URL('../src/tools', import.meta.url)), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && readdirSync(`${entry.parentPath}/${entry.name}`).includes('fixtures'))
  .map(({ name: slug }) => ({ slug, file: readdirSync(fixturesOf(slug))[0] ?? '' }));

const choose = (page: Page, file: string) => page.locator('main input[type=file]').first().setInputFiles(file);
const rows = (page: Page) => page.getByRole('list', { name: 'Files' }).getByRole('listitem');

/** Waits until nothing would be lost: the page asks before it is left as long as something would. */
async function settled(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate("dispatchEvent(new Event('beforeunload', { cancelable: true }))")).toBe(true);
  // The bulk processor keeps its list by itself.
  if (page.url().endsWith('bulk-processor')) await expect.poll(() => page.evaluate(countBulkItems)).toBeGreaterThan(0);
}

const countBulkItems = `new Promise((resolve) => {
  const opening = indexedDB.open('satchel.bulk');
  opening.onsuccess = () => {
    const counting = opening.result.transaction('items').objectStore('items').count();
    counting.onsuccess = () => resolve(counting.result);
    opening.result.close();
  };
})`;

journey('every file tool has its files again after Back and after a reload', async ({ page }) => {
  expect(fileTools.length).toBeGreaterThan(9);
  for (const { slug, file } of fileTools) {
    await page.goto(`/tools/${slug}`);
    const empty = page.getByText(/ in the bag$/);
    await expect(empty, slug).toBeVisible();
    await choose(page, fixture(slug, file));
    await expect(empty, slug).toHaveCount(0);
    await settled(page);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Help' }).click();
    await expect(page).toHaveURL('/help');
    await page.goBack();
    await expect(page).toHaveURL(`/tools/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Help');
    await expect(empty, `${slug} after Back`).toHaveCount(0);
    await page.reload();
    await expect(empty, `${slug} after a reload`).toHaveCount(0);
  }
});

journey(
  'results are there again after a reload, Back and Forward, and say when they are gone',
  async ({ page, provoked }) => {
    // The page asks for a result that was deleted.
    provoked.push(/status of 404/);
    await page.goto('/tools/image-compressor');
    await choose(page, photo);
    await page.getByRole('button', { name: 'Compress', exact: true }).click();
    const download = page.getByRole('link', { name: /^Download photo/ });
    await expect(download).toBeVisible();
    const address = (await download.getAttribute('href')) ?? '';
    await settled(page);
    await page.reload();
    await expect(download).toHaveAttribute('href', address);
    // Compressing again takes the upload that the server has.
    await expect(page.getByRole('button', { name: 'Compress again' })).toBeVisible();

    await page.getByRole('button', { name: 'Image Resizer' }).click();
    await expect(page).toHaveURL('/tools/image-resizer');
    await expect(rows(page)).toHaveCount(1);
    await settled(page);
    await page.goBack();
    await expect(download).toHaveAttribute('href', address);
    await page.goForward();
    await expect(rows(page)).toHaveCount(1);
    await page.reload();
    await expect(rows(page)).toHaveCount(1);

    // What was made is listed on every page, and deleting it there is heard of on the tool's page.
    await page.goBack();
    await expect(download).toBeVisible();
    await page.keyboard.press('Alt+r');
    const recent = page.getByRole('dialog', { name: 'Recent results' });
    await expect(recent.getByRole('listitem')).toContainText('Image Compressor');
    expect(await findBarriers(page)).toEqual([]);
    await recent.getByRole('button', { name: /^Delete photo/ }).click();
    await expect(recent.getByText('Nothing here yet', { exact: false })).toBeVisible();
    await recent.getByRole('button', { name: 'Close' }).click();
    await expect(rows(page).getByRole('alert')).toContainText('not here any more');
    await expect(page.getByRole('button', { name: 'Retry photo.jpg' })).toBeVisible();
  },
);

journey('two tabs of a tool keep their own files', async ({ page, context }) => {
  const other = patient(await context.newPage());
  for (const [tab, file] of [
    [page, photo],
    [other, drawing],
  ] as const) {
    await tab.goto('/tools/image-resizer');
    await choose(tab, file);
    await settled(tab);
  }
  await page.reload();
  await other.reload();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('photo.jpg');
  await expect(rows(other)).toHaveCount(1);
  await expect(rows(other)).toContainText('photo.png');
});

journey(
  'where storage is forbidden, the page works, says what a reload would lose and asks first',
  async ({ page }) => {
    await page.addInitScript(`
    Object.defineProperty(window, 'indexedDB', { get: () => { throw new DOMException('', 'SecurityError'); } });
  `);
    await page.goto('/tools/image-resizer');
    await choose(page, photo);
    await expect(page.getByRole('status').filter({ hasText: 'a reload would lose photo.jpg' })).toBeVisible();
    let asked = 0;
    page.on('dialog', (dialog) => {
      asked += 1;
      void dialog.accept();
    });
    await page.reload();
    expect(asked).toBe(1);
    await expect(page.getByText(/ in the bag$/)).toBeVisible();
  },
);

journey('a file of another kind is named, with the tool that takes it', async ({ page }) => {
  await page.goto('/tools/image-resizer');
  await page
    .locator('main input[type=file]')
    .first()
    .setInputFiles([photo, fixture('pdf-merger', 'tides.pdf')]);
  await expect(rows(page)).toHaveCount(1);
  const leftOut = page.getByRole('region', { name: 'Left out' });
  await expect(leftOut.getByRole('alert')).toContainText('tides.pdf');
  expect(await findBarriers(page)).toEqual([]);
  await leftOut.getByRole('button', { name: 'tides.pdf with the PDF Converter' }).click();
  await expect(page).toHaveURL('/tools/pdf-converter');
  await expect(page.getByText('tides.pdf').first()).toBeVisible();
  await page.goBack();
  await expect(rows(page)).toHaveCount(1);
});
