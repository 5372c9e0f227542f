import { rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PDFDocument } from '@cantoo/pdf-lib';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import playwright from '../playwright.config.ts';
import { writeCameraFilm } from './camera-film.ts';
import { expect, findBarriers, findBarriersInBothThemes, journey, patient, settled } from './journey.ts';
import { arriveAsPro } from './pro-people.ts';

const path = '/tools/document-scanner';
const fixture = (name: string) =>
  fileURLToPath(new URL(`../src/tools/document-scanner/fixtures/${name}`, import.meta.url));
const letter = fixture('letter.jpg');
const receipt = fixture('receipt.png');

const film = join(tmpdir(), `satchel-camera-${process.pid}.y4m`);
await writeCameraFilm(letter, film);
process.on('exit', () => rmSync(film, { force: true }));
journey.use({
  permissions: ['camera', 'clipboard-write'],
  launchOptions: {
    ...playwright.use?.launchOptions,
    args: [
      ...(playwright.use?.launchOptions?.args ?? []),
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  },
});

journey('a page goes from the camera via its corners and text into a PDF', async ({ page }) => {
  await arriveAsPro(page, path);
  await page.getByRole('button', { name: 'Start camera' }).click();
  // The edges are detected in the live image.
  await expect(page.getByText('Edges found. Press Capture')).toBeVisible();
  await page.getByRole('button', { name: 'Capture' }).click();
  await expect(corner(page, 'Top left')).toBeVisible();
  // The camera stops as soon as the photo is taken.
  await expect(page.getByRole('region', { name: 'Camera' })).toHaveCount(0);
  await expect(page.getByText('Edges found.', { exact: false })).toBeVisible();

  // A preview is shown before it counts as a scan.
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('img', { name: 'The page as it will be scanned' })).toBeVisible();

  await page.getByRole('button', { name: 'Process', exact: true }).press('Enter');
  await expect(scannedPages(page)).toHaveCount(1, { timeout: 30_000 });
  // The keyboard focus stays where the button was.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Generate PDF' })).toBeFocused();
  const text = page.getByRole('textbox', { name: 'Extracted text' });
  await expect(text).not.toHaveValue('');
  await text.fill('Corrected by hand');

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Generate PDF' }).click();
  const download = await downloading;
  const pdf = await PDFDocument.load(await readFile(await download.path()));
  expect(pdf.getPageCount()).toBe(1);
  const finished = page.getByRole('region', { name: 'Finished document' });
  await expect(finished).toContainText(/\.pdf.*(KB|Bytes)/);

  const writing = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Make TXT' }).click();
  const txt = await writing;
  expect(await readFile(await txt.path(), 'utf8')).toContain('Corrected by hand');
});

