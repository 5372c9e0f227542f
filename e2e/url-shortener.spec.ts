import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, findBarriersInBothThemes, journey, settled } from './journey.ts';
import { arrive, logIn } from './people.ts';

const path = '/tools/url-shortener';
const target = 'https://example.com/a/long/path?q=1';
const undoOf = (alias: string) => new RegExp(`^Undo.*${alias}$`);
const newAlias = () => `t-${randomUUID().slice(0, 12)}`;

journey.use({ permissions: ['clipboard-read', 'clipboard-write'] });

journey('a link is made, copied, visited and counted', async ({ page }) => {
  const alias = newAlias();
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect(page.getByText('No links yet')).toBeVisible();
  await shorten(page, target, `${alias} !?`);
  const made = page.getByRole('region', { name: 'Your short link', exact: true });
  await expect(made.getByRole('link', { name: `/s/${alias}` })).toBeVisible();
  await made.getByRole('button', { name: 'Copy short link' }).click();
  const shortUrl = await page.evaluate(() => navigator.clipboard.readText());
  expect(shortUrl).toMatch(new RegExp(`/s/${alias}$`));
  await made.getByRole('button', { name: 'QR code' }).click();
  const image = made.getByRole('img', { name: /QR code of/ });
  await expect(image).toBeVisible();
  const classic = await image.getAttribute('src');
  await made.getByRole('radio', { name: 'Leaf' }).check({ force: true });
  await expect(image).not.toHaveAttribute('src', classic ?? '');
  const saving = page.waitForEvent('download');
  await made.getByRole('button', { name: 'PNG' }).click();
  expect((await saving).suggestedFilename()).toBe(`qr-${alias}.png`);
  expect(await visit(page, alias)).toEqual({ status: 302, to: target });

  const row = page.getByRole('listitem').filter({ hasText: alias });
  await row.getByRole('button', { name: /^QR code/ }).click();
  await expect(row.getByRole('img', { name: /QR code of/ })).toBeVisible();
  await row.getByRole('button', { name: /^Statistics/ }).click();
  const statistics = row.getByRole('region', { name: `Statistics of ${alias}` });
  await expect(statistics.getByRole('definition').first()).toHaveText('1', { timeout: 15_000 });
  await expect(statistics.getByRole('table', { name: 'Devices' })).toContainText('Computer');
  await statistics.getByText('As a table').click();
  await expect(statistics.getByRole('row', { name: / 1 1$/ })).toBeVisible();
  expect(await findBarriersInBothThemes(page)).toEqual([]);

  await made.getByRole('button', { name: 'Create Another' }).click();
  await expect(page.getByLabel('Long URL')).toHaveValue('');
});

journey.describe('refusals', () => {
  // The browser writes a refused call into its console.
  journey.use({ provoked: [/409 \(Conflict\)/] });

  journey('what is wrong is said beside its field, and a taken alias comes with free ones', async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Shorten URL' }).click();
    await expect(page.getByText('URL required', { exact: true })).toBeVisible();
    await shorten(page, 'example', '');
    await expect(page.getByText('Invalid URL', { exact: true })).toBeVisible();
    const alias = newAlias();
    await shorten(page, target, alias);
    await page.getByRole('button', { name: 'Create Another' }).click();
    await shorten(page, target, alias);
    await expect(page.getByLabel('Custom alias')).toHaveAccessibleDescription(new RegExp(`${alias} is taken`));
    await page.getByRole('button', { name: `${alias}-2` }).click();
    await expect(page.getByRole('region', { name: 'Your short link', exact: true })).toContainText(`${alias}-2`);
  });
});

