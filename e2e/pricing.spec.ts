import { expect, findBarriers, journey, largeFile } from './journey.ts';
import { arrive } from './people.ts';
import { administer } from './pro-people.ts';

journey(
  "without payment settings the pricing page says who gives Pro, and compares the tools' limits",
  async ({ page }) => {
    await page.goto('/pricing');
    await expect(
      page.getByText('Payment is not set up on this site. Its administrators can give accounts Pro.', { exact: true }),
    ).toBeVisible();
    await expect(page.locator('main').getByRole('link', { name: /Get Pro|trial/i })).toHaveCount(0);
    const table = page.getByRole('table', { name: 'Limits of every tool per plan' });
    await expect(table).toContainText('Image Compressor');
    await expect(table.getByRole('row').filter({ hasText: '500 MB' }).first()).toContainText('25 MB');
  },
);

journey('a refused file mentions the Pro limit', async ({ page }) => {
  await page.goto('/tools/image-resizer');
  await page.locator('input[type=file]').first().setInputFiles(largeFile('large.jpg', 11));
  const row = page.getByRole('list', { name: 'Files' }).getByRole('listitem');
  await expect(row.getByRole('link', { name: 'Upgrade to Pro' })).toHaveAttribute('href', '/pricing');
  expect(await findBarriers(page)).toEqual([]);
});

journey('a site without payment settings says that payment is unavailable', async ({ page }) => {
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

journey("the privacy policy and the terms follow the site's settings", async ({ page }) => {
  for (const path of ['/privacy', '/terms']) {
    await page.goto(path);
    await expect(page.getByText('Effective December 15, 2024')).toBeVisible();
    await expect(page.getByText('24 hours').first()).toBeVisible();
    expect(await page.content()).not.toContain('satchel-');
  }
});

journey('the account page says how long granted Pro lasts', async ({ page }) => {
  const person = await arrive(page);
  await administer('pro', person.email, '--days', '30');
  await page.goto('/account?section=plan');
  await expect(page.getByText(/^Pro until .*, granted by the operator of this site\.$/)).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
});
