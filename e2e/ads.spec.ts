import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, findBarriersInBothThemes, journey as plainJourney } from './journey.ts';
import { startSite } from './own-site.ts';
import { arrive, newPerson, userMenu } from './people.ts';

type Asked = { url: string; cookie: string | undefined; referrer: string | undefined };
type AdSite = { asked: Asked[]; reports: string[]; host: string };

const boss = newPerson('Bo');
const siteAddress = (index: number) => `http://127.0.0.1:${Number(process.env.E2E_PORT ?? 3987) + 80 + index}`;

/** A site with advertisements, whose frames try to reach the page around them. */
const journey = plainJourney.extend<{ baseURL: string }, { adSite: AdSite; ownSite: string }>({
  adSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from this pattern that no other fixture is needed.
    async ({}, use, { parallelIndex }) => {
      const asked: Asked[] = [];
      const reports: string[] = [];
      const server = createServer((request, response) => {
        const { pathname } = new URL(request.url ?? '/', 'http://ads');
        if (pathname === '/report') {
          request.on('data', (chunk) => reports.push(String(chunk)));
          request.on('end', () => response.end());
          return;
        }
        if (pathname !== '/frame') return response.writeHead(404).end();
        const { cookie, referer } = request.headers;
        asked.push({ url: request.url ?? '', cookie, referrer: referer });
        response.setHeader('set-cookie', 'spy=1; Path=/');
        response.setHeader('content-type', 'text/html');
        response.end(hostileFrame(siteAddress(parallelIndex)));
      });
      const port = await listen(server);
      // To the browser another site than 127.0.0.1.
      await use({ asked, reports, host: `localhost:${port}` });
      server.close();
    },
    { scope: 'worker' },
  ],
  ownSite: [
    async ({ adSite }, use, { parallelIndex }) => {
      const address = siteAddress(parallelIndex);
      const site = await startSite({
        address,
        settings: { ADS_FRAME_URL: `http://${adSite.host}/frame`, ADMIN_EMAILS: boss.email },
      });
      await use(address);
      await site.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ ownSite }, use) => use(ownSite),
});

// One site serves all of them.
journey.describe.configure({ mode: 'default' });

/** Tries everything at once, and reports what worked. */
const hostileFrame = (
  site: string,
) => `<!doctype html><body style="background:#cde">An advertisement <a href="/landing" target="_blank">Buy</a><script>
const done = [];
const attempt = (name, act) => { try { if (act() !== false) done.push(name); } catch {} };
attempt('read the page', () => parent.document.title);
attempt('read its address', () => top.location.href);
attempt('call its functions', () => parent.eval('1'));
attempt('its storage', () => localStorage.setItem('spy', '1'));
attempt('its database', () => indexedDB.open('spy'));
attempt('cookies', () => { document.cookie = 'spy=1; path=/'; return document.cookie.includes('spy'); });
attempt('leave for elsewhere', () => { top.location.href = 'http://localhost:1/gone'; return false; });
attempt('leave by a form', () => {
  const form = document.body.appendChild(document.createElement('form'));
  form.action = 'http://localhost:1/gone'; form.target = '_top'; form.submit();
  return false;
});
attempt('a dialog', () => { alert('Your computer is infected'); return false; });
attempt('a service worker', () => { navigator.serviceWorker.register('/sw.js'); });
parent.postMessage({ type: 'satchel', account: 'pro' }, '*');
const call = (name, path) => fetch('${site}' + path, { credentials: 'include' }).then(() => done.push(name), () => {});
Promise.all([call('the user', '/api/user'), call('the usage', '/api/usage')]).then(() =>
  setTimeout(() => navigator.sendBeacon('/report', JSON.stringify({ done, origin: self.origin, cookie: 'x', referrer: document.referrer })), 300));
</script>`;

const frames = (page: Page) => page.locator('iframe[title^="Advertisement"]');

journey('nothing is loaded before the visitor agrees, and refusing is as easy and lasts', async ({ page, adSite }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const before = adSite.asked.length;
  await page.goto('/');
  const question = page.getByText('May this site show advertisements?');
  await expect(question).toContainText(adSite.host);
  expect(await findBarriersInBothThemes(page)).toEqual([]);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320);
  await page.getByRole('button', { name: 'No, thanks' }).click();
  await expect(question).toBeHidden();
  await page.reload();
  await expect(question).toBeHidden();
  await page.waitForTimeout(1_500);
  await expect(frames(page)).toHaveCount(0);
  expect(adSite.asked.length).toBe(before);
  await expect(page.getByRole('switch', { name: 'Advertisements: off' })).toBeVisible();
});

journey(
  'a frame cannot reach the page, its cookies or its address, and nothing moves',
  async ({ page, adSite, provoked, context }) => {
    // What the browser says of each attempt.
    provoked.push(/localhost/, /sandbox/i, /Unsafe attempt/, /CORS/, /ERR_FAILED/);
    await page.goto('/tools/word-counter');
    await page.getByRole('button', { name: 'Yes, show them' }).click();
    await expect(frames(page).first()).toBeVisible();
    // In view, without a request for the others that nobody may scroll to.
    await page.reload({ waitUntil: 'commit' });
    await page.evaluate(`new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.moved = (window.moved ?? 0) + entry.value;
  }).observe({ type: 'layout-shift', buffered: true })`);
    await expect(frames(page).first()).toBeVisible();
    await expect.poll(() => adSite.reports.length).toBeGreaterThan(0);
    for (const report of adSite.reports) {
      expect(JSON.parse(report)).toMatchObject({ done: [], origin: 'null', referrer: '' });
    }
    await page.waitForTimeout(500);
    expect(await page.evaluate('window.moved ?? 0')).toBeLessThan(0.01);
    expect(page.url()).toMatch(/\/tools\/word-counter$/);
    expect(await page.evaluate("document.cookie.includes('spy')")).toBe(false);
    const cookies = await context.cookies();
    expect(cookies.filter(({ name, domain }) => name === 'spy' && domain === '127.0.0.1')).toEqual([]);
    for (const { referrer, cookie } of adSite.asked) {
      expect(referrer).toBeUndefined();
      expect(cookie ?? '').not.toMatch(/satchel/);
    }
    expect(adSite.asked.some(({ url }) => url === '/frame?position=top')).toBe(true);
    // Each place was loaded once a visit, at most.
    expect(adSite.asked.length).toBeLessThanOrEqual(8);
    await page.getByRole('switch', { name: 'Advertisements: on' }).click();
    await expect(frames(page)).toHaveCount(0);
  },
);

journey('Pro users see none, not even a question, and neither do pages about accounts', async ({ page, adSite }) => {
  const before = adSite.asked.length;
  await arrive(page, boss);
  const granted = await page.request.post('/api/admin/pro/grant', { data: { email: boss.email, days: 1 } });
  expect(granted.status(), await granted.text()).toBe(200);
  await page.goto('/');
  await expect(userMenu(page, boss)).toContainText('Pro');
  await page.waitForTimeout(1_500);
  await expect(page.getByText('May this site show advertisements?')).toBeHidden();
  await expect(frames(page)).toHaveCount(0);
  await page.context().clearCookies();
  await page.goto('/login');
  await expect(page.getByText('May this site show advertisements?')).toHaveCount(0);
  expect(adSite.asked.length).toBe(before);
});

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}
