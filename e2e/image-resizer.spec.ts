import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { formatBytes } from '../src/shared/units.ts';
import { expect, findBarriersInBothThemes, journey } from './journey.ts';

const path = '/tools/image-resizer';
const photo = fileURLToPath(new URL('../src/tools/image-resizer/fixtures/photo.jpg', import.meta.url));

journey('an image is resized to a width and downloaded', async ({ page }) => {
  await page.goto(path);
  await page.locator('input[type=file]').first().setInputFiles(photo);
  await page
    .getByRole('textbox', { name: 'Width' })
    .or(page.getByRole('spinbutton', { name: 'Width' }))
    .fill('64');
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview).toContainText('→ 64 ×');
  await expect(preview.getByText(/^Preview · about \d/)).toBeVisible();
  await expect(preview.getByAltText('The result')).toHaveJSProperty('naturalWidth', 64);
  await page.getByRole('button', { name: 'Resize', exact: true }).click();
  await expect(page.getByText('Image Resized Successfully!', { exact: true })).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: /^Download/ }).click();
  const file = await (await downloading).path();
  const content = await readFile(file);
  expect((await sharp(content).metadata()).width).toBe(64);
  // The result itself has taken the preview's place.
  await expect(preview.getByText(`Result · ${formatBytes(content.length)}`, { exact: true })).toBeVisible();
});

journey('without a size nothing is sent, and the page asks for one', async ({ page }) => {
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/tools/image-resize')) calls += 1;
  });
  await page.goto(path);
  await page.locator('input[type=file]').first().setInputFiles(photo);
  await page.getByRole('button', { name: 'Resize', exact: true }).click();
  await expect(page.getByText('No Dimensions Specified', { exact: true })).toBeVisible();
  // It stays above the button, until the settings change.
  const note = page.getByText(/^No Dimensions Specified\. /);
  await expect(note).toBeVisible();
  await page.getByRole('radio', { name: 'Percent' }).check({ force: true });
  await expect(note).toHaveCount(0);
  expect(calls).toBe(0);
});

journey('the page says beforehand that an image will be enlarged', async ({ page }) => {
  await page.goto(path);
  await page.locator('input[type=file]').first().setInputFiles(photo);
  await page.getByRole('radio', { name: 'Percent' }).check({ force: true });
  await page.getByRole('slider', { name: 'Percent of the original' }).fill('150');
  await expect(page.getByText('Larger than the original', { exact: false }).first()).toBeVisible();
});

journey('a preset is cropped to its exact size, and its frame is moved by keyboard or mouse', async ({ page }) => {
  await page.goto(path);
  await page.locator('input[type=file]').first().setInputFiles(photo);
  await page.getByRole('radio', { name: 'Pixels' }).focus();
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Preset' })).toBeChecked();
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview).toContainText('1080 × 1080');
  const frame = preview.locator('.ReactCrop__crop-selection');
  const before = await boxOf(frame);
  await frame.focus();
  for (let step = 0; step < 3; step++) await page.keyboard.press('Shift+ArrowLeft');
  await expect.poll(async () => (await boxOf(frame)).x).toBeLessThan(before.x);
  const moved = await boxOf(frame);
  await page.mouse.move(moved.x + moved.width / 2, moved.y + moved.height / 2);
  await page.mouse.down();
  await page.mouse.move(moved.x + moved.width, moved.y + moved.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => (await boxOf(frame)).x).toBeGreaterThan(before.x);
  await expect(preview.getByAltText('The result')).toHaveJSProperty('naturalHeight', 1080);
  await page.getByRole('button', { name: 'Resize', exact: true }).click();
  await expect(page.getByText('New dimensions 1080x1080', { exact: true })).toBeVisible();
});

journey('a crop in the chosen proportions needs no size', async ({ page }) => {
  await page.goto(path);
  await page.locator('input[type=file]').first().setInputFiles(photo);
  await page.getByRole('radio', { name: '1:1' }).check({ force: true });
  const { width = 0, height = 0 } = await sharp(photo).metadata();
  const side = Math.min(width, height);
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText(`→ ${side} × ${side}`);
  await page.getByRole('button', { name: 'Resize', exact: true }).click();
  await expect(page.getByText(`New dimensions ${side}x${side}`, { exact: true })).toBeVisible();
});

journey("the compressor's result is passed on without a second upload", async ({ page }) => {
  await page.goto('/tools/image-compressor');
  await page.locator('input[type=file]').first().setInputFiles(photo);
  await page.getByRole('button', { name: 'Compress', exact: true }).click();
  await page.getByRole('button', { name: 'Image Resizer' }).click();
  await expect(page).toHaveURL(path);
  // Everything around the workbench belongs to the new tool, too.
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Image Resizer');
  await expect(page).toHaveTitle(/^Resize/);
  await expect(page.getByText(/^Size of one image: .*\(Pro: /)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Files' }).getByRole('listitem')).toHaveCount(1);
  await page
    .getByRole('textbox', { name: 'Width' })
    .or(page.getByRole('spinbutton', { name: 'Width' }))
    .fill('32');
  await page.getByRole('button', { name: 'Resize', exact: true }).click();
  await expect(page.getByText('Image Resized Successfully!', { exact: true })).toBeVisible();
});

journey('with an image in it, the page has no barriers and fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(path);
  await page.locator('input[type=file]').first().setInputFiles(photo);
  await page.getByRole('radio', { name: 'Print' }).check({ force: true });
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText('pixels');
  expect(await findBarriersInBothThemes(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
});

async function boxOf(frame: Locator) {
  const box = await frame.boundingBox();
  if (!box) throw new Error('The frame is not shown.');
  return box;
}
