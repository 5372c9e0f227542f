import { readFileSync } from 'node:fs';
import type { Download, Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { expect, findBarriers, journey, largeFile } from './journey.ts';

const path = '/tools/image-compressor';

journey.beforeEach(async ({ page }) => {
  await page.goto(path);
});

journey(
  'a photo is dropped, compressed and downloaded automatically, with far fewer bytes and the same dimensions',
  async ({ page }) => {
    const photo = await photoOf(1200, 900);
    await chooseFiles(page, { name: 'holiday.jpg', mimeType: 'image/jpeg', buffer: photo });
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Compress', exact: true }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('holiday.jpg');
    const result = await bytesOf(download);
    const { format, width, height } = await sharp(result).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 900 });
    expect(result.length).toBeLessThan(photo.length * 0.9);

    await expect(page.getByText('Compression Complete', { exact: true }).first()).toBeVisible();
    const percent = Math.round((1 - result.length / photo.length) * 100);
    await expect(page.getByText(`Reduced size by ${percent}%`, { exact: true }).first()).toBeVisible();
    await expect(row(page, 'holiday.jpg')).toContainText(`${percent}%`);
    expect(await findBarriers(page)).toEqual([]);
  },
);

journey('a preview follows the quality, with its similarity', async ({ page }) => {
  await chooseFiles(page, { name: 'holiday.jpg', mimeType: 'image/jpeg', buffer: await photoOf(600, 400) });
  const preview = page.getByRole('region', { name: 'Preview of holiday.jpg' });
  const share = preview.getByText(/^\d+\.\d% alike/);
  const shareNow = async () => Number.parseFloat((await share.textContent()) ?? '');
  await expect(share).toBeVisible();
  const before = await shareNow();
  await page.getByRole('slider', { name: 'Quality' }).press('Home');
  await expect.poll(shareNow).toBeLessThan(before);
  // After compression, the result replaces the preview.
  await page.getByRole('button', { name: 'Compress', exact: true }).click();
  await expect(preview.getByText(/^Result · /)).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
});

journey('several images become one ZIP, in the format that was chosen', async ({ page }) => {
  await page.getByText('WebP', { exact: true }).click();
  await chooseFiles(page, await pngFile('one.png'), await pngFile('two.png'), await pngFile('three.png'));
  await page.getByRole('button', { name: 'Compress 3 images' }).click();
  await expect(page.getByText('Compression Complete', { exact: true }).first()).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download all as ZIP' }).click();
  const members = unzipSync(await bytesOf(await downloading));
  expect(Object.keys(members).sort()).toEqual(['one.webp', 'three.webp', 'two.webp']);
  for (const member of Object.values(members)) expect((await sharp(member).metadata()).format).toBe('webp');
});

journey('quality goes from 10 to 100 in steps of 5, and all settings are remembered', async ({ page }) => {
  const quality = page.getByRole('slider', { name: 'Quality' });
  await expect(quality).toHaveValue('80');
  await quality.press('End');
  await expect(quality).toHaveValue('100');
  await quality.press('Home');
  await expect(quality).toHaveValue('10');
  await quality.press('ArrowRight');
  await page.getByText('AVIF', { exact: true }).click();
  await page.getByLabel('Keep metadata').check();
  await page.reload();
  await expect(quality).toHaveValue('15');
  await expect(page.getByRole('radio', { name: 'AVIF' })).toBeChecked();
  await expect(page.getByLabel('Keep metadata')).toBeChecked();
});

journey('an image that cannot get smaller comes back unchanged, and the page says so', async ({ page }) => {
  const tiny = await sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const smallest = await sharp(tiny).gif().toBuffer();
  await chooseFiles(page, { name: 'dot.gif', mimeType: 'image/gif', buffer: smallest });
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Compress', exact: true }).click();
  await downloading;
  await expect(row(page, 'dot.gif')).toContainText('Already as small as it gets — you get your original back');
});

journey('before and after are compared by a line; line and zoom work by keyboard', async ({ page }) => {
  await compressOne(page, await photoFile('view.jpg'));
  await page.getByRole('button', { name: 'Compare view.jpg before and after' }).click();
  const dialog = page.getByRole('dialog', { name: 'view.jpg before and after' });
  const line = dialog.getByRole('slider', { name: 'Line between before and after' });
  await expect(line).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(line).toHaveAttribute('aria-valuetext', '49% before');
  await page.keyboard.press('+');
  await expect(dialog.getByRole('button', { name: 'to the window' })).toContainText('1.5×');
  for (const image of [dialog.getByAltText('Before'), dialog.getByAltText('After')]) {
    await expect(image).toHaveJSProperty('complete', true);
    await expect(image).toHaveJSProperty('naturalWidth', 800);
  }
  expect(await findBarriers(page)).toEqual([]);
  // Escape closes whatever opened last, which may be a notification.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  await expect(page.getByRole('button', { name: 'Compare view.jpg before and after' })).toBeFocused();
});

