import { expect, findBarriersInBothThemes, findBarriersOnAllScreens, journey } from './journey.ts';
import { logIn } from './people.ts';

const admin = { username: 'Boss', email: 'admin@example.org', password: 'the one and only boss' };

journey('an administrator goes through every part of the door, also on a phone', async ({ page }) => {
  // Refused where an earlier journey made the account.
  await page.request.post('/api/register', { data: admin });
  await logIn(page, admin);
  await page.route('**/api/admin/figures', (route) => route.fulfill({ json: figuresOfAWeek }));
  await page.goto('/admin');
  await expect(page.getByRole('figure', { name: /^Accounts: added/ })).toBeVisible();
  await page.getByText('As a table: Accounts').click();
  await expect(page.getByRole('region', { name: 'Accounts: added by day' }).getByRole('row').nth(1)).toHaveText(
    '2026-03-083',
  );
  const parts = page.getByRole('navigation', { name: 'Administration' });
  for (const part of [
    'Figures',
    'Users',
    'Jobs',
    'Short links',
    'Visits',
    'Assistant',
    'AI provider',
    'Health',
    'Settings',
  ]) {
    await parts.getByRole('link', { name: part, exact: true }).click();
    await expect(page.getByRole('heading', { level: 2, name: part })).toBeVisible();
    await expect(page.getByText(/^Loading/)).toHaveCount(0);
    expect(await findBarriersOnAllScreens(page), part).toEqual([]);
  }
  await expect(page.getByRole('list', { name: 'Settings' })).toContainText('ADMIN_EMAILS');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name: 'Health' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('list', { name: 'Parts' })).toContainText('database');
});

journey('visits are counted by page, source and tool, unless the visitor asks not to be', async ({ page, browser }) => {
  const visitor = await browser.newContext();
  await visitor.addInitScript(countedBrowser);
  const tab = await visitor.newPage();
  const sent = () => tab.evaluate<unknown[]>('sent');
  await tab.goto('/tools/word-counter?utm_source=Newsletter&utm_campaign=Spring');
  const landed = { event: 'view', path: '/tools/word-counter', source: 'Newsletter', campaign: 'Spring' };
  await expect.poll(sent).toEqual([landed]);
  await tab.getByRole('textbox').first().fill('three little words');
  await tab.getByRole('textbox').first().fill('three little words more');
  await expect.poll(sent).toEqual([landed, { event: 'tool', path: '/tools/word-counter' }]);
  await tab.getByRole('banner').getByRole('link', { name: 'Help' }).click();
  await expect.poll(async () => (await sent()).slice(2)).toEqual([{ event: 'view', path: '/help' }]);
  await tab.keyboard.press('/');
  await tab.getByRole('dialog').getByRole('combobox').fill('zorblax frobnicator');
  const search = { event: 'search', path: '/help', term: 'zorblax frobnicator' };
  await expect.poll(async () => (await sent()).slice(3)).toEqual([search]);
  await visitor.close();

  const quiet = await browser.newContext();
  await quiet.addInitScript(countedBrowser);
  await quiet.addInitScript("Object.defineProperty(navigator, 'globalPrivacyControl', { get: () => true })");
  const unseen = await quiet.newPage();
  const asked: string[] = [];
  unseen.on('request', (request) => asked.push(request.url()));
  await unseen.goto('/pricing', { waitUntil: 'networkidle' });
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((url) => url.includes('/api/analytics'))).toEqual([]);
  await quiet.close();

  await page.request.post('/api/register', { data: admin });
  await logIn(page, admin);
  await page.goto('/admin?section=analytics');
  const main = page.getByRole('region', { name: 'Visits' });
  await expect(async () => {
    await page.reload();
    await expect(main.getByRole('listitem').filter({ hasText: 'newsletter' })).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(main.getByRole('listitem').filter({ hasText: '/tools/word-counter' })).toBeVisible();
  await expect(main.getByRole('listitem').filter({ hasText: 'Spring' })).toBeVisible();
  await expect(main.getByRole('figure', { name: /^Visitors/ })).toBeVisible();
  expect(await findBarriersInBothThemes(page)).toEqual([]);
  await main.getByLabel('Time').selectOption('week');
  await expect(page).toHaveURL(/range=week/);
});

/** The site does not count driven browsers. What beacons send is not shown to tests otherwise. */
const countedBrowser = `
  Object.defineProperty(navigator, 'webdriver', { get: () => false });
  window.sent = [];
  const send = navigator.sendBeacon.bind(navigator);
  navigator.sendBeacon = (url, body) => {
    body.text().then((text) => window.sent.push(JSON.parse(text)));
    return send(url, body);
  };`;

const figuresOfAWeek = {
  figures: [
    { id: 'accounts', name: 'Accounts', now: 12 },
    { id: 'jobs', name: 'Jobs done', now: 1200 },
  ].map((figure) => ({
    ...figure,
    days: Array.from({ length: 8 }, (_, day) => ({ day: `2026-03-0${day + 1}`, total: figure.now - (7 - day) * 3 })),
  })),
};
