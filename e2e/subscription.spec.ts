import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { type FakeStripe, startFakeStripe } from '../src/testing/fake-stripe/fake-stripe.ts';
import { expect, findBarriers, journey as plainJourney } from './journey.ts';
import { startSite } from './own-site.ts';
import { arrive, newPerson, register } from './people.ts';

type Shop = { address: string; stripe: FakeStripe };

/** A journey on its own site with payments, besides a fake payment provider. */
const journey = plainJourney.extend<{ baseURL: string }, { shop: Shop }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from this pattern that no other fixture is needed.
    async ({}, use, { parallelIndex }) => {
      const port = Number(process.env.E2E_PORT ?? 3987) + 50 + parallelIndex;
      const address = `http://127.0.0.1:${port}`;
      const webhook = { url: `${address}/api/stripe/webhook`, secret: 'whsec_journey' };
      const stripe = await startFakeStripe({ webhook });
      const settings = {
        STRIPE_SECRET_KEY: 'sk_test_journey',
        STRIPE_PUBLISHABLE_KEY: 'pk_test_journey',
        STRIPE_WEBHOOK_SECRET: webhook.secret,
        STRIPE_API_URL: stripe.url,
        STRIPE_JS_URL: `${stripe.url}/stripe.js`,
      };
      const site = await startSite({ address, settings });
      await use({ address, stripe });
      await site.close();
      await stripe.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ shop }, use) => use(shop.address),
  // The provider's script comes from its site, and a declined card is answered with 402.
  provoked: async ({ shop }, use) =>
    use([/status of 401/, /status of 402/, new RegExp(`^Asked another site: ${shop.stripe.url}`)]),
});

// One site serves all of them.
journey.describe.configure({ mode: 'default' });

const person = newPerson('Ada Lovelace');

journey('from the first limit to Pro and back: subscribe, use, cancel, sign out', async ({ page, shop }) => {
  await arrive(page, person);
  const photo = await largePhoto(journey.info().outputPath('large.jpg'));
  await page.goto('/tools/image-resizer');
  await page.locator('input[type=file]').first().setInputFiles(photo);
  await expect(page.getByText(/10 MB/).first()).toBeVisible();
  await expect(menu(page)).toBeVisible();
  await expect(menu(page)).not.toContainText('Pro');
  await page.getByRole('link', { name: 'Upgrade to Pro' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pricing' })).toBeVisible();
  await page
    .locator('main')
    .getByRole('link', { name: /Get Pro|Subscribe|trial/i })
    .first()
    .click();

  await expect(page.getByRole('heading', { level: 1, name: 'Get Pro' })).toBeVisible();
  const card = page.getByLabel('Card number');
  await card.fill('4000 0000 0000 0002');
  const pay = page.getByRole('button', { name: /Start free trial, then \$2\.99 a month/ });
  await pay.click();
  await expect(page.getByText('Payment Failed', { exact: true })).toBeVisible();
  await expect(page.getByText('Your card was declined.', { exact: true })).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await card.fill('4242 4242 4242 4242');
  await pay.click();
  await expect(page.getByText('Payment Successful', { exact: true })).toBeVisible();
  await expect(page.getByText('You are now subscribed to Pro!', { exact: true })).toBeVisible();
  await expect(menu(page)).toContainText('Pro');

  await page.goto('/tools/image-resizer');
  await page.locator('input[type=file]').first().setInputFiles(photo);
  await page
    .getByRole('textbox', { name: 'Width' })
    .or(page.getByRole('spinbutton', { name: 'Width' }))
    .fill('64');
  await page.getByRole('button', { name: 'Resize', exact: true }).click();
  await expect(page.getByText('Image Resized Successfully!', { exact: true })).toBeVisible({ timeout: 40_000 });

  await page.goto('/account?section=plan');
  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(page.getByText(/^Cancelled\. Pro stays active until/)).toBeVisible();
  const [subscription] = shop.stripe.ledger.subscriptions.values();
  expect(subscription).toMatchObject({ status: 'trialing', cancel_at_period_end: true });
  await expect(menu(page)).toContainText('Pro');

  await menu(page).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByText('Logged out successfully', { exact: true })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
});

journey('a card that has used its trial shows the charge first', async ({ page, shop, context }) => {
  const card = async (button: RegExp) => {
    await page.getByLabel('Card number').fill('4242 4242 4242 1111');
    await page.getByRole('button', { name: button }).click();
  };
  const trial = /Start free trial, then \$2\.99 a month/;
  await arrive(page);
  await page.goto('/subscribe');
  await card(trial);
  await expect(page.getByText('Payment Successful', { exact: true })).toBeVisible();

  await context.clearCookies();
  await arrive(page);
  await page.goto('/subscribe');
  await card(trial);
  await expect(page.getByText('No free trial with this card', { exact: true })).toBeVisible();
  await expect(page.getByText(/^\$2\.99 today: free days are for once/)).toBeVisible();
  const paid = () => [...shop.stripe.ledger.invoices.values()].filter(({ amount_paid: amount }) => amount > 0);
  expect(paid()).toEqual([]);
  expect(await findBarriers(page)).toEqual([]);
  await card(/Subscribe for \$2\.99 a month/);
  await expect(page.getByText('Payment Successful', { exact: true })).toBeVisible();
  expect(paid()).toHaveLength(1);
});

journey('only the subscribe page may load anything from the payment provider', async ({ request, shop }) => {
  const policyOf = async (path: string) => (await request.get(path)).headers()['content-security-policy'];
  expect(await policyOf('/subscribe')).toContain(`script-src 'self'`);
  expect(await policyOf('/subscribe')).toContain(shop.stripe.url);
  for (const path of ['/', '/pricing', '/account']) expect(await policyOf(path)).not.toContain(shop.stripe.url);
});

journey('the pricing page shows three plans from the catalogue, with the best value marked', async ({ page }) => {
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

journey('subscribing requires signing in and returns to the same plan', async ({ page }) => {
  const buyer = newPerson();
  await register(page, buyer);
  await page.goto('/pricing');
  await page.getByRole('link', { name: 'Get Pro' }).last().click();
  await expect(page).toHaveURL('/login?next=%2Fsubscribe%3Fplan%3Dannual');
  await page.getByLabel('Email', { exact: true }).fill(buyer.email);
  await page.getByLabel('Password', { exact: true }).fill(buyer.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/subscribe?plan=annual');
  await expect(page.getByRole('heading', { level: 1, name: 'Get Pro' })).toBeVisible();
});

const menu = (page: Page) => page.getByRole('banner').getByRole('button', { name: new RegExp(`^${person.username}`) });

/** Noise, which does not compress: more than the free 10 MB. As a file: Playwright sends buffers as text. */
async function largePhoto(file: string): Promise<string> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const photo = await sharp({ create: { width: 2600, height: 2600, channels: 3, background: 'white', noise } })
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .toFile(file);
  expect(photo.size).toBeGreaterThan(10 * 1024 * 1024);
  return file;
}
