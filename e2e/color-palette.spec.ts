import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, findBarriersInBothThemes, journey, patient } from './journey.ts';

const path = '/tools/color-palette';
const tabNames = ['Colours', 'Shades', 'Contrast', 'Vision', 'Export'];

journey.use({ permissions: ['clipboard-read', 'clipboard-write'] });

journey('a base colour and a type make the palette, from the keyboard alone', async ({ page }) => {
  await page.goto(path);
  await tabTo(page, page.getByRole('textbox', { name: 'Hex colour' }));
  await page.keyboard.press('Control+a');
  await page.keyboard.type('#3b82f6');
  await tabTo(page, page.getByRole('combobox', { name: 'Palette type' }));
  // A single key: on a busy machine, several might each count as the first letter.
  await page.keyboard.press('t');
  await expect(swatches(page)).toHaveCount(6);
  await expect.poll(() => colorsOf(page)).toContain('#3b82f6');
  await expect.poll(() => colorsOf(page)).toContain('#f63b82');

  await tabTo(page, page.getByRole('button', { name: 'Lock colour 2' }));
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Lock colour 2' })).toHaveAttribute('aria-pressed', 'true');

  await tabTo(page, page.getByRole('tab', { name: 'Colours' }));
  for (const name of [...tabNames.slice(1), 'Colours']) {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name })).toBeFocused();
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
  }
});

journey('an invalid hex code is reported, and the last palette stays', async ({ page }) => {
  await page.goto(path);
  const field = page.getByRole('textbox', { name: 'Hex colour' });
  const before = await colorsOf(page);
  for (const [typed, sentence] of [
    ['#12345z', 'is not a hex colour'],
    ['12345', 'this one has 5 digits'],
    ['', 'Please enter a hex colour'],
  ] as const) {
    await field.fill(typed);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(new RegExp(sentence));
    await page.getByRole('button', { name: 'Generate' }).click();
    await expect(field).toBeFocused();
    await expect.poll(() => colorsOf(page)).toEqual(before);
  }
  await field.fill('F00');
  await expect(field).not.toHaveAttribute('aria-invalid');
  await expect.poll(() => colorsOf(page)).toContain('#ff0000');
});

journey("input before the page's code has loaded counts", async ({ page }) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: 'Hex colour' }).fill('#ff0000');
  letGo();
  await expect.poll(() => colorsOf(page)).toContain('#ff0000');
});

journey('random gives six new colours, except for the locked ones, and the PNG has exactly these', async ({ page }) => {
  await page.goto(path);
  const before = await colorsOf(page);
  await page.getByRole('button', { name: 'Lock colour 2' }).click();
  await page.getByRole('button', { name: 'Lock colour 5' }).click();
  await page.getByRole('button', { name: 'Random' }).click();
  await expect.poll(() => colorsOf(page)).not.toEqual(before);
  const after = await colorsOf(page);
  expect(after).toHaveLength(6);
  expect(after.map((hex, place) => hex === before[place])).toEqual([false, true, false, false, true, false]);

  const file = await download(page, page.getByRole('button', { name: 'Download PNG' }));
  const image = sharp(file.content);
  expect(await image.metadata()).toMatchObject({ format: 'png', width: 500, height: 100 });
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const found = after.map((_, place) => {
    const start = (20 * info.width + Math.floor(((place + 0.5) * info.width) / after.length)) * 3;
    return `#${data.subarray(start, start + 3).toString('hex')}`;
  });
  expect(found).toEqual(after);
});

journey('every step can be undone and redone, with buttons and keys', async ({ page }) => {
  await page.goto(path);
  const first = await colorsOf(page);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await page.getByRole('button', { name: 'Random' }).click();
  await expect.poll(() => colorsOf(page)).not.toEqual(first);
  const second = await colorsOf(page);
  await page.getByRole('textbox', { name: 'Hex colour' }).fill('#aa3300');
  await expect.poll(() => colorsOf(page)).toContain('#aa3300');
  const third = await colorsOf(page);

  await page.keyboard.press('Control+z');
  await expect.poll(() => colorsOf(page)).toEqual(second);
  await expect(page.getByRole('textbox', { name: 'Hex colour' })).toHaveValue('#2a9d8f');
  await page.getByRole('button', { name: 'Random' }).focus();
  await page.keyboard.press('Control+z');
  await expect.poll(() => colorsOf(page)).toEqual(first);
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(() => colorsOf(page)).toEqual(second);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect.poll(() => colorsOf(page)).toEqual(third);
  await expect(page.getByRole('button', { name: 'Redo' })).toBeDisabled();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => colorsOf(page)).toEqual(second);
});

