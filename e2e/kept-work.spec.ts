import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, findBarriers, journey, largeFile, patient, settled } from './journey.ts';
import { samplePdf } from './sample-pdfs.ts';

const fixturesOf = (slug: string) => fileURLToPath(new URL(`../src/tools/${slug}/fixtures`, import.meta.url));
const fixture = (slug: string, name: string) => `${fixturesOf(slug)}/${name}`;
const photo = fixture('image-resizer', 'photo.jpg');
const drawing = fixture('image-resizer', 'photo.png');

/** A file for each tool that sends files. */
const fileTools = readdirSync(fileURLToPath(new URL('../src/tools', import.meta.url)), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name, parentPath }) => ({ slug: name, contents: readdirSync(`${parentPath}/${name}`) }))
  .filter(({ slug, contents }) => contents.includes('fixtures') && contents.includes(`${slug}.run.ts`))
  .map(({ slug }) => ({ slug, file: mainFixture(slug, readdirSync(fixturesOf(slug))) }));

/** Editors of PDFs take images, too, but only to place them in one. */
function mainFixture(slug: string, names: readonly string[]): string {
  const found = slug.endsWith('pdf-editor') ? names.find((name) => name.endsWith('.pdf')) : names[0];
  return found ?? '';
}

/** Tools that begin with a text. */
const showFiles: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'text-summarizer': (page) => page.getByRole('tab', { name: 'File' }).click(),
  translator: (page) => page.getByRole('main').getByText('Document', { exact: true }).click(),
};

const choose = (page: Page, file: string) => page.locator('main input[type=file]').first().setInputFiles(file);
const rows = (page: Page) => page.getByRole('list', { name: 'Files' }).getByRole('listitem');

