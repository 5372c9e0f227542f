import { expect, findBarriers, findBarriersInBothThemes, findBarriersOnAllScreens, journey } from './journey.ts';
import { arrive, logIn } from './people.ts';

const admin = { username: 'Boss', email: 'admin@example.org', password: 'the one and only boss' };

journey('the marketing dashboard is for administrators', async ({ page }) => {
  await page.goto('/marketing-dashboard?tab=seo');
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign In' })).toHaveAttribute(
    'href',
    '/login?next=%2Fmarketing-dashboard%3Ftab%3Dseo',
  );
  await arrive(page);
  await page.goto('/marketing-dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No access');
});

journey.describe('an administrator', () => {
  journey.use({ provoked: [/status of (400|503)/] });

  journey('does tasks one at a time, edits the lists, and finds the tab again after a reload', async ({ page }) => {
    // Refused where an earlier journey made the account.
    await page.request.post('/api/register', { data: admin });
    await logIn(page, admin);
    await page.goto('/admin');
    await page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: 'Marketing' }).click();
    await expect(page.getByText('Task completion')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send the report' })).toBeDisabled();
    await expect(page.getByText('this site sends none')).toBeVisible();

    // By keyboard.
    await page.getByRole('tab', { name: 'Overview' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'SEO' })).toHaveAttribute('aria-selected', 'true');
    await expect(page).toHaveURL(/tab=seo/);
    await expect(page.getByRole('tabpanel')).toContainText('The pages were not audited yet.');

    await page.getByRole('button', { name: 'Audit the pages' }).click();
    await expect(page.getByRole('button', { name: 'Draft posts' })).toBeDisabled();
    await expect(page.getByText(/^Audited \d+ pages: \d+ findings\.$/).first()).toBeVisible();
    const pages = page.getByRole('region', { name: 'Pages' });
    await expect(pages.getByRole('row', { name: /^\/tools\/pdf-merger / })).toContainText('KB');
    await expect(page.getByText('leads nowhere')).toHaveCount(0);
    expect(await findBarriersInBothThemes(page)).toEqual([]);

    await page.getByRole('tab', { name: 'Backlinks' }).click();
    await page.getByRole('button', { name: 'Add a page' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('A blog');
    await dialog.getByLabel('Page that should link here').fill('http://192.168.0.1/');
    await dialog.getByLabel('Authority score').fill('many');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByLabel('Authority score')).toBeFocused();
    expect(await findBarriers(page)).toEqual([]);
    await dialog.getByLabel('Authority score').fill('40');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByRole('alert')).toContainText('a public web page elsewhere');
    await dialog.getByLabel('Page that should link here').fill('https://blog.example.com/tools');
    await dialog.getByRole('button', { name: 'Save' }).click();
    const backlinks = page.getByRole('list', { name: 'Backlinks' }).getByRole('listitem');
    await expect(backlinks.first()).toContainText('authority 40');
    await backlinks
      .first()
      .getByRole('button', { name: /^Edit.*A blog/ })
      .click();
    await dialog.getByLabel('Status').selectOption('submitted');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(backlinks.first()).toContainText('Submitted');
    await page.reload();
    await expect(page.getByRole('tab', { name: 'Backlinks' })).toHaveAttribute('aria-selected', 'true');
    await backlinks
      .first()
      .getByRole('button', { name: /^Delete.*A blog/ })
      .click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(backlinks).toHaveCount(0);

    await page.getByRole('button', { name: 'Draft posts' }).click();
    await expect(page.getByText(/^Drafted 4 posts/).first()).toBeVisible();
    for (const tab of ['Overview', 'Content', 'Social']) {
      await page.getByRole('tab', { name: tab }).click();
      await expect(page.getByText(/^Loading/)).toHaveCount(0);
      expect(await findBarriersOnAllScreens(page), tab).toEqual([]);
    }
    const drafts = page.getByRole('list', { name: 'Drafts' }).getByRole('listitem');
    await expect(drafts.filter({ hasText: 'I work on a free set of file tools' })).toHaveCount(1);

    await page.route('**/api/marketing/dashboard', (route) => route.fulfill({ status: 503, body: '{}' }));
    await page.reload();
    await expect(page.getByText('Failed to load marketing data')).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);
    await page.unroute('**/api/marketing/dashboard');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('Task completion')).toBeVisible();

    // As before anything was done.
    await page.route('**/api/marketing/dashboard', async (route) => {
      const figures = await (await route.fetch()).json();
      await route.fulfill({ json: { ...figures, completion_rate: '0.0', completed_tasks: 0, total_tasks: 0 } });
    });
    await page.reload();
    await expect(page.getByText('0 of 0 tasks')).toBeVisible();
    await expect(page.getByText('0.0%')).toHaveCount(0);
    await page.unroute('**/api/marketing/dashboard');
  });
});
