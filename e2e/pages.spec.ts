import type { Page } from '@playwright/test';
import { expect, findBarriers, isArticle, isEnglish, isTool, journey, listedPaths, sitePages } from './journey.ts';

// Provoked by asking for a missing page.
const missing = /status of 404/;

/** Pages of one kind look alike: one of each is looked at closely. */
const examples = [
  '/',
  '/about-us',
  '/blog',
  '/careers',
  '/diagnostic',
  '/help',
  '/newsletter',
  '/help/pdf-merger',
  '/blog/which-format-for-which-picture',
  '/careers/product-designer',
];

const twoLooks = [
  { width: 1280, colorScheme: 'light' },
  { width: 320, colorScheme: 'dark' },
] as const;
const allLooks = [
  ...twoLooks,
  { width: 1280, colorScheme: 'dark' },
  // At 200%, a window of 1280 pixels has 640.
  { width: 640, colorScheme: 'light' },
  { width: 320, colorScheme: 'light' },
] as const;

const englishPages = sitePages.filter(isEnglish);
const groups = {
  tools: englishPages.filter(isTool),
  articles: englishPages.filter(isArticle),
  'all other pages': englishPages.filter((page) => !isTool(page) && !isArticle(page)),
  'pages in other languages': sitePages.filter((page) => !isEnglish(page)),
};
for (const [group, pages] of Object.entries(groups)) {
  journey(
    `${group} open without a complaint, have a title and no barrier, fit a phone, and their links work`,
    async ({ page, request, baseURL, provoked }) => {
      // Dozens of pages in one test: a page loads fast once the browser has loaded one. A busy machine takes 7 s for each.
      journey.setTimeout(pages.length * 30_000);
      provoked.push(missing);
      await page.addInitScript(noteShifts);
      const links = new Set<string>();
      for (const { path, listed } of pages) {
        const isExample = examples.includes(path);
        await page.setViewportSize({ width: 1280, height: 800 });
        const response = await page.goto(path, { waitUntil: isExample ? 'networkidle' : 'load' });
        expect.soft(response?.status(), path).toBe(path.endsWith('/404') ? 404 : 200);
        await expect.soft(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
        if (isExample) expect.soft(await page.evaluate('window.shift'), `${path} shifts`).toBeLessThan(0.01);
        for (const link of await page.evaluate<string[]>(linksOfPage)) links.add(link);
        expect.soft(await page.evaluate(brokenAnchors), `${path} links to headings that are not there`).toEqual([]);
        await page.evaluate('for (const details of document.querySelectorAll("details")) details.open = true');
        if (listed) await expectDescribed(page, path, `${baseURL}${path}`);
        for (const { width, colorScheme } of isExample ? allLooks : twoLooks) {
          const look = `${path} at ${width} in the ${colorScheme} theme`;
          await page.setViewportSize({ width, height: 740 });
          await page.emulateMedia({ colorScheme });
          expect.soft(await findBarriers(page), look).toEqual([]);
          const needed = await page.evaluate('document.documentElement.scrollWidth');
          expect.soft(needed, look).toBeLessThanOrEqual(width);
        }
        expect.soft(await page.evaluate('document.styleSheets.length'), `${path}, stylesheets`).toBe(1);
      }
      // Pages for what is not found link to themselves in other languages.
      const own = [...links].filter((link) => link.startsWith(`${baseURL}/`) && !link.endsWith('/404'));
      expect(own.length).toBeGreaterThan(pages.length);
      for (const link of own) expect.soft((await request.get(link)).status(), link).toBe(200);
    },
  );
}

// As text: code that runs in the page has browser types, not the server's.
const noteShifts = `
  window.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
`;
const linksOfPage = `
  [...document.querySelectorAll('a[href], img[src], link[rel~=icon], link[rel=alternate]')]
    .map((each) => (each.href ?? each.src).split('#')[0])
`;
const brokenAnchors = `
  [...document.querySelectorAll('a[href^="#"]')]
    .map((each) => each.getAttribute('href').slice(1))
    .filter((id) => !document.getElementById(id))
`;

/** A listed page describes itself to search engines and people, and sells nothing on this site. */
async function expectDescribed(page: Page, path: string, address: string): Promise<void> {
  await expect(page.locator('h1'), path).toHaveCount(1);
  await expect(page).toHaveTitle(/Satchel/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address);
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', address);
  const description = await page.locator('meta[name=description]').getAttribute('content');
  expect(description?.length, path).toBeGreaterThan(50);
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(
    data.map((text) => JSON.parse(text)['@type']),
    path,
  ).not.toEqual([]);
  expect(await page.content(), path).not.toContain('satchel.invalid');
  expect(await page.evaluate<string>('document.body.innerText'), path).not.toMatch(/\btrial\b|\$\d/i);
}

journey('the sitemap lists every public page', async ({ request, baseURL }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(addresses).toEqual(listedPaths.map((path) => `${baseURL}${path}`));
});

journey('titles and descriptions are all different, and every link leads to a page', async ({ request }) => {
  const heads = new Set<string>();
  const links = new Set<string>();
  const paths = listedPaths.filter((path) => isEnglish({ path }));
  for (const path of paths) {
    const html = await (await request.get(path)).text();
    heads.add(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? '');
    heads.add(/name="description" content="(.*?)"/.exec(html)?.[1] ?? '');
    for (const [, link = ''] of html.matchAll(/<a [^>]*href="(\/[^"]*)"/g)) links.add(link);
  }
  expect(heads.size).toBe(paths.length * 2);
  for (const link of links) expect((await request.get(link)).status(), link).toBe(200);
});

journey('a tool page answers questions and shows the way to search engines', async ({ request }) => {
  const html = await (await request.get('/tools/image-compressor')).text();
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  expect(data.map(([, text = '']) => JSON.parse(text)['@type'])).toEqual([
    'WebApplication',
    'BreadcrumbList',
    'FAQPage',
  ]);
});

journey('an unknown address says so, with status 404', async ({ page, provoked }) => {
  provoked.push(missing);
  for (const path of ['/blog/nothing', '/careers/nothing', '/help/nothing', '/blog/404', '/no-such-page']) {
    expect((await page.goto(path))?.status(), path).toBe(404);
    await expect(page).toHaveTitle('404 Page Not Found · Satchel');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  }
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
});

journey(
  'the home page loads less than 140 KB of code with all that follows once it is idle, and nothing shifts, also when the counters arrive',
  async ({ page }) => {
    let bytes = 0;
    page.on('response', async (response) => {
      if (new URL(response.url()).pathname.endsWith('.js')) bytes += Number(response.headers()['content-length']);
    });
    await page.addInitScript(noteShifts);
    await page.route('/api/stats', (route) =>
      route.fulfill({
        json: {
          ...{ tools: 15, filesProcessed: 4321, jobsDone: 1234, jobsAtOnce: 2, runningSince: new Date().toISOString() },
          toolsByUse: ['pdf-splitter', 'image-compressor', 'pdf-merger'],
          usesByTool: { 'pdf-splitter': 1999, 'image-compressor': 1500, 'pdf-merger': 3 },
        },
      }),
    );
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(page.getByText('4,321')).toBeVisible();
    await expect(page.getByRole('link', { name: /PDF Splitter.*1,999 uses/s })).toBeVisible();
    // Too few to say anything.
    await expect(page.getByText('3 uses', { exact: true })).toHaveCount(0);
    await expect(page.getByRole('list', { name: 'Popular' }).getByRole('link').first()).toHaveText('PDF Splitter');
    expect(await page.evaluate('window.shift')).toBe(0);
    expect(bytes).toBeGreaterThan(10_000);
    // The build holds what it needs to be used to its budget (scripts/code-budgets.ts).
    expect(bytes).toBeLessThan(140 * 1024);
  },
);

journey('a page that fails says where to go', async ({ page, provoked }) => {
  provoked.push(/broken on purpose/);
  await page.route('**/assets/home.page-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export default function Home() { throw new Error("broken on purpose"); }',
    }),
  );
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Loading error - check console');
});

journey('pages can be read before any code has loaded', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/help');
  await page.getByText('Tool Categories').click();
  await expect(page.getByRole('link', { name: 'Image Compressor' }).first()).toBeVisible();
  await context.close();
});
