import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { expect, type Page, type Request, test } from '@playwright/test';
import { siteManifestSchema } from '../src/platform/http/site.ts';
import { splitAddress } from '../src/shared/language/languages.ts';

export { expect };

/** A test that fails on any console message and any request to another site, except what it allows with `provoked`. */
export const journey = test.extend<{ provoked: RegExp[] }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from this pattern that no other fixture is needed.
  provoked: async ({}, use) => use([]),
  page: async ({ page, provoked, baseURL }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      const isComplaint = message.type() === 'error' || message.type() === 'warning';
      // playwright.config.ts blocks it.
      if (isComplaint && !message.text().startsWith('Service Worker registration blocked'))
        complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('request', (request) => {
      const url = request.url();
      if (/^(https?|wss?):/.test(url) && !url.startsWith(`${baseURL}/`)) complaints.push(`Asked another site: ${url}`);
    });
    await use(patient(page));
    expect(complaints.filter((complaint) => !provoked.some((pattern) => pattern.test(complaint)))).toEqual([]);
  },
});

/**
 * The page, whose `goto` and `reload` return once it is interactive, not only visible. With `networkidle` they also wait for
 * the requests that start then; waiting for less than `load` is left unchanged.
 *
 * Pages a journey opens itself need this, too.
 */
export function patient(page: Page): Page {
  const hydrated = page.locator('html[data-hydrated]');
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const settle = async (navigate: () => ReturnType<Page['goto']>, waitUntil: string | undefined) => {
    const loading = waitUntil === 'networkidle' ? followRequests(page) : undefined;
    const response = await navigate();
    const isPage = response?.headers()['content-type']?.startsWith('text/html');
    const isEarly = waitUntil === 'commit' || waitUntil === 'domcontentloaded';
    if (isPage && !isEarly) await hydrated.waitFor({ state: 'attached' });
    // A slow machine may be idle on the network before it runs the code that loads the rest.
    await loading?.end();
    return response;
  };
  page.goto = (url, options) => settle(() => goto(url, options), options?.waitUntil);
  page.reload = (options) => settle(() => reload(options), options?.waitUntil);
  return page;
}

/** Not on every page: a page has a hundred requests, and each event costs as much as a step of a journey. */
function followRequests(page: Page): { end: () => Promise<void> } {
  const loading = new Set<Request>();
  const begin = (request: Request) => request.url().startsWith('http') && loading.add(request);
  const finish = (request: Request) => loading.delete(request);
  page.on('request', begin).on('requestfinished', finish).on('requestfailed', finish);
  return {
    end: async () => {
      await expect.poll(() => loading.size, 'requests that go on').toBe(0);
      page.off('request', begin).off('requestfinished', finish).off('requestfailed', finish);
    },
  };
}

const axe = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Rules whose verdict can differ between the themes. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** axe's violations on the current page, once colour transitions have ended. */
export const findBarriers = (page: Page): Promise<string[]> => runAxe(page, { type: 'tag', values: standards });

/** The same in the light and the dark theme; the second run checks only the colour rules. */
export async function findBarriersInBothThemes(page: Page): Promise<string[]> {
  const light = await findBarriers(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await runAxe(page, { type: 'rule', values: colorRules });
  await page.emulateMedia({ colorScheme: 'light' });
  return [...light, ...dark.map((barrier) => `${barrier} (dark)`)];
}

/** The same on the narrowest phone, where nothing may be wider than the screen, and then on a desktop in both themes. */
export async function findBarriersOnAllScreens(page: Page, narrowest = 320): Promise<string[]> {
  const before = page.viewportSize() ?? { width: 1280, height: 800 };
  await page.setViewportSize({ width: narrowest, height: 740 });
  const phone = await findBarriers(page);
  const width = await page.evaluate<number>('document.documentElement.scrollWidth');
  await page.setViewportSize(before);
  return [
    ...phone.map((barrier) => `${barrier} (phone)`),
    ...(width > narrowest ? [`It is ${width} pixels wide on a phone of ${narrowest}.`] : []),
    ...(await findBarriersInBothThemes(page)),
  ];
}

/** Not through `@axe-core/playwright`: its two runs, one in a page of its own, take four times as long. */
async function runAxe(page: Page, runOnly: { type: 'tag' | 'rule'; values: readonly string[] }): Promise<string[]> {
  await page.evaluate(`Promise.allSettled(
    document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && effect.getComputedTiming().endTime !== Infinity)
      .map(({ finished }) => finished),
  ).then(() => undefined)`);
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe);
  return page.evaluate<string[]>(`axe
    .run(document, ${JSON.stringify({ runOnly, resultTypes: ['violations'] })})
    .then(({ violations }) =>
      violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ target }) => target.join(' ')).join(' | ')))`);
}

/** Waits until nothing would be lost: until then the page asks before it is left. */
export async function settled(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate("dispatchEvent(new Event('beforeunload', { cancelable: true }))")).toBe(true);
}

/** An empty file of this size. Playwright sends buffers to the browser as text, which takes seconds. */
export function largeFile(name: string, megabytes: number): string {
  const file = test.info().outputPath(name);
  writeFileSync(file, '');
  truncateSync(file, megabytes * 1024 * 1024);
  return file;
}

/** Every page `npm run build` made, in all languages, per plan mode; `listed` are those in the sitemap. */
const builtPages = siteManifestSchema.parse(
  JSON.parse(readFileSync(new URL('../build/site.json', import.meta.url), 'utf8')),
).pages;
type BuiltPage = (typeof builtPages.granted)[number];

export const isEnglish = ({ path }: Pick<BuiltPage, 'path'>): boolean => splitAddress(path).language === 'en';
export const isTool = ({ path }: Pick<BuiltPage, 'path'>): boolean => path.startsWith('/tools/');
/** Pages of words, which say the same before and after their code has loaded. */
export const isArticle = ({ path }: Pick<BuiltPage, 'path'>): boolean => /^\/(help|blog|careers)\/./.test(path);
/** Pages in other languages are the English ones with longer words: two in each of them are opened. */
const isOpened = (page: BuiltPage): boolean =>
  isEnglish(page) || ['/', '/tools/pdf-merger'].includes(splitAddress(page.path).path);

/** The pages that journeys open, of the shared site, which takes no payments. */
export const sitePages = builtPages.granted.filter(isOpened);
/** The same of a site without plans. */
export const sitePagesWithoutPlans = builtPages.none.filter(isOpened);
/** In all languages. */
export const listedPaths = builtPages.granted.filter(({ listed }) => listed).map(({ path }) => path);
