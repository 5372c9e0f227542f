import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Download, Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { designCode } from '../src/tools/qr-generator/qr-design.ts';
import { sharpPainter } from '../src/tools/qr-generator/qr-painter.run.ts';
import { prepareQrReader, readCodes } from '../src/tools/qr-generator/qr-reader.ts';
import { expect, findBarriersInBothThemes, journey, patient } from './journey.ts';

const path = '/tools/qr-generator';
const address = 'https://example.com/menu?table=7';
const logo = fileURLToPath(new URL('../src/web/app/public/icon-192.png', import.meta.url));

journey.use({ permissions: ['clipboard-read', 'clipboard-write'] });
journey.beforeAll(async () => {
  const file = await readFile(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'));
  prepareQrReader({ bytes: file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength) });
});

journey('a code appears while typing, and PNG, SVG and PDF have exactly that content', async ({ page }) => {
  await page.goto(path);
  await contentField(page).fill(address);
  await expect(preview(page).getByText('It scans', { exact: true })).toBeVisible();
  await expect(preview(page)).toContainText(address);
  await expect(preview(page)).toContainText('200 × 200 px');
  await page.getByRole('button', { name: 'Generate QR code' }).click();
  await expect(page.getByText('QR Code Generated!', { exact: true })).toBeVisible();
  expect(await readEmbeddable(await download(page, 'Download PNG'))).toEqual({ width: 200, texts: [address] });
  const svg = await sharp(await download(page, 'Download SVG'), { density: 200 })
    .png()
    .toBuffer();
  expect((await readEmbeddable(svg)).texts).toEqual([address]);
  const pdf = await download(page, 'Download PDF');
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
});

journey('every listed size is the size of the file', async ({ page }) => {
  await page.goto(path);
  await contentField(page).fill(address);
  for (const size of [100, 300, 500, 2000]) {
    await page.getByRole('combobox', { name: 'Size' }).selectOption({ label: `${size} × ${size} pixels` });
    await expect(preview(page)).toContainText(`${size} × ${size} px`);
    expect(await readEmbeddable(await download(page, 'Download PNG'))).toEqual({ width: size, texts: [address] });
  }
});

journey('the code is copied as a data URL and as an image', async ({ page }) => {
  await page.goto(path);
  await contentField(page).fill(address);
  await page.getByRole('button', { name: 'Copy URL' }).click();
  await expect(page.getByText('The address of the image is on your clipboard.', { exact: true })).toBeVisible();
  const url = await page.evaluate(() => navigator.clipboard.readText());
  const [, base64 = ''] = /^data:image\/png;base64,(.+)$/.exec(url) ?? [];
  expect(await readEmbeddable(Buffer.from(base64, 'base64'))).toEqual({ width: 200, texts: [address] });
  await page.getByRole('button', { name: 'Copy image' }).click();
  await expect(page.getByText('The image is on your clipboard.', { exact: true })).toBeVisible();
});