journey('a link is changed, paused, deleted and brought back', async ({ page }) => {
  const alias = newAlias();
  await page.goto(path, { waitUntil: 'networkidle' });
  await shorten(page, target, alias);
  const row = page.getByRole('list', { name: 'Your links' }).getByRole('listitem').filter({ hasText: alias });
  await row.getByRole('button', { name: /^Edit/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Leads to').first().fill('https://example.org/new');
  await dialog.getByLabel('Tags').fill('news');
  expect(await findBarriersInBothThemes(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(row).toContainText('https://example.org/new');
  expect(await visit(page, alias)).toEqual({ status: 302, to: 'https://example.org/new' });
  await row.getByRole('button', { name: /^Pause/ }).click();
  await expect(row).toContainText('Paused');
  expect((await visit(page, alias)).status).toBe(403);
  await row.getByRole('button', { name: /^Resume/ }).click();
  await expect(row).not.toContainText('Paused');
  await row.getByRole('button', { name: /^Delete/ }).click();
  await expect(row).toBeHidden();
  expect((await visit(page, alias)).status).toBe(410);
  const other = newAlias();
  await page.getByRole('button', { name: 'Create Another' }).click();
  await shorten(page, target, other);
  const otherRow = page.getByRole('list', { name: 'Your links' }).getByRole('listitem').filter({ hasText: other });
  await otherRow.getByRole('button', { name: /^Delete/ }).click();
  await expect(page.getByRole('button', { name: undoOf(other) })).toBeFocused();
  await settled(page);
  await page.reload({ waitUntil: 'networkidle' });
  await page.getByRole('button', { name: undoOf(alias) }).click();
  await expect(row).toBeVisible();
  expect((await visit(page, alias)).status).toBe(302);
  await expect(page.getByRole('button', { name: undoOf(other) })).toBeFocused();
  await page.getByRole('button', { name: undoOf(other) }).click();
  await expect(otherRow).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your links' })).toBeFocused();
});

journey('a table of links is made row by row, and a broken row does not stop the others', async ({ page }) => {
  const [first, second] = [newAlias(), newAlias()];
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'From CSV' }).click();
  await page.getByLabel('Choose a CSV file').setInputFiles({
    name: 'links.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`URL;Alias;Tags\n${target};${first};news\n;nothing;\n"https://example.org/;a";${second};\n`),
  });
  await expect(page.getByText('2 of 3 made.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Rows that were not made' })).toContainText(
    'Line 3: There is no address',
  );
  expect(await visit(page, second)).toEqual({ status: 302, to: 'https://example.org/;a' });
});

journey('what is typed is there again after Back and a reload, but no password', async ({ page }) => {
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.getByLabel('Long URL').fill(target);
  await page.getByLabel('Custom alias').fill('draft');
  await page.getByText('More options').click();
  await page.getByLabel('Password', { exact: true }).fill('open sesame');
  await page.getByLabel('Campaign', { exact: true }).fill('spring');
  await expect(page.getByLabel('Long URL')).toHaveValue(`${target}&utm_campaign=spring`);
  await settled(page);
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.getByLabel('Custom alias')).toHaveValue('draft');
  await expect(page.getByLabel('Long URL')).toHaveValue(`${target}&utm_campaign=spring`);
  await page.getByText('More options').click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await page.getByRole('link', { name: 'Satchel' }).first().click();
  await expect(page.getByLabel('Long URL')).toBeHidden();
  await page.goBack();
  await expect(page.getByLabel('Custom alias')).toHaveValue('draft');
});

journey('an administrator finds a reported link and stops it', async ({ page }) => {
  const alias = newAlias();
  await page.goto(path, { waitUntil: 'networkidle' });
  await shorten(page, target, alias);
  await expect(page.getByRole('region', { name: 'Your short link', exact: true })).toBeVisible();
  await page.goto(`/s/${alias}+`, { waitUntil: 'commit' });
  await page.getByText('Report this link').click();
  await page.getByLabel('What is wrong with it?').fill('It is not what it says');
  expect(await findBarriersInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Report', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();

  const admin = { username: 'Boss', email: 'admin@example.org', password: 'the one and only boss' };
  // Refused where an earlier journey made the account.
  await page.request.post('/api/register', { data: admin });
  await logIn(page, admin);
  await page.goto('/admin?section=links');
  const panel = page.getByRole('region', { name: 'Short links' });
  await panel.getByRole('searchbox', { name: 'Code or address' }).fill(alias);
  await panel.getByRole('button', { name: 'Find' }).click();
  await panel.getByLabel('Only reported ones').check();
  const row = panel.getByRole('list', { name: 'Short links' }).getByRole('listitem');
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('It is not what it says');
  await row.getByRole('button', { name: /^Stop/ }).click();
  await expect(row).toContainText('stopped');
  expect((await visit(page, alias)).status).toBe(403);
  await panel.getByLabel('Host, with its subdomains').fill('https://www.Example.edu/page');
  await panel.getByRole('button', { name: 'Block', exact: true }).click();
  const host = panel.getByRole('list', { name: 'Blocked hosts' }).getByRole('listitem');
  await expect(host).toContainText('www.example.edu');
  expect(await findBarriersInBothThemes(page)).toEqual([]);
  await host.getByRole('button', { name: /^Unblock/ }).click();
  await expect(host).toBeHidden();
});

journey('a made link is not offered again after a reload', async ({ page }) => {
  const alias = newAlias();
  await page.goto(path, { waitUntil: 'networkidle' });
  await shorten(page, target, alias);
  const made = page.getByRole('region', { name: 'Your short link', exact: true });
  await expect(made.getByRole('link', { name: `/s/${alias}` })).toBeFocused();
  await made.getByRole('button', { name: 'Create Another' }).click();
  await expect(page.getByLabel('Long URL')).toBeFocused();
  await shorten(page, target, '');
  await expect(made).toBeVisible();
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.getByLabel('Long URL')).toHaveValue('');
  await expect(page.getByRole('list', { name: 'Your links' }).getByRole('listitem')).toHaveCount(2);
});