journey('a file says so when the upload code cannot be loaded', async ({ page, provoked }) => {
  provoked.push(/ERR_FAILED/);
  await page.route('**/assets/call-action-*.js', (route) => route.abort());
  await chooseFiles(page, await photoFile('stuck.jpg'));
  await page.getByRole('button', { name: 'Compress', exact: true }).click();
  await expect(row(page, 'stuck.jpg')).toContainText('Part of this page could not be loaded.');
});

journey('a deleted result can no longer be downloaded', async ({ page, provoked }) => {
  provoked.push(/status of 404/);
  await compressOne(page, await photoFile('secret.jpg'));
  const address = (await page.getByRole('link', { name: 'Download secret.jpg' }).getAttribute('href')) ?? '';
  expect((await page.request.get(address)).status()).toBe(200);
  const deleted = page.waitForResponse(
    (response) => response.request().method() === 'DELETE' && response.url().endsWith(address),
  );
  await page.getByRole('button', { name: 'Delete secret.jpg from the server' }).click();
  await deleted;
  await expect(page.getByText('Drop images in the bag')).toBeVisible();
  expect((await page.request.get(address)).status()).toBe(404);
});

journey.describe('a file that does not belong here', () => {
  journey(
    'is refused before the upload when not an image or too large, and the button stays disabled',
    async ({ page }) => {
      await chooseFiles(page, { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Dear diary') });
      await expect(page.getByText('Invalid File', { exact: true }).first()).toBeVisible();
      await expect(page.getByText('Please select an image file', { exact: true }).first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Compress', exact: true })).toBeDisabled();
      await page.locator('main input[type=file]').setInputFiles(largeFile('huge.png', 26));
      await expect(row(page, 'huge.png')).toContainText('File too large. Free users can upload files up to 25 MB.');
      await expect(page.getByRole('button', { name: 'Compress', exact: true })).toBeDisabled();
      expect(await findBarriers(page)).toEqual([]);
    },
  );

  journey(
    'is refused by the server when only its name is that of an image, and the others continue',
    async ({ page, provoked }) => {
      provoked.push(/status of 415/);
      await chooseFiles(
        page,
        { name: 'fake.png', mimeType: 'image/png', buffer: Buffer.from('not an image') },
        await photoFile('real.jpg'),
      );
      await page.getByRole('button', { name: 'Compress 2 images' }).click();
      await expect(row(page, 'fake.png').getByRole('alert')).toHaveText(
        'fake.png is damaged, or not the kind of file its name says. Please select an image file',
      );
      await expect(row(page, 'real.jpg').getByRole('link', { name: 'Download' })).toBeVisible();
      await expect(page.getByText(/1 of 2 failed/).first()).toBeVisible();
    },
  );
});

journey('cancelled work ends on the server, too, and can be restarted', async ({ page }) => {
  await page.getByText('AVIF', { exact: true }).click();
  await chooseFiles(page, { name: 'slow.png', mimeType: 'image/png', buffer: await noiseOf(2400, 1800) });
  await page.getByRole('button', { name: 'Compress', exact: true }).click();
  await expect(row(page, 'slow.png')).toContainText(/Reading|Compressing|Encoding/);
  const cancelled = page.waitForRequest(
    (request) => request.method() === 'DELETE' && /\/api\/jobs\//.test(request.url()),
  );
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  const job = new URL((await cancelled).url()).pathname;
  await expect(page.getByRole('button', { name: 'Compress', exact: true })).toBeEnabled();
  await expect.poll(async () => (await (await page.request.get(job)).json()).state).toBe('cancelled');
});

journey('a cancelled upload leaves the file ready', async ({ page }) => {
  await page.route('**/api/tools/image-compress', () => undefined);
  await chooseFiles(page, await photoFile('stuck.jpg'));
  await page.getByRole('button', { name: 'Compress', exact: true }).click();
  await page.getByRole('button', { name: 'Cancel stuck.jpg' }).click();
  await expect(page.getByRole('button', { name: 'Compress', exact: true })).toBeEnabled();
  await expect(row(page, 'stuck.jpg')).not.toContainText('Uploading');
});

journey('when the network fails, the page says so and continues automatically', async ({ page, provoked }) => {
  provoked.push(/ERR_INTERNET_DISCONNECTED/);
  await page.route('**/api/tools/image-compress', (route) => route.abort('internetdisconnected'));
  await chooseFiles(page, await photoFile('far.jpg'));
  await page.getByRole('button', { name: 'Compress', exact: true }).click();
  await expect(row(page, 'far.jpg')).toContainText('Connection lost. Goes on by itself when you are back online.');
  await page.unrouteAll();
  await expect(row(page, 'far.jpg').getByRole('link', { name: 'Download' })).toBeVisible();
});

journey('a call whose answer is lost is resent, and done once', async ({ page, provoked }) => {
  provoked.push(/ERR_CONNECTION_RESET/);
  const jobs: string[] = [];
  await page.route('**/api/tools/image-compress', async (route) => {
    jobs.push(((await (await route.fetch()).json()) as { id: string }).id);
    if (jobs.length === 1) await route.abort('connectionreset');
    else await route.continue();
  });
  await compressOne(page, await photoFile('once.jpg'));
  expect(new Set(jobs).size).toBe(1);
  expect(jobs.length).toBeGreaterThan(1);
});

journey('when the event stream breaks, the result still arrives', async ({ page, provoked }) => {
  provoked.push(/ERR_FAILED/);
  await page.route('**/api/jobs/*/events', (route) => route.abort());
  await compressOne(page, await photoFile('patient.jpg'));
});

journey('a second run with other settings uploads nothing again', async ({ page }) => {
  await compressOne(page, await photoFile('again.jpg'));
  const slider = page.getByRole('slider', { name: 'Quality' });
  await slider.press('Home');
  const asking = page.waitForRequest('**/api/tools/image-compress');
  await page.getByRole('button', { name: 'Compress again' }).click();
  const body = (await asking).postData() ?? '';
  expect(body).toContain('name="quality"\r\n\r\n10');
  expect(body).not.toContain('filename=');
  await expect(row(page, 'again.jpg').getByRole('link', { name: 'Download' })).toBeVisible();
});

journey('a file chosen before the code has loaded is not lost', async ({ page }) => {
  let letCodeThrough: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => {
    letCodeThrough = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await waiting;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await chooseFiles(page, await photoFile('early.jpg'));
  letCodeThrough();
  await expect(row(page, 'early.jpg')).toBeVisible();
});

journey('images can be pasted, and dropped anywhere on the page', async ({ page }) => {
  const base64 = (await photoOf(40, 30)).toString('base64');
  // As text: code that runs in the page has browser types, not the server's.
  const give = (type: string, name: string) => `{
    const bytes = Uint8Array.from(atob('${base64}'), (character) => character.charCodeAt(0));
    const transfer = new DataTransfer();
    transfer.items.add(new File([bytes], '${name}', { type: 'image/jpeg' }));
    const event = '${type}' === 'paste'
      ? new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true, cancelable: true })
      : new DragEvent('${type}', { dataTransfer: transfer, bubbles: true, cancelable: true });
    document.querySelector('footer').dispatchEvent(event);
  }`;
  // The page reacts to drags only once its code has loaded.
  await expect(async () => {
    await page.evaluate(give('dragover', 'dropped.jpg'));
    await expect(page.getByText('Let go, it is in the bag')).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.evaluate(give('drop', 'dropped.jpg'));
  await expect(row(page, 'dropped.jpg')).toBeVisible();
  await page.evaluate(give('paste', 'pasted.jpg'));
  await expect(row(page, 'pasted.jpg')).toBeVisible();
});

type ChosenFile = { name: string; mimeType: string; buffer: Buffer };

const chooseFiles = (page: Page, ...files: ChosenFile[]) => page.locator('main input[type=file]').setInputFiles(files);

const row = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Files' }).getByRole('listitem').filter({ hasText: name });

async function compressOne(page: Page, file: ChosenFile): Promise<void> {
  await chooseFiles(page, file);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Compress', exact: true }).click();
  await downloading;
  await expect(row(page, file.name).getByRole('link', { name: 'Download' })).toBeVisible();
}

const bytesOf = async (download: Download): Promise<Buffer> => readFileSync(await download.path());

const photoFile = async (name: string): Promise<ChosenFile> => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await photoOf(800, 600),
});

const pngFile = async (name: string): Promise<ChosenFile> => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp(await photoOf(300, 200))
    .png()
    .toBuffer(),
});

/** A soft image with some grain, saved like a camera's: with hardly any loss. */
function photoOf(width: number, height: number): Promise<Buffer> {
  const hills = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <linearGradient id="sky" x2="0" y2="1"><stop stop-color="#6fb1e8"/><stop offset="1" stop-color="#f6e3b4"/></linearGradient>
    <rect width="100%" height="100%" fill="url(#sky)"/>
    <ellipse cx="30%" cy="105%" rx="60%" ry="45%" fill="#2f6b45"/><ellipse cx="85%" cy="110%" rx="50%" ry="55%" fill="#204d33"/>
  </svg>`;
  const grain = {
    create: {
      width,
      height,
      channels: 3 as const,
      background: 'grey',
      noise: { type: 'gaussian' as const, mean: 128, sigma: 12 },
    },
  };
  return sharp(grain)
    .composite([{ input: Buffer.from(hills), blend: 'soft-light' }])
    .jpeg({ quality: 97 })
    .toBuffer();
}

/** Slow in any encoder. */
const noiseOf = (width: number, height: number): Promise<Buffer> =>
  sharp({
    create: { width, height, channels: 3, background: 'grey', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  })
    .png({ compressionLevel: 1 })
    .toBuffer();
