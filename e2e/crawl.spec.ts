import { expect, findBarriers, findBarriersInBothThemes, journey, sitePages } from './journey.ts';

// Every page the build made but the tools', which have journeys of their own, and those for addresses that have none.
const paths = sitePages.map(({ path }) => path).filter((path) => !/^\/tools\/|\/404$/.test(path));
/** Pages of one kind look alike: one of each is looked at closely. */
const kinds = [
  '/',
  '/about-us',
  '/blog',
  '/careers',
  '/diagnostic',
  '/help',
  '/newsletter',
  '/help/pdf-merger',
  '/blog/which-format-for-which-picture',
];
const positions = paths.filter((path) => path.startsWith('/careers/'));
// Told by the console when the signed-out page of an account asks who is signed in.
const signedOut = /status of 401/;

journey(
  'every page opens without a complaint, without a request elsewhere, and with working links',
  async ({ page, request, provoked }) => {
    provoked.push(signedOut);
    const links = new Set<string>();
    for (const path of paths) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(200);
      await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
      // Text, as code that runs in the page has browser types.
      const found: string[] = await page.evaluate(
        "[...document.querySelectorAll('a[href], img[src], link[rel~=icon], link[rel=alternate]')].map((each) => each.getAttribute('href') ?? each.getAttribute('src'))",
      );
      for (const link of found) links.add(new URL(link, new URL(path, page.url())).href);
      const missing: string[] = await page.evaluate(
        "[...document.querySelectorAll('a[href^=\"#\"]')].map((each) => each.getAttribute('href').slice(1)).filter((id) => !document.getElementById(id))",
      );
      expect(missing, `${path} links to headings that are not there`).toEqual([]);
    }
    const own = [...links].filter((link) => link.startsWith(new URL(page.url()).origin));
    expect(own.length).toBeGreaterThan(paths.length);
    for (const link of own) {
      const url = new URL(link);
      expect((await request.get(url.pathname + url.search)).status(), link).toBe(200);
    }
  },
);

for (const path of [...kinds, positions[0]].filter((each) => each !== undefined)) {
  journey(`${path} has no barriers in either theme, on a phone and at 200%, and nothing shifts`, async ({ page }) => {
    await page.addInitScript(`
      window.shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shift += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    `);
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await page.evaluate('window.shift')).toBeLessThan(0.01);
    expect(await findBarriersInBothThemes(page)).toEqual([]);
    // At 200%, a window of 1280 pixels has 640; the narrowest phone has 320.
    for (const width of [640, 320]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await findBarriers(page)).toEqual([]);
      expect(await page.evaluate('document.documentElement.scrollWidth'), `${path} at ${width}`).toBeLessThanOrEqual(
        width,
      );
    }
  });
}

journey('an address without a post, a position or an article says so, with status 404', async ({ page, provoked }) => {
  provoked.push(/status of 404/);
  for (const path of ['/blog/nothing', '/careers/nothing', '/help/nothing', '/blog/404']) {
    expect((await page.goto(path))?.status(), path).toBe(404);
    await expect(page).toHaveTitle('404 Page Not Found · Satchel');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  }
});

journey('the blog can be searched and filtered, and a post leads to its tools', async ({ page }) => {
  await page.goto('/blog');
  const cards = page.getByRole('article');
  const all = await cards.count();
  await page.getByRole('button', { name: 'Security' }).click();
  await expect(cards).toHaveCount(1);
  await page.getByRole('button', { name: 'All' }).click();
  await page.getByRole('searchbox', { name: 'Search the blog' }).fill('redact');
  await expect(cards).toHaveCount(1);
  await page.getByRole('searchbox', { name: 'Search the blog' }).fill('elephants');
  await expect(page.getByText('No post fits this.')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search the blog' }).fill('');
  await expect(cards).toHaveCount(all);
  await cards.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/blog\/how-merging/);
  await page.getByRole('region', { name: 'Tools in this post' }).getByRole('link', { name: 'PDF Merger' }).click();
  await expect(page).toHaveURL('/tools/pdf-merger');
});

journey('help is found by the words in it', async ({ page }) => {
  await page.goto('/help');
  await page.getByRole('searchbox', { name: 'Search all help' }).fill('how do i sign');
  await page.getByRole('link', { name: /How to write, mark and sign a PDF/ }).click();
  await expect(page).toHaveURL('/help/visual-pdf-editor');
  await expect(page.getByRole('link', { name: 'Open Visual PDF Editor' })).toBeVisible();
});