journey('several photos are processed one after another, and the list survives a reload', async ({ page }) => {
  await arriveAsPro(page, path);
  await page.getByRole('button', { name: 'Generate PDF' }).click();
  await expect(page.getByText('Please scan some documents first.', { exact: true })).toBeVisible();

  await choose(page, letter, receipt);
  await page.getByRole('button', { name: 'Process 2 photos' }).click();
  await expect(scannedPages(page)).toHaveCount(2, { timeout: 40_000 });
  const first = await imageOf(scannedPages(page).first());
  // The second one is selected, as it came last.
  await page.getByRole('button', { name: 'Move page 2 forward' }).click();
  await expect.poll(() => imageOf(scannedPages(page).last())).toBe(first);

  await page.getByRole('tab', { name: 'All 2 pages' }).click();
  const whole = page.getByRole('textbox', { name: 'Extracted text of all pages' });
  await expect(whole).toHaveValue(/^--- Page 1 ---\n[\s\S]+--- Page 2 ---/);
  await whole.fill((await whole.inputValue()).replace('--- Page 1 ---\n', '--- Page 1 ---\nAdded above\n'));

  // Typed text is saved a moment later.
  await settled(page);
  await page.reload();
  await expect(scannedPages(page)).toHaveCount(2);
  await scannedPages(page).first().getByRole('button').click();
  await expect(page.getByRole('textbox', { name: 'Extracted text' })).toHaveValue(/^Added above\n/);
  await expect.poll(() => imageOf(scannedPages(page).last())).toBe(first);

  // It is there when the tool is opened anew, too.
  await page.getByRole('textbox', { name: 'Extracted text' }).fill('Typed last');
  await settled(page);
  await page.goto('/help');
  await page.goto(path);
  await scannedPages(page).first().getByRole('button').click();
  await expect(page.getByRole('textbox', { name: 'Extracted text' })).toHaveValue('Typed last');

  // The photo is saved, too: its edges can be changed.
  await page.getByRole('button', { name: 'Change the edges of page 1' }).click();
  await expect(corner(page, 'Bottom right')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();

  await page.setViewportSize({ width: 360, height: 740 });
  expect(await findBarriersInBothThemes(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Clear All' }).click();
  await expect(page.getByText('Photograph a page, or drop photos in the bag')).toBeVisible();
});

journey('a scanned PDF keeps its pages and gets its text', async ({ page }) => {
  await arriveAsPro(page, path);
  await choose(page, fixture('scanned.pdf'));
  await page.getByRole('button', { name: 'Make it searchable' }).click();
  const download = page.getByRole('link', { name: /^Download/ });
  await expect(download).toBeVisible({ timeout: 40_000 });
  await expect(page.getByText(/ of 1 page read/)).toBeVisible();
  const downloading = page.waitForEvent('download');
  await download.click();
  const pdf = await PDFDocument.load(await readFile(await (await downloading).path()));
  expect(pdf.getPageCount()).toBe(1);
});

journey('corners are moved with the keyboard alone, and edges that cross are not sent', async ({ page }) => {
  await page.goto(path);
  await choose(page, letter);
  const topLeft = corner(page, 'Top left');
  await topLeft.focus();
  const before = await placeOf(topLeft);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowDown');
  const after = await placeOf(topLeft);
  expect(after.x).toBeGreaterThan(before.x);
  expect(after.y - before.y).toBe(10 * (after.x - before.x));
  await expect(page.getByText(`Top left corner: ${after.x} across, ${after.y} down.`)).toBeAttached();

  await page.getByRole('button', { name: 'Whole photo' }).click();
  await expect(topLeft).toHaveAccessibleName('Top left corner, 0 across, 0 down');
  // Across the paper, beyond the opposite corner.
  await topLeft.dragTo(page.getByAltText('To be scanned'), { targetPosition: await nearBottomRight(page) });
  await expect(page.getByText(/^(The edges cross|One corner points inwards)/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Process', exact: true })).toBeDisabled();
  await page.getByRole('button', { name: 'Re-detect edges' }).click();
  await expect(page.getByRole('button', { name: 'Process', exact: true })).toBeEnabled();
});

journey('where the edges are unclear, the whole photo is used, after one question', async ({ page }) => {
  await page.goto(path);
  const flat = sharp({ create: { width: 600, height: 800, channels: 3, background: '#f4f4f0' } });
  const photo = { name: 'flat.jpg', mimeType: 'image/jpeg', buffer: await flat.jpeg().toBuffer() };
  await page.locator('input[type=file]').first().setInputFiles(photo);
  await expect(corner(page, 'Top left')).toHaveAccessibleName('Top left corner, 0 across, 0 down');
  await page.getByRole('button', { name: 'Process', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText(/^Does the page fill the whole photo\?/);
  await page.getByRole('button', { name: 'Process whole photo' }).click();
  await expect(scannedPages(page)).toHaveCount(1, { timeout: 30_000 });
});

journey('with Auto on, a steady page is captured automatically', async ({ page }) => {
  await page.goto(path);
  await page.getByRole('button', { name: 'Start camera' }).click();
  await expect(page.getByText('Edges found. Press Capture')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Auto' }).check();
  await expect(corner(page, 'Top left')).toBeVisible();
});

journey(
  'the other camera and its light are switched by keyboard, remembered for the visit, and turned off',
  async ({ page }) => {
    await page.addInitScript(addSecondCamera);
    await page.goto(path);
    await page.getByRole('button', { name: 'Start camera' }).click();
    await expect(page.getByText('Camera 1 of 2: Front', { exact: true })).toBeAttached();
    await expect(page.getByRole('button', { name: 'Camera light', exact: true })).toHaveCount(0);
    const other = page.getByRole('button', { name: 'Switch camera' });
    await other.press('Enter');
    await expect(page.getByText('Camera 2 of 2: Back', { exact: true })).toBeAttached();
    await expect(other).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    const light = page.getByRole('button', { name: 'Camera light', exact: true });
    await expect(light).toBeFocused();
    await page.keyboard.press('Space');
    await expect(light).toHaveAttribute('aria-pressed', 'true');

    // In the same visit, the camera and its light are restored at once; the other ones are off.
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await page.getByRole('button', { name: 'Start camera' }).click();
    await expect(light).toHaveAttribute('aria-pressed', 'true');
    expect(await findBarriers(page)).toEqual([]);
    await expect.poll(() => page.evaluate('cameraLog')).toEqual(['front', 'back', 'back lit', 'back', 'back lit']);
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Camera' })).toHaveCount(0);
    const states = () => page.evaluate('openTracks.map((track) => track.readyState)');
    await expect.poll(states).toEqual(['ended', 'ended', 'ended']);
  },
);

journey('without a camera the page says so and stays ready for files', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('Denied', 'NotAllowedError'));
  });
  await page.goto(path);
  await page.getByRole('button', { name: 'Start camera' }).click();
  await expect(page.getByText('Camera unavailable', { exact: true })).toBeVisible();
  await expect(page.getByText('Please use file upload instead.', { exact: true })).toBeVisible();
  await choose(page, fileURLToPath(import.meta.url));
  await expect(page.getByText('Please select an image file.', { exact: true }).first()).toBeVisible();
});

journey('an invalid photo is reported before the upload', async ({ page }) => {
  await page.goto(path);
  const chooser = page.locator('input[type=file]').first();
  await chooser.setInputFiles({ name: 'empty.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) });
  await expect(page.getByText('empty.jpg is empty (0 bytes).', { exact: false }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Process', exact: true })).toHaveCount(0);
  await chooser.setInputFiles({ name: 'damaged.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no image') });
  await expect(page.getByText('damaged.jpg cannot be shown: it may be damaged', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();

  // This browser cannot show TIFF, so the server makes an image of it to set the corners in, and stores nothing.
  const deletions: number[] = [];
  page.on('response', (response) => {
    if (response.request().method() === 'DELETE') deletions.push(response.status());
  });
  await choose(page, fixture('photo.tif'));
  await expect(corner(page, 'Top left')).toBeVisible();
  await expect.poll(() => deletions).toEqual([204, 204]);
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();

  // A chosen PDF is below the pages' text; it is scrolled into view.
  await page.setViewportSize({ width: 360, height: 500 });
  await choose(page, fixture('scanned.pdf'));
  await expect(page.getByText('scanned.pdf', { exact: true })).toBeInViewport();
});

journey.describe('a free user', () => {
  journey.use({ provoked: [/status of 429/] });

  journey('without scans left, the photo is kept and Pro is offered', async ({ page }) => {
    await page.route('**/api/document-scanner/process', (route) =>
      route.fulfill({
        status: 429,
        json: { code: 'ALLOWANCE_USED_UP', message: 'Your 5 free scans for this month are used up.' },
      }),
    );
    await page.goto(path);
    await choose(page, letter, receipt);
    await page.getByRole('button', { name: 'Process 2 photos' }).click();
    await expect(page.getByText('Processing failed', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Upgrade to Pro' }).first()).toBeVisible();
    await expect(page.getByRole('list', { name: 'Photos to process' }).getByRole('listitem')).toHaveCount(2);
    await expect(page.getByRole('button', { name: 'Process 2 photos' })).toBeEnabled();
  });
});

journey("a phone's scans appear on the computer that showed the code", async ({ page, browser }) => {
  // Two browsers and three scans.
  journey.slow();
  await page.goto(path);
  const opening = page.waitForResponse('**/api/handoffs');
  await page.getByRole('button', { name: 'Use your phone' }).click();
  const { link } = await (await opening).json();
  await expect(page.getByRole('img', { name: 'QR code that opens the scanner on your phone' })).toBeVisible();

  const phone = patient(await (await browser.newContext({ hasTouch: true })).newPage());
  await arriveAsPro(phone);
  await phone.setViewportSize({ width: 360, height: 740 });
  await phone.goto(link);
  await expect(phone.getByText('Sending to your computer')).toBeVisible();
  // The key does not stay in the address.
  expect(phone.url()).not.toContain('#');
  await expect(page.getByText('Your phone is connected.')).toBeVisible();
  await choose(phone, receipt);
  await phone.getByRole('button', { name: 'Process', exact: true }).click();
  await expect(scannedPages(phone)).toHaveCount(1, { timeout: 30_000 });
  await expect(phone.getByText('1 page has arrived.')).toBeVisible();

  await expect(scannedPages(page)).toHaveCount(1);
  await expect(page.getByRole('textbox', { name: 'Extracted text' })).not.toHaveValue('');

  // Reloading the computer's page loses neither the phone nor what it sends meanwhile.
  await settled(page);
  await page.reload();
  await expect(page.getByText('Your phone is connected.')).toBeVisible();
  // Each of several is sent as soon as it is done: here, the last one waits until the one before has arrived.
  let calls = 0;
  await phone.route('**/api/document-scanner/process', async (route) => {
    calls += 1;
    if (calls === 2) await expect(scannedPages(page)).toHaveCount(2, { timeout: 40_000 });
    await route.continue();
  });
  await choose(phone, letter, fixture('blank.jpg'));
  await phone.getByRole('button', { name: 'Process 2 photos' }).click();
  await expect(scannedPages(page)).toHaveCount(3, { timeout: 40_000 });
  await expect(phone.getByText('3 pages have arrived.')).toBeVisible();
  await page.getByRole('button', { name: 'Disconnect the phone' }).click();
  await phone.context().close();
});

/**
 * Makes two cameras of the browser's one: 'Front', and 'Back' with a light. `cameraLog` and `openTracks` record what happens
 * to them.
 */
const addSecondCamera = `
  globalThis.cameraLog = [];
  globalThis.openTracks = [];
  const devices = navigator.mediaDevices;
  const open = devices.getUserMedia.bind(devices);
  devices.enumerateDevices = async () =>
    ['Front', 'Back'].map((label) => ({ kind: 'videoinput', deviceId: label.toLowerCase(), label, groupId: label }));
  devices.getUserMedia = async ({ video: { deviceId, ...rest } }) => {
    const stream = await open({ video: rest });
    const [track] = stream.getVideoTracks();
    const id = deviceId?.exact ?? 'front';
    cameraLog.push(id);
    openTracks.push(track);
    const settings = track.getSettings();
    track.getSettings = () => ({ ...settings, deviceId: id });
    track.getCapabilities = () => ({ deviceId: id, torch: id === 'back' });
    track.applyConstraints = async ({ advanced: [{ torch }] }) => void cameraLog.push(id + (torch ? ' lit' : ' dark'));
    return stream;
  };`;

const scannedPages = (page: Page): Locator => page.getByRole('list', { name: 'Scanned pages' }).getByRole('listitem');
const corner = (page: Page, name: string): Locator => page.getByRole('button', { name: new RegExp(`^${name} corner`) });

const choose = (page: Page, ...files: string[]) => page.locator('input[type=file]').first().setInputFiles(files);

const imageOf = (scanned: Locator) => scanned.locator('img').getAttribute('src');

async function placeOf(button: Locator): Promise<{ x: number; y: number }> {
  const [, x, y] = /, (\d+) across, (\d+) down$/.exec((await button.getAttribute('aria-label')) ?? '') ?? [];
  return { x: Number(x), y: Number(y) };
}

async function nearBottomRight(page: Page): Promise<{ x: number; y: number }> {
  const box = await page.getByAltText('To be scanned').boundingBox();
  if (!box) throw new Error('The photo is not shown.');
  return { x: box.width - 60, y: box.height - 90 };
}

const sidewaysScroll = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
