import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { expect, findBarriersInBothThemes, journey } from './journey.ts';

const photo = fileURLToPath(new URL('../src/tools/background-remover/fixtures/photo.jpg', import.meta.url));

journey('a subject is cut out, corrected by brush and click, and kept over a reload', async ({ page }) => {
  await page.goto('/tools/background-remover');
  await page.locator('input[type=file]').first().setInputFiles(photo);
  await page.getByRole('button', { name: 'Remove background', exact: true }).click();
  const result = page.getByRole('img', { name: 'Result' });
  await expect(result).toBeVisible({ timeout: 30_000 });
  await expect.poll(() => alphaAt(result, 160, 150)).toBe(255);
  expect(await alphaAt(result, 20, 20)).toBe(0);
  const maskLink = page.getByRole('link', { name: 'Mask', exact: true });
  const firstMask = await maskLink.getAttribute('href');

  // The brush, by keys: it starts in the middle.
  await page.getByText('Erase', { exact: true }).click();
  await page.getByRole('application').focus();
  await page.keyboard.press('Space');
  await expect.poll(() => alphaAt(result, 160, 120)).toBe(0);
  expect(await findBarriersInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => alphaAt(result, 160, 120)).toBe(255);
  await page.getByRole('button', { name: 'Redo' }).click();

  await page.getByText('View', { exact: true }).click();
  await page.getByText('Colour', { exact: true }).click();
  await expect.poll(() => alphaAt(result, 20, 20)).toBe(255);
  await page.reload();
  await expect(result).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Apply changes', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Remove background', exact: true })).toBeVisible({ timeout: 30_000 });
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: /^Download/ }).click();
  const file = await readFile(await (await downloading).path());
  const { data } = await sharp(file)
    .extract({ left: 160, top: 120, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([...data.subarray(0, 3)]).toEqual([255, 255, 255]);

  // Deleting the photo deletes both masks, and its corrections.
  const masks = [firstMask, await maskLink.getAttribute('href')];
  expect(new Set(masks).size).toBe(2);
  await page.getByRole('button', { name: 'Delete photo.jpg from the server' }).click();
  for (const mask of masks) await expect.poll(async () => (await page.request.get(mask ?? '')).status()).toBe(404);
});

journey('a HEIC photo, which browsers do not show, is seen and corrected once it is cut out', async ({ page }) => {
  await page.goto('/tools/background-remover');
  const heic = fileURLToPath(new URL('../src/tools/background-remover/fixtures/photo.heic', import.meta.url));
  const noPhoto = { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no photo') };
  await page.locator('input[type=file]').first().setInputFiles([heic, photo]);
  await page.locator('input[type=file]').first().setInputFiles(noPhoto);
  await expect(page.getByText('Your browser cannot show this photo yet.')).toBeVisible();
  // The other photos can be reached from there, and one that is none says so.
  await page.getByRole('button', { name: 'Next photo' }).click();
  await expect(page.getByAltText('Before')).toBeVisible();
  await page.getByRole('button', { name: 'Next photo' }).click();
  await expect(page.getByText('This file cannot be shown.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove notes.jpg' }).click();

  await page.getByRole('button', { name: 'Remove 2 backgrounds', exact: true }).click();
  const result = page.getByRole('img', { name: 'Result' });
  await expect(result).toBeVisible();
  await page.getByText('Erase', { exact: true }).click();
  await page.getByRole('application').focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled();
  await page.reload();
  await expect(result).toBeVisible();

  // A background that is no picture is refused at once by its name, or as soon as it is opened.
  await page.getByText('Picture', { exact: true }).click();
  const picture = page.locator('input[type=file][accept=".jpg,.jpeg,.png,.webp"]');
  await picture.setInputFiles({ ...noPhoto, name: 'notes.txt', mimeType: 'text/plain' });
  await expect(
    page.getByText('The background picture must be a PNG, JPEG or WebP image.', { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Apply changes' })).toHaveAttribute('aria-disabled', 'true');
  await picture.setInputFiles(noPhoto);
  await expect(page.getByText('The background picture cannot be shown. Please choose another.')).toBeVisible();
});

const alphaAt = (result: Locator, x: number, y: number): Promise<number> =>
  result.evaluate(
    (element, at) => {
      if (!(element instanceof HTMLCanvasElement) || element.width !== 320) return -1;
      // Chromium complains about repeated reading of the page's own canvas.
      const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
      context?.drawImage(element, -at.x, -at.y);
      return context?.getImageData(0, 0, 1, 1).data[3] ?? -1;
    },
    { x, y },
  );