journey('an option that makes no sense is named at its field', async ({ page }) => {
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.getByText('More options').click();
  await page.getByLabel('After that, lead to').fill('example');
  await page.getByRole('button', { name: 'Add a target' }).click();
  await page.getByLabel('Device').selectOption('mobile');
  await page.getByText('More options').click();
  await expect(page.getByLabel('Device')).toBeHidden();
  await shorten(page, target, '');
  await expect(page.getByLabel('After that, lead to')).toHaveAccessibleDescription(/Enter a public address/);
  await expect(page.getByText('Target 1: enter a public address')).toBeVisible();
  await expect(page.getByLabel('Device')).toBeVisible();
  await page.getByLabel('After that, lead to').fill('https://example.org/over');
  await page.getByLabel('Leads to').fill('https://example.org/phone');
  await page.getByRole('button', { name: 'Shorten URL' }).click();
  await expect(page.getByRole('region', { name: 'Your short link', exact: true })).toBeVisible();
});

journey('links of a browser are taken along into an account', async ({ page }) => {
  const alias = newAlias();
  await page.goto(path, { waitUntil: 'networkidle' });
  await shorten(page, target, alias);
  await expect(page.getByRole('listitem').filter({ hasText: alias })).toBeVisible();
  await arrive(page);
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect(page.getByText('1 link of this browser is not in your account yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Take it along' }).click();
  await expect(page.getByText('1 link moved to your account', { exact: true })).toBeVisible();
  await expect(page.getByText('not in your account yet')).toBeHidden();
  await expect(page.getByRole('listitem').filter({ hasText: alias })).toBeVisible();
});

journey.describe('a cut line', () => {
  journey.use({ provoked: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

  journey('stops a table of links, which goes on from the same row and makes none twice', async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'From CSV' }).click();
    const shortenCalls = '**/api/tools/shorten-url';
    let calls = 0;
    await page.route(shortenCalls, async (route) => {
      // The second arrives, but its answer does not.
      if (++calls === 2) await route.fetch();
      return calls > 1 ? route.abort() : route.continue();
    });
    const [first, third] = [newAlias(), newAlias()];
    await page.getByLabel('Choose a CSV file').setInputFiles({
      name: 'links.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`url,alias\n${[first, '', third].map((alias) => `${target},${alias}`).join('\n')}`),
    });
    await expect(page.getByText('1 of 3 made, stopped after 1.')).toBeVisible();
    await expect(page.getByText('the server cannot be reached')).toBeVisible();
    await page.unroute(shortenCalls);
    await page.getByRole('button', { name: 'Go on' }).click();
    await expect(page.getByText('3 of 3 made.')).toBeVisible();
    expect((await visit(page, third)).status).toBe(302);
    await expect(page.getByRole('list', { name: 'Your links' }).getByRole('listitem')).toHaveCount(3);
  });
});

journey.describe('on a phone', () => {
  journey.use({ viewport: { width: 320, height: 720 }, hasTouch: true });

  journey('everything fits, in both themes', async ({ page }) => {
    const alias = newAlias();
    const isTooWide = () => page.evaluate('document.documentElement.scrollWidth > innerWidth');
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.getByText('More options').click();
    await page.getByRole('button', { name: 'Add a target' }).click();
    expect(await isTooWide()).toBe(false);
    expect(await findBarriersInBothThemes(page)).toEqual([]);
    await page.getByRole('button', { name: 'Remove target 1' }).click();
    await shorten(page, `${target}&long=${'x'.repeat(300)}`, alias);
    await page.getByRole('button', { name: 'From CSV' }).click();
    const row = page.getByRole('listitem').filter({ hasText: alias });
    await row.getByRole('button', { name: /^Statistics/ }).click();
    await expect(row.getByText('No clicks in this time')).toBeVisible();
    expect(await isTooWide()).toBe(false);
    expect(await findBarriersInBothThemes(page)).toEqual([]);
  });
});

async function shorten(page: Page, url: string, alias: string): Promise<void> {
  await page.getByLabel('Long URL').fill(url);
  await page.getByLabel('Custom alias').fill(alias);
  await page.getByRole('button', { name: 'Shorten URL' }).click();
}

/** Visits a short link as the browser does, without going there. */
async function visit(page: Page, code: string): Promise<{ status: number; to: string | undefined }> {
  const userAgent = (await page.evaluate(() => navigator.userAgent)).replace('Headless', '');
  const answer = await page.request.get(`/s/${code}`, { maxRedirects: 0, headers: { 'user-agent': userAgent } });
  const { location } = answer.headers();
  return { status: answer.status(), to: location };
}
