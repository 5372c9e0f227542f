import { expect, findBarriers, journey, listedPaths, sitePages } from './journey.ts';

// Provoked by asking for a page that is not there.
const missing = /status of 404/;

for (const path of listedPaths) {
  journey(`${path} says what it is, to people and to search engines`, async ({ page, baseURL }) => {
    await page.goto(path);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page).toHaveTitle(/Satchel/);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}${path}`);
    await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', `${baseURL}${path}`);
    const description = await page.locator('meta[name=description]').getAttribute('content');
    expect(description?.length).toBeGreaterThan(50);
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.map((text) => JSON.parse(text)['@type'])).not.toEqual([]);
    expect(await page.content()).not.toContain('satchel.invalid');
  });
}

journey('the sitemap lists every page that is meant to be found', async ({ page, baseURL }) => {
  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(addresses).toEqual(listedPaths.map((path) => `${baseURL}${path}`));
});

journey('titles and descriptions are all different', async ({ page }) => {
  const heads = new Set<string>();
  for (const path of listedPaths) {
    const html = await (await page.request.get(path)).text();
    heads.add(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? '');
    heads.add(/name="description" content="(.*?)"/.exec(html)?.[1] ?? '');
  }
  expect(heads.size).toBe(listedPaths.length * 2);
});

journey('a tool page answers questions and shows the way to search engines', async ({ page }) => {
  await page.goto('/tools/image-compressor');
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const kinds = texts.map((text) => JSON.parse(text)['@type']);
  expect(kinds).toEqual(['WebApplication', 'BreadcrumbList', 'FAQPage']);
});

journey('every link of the site leads to a page', async ({ page }) => {
  const links = new Set<string>();
  for (const path of listedPaths) {
    const html = await (await page.request.get(path)).text();
    for (const [, link = ''] of html.matchAll(/<a [^>]*href="(\/[^"]*)"/g)) links.add(link);
  }
  for (const link of links) expect((await page.request.get(link)).status(), link).toBe(200);
});

journey('an address without a page says so, with status 404', async ({ page, provoked }) => {
  provoked.push(missing);
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle('404 Page Not Found · Satchel');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
});

for (const colorScheme of ['light', 'dark'] as const) {
  journey.describe(`in the ${colorScheme} theme`, () => {
    journey.use({ colorScheme });

    for (const { path } of sitePages) {
      journey(
        `${path} has no barrier, on a desk or a phone, and is no wider than the phone`,
        async ({ page, provoked }) => {
          provoked.push(missing);
          await page.goto(path);
          await page.evaluate('for (const details of document.querySelectorAll("details")) details.open = true');
          expect(await findBarriers(page)).toEqual([]);
          await page.setViewportSize({ width: 360, height: 740 });
          expect(await findBarriers(page)).toEqual([]);
          expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
        },
      );
    }
  });
}

journey('nothing on the home page moves while it loads, nor when the counted numbers come', async ({ page }) => {
  // As text: what runs in the page has the page's types, not the server's.
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
      },
    }),
  );
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByText('4,321')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Popular' }).getByRole('link').first()).toHaveText('PDF Splitter');
  expect(await page.evaluate('window.shift')).toBe(0);
});

journey('the home page loads less than 120 KB of code', async ({ page }) => {
  let bytes = 0;
  page.on('response', async (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) bytes += Number(response.headers()['content-length']);
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThan(120 * 1024);
});

journey('a page that cannot be shown says where to look', async ({ page, provoked }) => {
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
