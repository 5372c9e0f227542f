import { readFile } from 'node:fs/promises';
import type { Route } from '@playwright/test';
import sharp from 'sharp';
import { expect, findBarriers, findBarriersInBothThemes, journey } from './journey.ts';
import { arriveAsPro } from './pro-people.ts';

const path = '/tools/photo-enhancer';
const photo = 'src/tools/photo-enhancer/fixtures/photo.jpg';

journey('without Pro the photo is shown, and the page says why it cannot be enhanced', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && calls.push(request.url()));
  await page.goto(path);
  await page.locator('input[type=file]').first().setInputFiles(photo);
  await expect(page.getByAltText('Before')).toBeVisible();
  await expect(
    page.getByText('AI Photo Enhancement is available for Pro users. Please upgrade to continue.').last(),
  ).toBeVisible();
  const start = page.getByRole('button', { name: 'Enhance with Pro', exact: true });
  await expect(start).toHaveAttribute('aria-disabled', 'true');
  await start.click({ force: true });
  expect(calls.filter((url) => url.includes('photo-enhance'))).toEqual([]);
});

journey(
  'a scratch is marked by keyboard, seen filled beforehand, and the larger photo downloaded',
  async ({ page }) => {
    await arriveAsPro(page, path);
    const sent: Promise<{ inputs: { file: string[] } }>[] = [];
    page.on('response', (response) => {
      if (response.url().includes('photo-enhance') && response.status() === 202) sent.push(response.json());
    });
    await page.locator('input[type=file]').first().setInputFiles(photo);
    const desk = page.getByRole('region', { name: 'photo.jpg before and after' });
    await expect(desk.getByAltText('After')).toBeVisible();
    await expect(page.getByText(/^The whole photo takes about/)).toBeVisible();
    const line = desk.getByRole('slider', { name: 'Line between before and after' });
    await line.press('ArrowRight');
    await expect(line).toHaveValue('51');
    expect(await findBarriersInBothThemes(page)).toEqual([]);

    await page.getByLabel('Restore', { exact: true }).check();
    await page.getByLabel('Upscale', { exact: true }).check();
    await desk.getByRole('button', { name: 'Mark scratches' }).click();
    const brush = desk.getByRole('application');
    await brush.focus();
    for (const key of ['Space', 'ArrowRight', 'Space']) await page.keyboard.press(key);
    await expect(brush.locator('path')).toHaveCount(2);
    await desk.getByRole('button', { name: 'Undo the last mark' }).click();
    await expect(brush.locator('path')).toHaveCount(1);
    expect(await findBarriers(page)).toEqual([]);

    // Photo and marks are there again after a reload.
    await page.reload();
    await desk.getByRole('button', { name: 'Mark scratches' }).click();
    await expect(brush.locator('path')).toHaveCount(1);
    await desk.getByRole('button', { name: 'Done marking' }).click();
    await expect(desk.getByAltText('After')).toBeVisible();

    await page.getByRole('button', { name: 'Enhance', exact: true }).click();
    await expect(page.getByText('Photo Enhanced!', { exact: true })).toBeVisible();
    await expect(desk).toContainText(/Filled the marked scratches, .*Improved light and colours, Enlarged 2 times\./);
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: /^Download/ }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('photo-enhanced.jpg');
    const before = await sharp(await readFile(photo)).metadata();
    expect((await sharp(await readFile(await download.path())).metadata()).width).toBe(before.width * 2);

    // Another is enhanced while it is still being sent for its preview.
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    const hold = async (route: Route) => {
      await held;
      await route.continue();
    };
    await page.route('**/photo-enhance-preview', hold, { times: 1 });
    const sending = page.waitForRequest('**/photo-enhance-preview');
    const second = { name: 'second.jpg', mimeType: 'image/jpeg', buffer: await readFile(photo) };
    await page.locator('input[type=file]').first().setInputFiles(second);
    await page.getByRole('button', { name: 'Next photo' }).click();
    await sending;
    const accepted = page.waitForResponse((response) => /photo-enhance$/.test(response.url()));
    await page.getByRole('button', { name: 'Enhance', exact: true }).click();
    letGo();
    await accepted;

    // Each photo was sent with its first preview only.
    const photos = (await Promise.all(sent)).flatMap(({ inputs }) => inputs.file);
    expect(photos.length).toBeGreaterThan(3);
    expect(new Set(photos).size).toBe(2);
  },
);
