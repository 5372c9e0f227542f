import type { Page } from '@playwright/test';
import { expect, findBarriers } from './journey.ts';
import { journeyWithMail, type MailSite } from './mail-site.ts';
import { confirmPassword, logIn, newPerson, register, signIn, userMenu } from './people.ts';

/** A journey on a site with mail and a host name: browsers offer no passkeys for IP addresses. */
const journey = journeyWithMail({ host: 'localhost', portOffset: 60 });

// One site serves all of them.
journey.describe.configure({ mode: 'default' });

journey(
  'an address is confirmed, and a forgotten password replaced, by mailed links',
  async ({ page, site, provoked }) => {
    provoked.push(/status of 4\d\d/);
    const person = newPerson();
    await register(page, person);
    const link = await mailedLink(site, person.email, '/verify-email');
    await page.goto(link);
    expect(await findBarriers(page)).toEqual([]);
    await confirmAddress(page);
    await expect(page.getByText(`${person.email} is yours.`)).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);
    // The link works once.
    await page.goto('/help');
    await page.goto(link);
    await confirmAddress(page);
    await expect(page.getByText('Your address was not confirmed')).toBeVisible();

    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
    await page.getByLabel('Email', { exact: true }).fill(person.email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByText('Check your email')).toBeVisible();
    await page.goto(await mailedLink(site, person.email, '/reset-password'));
    await page.getByLabel('New password', { exact: true }).fill('a brand new one');
    await page.getByLabel('Confirm new password').fill('a brand new one');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page).toHaveURL('/login');

    await signIn(page, person);
    await expect(page.getByText('Login Failed', { exact: true }).first()).toBeVisible();
    await signIn(page, { ...person, password: 'a brand new one' });
    await expect(userMenu(page, person)).toBeVisible();
  },
);

journey('a passkey is added and signs in alone', async ({ page, site }) => {
  await addAuthenticator(page);
  const person = newPerson();
  await register(page, person);
  await page.goto(await mailedLink(site, person.email, '/verify-email'));
  await confirmAddress(page);
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
  await logIn(page, person);
  await page.goto('/account?section=security');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Work laptop');
  expect(await findBarriers(page)).toEqual([]);
  await confirmPassword(page, person, 'Continue');
  const passkeys = page.getByRole('list', { name: 'Passkeys' });
  await expect(passkeys).toContainText('Work laptop');

  await page.context().clearCookies();
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(userMenu(page, person)).toBeVisible();
  await page.goto('/account?section=security');
  await passkeys.getByRole('button', { name: /^Remove/ }).click();
  await expect(passkeys).toHaveCount(0);
});

/** The path and token of the latest mailed link to a page. */
async function mailedLink({ mail }: MailSite, to: string, path: string): Promise<string> {
  let link = '';
  await expect
    .poll(() => {
      const texts = mail.received.filter((message) => message.to.includes(to)).map(({ text }) => text);
      link = new RegExp(`${path}#token=\\S+`).exec(texts.findLast((text) => text.includes(path)) ?? '')?.[0] ?? '';
      return link;
    })
    .not.toBe('');
  return link;
}

const confirmAddress = (page: Page) => page.getByRole('button', { name: 'Yes, confirm my address' }).click();

/** A device that unlocks itself instead of asking a person (https://chromedevtools.github.io/devtools-protocol). */
async function addAuthenticator(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