journey('a page left right after a change shows it after Back', async ({ page }) => {
  await page.goto(path);
  await page.getByRole('button', { name: 'Random' }).hover();
  const first = await colorsOf(page);
  // In one step: the palette is changed and the page left.
  await page.evaluate(() => {
    const press = (name: string) =>
      [...document.querySelectorAll<HTMLElement>('button, nav a')]
        .find(({ textContent }) => textContent.trim() === name)
        ?.click();
    press('Random');
    requestAnimationFrame(() => requestAnimationFrame(() => press('Help')));
  });
  await expect(page).toHaveURL('/help');
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled();
  expect(await colorsOf(page)).not.toEqual(first);
});

journey('a link restores the same palette with the same locks', async ({ page, context }) => {
  await page.goto(path);
  await page.getByRole('button', { name: 'Random' }).click();
  await page.getByRole('button', { name: 'Lock colour 3' }).click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect.poll(() => clipboard(page)).toContain('#palette=');
  const link = await clipboard(page);
  await expect(page).toHaveURL(link);

  const other = patient(await context.newPage());
  await other.goto(link);
  await expect.poll(() => colorsOf(other)).toEqual(await colorsOf(page));
  await expect(other.getByRole('button', { name: 'Lock colour 3' })).toHaveAttribute('aria-pressed', 'true');
  await expect(other.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await other.close();
});

journey('a link without a valid palette is ignored, and the page says so', async ({ page }) => {
  await page.goto(path);
  const defaults = await colorsOf(page);
  for (const hash of [
    '#palette=<img src=x onerror=alert(1)>',
    '#palette=triadic.3b82f6.zzzzzz',
    `#palette=triadic.3b82f6.${'ffffff-'.repeat(5000)}ffffff`,
    '#%E0%A4%A',
  ]) {
    await page.goto('about:blank');
    await page.goto(path + hash);
    await expect(page.getByText('The link does not contain a valid palette')).toBeVisible();
    await expect.poll(() => colorsOf(page)).toEqual(defaults);
  }
  await page.getByRole('button', { name: 'Random' }).click();
  await expect(page.getByText('The link does not contain a valid palette')).toBeHidden();
});

journey('a click copies a colour or one of its eleven shades, and all can be copied at once', async ({ page }) => {
  await page.goto(path);
  await page.getByRole('button', { name: 'Copy #2a9d8f near cadet blue' }).click();
  await expect(page.getByText('The colour #2a9d8f is on your clipboard.', { exact: true })).toBeVisible();
  await expect.poll(() => clipboard(page)).toBe('#2a9d8f');
  for (const code of ['#2a9d8f', 'rgb(42, 157, 143)', 'hsl(172.7, 57.8%, 39%)', 'oklch(63.042% 0.10131 183.031)']) {
    await page.getByRole('tabpanel').getByRole('button', { name: code }).click();
    await expect.poll(() => clipboard(page)).toBe(code);
  }
  await page.getByRole('button', { name: 'Copy all' }).click();
  await expect.poll(() => clipboard(page)).toBe((await colorsOf(page)).join(', '));

  await page.getByRole('tab', { name: 'Shades' }).click();
  const ramp = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: '#2a9d8f' }) });
  await expect(ramp.getByRole('button')).toHaveCount(11);
  await ramp.getByRole('button', { name: 'Copy 500 #2a9d8f your colour' }).click();
  await expect.poll(() => clipboard(page)).toBe('#2a9d8f');
});

journey('the controls are labelled; single colours are changed, moved, added and removed', async ({ page }) => {
  await page.goto(path);
  await expect(page.getByLabel('Base colour picker')).toHaveValue('#2a9d8f');
  await expect(page.getByRole('combobox', { name: 'Palette type' }).getByRole('option')).toHaveText([
    'Complementary',
    'Triadic',
    'Analogous',
    'Monochromatic',
    'Split complementary',
    'Tetradic',
  ]);
  for (const name of ['Generate', 'Random', 'Undo', 'Redo', 'Copy all', 'Download PNG', 'Copy link']) {
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  }
  await expect(page.getByLabel('From an image')).toBeAttached();
  await expect(page.getByRole('tab')).toHaveText(tabNames);
  await expect(page.getByRole('button', { name: 'Copy #2a9d8f near cadet blue' })).toBeVisible();

  await page.getByLabel('Change colour 1').fill('#112233');
  await expect.poll(async () => (await colorsOf(page))[0]).toBe('#112233');
  await page.getByRole('button', { name: 'Move colour 1 right' }).click();
  await expect.poll(async () => (await colorsOf(page))[1]).toBe('#112233');
  await page.getByRole('button', { name: 'Remove colour 2' }).click();
  await expect.poll(() => colorsOf(page)).toHaveLength(5);
  await expect.poll(() => colorsOf(page)).not.toContain('#112233');
  await page.getByRole('button', { name: 'Add a colour' }).click();
  await expect.poll(async () => new Set(await colorsOf(page)).size).toBe(6);
});

