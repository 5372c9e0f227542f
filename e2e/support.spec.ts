import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, findBarriersInBothThemes, journey } from './journey.ts';
import { arrive, logIn } from './people.ts';

const hostile = '<script>document.title = "gone"</script>\n<img src=x onerror=alert(1)>';

const write = async (page: Page, texts: Record<string, string>) => {
  for (const [label, text] of Object.entries(texts)) await page.getByRole('textbox', { name: label }).fill(text);
};
const answerTo = async (page: Page, name: RegExp) => {
  await page.goto('/escalations');
  await page.getByRole('link', { name }).click();
};

journey(
  'a visitor writes, an administrator answers, and the visitor reads it without an account',
  async ({ page, browser, provoked }) => {
    const subject = `Merging ${randomUUID().slice(0, 8)}`;
    await page.goto('/contact');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByRole('textbox', { name: 'First name' })).toBeFocused();
    await expect(page.getByText('Please enter your message.')).toBeVisible();
    expect(await findBarriersInBothThemes(page)).toEqual([]);
    await write(page, {
      ...{ 'First name': 'Ada', 'Last name': 'Lovelace', Email: 'ada@example.org', Subject: subject },
      Message: `Where are my files?\n${hostile}`,
    });

    // Nothing that was typed is lost: not by a reload, not while the server is out of reach.
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(/Where are my files/);
    await page.getByRole('textbox', { name: 'Last name' }).fill('King');
    provoked.push(/ERR_INTERNET_DISCONNECTED/);
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('Your message is kept in this browser.')).toBeVisible();
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByRole('heading', { name: 'We have your message' })).toBeFocused();
    expect(await findBarriersInBothThemes(page)).toEqual([]);

    await page.getByRole('link', { name: 'the page of your ticket' }).click();
    await expect(page.getByRole('heading', { name: subject })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Messages' })).toContainText('<img src=x onerror=alert(1)>');
    const link = page.url();

    const desk = await browser.newContext({ baseURL: new URL(link).origin, reducedMotion: 'reduce' });
    const admin = await desk.newPage();
    const boss = { username: 'Boss', email: 'admin@example.org', password: 'the one and only boss' };
    await admin.request.post('/api/register', { data: boss });
    await logIn(admin, boss);
    await answerTo(admin, new RegExp(subject));
    await expect(admin.getByRole('heading', { name: subject })).toBeFocused();
    expect(await findBarriersInBothThemes(admin)).toEqual([]);
    await admin.getByLabel('Add a note').fill('A kind person.');
    await admin.getByRole('button', { name: 'Add the note' }).click();
    await expect(admin.getByText('added a note')).toBeVisible();
    const answer = admin.getByRole('textbox', { name: 'Answer' });
    await answer.fill('In your downloads.');
    await admin.reload();
    await expect(answer).toHaveValue('In your downloads.');
    await answer.press('Control+Enter');
    await expect(admin.getByRole('list', { name: 'Messages' })).toContainText('In your downloads.');

    await admin.goto('/escalations?state=waiting');
    await expect(admin.getByRole('heading', { name: 'AI Escalation Dashboard' })).toBeVisible();
    await expect(admin.getByRole('list', { name: 'Conversations', exact: true })).toContainText(subject);
    expect(await findBarriersInBothThemes(admin)).toEqual([]);
    await desk.close();

    await page.reload();
    await expect(page.getByRole('list', { name: 'Messages' })).toContainText('In your downloads.');
    await expect(page.getByText('A kind person.')).toHaveCount(0);
    await page.getByRole('textbox', { name: 'Add a message' }).fill('Found them, thank you.');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByRole('list', { name: 'Messages' })).toContainText('Found them');
    await page.getByRole('button', { name: 'This is solved' }).click();
    await expect(page.getByText(/· Solved/)).toBeVisible();
    expect(await findBarriersInBothThemes(page)).toEqual([]);

    // Another visitor needs the whole link.
    const other = await browser.newContext({ baseURL: new URL(link).origin });
    const stranger = await other.newPage();
    await stranger.goto(link);
    await expect(stranger.getByText('In your downloads.')).toBeVisible();
    await stranger.goto('/');
    await stranger.goto(link.replace(/\..{32}$/, ''));
    await expect(stranger.getByText('There is no such ticket')).toBeVisible();
    await other.close();
  },
);

journey(
  'the support page finds answers, and a report of a failed job carries its number, not its file',
  async ({ page }) => {
    await arrive(page);
    await page.goto('/support');
    await page.getByRole('searchbox').fill('merge pdfs');
    await page.getByRole('searchbox').press('Enter');
    await expect(page.getByRole('list', { name: 'Answers' }).getByRole('link').first()).toBeVisible();
    await page.getByText('How soon do you answer?').click();
    await expect(page.getByText(/technical ones within 12 hours/)).toBeVisible();
    expect(await findBarriersInBothThemes(page)).toEqual([]);

    await page.goto(`/support#job=${'A'.repeat(32)}&code=ENGINE_FAILED&page=%2Ftools%2Fpdf-merger`);
    await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue('PDF merger failed');
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(/@example\.org$/);
    await write(page, { Message: 'It stopped half way.' });
    await page.getByRole('button', { name: 'Send Support Ticket' }).dblclick();
    await expect(page.getByRole('heading', { name: 'We have your message' })).toBeVisible();
    await page.goto('/account?section=tickets');
    await expect(page.getByRole('list', { name: 'Your tickets' }).getByRole('listitem')).toHaveCount(1);
  },
);

journey('the dashboard is for administrators, and says when it cannot be loaded', async ({ page, provoked }) => {
  await page.goto('/escalations');
  await expect(page.getByRole('heading', { name: 'Sign in to continue' })).toBeVisible();
  await arrive(page);
  await page.goto('/escalations');
  await expect(page.getByRole('heading', { name: 'No access' })).toBeVisible();

  const boss = { username: 'Boss', email: 'admin@example.org', password: 'the one and only boss' };
  await page.request.post('/api/register', { data: boss });
  await logIn(page, boss);
  provoked.push(/503/);
  await page.route('**/api/escalations', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/escalations');
  await expect(page.getByRole('alert')).toContainText('Error loading escalations: Failed to fetch escalations');
  await page.unroute('**/api/escalations');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('searchbox').fill('nothing has these words');
  await page.getByRole('searchbox').press('Enter');
  await expect(page.getByText('Nothing fits these filters')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Nothing fits these filters')).toHaveCount(0);
});
