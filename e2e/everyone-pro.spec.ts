import type { Page } from '@playwright/test';
import { reportPdf } from '../src/engines/pdf/compress/sample-documents.ts';
import {
  expect,
  findBarriers,
  findBarriersInBothThemes,
  isArticle,
  isEnglish,
  isTool,
  largeFile,
  journey as plainJourney,
  sitePagesWithoutPlans,
} from './journey.ts';
import { startSite } from './own-site.ts';
import { arrive } from './people.ts';

/** A journey on a private or team site. */
const journey = plainJourney.extend<{ baseURL: string }, { ownSite: string }>({
  ownSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from this pattern that no other fixture is needed.
    async ({}, use, { parallelIndex }) => {
      const address = `http://127.0.0.1:${Number(process.env.E2E_PORT ?? 3987) + 90 + parallelIndex}`;
      const site = await startSite({ address, settings: { EVERYONE_PRO: 'true' } });
      await use(address);
      await site.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ ownSite }, use) => use(ownSite),
});

/** Words about plans and offers. Every footer may say that Satchel is free software, and an image can be cropped freely. */
const planWords =
  /.{0,40}(\b(Pro|Pricing|upgrade|trial|Starter|subscri\w+|allowances?|(per|your|free) plans?|Free(?! software| 1:1))\b|\$\d).{0,40}/i;
/** Those that every language has. */
const planNames = /.{0,40}(\b(Pro|Starter)\b|\$\s?\d).{0,40}/;
/** The first match visible on the page, with its context. */
const findPlanWords = async (page: Page, words = planWords): Promise<string | undefined> => {
  await page.evaluate('for (const details of document.querySelectorAll("details")) details.open = true');
  const text = await page.evaluate<string>('document.body.innerText');
  return words.exec(text.replaceAll(/\s+/g, ' '))?.[0];
};

/** Links to what a site sells; the page at these addresses may name itself in other languages. */
const offers = ':is(a[href*="/pricing"], a[href*="/subscribe"]):not([hreflang])';

const groups = {
  tool: sitePagesWithoutPlans.filter(isTool),
  article: sitePagesWithoutPlans.filter(isArticle),
  other: sitePagesWithoutPlans.filter((page) => !isTool(page) && !isArticle(page)),
};
for (const [group, pages] of Object.entries(groups)) {
  journey(
    `no ${group} page mentions a plan, a price or an offer, on a desktop or a phone`,
    async ({ page, browser, provoked }) => {
      // Dozens of pages in one test: a page loads fast once the browser has loaded one.
      journey.slow();
      provoked.push(/status of 404/);
      const context = await browser.newContext({ javaScriptEnabled: false });
      const shown = group === 'article' ? await context.newPage() : page;
      for (const built of pages) {
        const { path } = built;
        const words = isEnglish(built) ? planWords : planNames;
        await shown.setViewportSize({ width: 1280, height: 800 });
        await shown.goto(path, { waitUntil: group === 'article' ? 'load' : 'networkidle' });
        expect.soft(await findPlanWords(shown, words), path).toBeUndefined();
        await expect.soft(shown.locator(offers), path).toHaveCount(0);
        await shown.setViewportSize({ width: 390, height: 844 });
        expect.soft(await findPlanWords(shown, words), `${path} on a phone`).toBeUndefined();
      }
      await context.close();
    },
  );
}

for (const path of ['/', '/pricing', '/tools/pdf-compressor']) {
  journey(`${path} without plans has no barrier, and nothing moves while it loads`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    // A web font that comes late on a busy machine moves a line by a little more than a hundredth.
    expect(await page.evaluate(layoutShift)).toBeLessThan(0.02);
    expect(await findBarriersInBothThemes(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await findBarriers(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
  });
}

/** https://web.dev/articles/cls */
const layoutShift = `new Promise((resolve) => {
  let sum = 0;
  const observer = new PerformanceObserver((list) => { for (const entry of list.getEntries()) sum += entry.value; });
  observer.observe({ type: 'layout-shift', buffered: true });
  requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
})`;

journey('the pricing addresses say that everything is included', async ({ page, request }) => {
  for (const path of ['/pricing', '/subscribe']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Everything is included');
    expect(await findBarriers(page)).toEqual([]);
  }
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toContain('/help</loc>');
  expect(sitemap).not.toMatch(/pricing|subscribe/);
});

journey('signed-in users see no plan either, on a phone or a desktop', async ({ page }) => {
  const person = await arrive(page);
  for (const section of ['profile', 'security', 'plan', 'usage', 'keys', 'tickets', 'data']) {
    await page.goto(`/account?section=${section}`);
    await expect(page.getByRole('navigation', { name: 'Account' }).getByRole('link')).toHaveText([
      'Profile',
      'Security',
      'API keys',
      'Tickets',
      'My data',
    ]);
    expect([section, await findPlanWords(page)]).toEqual([section, undefined]);
  }
  await page.getByRole('banner').getByRole('button', { name: person.username }).click();
  expect(await findPlanWords(page)).toBeUndefined();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' }).getByText(person.username)).toBeVisible();
  expect(await findPlanWords(page)).toBeUndefined();
});

journey('a Pro-only tool accepts files from anybody, and names the Pro limits', async ({ page }) => {
  await page.goto('/tools/image-resizer');
  await expect(page.getByText(/^Size of one image: /)).not.toContainText('Pro');
  await page.goto('/tools/pdf-compressor');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'report.pdf', mimeType: 'application/pdf', buffer: await reportPdf() });
  await page.getByRole('button', { name: 'Compress', exact: true }).click();
  await expect(page.getByText('PDF Compressed Successfully!', { exact: true }).first()).toBeVisible();
  expect(await findPlanWords(page)).toBeUndefined();
});

journey('a file beyond the limit is refused without a word about plans', async ({ page }) => {
  await page.goto('/tools/image-resizer');
  await page.locator('input[type=file]').first().setInputFiles(largeFile('large.jpg', 51));
  await expect(page.getByText(/You can upload files up to/).first()).toBeVisible();
  expect(await findPlanWords(page)).toBeUndefined();
});