journey('an unreadable pair is reported by WCAG and APCA, and can be fixed', async ({ page }) => {
  await page.goto(path);
  await page.getByRole('textbox', { name: 'Hex colour' }).fill('#888888');
  await page.getByRole('tab', { name: 'Contrast' }).click();
  // The authors of both measures publish these values.
  await page.getByRole('button', { name: '#888888 on #ffffff: 3.54 Lc 63' }).click();
  const pair = page.getByRole('region', { name: 'Chosen pair' });
  await expect(pair).toContainText('Lc 63.1');
  await expect(pair).toContainText('Not enough');
  await pair.getByRole('button', { name: /^Use it instead of #888888/ }).click();
  await expect(pair).not.toContainText('Not enough');
  await expect.poll(() => colorsOf(page)).not.toContain('#888888');
});

journey('colours that some people cannot distinguish are named', async ({ page }) => {
  await page.goto(`${path}#palette=random.a33b2f.a33b2f-5f6b20-1d4ed8`);
  await page.getByRole('tab', { name: 'Vision' }).click();
  const panel = page.getByRole('tabpanel');
  const card = (name: string) =>
    panel.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
  await expect(panel.getByRole('heading')).toHaveText(['Deuteranopia', 'Protanopia', 'Tritanopia', 'Achromatopsia']);
  await expect(card('Deuteranopia')).toContainText(/Hard to tell apart:\s*#a33b2f\s*and\s*#5f6b20/);
  await expect(card('Tritanopia')).toContainText('All colours can be told apart.');
});

journey('the main colours of an image become the palette, and the image is not sent', async ({ page }) => {
  await page.goto(path);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' || request.url().includes('/api/')) sent.push(request.url());
  });
  await page
    .getByLabel('From an image')
    .setInputFiles({ name: 'flag.png', mimeType: 'image/png', buffer: await flag() });
  await expect(page.getByText('Main colours of flag.png.')).toBeVisible();
  await expect.poll(() => colorsOf(page)).toEqual(['#c81e32', '#f0f0f0', '#145028']);
  await expect(page.getByText('covers 50% of it')).toBeVisible();
  expect(sent).toEqual([]);

  await page
    .getByLabel('From an image')
    .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('?') });
  await expect(page.getByText('notes.txt is not an image.').first()).toBeVisible();
  await page
    .getByLabel('From an image')
    .setInputFiles({ name: 'torn.png', mimeType: 'image/png', buffer: (await flag()).subarray(0, 40) });
  await expect(page.getByText('This browser cannot open torn.png').first()).toBeVisible();
  await expect.poll(() => colorsOf(page)).toEqual(['#c81e32', '#f0f0f0', '#145028']);
});