journey('every file tool restores its files after Back and after a reload', async ({ page }) => {
  expect(fileTools.length).toBeGreaterThan(9);
  for (const { slug, file } of fileTools) {
    await page.goto(`/tools/${slug}`);
    await showFiles[slug]?.(page);
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

type Edit = {
  slug: string;
  make: (page: Page) => Promise<void>;
  /** The text that shows it was restored. */
  seen: (page: Page) => Promise<unknown>;
};

const options = (page: Page) => page.getByRole('listbox').getByRole('option');

const edits: readonly Edit[] = [
  {
    slug: 'pdf-merger',
    make: async (page) => {
      const pdfs = [await samplePdf({ pages: 3, firstWidth: 300 }), await samplePdf({ pages: 2, firstWidth: 400 })];
      const files = pdfs.map((buffer, index) => ({ name: `${index}.pdf`, mimeType: 'application/pdf', buffer }));
      await page.locator('main input[type=file]').first().setInputFiles(files);
      await page.getByRole('tab', { name: 'Pages' }).click();
      await expect(options(page)).toHaveCount(5);
      await options(page).first().click();
      for (const key of ['Alt+ArrowRight', 'r', 'Escape', 'End', 'Space', 'Delete']) await page.keyboard.press(key);
      await expect(options(page)).toHaveCount(4);
    },
    seen: (page) => options(page).allTextContents(),
  },
  {
    slug: 'pdf-splitter',
    make: async (page) => {
      await choose(page, fixture('pdf-splitter', 'tides.pdf'));
      await options(page).nth(1).click();
      await expect(page.getByRole('textbox', { name: 'Pages', exact: true })).toHaveValue('2');
    },
    seen: async (page) => [
      await page.getByRole('textbox', { name: 'Pages', exact: true }).inputValue(),
      await page.getByRole('option', { selected: true }).allTextContents(),
    ],
  },
  {
    slug: 'image-resizer',
    make: async (page) => {
      await choose(page, photo);
      await page.getByText('Preset', { exact: true }).click();
      await page.locator('.ReactCrop__crop-selection').focus();
      await page.keyboard.press('ArrowRight');
    },
    seen: (page) => page.locator('.ReactCrop__crop-selection').evaluate(({ style }) => style.cssText),
  },
  {
    slug: 'image-compressor',
    make: async (page) => {
      await choose(page, photo);
      await page.getByRole('slider', { name: 'Quality' }).press('ArrowLeft');
      await page.getByRole('button', { name: 'Compress', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Compress again' })).toBeVisible();
      await choose(page, drawing);
    },
    // The finished one is not processed again with the same settings.
    seen: (page) => page.getByRole('button', { name: /^Compress/ }).textContent(),
  },
  {
    slug: 'file-compressor',
    make: async (page) => {
      await page.getByRole('tab', { name: 'Open archive' }).click();
      await choose(page, fixture('file-compressor', 'sample.zip'));
      await page.getByRole('checkbox', { name: 'readme.txt', exact: true }).check();
      await page.getByRole('button', { name: 'Extract 1 chosen' }).click();
      await expect(page.getByRole('link', { name: /in a new tab$/ })).toBeVisible();
    },
    seen: async (page) => [
      await page.getByRole('link', { name: /in a new tab$/ }).getAttribute('href'),
      await page.getByRole('button', { name: 'Extract 1 chosen' }).count(),
    ],
  },
  {
    slug: 'document-scanner',
    make: async (page) => {
      await choose(page, fixture('document-scanner', 'letter.jpg'));
      await page.getByRole('button', { name: /^Top left corner/ }).press('ArrowRight');
    },
    seen: (page) =>
      page.getByRole('button', { name: /corner, / }).evaluateAll((all) => all.map((one) => one.ariaLabel)),
  },
  {
    slug: 'color-palette',
    make: async (page) => {
      await page.getByLabel('From an image').setInputFiles(photo);
      await page.getByRole('tab', { name: 'Shades' }).click();
    },
    seen: async (page) => [
      await page.getByText('Main colours of photo.jpg').count(),
      await page.getByRole('button', { name: 'Undo' }).isEnabled(),
      await page.getByRole('tab', { selected: true }).textContent(),
    ],
  },
  {
    slug: 'qr-generator',
    make: async (page) => {
      await page.getByRole('tab', { name: 'Logo' }).click();
      await page.locator('input[type=file]').setInputFiles(photo);
    },
    seen: async (page) => {
      await page.getByRole('tab', { name: 'Logo' }).click();
      return page.getByRole('img', { name: 'Logo: photo.jpg' }).count();
    },
  },
];

journey('arrangements, selections and settings survive Back and a reload', async ({ page }) => {
  for (const { slug, make, seen } of edits) {
    await page.goto(`/tools/${slug}`);
    await make(page);
    await settled(page);
    const before = JSON.stringify(await seen(page));
    const again = () => seen(page).then(JSON.stringify, String);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Help' }).click();
    await expect(page).toHaveURL('/help');
    await page.goBack();
    await expect.poll(again, `${slug} after Back`).toBe(before);
    await page.reload();
    await expect.poll(again, `${slug} after a reload`).toBe(before);
  }
});

journey('an upload interrupted by a reload resumes automatically', async ({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
  const ranges: { from: number; bytes: number }[] = [];
  const announced: string[] = [];
  const third = Promise.withResolvers<void>();
  await page.route('**/api/uploads**', async (route) => {
    const request = route.request();
    if (request.method() === 'POST') announced.push(request.url());
    if (request.method() !== 'PATCH') return route.continue();
    ranges.push({ from: Number(request.headers()['upload-offset']), bytes: request.postDataBuffer()?.length ?? 0 });
    // The page is reloaded during the third of four parts.
    if (ranges.length === 3) return third.resolve();
    await route.continue();
  });
  await page.goto('/tools/file-compressor');
  await choose(page, largeFile('long.bin', 25));
  await expect(page.getByRole('list', { name: 'Files' })).toContainText('long.bin');
  await settled(page);
  await page.getByRole('button', { name: 'Create ZIP', exact: true }).click();
  await third.promise;
  await page.reload();
  await expect(page.getByRole('link', { name: /^Download long.*in a new tab/ })).toBeVisible();
  expect(announced).toHaveLength(1);
  expect(ranges.map(({ from }) => from / 1024 / 1024)).toEqual([0, 8, 16, 16, 24]);
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

    // Results are listed on every page; deleting one there updates the tool's page.
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

  // What a closed tab had is offered to the next one; what is open in another is not.
  await other.close();
  const third = patient(await context.newPage());
  await third.goto('/tools/image-resizer');
  const offer = third.getByRole('region', { name: 'Left open here' });
  await expect(offer).toContainText('photo.png');
  expect(await findBarriers(third)).toEqual([]);
  await offer.getByRole('button', { name: 'Restore' }).click();
  await expect(rows(third)).toContainText('photo.png');
  await expect(offer).toBeHidden();
  await third.reload();
  await expect(rows(third)).toContainText('photo.png');
  await third.close();
  const fourth = patient(await context.newPage());
  await fourth.goto('/tools/image-resizer');
  const last = fourth.getByRole('region', { name: 'Left open here' });
  await last.getByRole('button', { name: 'Delete' }).click();
  await expect(last).toBeHidden();
  await expect.poll(() => fourth.evaluate(keptNames)).toEqual(['photo.jpg']);
});

/** The names of the files that this browser keeps. */
const keptNames = () =>
  new Promise<string[]>((resolve) => {
    const opening = indexedDB.open('satchel.kept');
    opening.onsuccess = () => {
      const files = opening.result.transaction('files').objectStore('files').getAll();
      files.onsuccess = () => resolve(files.result.map(({ name }: File) => name));
    };
  });

journey('where storage is blocked, the page works, says what a reload would lose and asks first', async ({ page }) => {
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
});

journey('a file of another kind is named, with the tool that accepts it', async ({ page }) => {
  await page.goto('/tools/image-resizer');
  await page
    .locator('main input[type=file]')
    .first()
    .setInputFiles([photo, fixture('pdf-merger', 'tides.pdf')]);
  await expect(rows(page)).toHaveCount(1);
  const leftOut = page.getByRole('region', { name: 'Left out' });
  await expect(leftOut.getByRole('alert')).toContainText('tides.pdf');
  expect(await findBarriers(page)).toEqual([]);
  await leftOut.getByRole('button', { name: 'tides.pdf with the Visual PDF Editor' }).click();
  await expect(page).toHaveURL('/tools/visual-pdf-editor');
  await expect(page.getByText('tides.pdf').first()).toBeVisible();
  await page.goBack();
  await expect(rows(page)).toHaveCount(1);
});