journey('missing, too long and nearly valid content is reported with advice', async ({ page }) => {
  await page.goto(path);
  await expect(page.getByRole('button', { name: 'Download PNG' })).toBeDisabled();
  await page.getByRole('button', { name: 'Generate QR code' }).click();
  await expect(page.getByText('Please enter text', { exact: true })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText('QR code needs content to generate');
  await expect(contentField(page)).toBeFocused();

  await contentField(page).fill('a'.repeat(3000));
  await expect(page.getByRole('alert')).toHaveText(
    'This text is too long for a QR code: it has 3,000 characters, and the first 2,331 fit at error level M. ' +
      'Please shorten it; at error level L, 2,953 characters fit.',
  );
  await expect(page.getByRole('button', { name: 'Download PNG' })).toBeDisabled();

  await contentField(page).fill('example.com/menu');
  await page.getByRole('button', { name: 'Add https://' }).click();
  await expect(contentField(page)).toHaveValue('https://example.com/menu');
});

journey('a code that does not scan cannot be downloaded, and the page says what helps', async ({ page }) => {
  await page.goto(path);
  await contentField(page).fill('ab'.repeat(1000));
  await expect(preview(page).getByText('It does not scan reliably', { exact: true })).toBeVisible();
  await expect(preview(page)).toContainText('Please choose at least 500 pixels, or shorten the content.');
  for (const name of ['Download PNG', 'Download SVG', 'Download PDF', 'Copy image', 'Copy URL']) {
    await expect(page.getByRole('button', { name })).toBeDisabled();
  }
  await page.getByRole('combobox', { name: 'Size' }).selectOption({ label: '500 × 500 pixels' });
  await expect(preview(page).getByText('It scans', { exact: true })).toBeVisible();

  await contentField(page).fill(address);
  await page.getByRole('tab', { name: 'Colours' }).click();
  await page.getByRole('textbox', { name: 'Colour', exact: true }).fill('#dddddd');
  await expect(preview(page)).toContainText(
    'The colour #dddddd is too close to the background. Please choose a darker one.',
  );
  await expect(page.getByRole('button', { name: 'Download PNG' })).toBeDisabled();
  await page.getByRole('textbox', { name: 'Colour', exact: true }).fill('#1d4ed8');
  await expect(page.getByRole('button', { name: 'Download PNG' })).toBeEnabled();
});

journey('with colours, shapes and a logo the code still has the same content', async ({ page }) => {
  await page.goto(path);
  await contentField(page).fill(address);
  await page.getByRole('button', { name: 'Dusk' }).click();
  await page.getByRole('radio', { name: 'Leaves' }).check({ force: true });
  await page.getByRole('tab', { name: 'Logo' }).click();
  await page.locator('input[type=file]').setInputFiles(logo);
  await expect(page.getByRole('img', { name: 'Logo: icon-192.png' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Size' }).selectOption({ label: '500 × 500 pixels' });
  await expect(page.getByText('level H')).toBeVisible();
  const png = await download(page, 'Download PNG');
  expect(await readEmbeddable(png)).toEqual({ width: 500, texts: [address] });
  const [red, green] = (await sharp(png).stats()).channels;
  expect(red?.mean).toBeGreaterThan((green?.mean ?? 255) + 5);

  // The look and the logo are saved, the content is not.
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Leaves' })).toBeChecked();
  await expect(contentField(page)).toHaveValue('');
  await page.getByRole('tab', { name: 'Logo' }).click();
  await expect(page.getByRole('button', { name: 'Remove logo' })).toBeVisible();
});

journey('a logo with only a viewBox works, and one that shows nothing is refused', async ({ page }) => {
  const svg = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 30">${content}</svg>`;
  const choose = (name: string, content: string) =>
    page.locator('input[type=file]').setInputFiles({
      name,
      mimeType: 'image/svg+xml',
      buffer: Buffer.from(svg(content)),
    });
  await page.goto(path);
  await contentField(page).fill(address);
  await page.getByRole('tab', { name: 'Logo' }).click();
  await choose('red.svg', '<rect width="60" height="30" fill="#dd0000"/>');
  await expect(page.getByRole('img', { name: 'Logo: red.svg' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Size' }).selectOption({ label: 'For print, in mm' });
  await expect(preview(page)).toContainText('591 × 591 px');
  const png = await download(page, 'Download PNG');
  expect((await readEmbeddable(png)).texts).toEqual([address]);
  expect(await sharp(png).metadata()).toMatchObject({ width: 591, density: 300 });
  const middle = await sharp(png).extract({ left: 250, top: 280, width: 90, height: 30 }).png().toBuffer();
  const [red, green] = (await sharp(middle).stats()).channels;
  // Scaling rounds colours.
  expect([(red?.min ?? 0) > 215, (green?.max ?? 255) < 6]).toEqual([true, true]);

  await choose('empty.svg', '');
  await expect(page.getByRole('alert')).toContainText('empty.svg shows nothing');
  await expect(page.getByRole('img', { name: 'Logo: red.svg' })).toBeVisible();
});

journey('only images are accepted as a logo', async ({ page }) => {
  await page.goto(path);
  await page.getByRole('tab', { name: 'Logo' }).click();
  const broken = { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('not an image at all') };
  await page.locator('input[type=file]').setInputFiles(broken);
  await expect(page.getByRole('alert')).toContainText('This browser cannot open logo.png');
});

journey('a Wi-Fi code is made without showing its password', async ({ page }) => {
  await page.goto(path);
  await page.getByRole('button', { name: 'Guest Wi-Fi' }).click();
  await page.getByRole('textbox', { name: 'Network name' }).fill('Café; "Guests"');
  await page.getByRole('textbox', { name: 'Password' }).fill('short');
  await page.getByRole('button', { name: 'Generate QR code' }).click();
  await expect(page.getByRole('alert')).toHaveText('A WPA password has 8 to 63 characters.');
  await page.getByRole('textbox', { name: 'Password' }).fill('welcome-2026');
  await expect(preview(page).getByText('It scans', { exact: true })).toBeVisible();
  await expect(preview(page)).not.toContainText('welcome');
  const { texts } = await readEmbeddable(await download(page, 'Download PNG'));
  expect(texts).toEqual(['WIFI:T:WPA;S:Café\\; \\"Guests\\";P:welcome-2026;;']);
});

journey('every kind of content has a form that makes a code', async ({ page }) => {
  const forms: Record<string, { fields: Record<string, string>; begins: string }> = {
    Link: { fields: { 'Web address': 'example.com' }, begins: 'https://example.com' },
    Contact: { fields: { 'First name': 'Ada', 'Mobile phone': '+44 20 7946 0018' }, begins: 'BEGIN:VCARD' },
    Email: {
      fields: { Recipient: 'a@example.com', 'Subject (optional)': 'Hi' },
      begins: 'mailto:a@example.com?subject=Hi',
    },
    SMS: { fields: { 'Phone number': '12345', 'Message (optional)': 'Hi' }, begins: 'SMSTO:12345:Hi' },
    Phone: { fields: { 'Phone number': '+44 20 7946 0018' }, begins: 'tel:+442079460018' },
    Place: { fields: { Latitude: '48.858222', Longitude: '2.2945' }, begins: 'geo:48.858222,2.2945' },
    Event: { fields: { Title: 'Party', Start: '2027-06-19T18:00' }, begins: 'BEGIN:VCALENDAR' },
    Payment: { fields: { 'Name of the payee': 'Red Cross', IBAN: 'DE89 3704 0044 0532 0130 00' }, begins: 'BCD\n002' },
  };
  await page.goto(path);
  await page.getByRole('combobox', { name: 'Size' }).selectOption({ label: '400 × 400 pixels' });
  for (const [kind, { fields, begins }] of Object.entries(forms)) {
    await page.getByRole('radio', { name: kind, exact: true }).check({ force: true });
    await expect(page.getByRole('button', { name: 'Download PNG' })).toBeDisabled();
    for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(value);
    const { texts } = await readEmbeddable(await download(page, 'Download PNG'));
    expect(texts[0]?.slice(0, begins.length), kind).toBe(begins);
  }
});

journey('a CSV file becomes a ZIP of codes, and its bad rows are named', async ({ page }) => {
  await page.goto(path);
  await page.getByRole('tab', { name: 'Batch' }).click();
  await expect(page).toHaveURL(`${path}#batch`);
  const csv = 'Web address,File name\nexample.com/1,one\nno address,two\n"https://example.com/3?a=1,2",Küche\n';
  const file = { name: 'codes.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByText('2 rows are fine, 1 is left out:')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Rows with problems' })).toContainText(
    'Line 3: Web address: Please enter a web address such as https://example.com.',
  );
  await page.getByRole('button', { name: 'Make 2 codes' }).click();
  await expect(page.getByText('2 codes scan', { exact: true })).toBeVisible();
  const entries = unzipSync(await download(page, /^Download ZIP/));
  expect(Object.keys(entries)).toEqual(['one.png', 'Küche.png']);
  expect((await readEmbeddable(Buffer.from(entries['one.png'] ?? []))).texts).toEqual(['https://example.com/1']);
  expect((await readEmbeddable(Buffer.from(entries['Küche.png'] ?? []))).texts).toEqual([
    'https://example.com/3?a=1,2',
  ]);
});

journey('a batch names rows that do not scan, and explains why a file is refused', async ({ page }) => {
  await page.goto(`${path}#batch`);
  const rows = page.getByRole('textbox', { name: 'Rows, one code each' });
  await page.getByRole('combobox', { name: 'Content of each code' }).selectOption('Text');
  await rows.fill(`short\n${'long '.repeat(300)}\n`);
  await page.getByRole('button', { name: 'Make 2 codes' }).click();
  await expect(page.getByText('1 code scans, 1 left out because they do not:')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Rows with problems' })).toContainText(
    'Line 2: It does not scan reliably.',
  );
  await rows.fill('"never closed');
  await expect(page.getByRole('alert')).toHaveText(
    'The quotation mark that opens in line 1 of the CSV file is never closed. Please close it and try again.',
  );
});

journey('several codes are read from one image, and one becomes a new code', async ({ page }) => {
  await page.goto(path);
  await page.getByRole('tab', { name: 'Read' }).click();
  await page.locator('input[type=file]').setInputFiles({
    name: 'photo.jpg',
    mimeType: 'image/jpeg',
    buffer: await photoOf([address, 'WIFI:T:WPA;S:Guests;P:welcome-2026;;']),
  });
  await expect(page.getByRole('heading', { name: '2 codes found' })).toBeVisible();
  const items = page.getByRole('region', { name: 'Found' }).getByRole('listitem');
  const wifi = items.filter({ hasText: 'Network name' });
  await expect(wifi).toContainText('welcome-2026');
  const link = items.filter({ hasText: address });
  await expect(link.getByRole('link', { name: 'Open link' })).toHaveAttribute('href', address);
  await wifi.getByRole('button', { name: 'Make a code from it' }).click();
  await expect(page.getByRole('textbox', { name: 'Network name' })).toHaveValue('Guests');
  await expect(preview(page).getByText('It scans', { exact: true })).toBeVisible();
});

journey('images without a code, other files and a missing camera are explained', async ({ page }) => {
  await page.goto(path);
  await page.getByRole('tab', { name: 'Read' }).click();
  await page.locator('input[type=file]').setInputFiles(logo);
  await expect(page.getByRole('heading', { name: 'No code found' })).toBeVisible();
  const text = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') };
  await page.locator('input[type=file]').setInputFiles(text);
  await expect(page.getByRole('alert')).toHaveText(/^notes\.txt is not an image\./);
  await page.getByRole('button', { name: 'Use the camera' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Camera unavailable' });
  await expect(alert).toContainText(/choose an image instead\.$/);
});

journey(
  'the camera reads a code and stops afterwards, and when its tab is left',
  async ({ playwright, launchOptions, baseURL }, testInfo) => {
    const film = testInfo.outputPath('camera.y4m');
    await writeFile(film, await filmOf(address));
    const args = ['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream'];
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), ...args, `--use-file-for-fake-video-capture=${film}`],
    });
    const page = patient(await browser.newPage({ baseURL }));
    await page.goto(`${path}#read`);
    await page.evaluate(`
    const original = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    window.tracks = [];
    navigator.mediaDevices.getUserMedia = async (wishes) => {
      const stream = await original(wishes);
      window.tracks.push(...stream.getTracks());
      return stream;
    };
  `);
    await page.getByRole('button', { name: 'Use the camera' }).click();
    await expect(page.getByRole('heading', { name: 'One code found' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Found' })).toContainText(address);
    await expect.poll(() => page.evaluate('window.tracks.map((track) => track.readyState)')).toEqual(['ended']);

    // A reader that never answers: the camera runs until its tab is left.
    await page.evaluate('Worker.prototype.postMessage = () => undefined');
    await page.getByRole('button', { name: 'Scan with the camera' }).click();
    await expect(page.getByRole('region', { name: 'Camera' })).toBeVisible();
    await expect.poll(() => page.evaluate('window.tracks.at(-1).readyState')).toBe('live');
    await page.getByRole('tab', { name: 'Create' }).click();
    await expect
      .poll(() => page.evaluate('window.tracks.map((track) => track.readyState)'))
      .toEqual(['ended', 'ended']);
    await browser.close();
  },
);

journey('everything works offline, and nothing is sent', async ({ page, context, provoked }) => {
  // Chromium reloads the icon whenever the address changes.
  provoked.push(/ERR_INTERNET_DISCONNECTED/);
  const loaded: string[] = [];
  page.on('requestfinished', (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto(path, { waitUntil: 'networkidle' });
  // The reader, and then the PDF writer.
  await expect.poll(() => loaded.slice(loaded.findIndex((file) => file.endsWith('.wasm'))).at(1)).toMatch(/\.js$/);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (!/^(data|blob):|\/favicon\.svg$/.test(request.url())) requests.push(request.url());
  });
  await context.setOffline(true);
  await contentField(page).fill(address);
  expect((await readEmbeddable(await download(page, 'Download PNG'))).texts).toEqual([address]);
  expect((await download(page, 'Download SVG')).toString()).toContain('<svg');
  expect((await download(page, 'Download PDF')).subarray(0, 5).toString()).toBe('%PDF-');
  await page.getByRole('tab', { name: 'Logo' }).click();
  await page.locator('input[type=file]').setInputFiles(logo);
  await expect(page.getByText('level H')).toBeVisible();
  await page.getByRole('tab', { name: 'Batch' }).click();
  await page.getByRole('textbox', { name: 'Rows, one code each' }).fill('example.com/1\nexample.com/2\n');
  await page.getByRole('button', { name: 'Make 2 codes' }).click();
  expect(Object.keys(unzipSync(await download(page, /^Download ZIP/)))).toHaveLength(2);
  await page.getByRole('tab', { name: 'Read' }).click();
  const photo = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await photoOf([address]) };
  await page.locator('input[type=file]').setInputFiles(photo);
  await expect(page.getByRole('heading', { name: 'One code found' })).toBeVisible();
  expect(requests).toEqual([]);
});

journey('a code is made with the keyboard alone', async ({ page }) => {
  await page.goto(path);
  await page.getByRole('radio', { name: 'Text', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Link', exact: true })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.type('example.com');
  await page.keyboard.press('Enter');
  await expect(page.getByText('QR Code Generated!', { exact: true })).toBeVisible();
  await page.getByRole('radio', { name: 'Squares' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Rounded' }).first()).toBeChecked();
  await page.getByRole('tab', { name: 'Create' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Batch' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Rows, one code each' })).toBeVisible();
});

journey('no state of the page has a barrier or is wider than a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(path);
  await contentField(page).fill(`${address}${'x'.repeat(60)}`);
  await expect(page.getByText('It scans').first()).toBeVisible();
  await expectNoBarriers(page);
  await page.getByRole('tab', { name: 'Colours' }).click();
  await page.getByRole('radio', { name: 'Linear' }).check({ force: true });
  await page.getByRole('checkbox', { name: 'Own colours for the eyes' }).check();
  await page.getByRole('textbox', { name: 'Background', exact: true }).fill('#333333');
  await expect(page.getByText('It does not scan reliably').first()).toBeVisible();
  await expectNoBarriers(page);
  await page.getByRole('tab', { name: 'Scanning' }).click();
  await page.getByRole('radio', { name: 'Event' }).check({ force: true });
  await page.getByRole('button', { name: 'Generate QR code' }).click();
  await expectNoBarriers(page);
  await page.getByRole('tab', { name: 'Batch' }).click();
  await page.getByRole('textbox', { name: 'Rows, one code each' }).fill(`example.com/${'y'.repeat(200)}\nno address\n`);
  await expect(page.getByText('1 row is fine, 1 is left out:')).toBeVisible();
  await expectNoBarriers(page);
  await page.getByRole('tab', { name: 'Read' }).click();
  await expectNoBarriers(page);
  const photo = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await photoOf([`${address}${'z'.repeat(90)}`]) };
  await page.locator('input[type=file]').setInputFiles(photo);
  await expect(page.getByRole('heading', { name: 'One code found' })).toBeVisible();
  await expectNoBarriers(page);
});

const preview = (page: Page) => page.getByRole('region', { name: 'Preview' });
const contentField = (page: Page) => page.getByRole('textbox', { name: 'Text or URL' });

async function expectNoBarriers(page: Page): Promise<void> {
  expect(await findBarriersInBothThemes(page)).toEqual([]);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
}

async function download(page: Page, name: string | RegExp): Promise<Buffer> {
  const starting = page.waitForEvent('download');
  await page.getByRole('button', { name }).click();
  const file: Download = await starting;
  return readFile(await file.path());
}

/** Reads an image with the project's own reader, after a decoder other than the browser's. */
async function readEmbeddable(file: Buffer): Promise<{ width: number; texts: string[] }> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const codes = await readCodes({ width: info.width, height: info.height, data: new Uint8ClampedArray(data) });
  return { width: info.width, texts: codes.map(({ text }) => text) };
}

/** Codes side by side on a brown table, each slightly rotated. */
async function photoOf(texts: readonly string[]): Promise<Buffer> {
  const codes = await Promise.all(
    texts.map(async (text, index) => ({
      input: await sharp(await sharpPainter.png(designCode(text), 300))
        .rotate(9 - 14 * index, { background: '#ffffff' })
        .png()
        .toBuffer(),
      left: 40 + 420 * index,
      top: 70,
    })),
  );
  return sharp({ create: { width: 900, height: 520, channels: 3, background: '#c9b798' } })
    .composite(codes)
    .jpeg()
    .toBuffer();
}

/** A camera film of a code: uncompressed YUV4MPEG2 in shades of grey. */
async function filmOf(text: string): Promise<Buffer> {
  const [width, height, frames] = [640, 480, 5];
  const grey = await sharp({ create: { width, height, channels: 3, background: '#c9b798' } })
    .composite([{ input: Buffer.from(await sharpPainter.png(designCode(text), 300)) }])
    .greyscale()
    .raw()
    .toBuffer();
  const luma = grey.length === width * height ? grey : grey.filter((_, index) => index % 3 === 0);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), luma, Buffer.alloc((width * height) / 2, 128)]);
  const header = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`);
  return Buffer.concat([header, ...Array.from({ length: frames }, () => frame)]);
}
