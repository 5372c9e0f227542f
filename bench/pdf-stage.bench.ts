import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { type Browser, chromium, type Page } from '@playwright/test';
import { startApplication } from './start-application.ts';
import { median, percentile, type Row, type Suite } from './suite.ts';

const browserPath = '/usr/bin/chromium';
const files = [10, 300];
const openings = 5;
const mostToOpenMs = 1000;
const mostPerKeyMs = 50;
const typed = 'The quick brown fox jumps over the lazy dog, 0123456789 times. ';

/** How soon the visual editor can be used, and keys are on the screen, by the clock of the page itself. */
export const suite: Suite = {
  name: 'pdf-stage',
  about: 'the first page of a PDF in the visual editor, and keys typed on it, in Chromium.',
  run: async () => {
    if (!existsSync(browserPath)) {
      console.log(`  ${browserPath} is missing (apt-get install chromium): nothing to measure with.`);
      return [];
    }
    const folder = await mkdtemp(join(tmpdir(), 'satchel-bench-stage-'));
    const app = await startApplication();
    const browser = await chromium.launch({
      executablePath: browserPath,
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
    });
    try {
      const rows: Row[] = [];
      for (const pages of files) {
        const path = join(folder, `${pages} pages.pdf`);
        await writeFile(path, await printedPdf(pages));
        rows.push(...(await measure(browser, `${app.url}/tools/visual-pdf-editor`, { path, pages })));
      }
      return rows;
    } finally {
      await browser.close();
      await app.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
};

async function measure(browser: Browser, url: string, { path, pages }: { path: string; pages: number }) {
  const times: number[] = [];
  let keys: number[] = [];
  for (let opening = 0; opening < openings; opening++) {
    // Nothing is cached at a first visit.
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    times.push(await open(page, url, path));
    if (opening === openings - 1) keys = await type(page);
    await context.close();
  }
  const slowest = Math.max(...keys);
  const upper = percentile(keys, 95);
  return [
    {
      what: `${pages} pages, from the file to a first page that takes a tool, at a first visit`,
      ours: `${Math.round(median(times))} ms (${Math.round(Math.min(...times))} to ${Math.round(Math.max(...times))})`,
      peer: '',
      target: `at most ${mostToOpenMs} ms`,
      holds: median(times) <= mostToOpenMs,
    },
    {
      what: `${pages} pages, ${keys.length} keys until they are painted, 95th percentile`,
      ours: `${upper} ms (median ${median(keys)}, slowest ${slowest})`,
      peer: '',
      target: `at most ${mostPerKeyMs} ms`,
      holds: upper <= mostPerKeyMs,
    },
  ];
}

/** Milliseconds from the file's choice to the first frame with the first page drawn and its tools. */
async function open(page: Page, url: string, path: string): Promise<number> {
  await page.addInitScript(`
    addEventListener('change', ({ target }) => {
      if (target.type !== 'file') return;
      const chosen = performance.now();
      const look = () => {
        const drawn = document.querySelector('[data-page="1"] canvas');
        const tool = document.querySelector('[role="radio"][aria-label="Text"]');
        if (drawn?.width > 1 && tool) document.documentElement.dataset.openedAfter = performance.now() - chosen;
        else requestAnimationFrame(look);
      };
      look();
    }, true);`);
  await page.goto(url);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  // The pointer is on the drop zone before a file is chosen.
  await page.mouse.move(600, 400);
  await page.waitForLoadState('networkidle');
  await page.locator('input[type=file]').first().setInputFiles(path);
  return Number(await page.locator('html[data-opened-after]').getAttribute('data-opened-after'));
}

/** Milliseconds from each key to its paint (Event Timing, in steps of 8). */
async function type(page: Page): Promise<number[]> {
  await page.evaluate(`
    window.keyTimes = [];
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === 'keydown') window.keyTimes.push(duration);
    }).observe({ type: 'event', durationThreshold: 16 });`);
  await page.getByRole('radio', { name: 'Text', exact: true }).click();
  const first = page.locator('[data-page="1"]');
  await first.click({ position: { x: 60, y: 60 } });
  await page.getByRole('dialog', { name: 'Add text' }).waitFor();
  // As a fast typist, who lets each key be painted.
  await page.keyboard.type(typed, { delay: 100 });
  await page.waitForTimeout(200);
  const slow = (await page.evaluate('window.keyTimes')) as number[];
  // Faster ones are not reported.
  return [...slow, ...Array.from({ length: Math.max(0, typed.length - slow.length) }, () => 8)];
}

async function printedPdf(pages: number): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (let page = 1; page <= pages; page++) {
    const sheet = pdf.addPage([595, 842]);
    for (let line = 0; line < 45; line++)
      sheet.drawText(`Page ${page}, line ${line}: ${typed}`, { x: 50, y: 790 - 16 * line, size: 11, font });
  }
  return pdf.save();
}
