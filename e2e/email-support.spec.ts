import type { Page } from '@playwright/test';
import { startImapServer } from '../src/testing/imap-server.ts';
import { startMailServer } from '../src/testing/mail-server.ts';
import { expect, findBarriersInBothThemes, journey } from './journey.ts';
import { startSite } from './own-site.ts';
import { logIn, type Person, register } from './people.ts';

const boss: Person = { username: 'Boss', email: 'admin@example.org', password: 'the one and only boss' };
const path = '/email-support';
const support = 'support@example.org';

journey('the page of the mailbox says what is so, and what failed', async ({ page, provoked }) => {
  provoked.push(/status of [45]\d\d/, /ERR_FAILED/);
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'Sign in to continue' })).toBeVisible();
  await page.request.post('/api/register', { data: boss });
  await logIn(page, boss);
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'System status' })).toBeVisible();
  await expect(page.getByText('Unknown', { exact: true })).toBeVisible();
  await expect(page.getByText('No mailbox is set: emails are neither read nor answered.')).toBeVisible();
  await expect(page.getByText('Monitoring inactive')).toBeVisible();
  expect(await findBarriersInBothThemes(page)).toEqual([]);

  const send = page.getByRole('button', { name: 'Send Test Email' });
  await send.click();
  await expectToast(page, 'Test Failed', 'No mailbox is set. Set IMAP_URL, and start the site again.');
  await page.route('**/api/email-support/test', (route) => route.fulfill({ json: { success: false } }));
  await send.click();
  await expectToast(page, 'Test Failed', 'Failed to send test email');
  await page.route('**/api/email-support/test', (route) => route.abort());
  await send.click();
  await expectToast(page, 'Test Failed', 'Network error while testing email system');

  await page.route('**/api/email-support/status', (route) => route.fulfill({ status: 500, json: {} }));
  await page.reload();
  await expectToast(page, 'Error', 'Failed to fetch email support status');
  await page.unroute('**/api/email-support/status');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Monitoring inactive')).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
});

journey('an administrator tests the mailbox, and sees the test email arrive', async ({ browser }) => {
  journey.setTimeout(180_000);
  const imap = await startImapServer({ [support]: { password: 'abcdefghijklmnop' } });
  const smtp = await startMailServer({
    onReceived: async ({ to: [to = ''], content }) => {
      if (to.startsWith('support')) await imap.deliver(support, content);
    },
  });
  const address = `http://127.0.0.1:${Number(process.env.E2E_PORT ?? 3987) + 90 + journey.info().parallelIndex}`;
  const site = await startSite({
    address,
    settings: {
      ...{ IMAP_URL: imap.urlOf(support, ''), IMAP_PASSWORD: 'abcd efgh ijkl mnop' },
      ...{ SMTP_URL: smtp.url, ADMIN_EMAILS: boss.email },
    },
  });
  const context = await browser.newContext({ baseURL: address });
  try {
    const page = await context.newPage();
    await register(page, boss);
    await expect.poll(() => smtp.received.length).toBeGreaterThan(0);
    await page.goto(/\/verify-email#token=\S+/.exec(smtp.received[0]?.text ?? '')?.[0] ?? '');
    await page.getByRole('button', { name: 'Yes, confirm my address' }).click();
    await expect(page.getByText(`${boss.email} is yours.`)).toBeVisible();
    await logIn(page, boss);
    await page.goto(path);
    await expect(page.getByText('Monitoring active')).toBeVisible();
    await expect(page.getByText(support, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Send Test Email' }).click();
    await expectToast(page, 'Test Successful', 'Test email sent successfully');
    await expect(page.getByText(/^The test email of .+ arrived \d+ s later\.$/)).toBeVisible({ timeout: 30_000 });
    expect(await findBarriersInBothThemes(page)).toEqual([]);
  } finally {
    await context.close();
    await site.close();
    await smtp.close();
    await imap.close();
  }
});

/** The outlet also announces it, out of sight. */
async function expectToast(page: Page, title: string, text: string): Promise<void> {
  await expect(page.getByText(title, { exact: true }).first()).toBeVisible();
  await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
}
