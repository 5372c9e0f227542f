/**
 * `npm run help-pictures [SLUG...]` takes the pictures of help articles from the real screens, in both themes, and writes them to
 * content/help/screens/ as WebP. Needs the site to be built and what `npm test` installs. Run it after a screen has changed.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { startSite } from '../e2e/own-site.ts';
import { findFreePort } from '../src/platform/free-port.ts';
import { tools } from '../src/tools/tools.index.ts';
import { root } from './setup/paths.mjs';

const screens = join(root, 'content/help/screens');
const browsers = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
const viewport = { width: 1200, height: 820 };
/** The picture is shown up to 768 CSS pixels wide. */
const width = 960;
const quality = 62;

/** Files to show a tool with, from its fixtures. Others are shown as they open. */
const samples: Readonly<Record<string, readonly string[]>> = {
  'image-compressor': ['photo.jpg'],
  'image-resizer': ['photo.jpg'],
  'pdf-merger': ['tides.pdf', 'photo.jpg'],
  'pdf-splitter': ['tides.pdf'],
  'pdf-compressor': ['report.pdf'],
  'pdf-converter': ['letter.pdf'],
  'pdf-editor': ['ferry.pdf'],
  'visual-pdf-editor': ['report.pdf'],
  'precise-pdf-editor': ['report.pdf'],
  'document-converter': ['letter.docx'],
  'photo-enhancer': ['photo.jpg'],
};

/** Texts for tools that take one. */
const sampleText =
  'The ferry leaves at nine and comes back at six. On Sundays it runs every two hours, and not at all when the wind is too strong. Tickets are sold on board.';

const wanted = process.argv.slice(2);
const chosen = tools.map(({ slug }) => slug).filter((slug) => wanted.length === 0 || wanted.includes(slug));
mkdirSync(screens, { recursive: true });
const address = `http://127.0.0.1:${await findFreePort()}`;
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? browsers.find((path) => existsSync(path)),
  args: ['--no-sandbox', '--disable-gpu'],
});
const site = await startSite({ address, settings: { EVERYONE_PRO: 'true' } });
try {
  for (const slug of chosen) {
    for (const theme of ['light', 'dark'] as const) {
      const context = await browser.newContext({ viewport, colorScheme: theme, reducedMotion: 'reduce' });
      const page = await context.newPage();
      await page.goto(`${address}/tools/${slug}`, { waitUntil: 'networkidle' });
      await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
      await fillIn(page, slug);
      await page.evaluate('document.querySelector("aside[aria-label=\'Support chat\']")?.remove()');
      const picture = await sharp(await page.screenshot())
        .resize({ width })
        .webp({ quality, effort: 6 })
        .toBuffer();
      writeFileSync(join(screens, `${slug}.${theme}.webp`), picture);
      await context.close();
    }
    console.log(slug);
  }
} finally {
  await browser.close();
  await site.close();
}

async function fillIn(page: Page, slug: string): Promise<void> {
  const files = samples[slug];
  if (files) {
    const paths = files.map((name) => join(root, 'src/tools', slug, 'fixtures', name));
    const field = page.locator('main input[type=file]').first();
    const isMany = (await field.getAttribute('multiple')) !== null;
    await field.setInputFiles(isMany ? paths : paths.slice(0, 1));
    await page.waitForLoadState('networkidle');
    // Thumbnails and previews are drawn after the requests.
    await page.waitForTimeout(3000);
    return;
  }
  const text = page.locator('main textarea:visible:not([readonly])').first();
  if (await text.isVisible()) await text.fill(sampleText);
  await page.waitForTimeout(500);
}
