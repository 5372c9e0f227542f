import type { Page } from '@playwright/test';
import { expect, findBarriers, findBarriersInBothThemes, journey, listedPaths, sitePages } from './journey.ts';

// Provoked by asking for a missing page.
const missing = /status of 404/;

const isTool = ({ path }: { path: string }) => path.startsWith('/tools/');
const groups = { tools: sitePages.filter(isTool), 'all other pages': sitePages.filter((page) => !isTool(page)) };
for (const [group, pages] of Object.entries(groups)) {
  journey(`${group} have a title, have no barrier and fit a phone`, async ({ page, baseURL, provoked }) => {
    // A dozen pages in one test: a page loads fast once the browser has loaded one.
    journey.slow();
    provoked.push(missing);
    for (const { path, listed } of pages) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(path);
      await page.evaluate('for (const details of document.querySelectorAll("details")) details.open = true');
      if (listed) await expectDescribed(page, path, `${baseURL}${path}`);
      expect.soft(await findBarriersInBothThemes(page), path).toEqual([]);
      await page.setViewportSize({ width: 320, height: 740 });
      expect.soft(await findBarriers(page), `${path} on a phone`).toEqual([]);
      expect.soft(await page.evaluate('document.documentElement.scrollWidth'), path).toBeLessThanOrEqual(320);
    }
  });
}

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
  for (const path of listedPaths) {
    const html = await (await request.get(path)).text();
    heads.add(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? '');
    heads.add(/name="description" content="(.*?)"/.exec(html)?.[1] ?? '');
    for (const [, link = ''] of html.matchAll(/<a [^>]*href="(\/[^"]*)"/g)) links.add(link);
  }
  expect(heads.size).toBe(listedPaths.length * 2);
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
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle('404 Page Not Found · Satchel');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
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
    // As text: code that runs in the page has browser types, not the server's.
    await page.addInitScript(`
    window.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  `);
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