journey('an image is dropped anywhere on the page, and the last one counts', async ({ page }) => {
  await page.goto(path);
  const drawing = (name: string, color: string) => ({
    name,
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0H4V4H0Z" fill="${color}"/></svg>`,
    ),
  });
  const large = { create: { width: 6000, height: 4000, channels: 3 as const, background: '#777777' } };
  const buffer = await sharp(large).jpeg().toBuffer();
  await page.getByLabel('From an image').setInputFiles({ name: 'large.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByLabel('From an image').setInputFiles(drawing('small.svg', '#abcdef'));
  await expect(page.getByText('Main colours of small.svg.')).toBeVisible();
  await expect.poll(() => colorsOf(page)).toEqual(['#abcdef']);

  const { name, mimeType, buffer: content } = drawing('dropped.svg', '#fedcba');
  const held = await page.evaluateHandle(`(() => {
    const held = new DataTransfer();
    held.items.add(new File([${JSON.stringify(content.toString())}], '${name}', { type: '${mimeType}' }));
    return held;
  })()`);
  await page.dispatchEvent('body', 'dragover', { dataTransfer: held });
  await expect(page.getByText('Drop an image in the bag')).toBeVisible();
  await page.dispatchEvent('body', 'drop', { dataTransfer: held });
  await expect(page.getByText('Main colours of dropped.svg.')).toBeVisible();
  await expect.poll(() => colorsOf(page)).toEqual(['#fedcba']);
});

journey('the palette and its shades are exported as code', async ({ page }) => {
  await page.goto(`${path}#palette=random.a33b2f.a33b2f-5f6b20`);
  await page.getByRole('tab', { name: 'Export' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Brand Blue!');
  for (const [format, code] of [
    ['CSS', ':root {\n  --brand-blue-1: #a33b2f;\n  --brand-blue-2: #5f6b20;\n}\n'],
    ['SCSS', '$brand-blue-1: #a33b2f;\n'],
    ['Tailwind 4', '--color-brand-blue-1: oklch('],
    ['JSON', '"1": "#a33b2f"'],
    ['SVG', 'fill="#a33b2f"'],
  ] as const) {
    await page.getByRole('radio', { name: format, exact: true }).check({ force: true });
    await page.getByRole('button', { name: `Copy ${format} code` }).click();
    await expect.poll(() => clipboard(page)).toContain(code);
  }
  const drawing = await download(page, page.getByRole('button', { name: 'Download brand-blue.svg' }));
  expect(drawing.name).toBe('brand-blue.svg');
  expect(await sharp(drawing.content).metadata()).toMatchObject({ format: 'svg', width: 500, height: 100 });
  await page.getByRole('radio', { name: 'JSON' }).check({ force: true });
  await page.getByRole('radio', { name: 'All shades' }).check({ force: true });
  const json = await download(page, page.getByRole('button', { name: 'Download brand-blue.json' }));
  const groups: Record<string, Record<string, string>> = JSON.parse(json.content.toString());
  expect(Object.keys(groups)).toEqual(['brand-blue-1', 'brand-blue-2']);
  expect(Object.values(groups['brand-blue-1'] ?? {})).toContain('#a33b2f');
});

journey('everything works offline', async ({ page, context, provoked }) => {
  provoked.push(/ERR_INTERNET_DISCONNECTED/);
  const missed: string[] = [];
  page.on('requestfailed', (request) => missed.push(new URL(request.url()).pathname));
  await page.goto(path, { waitUntil: 'networkidle' });
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Random' }).click();
  await page.getByRole('button', { name: 'Copy all' }).click();
  await expect(page.getByText('The palette is on your clipboard.', { exact: true })).toBeVisible();
  await page
    .getByLabel('From an image')
    .setInputFiles({ name: 'flag.png', mimeType: 'image/png', buffer: await flag() });
  await expect(page.getByText('Main colours of flag.png.')).toBeVisible();
  for (const name of tabNames) {
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('tabpanel', { name })).toContainText('#c81e32');
  }
  await page.getByRole('button', { name: 'Switch between light and dark' }).hover();
  await download(page, page.getByRole('button', { name: 'Download PNG' }));
  await download(page, page.getByRole('button', { name: 'Download palette.css' }));
  // The browser reloads the icon whenever the address changes.
  expect(missed.filter((missing) => missing !== '/favicon.svg')).toEqual([]);
});

journey('no part of the page has a barrier or scrolls horizontally, on a desktop or a phone', async ({ page }) => {
  await page.goto(`${path}#nothing-of-the-kind`);
  await page.getByRole('textbox', { name: 'Hex colour' }).fill('#12345z');
  await page
    .getByLabel('From an image')
    .setInputFiles({ name: 'flag.png', mimeType: 'image/png', buffer: await flag() });
  for (let count = 0; count < 3; count++) await page.getByRole('button', { name: 'Add a colour' }).click();
  for (const name of tabNames) {
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('tabpanel', { name })).toContainText('#c81e32');
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await findBarriersInBothThemes(page), `${name}, ${width} pixels wide`).toEqual([]);
      expect(await page.evaluate('document.documentElement.scrollWidth'), name).toBe(width);
    }
  }
});

const swatches = (page: Page) => page.getByRole('region', { name: 'Palette', exact: true }).getByRole('listitem');

async function colorsOf(page: Page): Promise<string[]> {
  const texts = await swatches(page).allInnerTexts();
  return texts.map((text) => /#[\da-f]{6}/.exec(text)?.[0] ?? text);
}

/** Presses Tab until it has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate((element) => element.matches(':focus'))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The tab key does not lead to ${target}.`);
}

// As text: code that runs in the page has browser types, not the server's.
const clipboard = (page: Page): Promise<string> => page.evaluate('navigator.clipboard.readText()');

async function download(page: Page, button: Locator): Promise<{ name: string; content: Buffer }> {
  const downloading = page.waitForEvent('download');
  await button.click();
  const file = await downloading;
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
}

/** Half red, then white and green. */
function flag(): Promise<Buffer> {
  const band = (background: string, left: number, width: number) => ({
    input: { create: { width, height: 300, channels: 3 as const, background } },
    left,
    top: 0,
  });
  return sharp({ create: { width: 600, height: 300, channels: 3, background: '#c81e32' } })
    .composite([band('#f0f0f0', 300, 180), band('#145028', 480, 120)])
    .png()
    .toBuffer();
}
