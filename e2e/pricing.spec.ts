import { expect, findBarriers, journey } from './journey.ts';
import { arrive, newPerson, register } from './people.ts';

journey('the pricing page shows three plans from the catalogue, the best one marked', async ({ page }) => {
  await page.goto('/pricing');
  const plan = (name: string) =>
    page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) });
  await expect(plan('Starter')).toContainText('$0');
  await expect(plan('Pro Monthly')).toContainText('$2.99');
  await expect(plan('Pro Monthly').locator('s')).toContainText('$9.99');
  await expect(plan('Pro Annual')).toContainText('BEST VALUE');
  await expect(plan('Pro Annual')).toContainText('$19.99');
  await expect(plan('Pro Annual')).toContainText('Save $15.89');
  await expect(plan('Pro Annual').locator('s')).toContainText('$35.88');
  await expect(plan('Pro Monthly').getByRole('link')).toHaveAttribute('href', '/subscribe');
  await expect(plan('Pro Annual').getByRole('link')).toHaveAttribute('href', '/subscribe?plan=annual');
});

journey('the comparison table says what the tools themselves say', async ({ page }) => {
  await page.goto('/pricing');
  const table = page.getByRole('table', { name: 'Limits of every tool per plan' });
  await expect(table).toContainText('Image Compressor');
  await expect(table.getByRole('row').filter({ hasText: '500 MB' }).first()).toContainText('25 MB');
});

journey('free users see on tool pages what Pro would change, Pro users do not', async ({ page, baseURL }) => {
  await page.goto('/tools/image-compressor');
  const banner = page.getByRole('complementary', { name: 'More of the Image Compressor with Pro' });
  await expect(banner).toContainText('500 MB instead of 25 MB');
  await expect(banner.getByRole('link', { name: 'Upgrade to Pro' })).toHaveAttribute('href', '/pricing');

  await page.context().addCookies([{ name: 'satchel_signed_in', value: '1', url: String(baseURL) }]);
  await page.route('/api/user', (route) =>
    route.fulfill({ json: { username: 'mara', subscriptionStatus: 'active', plan: 'pro', role: 'user' } }),
  );
  await page.reload();
  await expect(page.getByRole('banner').getByRole('button', { name: 'mara Pro' })).toBeVisible();
  await expect(banner).toBeHidden();
});

journey('a file that only Pro users may send says so where it is refused', async ({ page }) => {
  await page.goto('/tools/image-resizer');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'large.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.alloc(11 * 1024 * 1024, 1),
    });
  const row = page.getByRole('list', { name: 'Files' }).getByRole('listitem');
  await expect(row.getByRole('link', { name: 'Upgrade to Pro' })).toHaveAttribute('href', '/pricing');
  expect(await findBarriers(page)).toEqual([]);
});

journey('who wants to subscribe signs in first and comes back to the same plan', async ({ page, provoked }) => {
  const person = newPerson();
  await register(page, person);
  await page.goto('/pricing');
  await page.getByRole('link', { name: 'Get Pro' }).last().click();
  await expect(page).toHaveURL('/login?next=%2Fsubscribe%3Fplan%3Dannual');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  provoked.push(/status of 503/);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/subscribe?plan=annual');
});

journey('a site without payment settings says that nothing can be paid', async ({ page }) => {
  await arrive(page);
  await page.goto('/subscribe');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment System Not Available');
  await expect(
    page.getByText('Payment processing is currently unavailable. Please try again later.', { exact: true }),
  ).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole('link', { name: 'Return Home' }).click();
  await expect(page).toHaveURL('/');
});

journey('the privacy policy and the terms say what this site is set to', async ({ page }) => {
  for (const path of ['/privacy', '/terms']) {
    await page.goto(path);
    await expect(page.getByText('Effective December 15, 2024')).toBeVisible();
    await expect(page.getByText('24 hours').first()).toBeVisible();
    expect(await page.content()).not.toContain('satchel-');
  }
});
