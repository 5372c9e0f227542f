import { readFile } from 'node:fs/promises';
import { request } from '@playwright/test';
import {
  expect,
  findBarriers,
  findBarriersInBothThemes,
  findBarriersOnAllScreens,
  journey,
  patient,
} from './journey.ts';
import {
  arrive,
  authenticatorCode,
  awaitSignInPage,
  confirmPassword,
  logIn,
  newPerson,
  register,
  signIn,
  userMenu,
  wrongCode,
} from './people.ts';

// Browsers log every refused call.
const refused = /status of 40[13]/;

journey.describe('registering', () => {
  journey('leads to the sign-in page, and from there into the account', async ({ page }) => {
    const person = newPerson('Ada Okoye');
    await page.goto('/register');
    await page.getByLabel('Username').fill(person.username);
    await page.getByLabel('Email', { exact: true }).fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByLabel('Confirm password').fill(person.password);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page).toHaveURL('/login');
    await awaitSignInPage(page);
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(person.email);
    await expect(page.getByRole('status').getByText('Account created')).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page).toHaveURL('/');
    await userMenu(page, person).click();
    await page.getByRole('menuitem', { name: 'Account' }).click();
    await expect(page).toHaveURL('/account');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account');
    await userMenu(page, person).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page.getByText('Logged out successfully', { exact: true }).first()).toBeVisible();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  });

  journey('needs only the keyboard', async ({ page }) => {
    const person = newPerson('Keys Only');
    await page.goto('/register');
    await page.getByLabel('Username').focus();
    await page.keyboard.type(person.username);
    await page.keyboard.press('Tab');
    await page.keyboard.type(person.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(person.password);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Show characters' }).first()).toBeFocused();
    await page.keyboard.press('Space');
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
    await page.keyboard.press('Tab');
    await page.keyboard.type(person.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/login');
    await awaitSignInPage(page);
    await page.getByLabel('Password', { exact: true }).focus();
    await page.keyboard.type(person.password);
    await page.keyboard.press('Enter');
    await userMenu(page, person).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Account' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  });

  journey('says what is missing, at the field and in its own words', async ({ page, provoked }) => {
    provoked.push(/status of 400/);
    await page.goto('/register');
    const create = page.getByRole('button', { name: 'Create account' });
    const username = page.getByLabel('Username');
    await create.click();
    await expect(page.getByText('Please fill in all fields', { exact: true }).first()).toBeVisible();
    await expect(username).toBeFocused();
    await expect(username).toHaveAccessibleDescription('Enter a username.');
    expect(await findBarriers(page)).toEqual([]);

    await username.fill('Mara');
    await page.getByLabel('Email', { exact: true }).fill('mara@example.org');
    await page.getByLabel('Password', { exact: true }).fill('12345');
    await page.getByLabel('Confirm password').fill('123456');
    await create.click();
    await expect(page.getByText("Passwords don't match", { exact: true }).first()).toBeVisible();
    const password = page.getByLabel('Password', { exact: true });
    await expect(password).toBeFocused();
    await expect(password).toHaveAccessibleDescription('Password must be at least 6 characters long');
    await expect(page.getByLabel('Confirm password')).toHaveAccessibleDescription(
      'This is not the same as the password above.',
    );

    await page.getByLabel('Confirm password').fill('12345');
    await create.click();
    await expect(page.getByText('Password too short', { exact: true }).first()).toBeVisible();
    await expect(page.getByText('Password must be at least 6 characters long', { exact: true }).first()).toBeVisible();
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();

    await page.getByLabel('Email', { exact: true }).fill('not an address');
    await page.getByLabel('Password', { exact: true }).fill('long enough now');
    await page.getByLabel('Confirm password').fill('long enough now');
    await create.click();
    await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
    await expect(page.getByLabel('Email', { exact: true })).toHaveAccessibleDescription(
      'This is not an email address. Please check it.',
    );

    // Only the server knows common passwords.
    await page.getByLabel('Email', { exact: true }).fill(newPerson().email);
    await page.getByLabel('Password', { exact: true }).fill('password');
    await page.getByLabel('Confirm password').fill('password');
    await create.click();
    await expect(page.getByText('Registration Failed', { exact: true }).first()).toBeVisible();
    await expect(page).toHaveURL('/register');
  });
});

journey.describe('signing in', () => {
  journey('needs both fields and the right password', async ({ page, provoked }) => {
    provoked.push(refused);
    const person = newPerson();
    await register(page, person);
    await page.goto('/login');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByText('Please fill in all fields', { exact: true }).first()).toBeVisible();
    await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
    await signIn(page, { ...person, password: 'not the password' });
    await expect(page.getByText('Login Failed', { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert').filter({ hasText: 'Login Failed. ' })).toBeVisible();
    await expect(page).toHaveURL('/login');
  });

  journey('is required once before the account page, and leads back there', async ({ page }) => {
    const person = newPerson();
    await register(page, person);
    await page.goto('/account?section=data');
    await expect(page).toHaveURL('/login?next=%2Faccount%3Fsection%3Ddata');
    await page.getByLabel('Email', { exact: true }).fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page).toHaveURL('/account?section=data');
    await expect(page.getByRole('heading', { name: 'My data', exact: true })).toBeVisible();
    // Nor is it asked again.
    await page.goto('/login?next=%2Faccount');
    await expect(page).toHaveURL('/account');
  });

  journey('takes a second factor, and a backup code when the phone is gone', async ({ page, provoked }) => {
    provoked.push(refused);
    const person = await arrive(page);
    await page.goto('/account?section=security');
    await page.getByRole('button', { name: 'Turn on' }).click();
    await confirmPassword(page, person, 'Continue');
    await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);
    const secret = (await page.locator('code').first().textContent()) ?? '';
    await page.getByLabel('Authentication code').fill(authenticatorCode(secret));
    await page.getByRole('button', { name: 'Turn on' }).click();
    const codes = page.getByRole('list', { name: 'Backup codes' }).getByRole('listitem');
    await expect(codes.first()).toBeVisible();
    const backupCode = (await codes.first().textContent()) ?? '';
    await page.getByRole('button', { name: 'I have saved them' }).click();
    await expect(page.getByText('It is on')).toBeVisible();

    const withoutSession = async () => {
      await page.context().clearCookies();
      await signIn(page, person);
      await expect(page.getByLabel('Authentication code')).toBeFocused();
    };
    await withoutSession();
    expect(await findBarriers(page)).toEqual([]);
    await page.getByLabel('Authentication code').fill(wrongCode(secret));
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByText('Login Failed', { exact: true }).first()).toBeVisible();
    await page.getByLabel('Authentication code').fill(authenticatorCode(secret, 1));
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(userMenu(page, person)).toBeVisible();

    await withoutSession();
    await page.getByRole('button', { name: 'Use a backup code' }).click();
    await page.getByLabel('Backup code').fill(backupCode);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(userMenu(page, person)).toBeVisible();
  });
});

journey('a signed-out visitor needs no request, and sees the links to sign in and to Pro at once', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (call) => asked.push(new URL(call.url()).pathname));
  await page.goto('/', { waitUntil: 'networkidle' });
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
  await expect(header.getByRole('link', { name: 'Get Pro' })).toHaveAttribute('href', '/pricing');
  expect(asked).not.toContain('/api/user');
});

journey('nothing shifts while the user is loading', async ({ page }) => {
  const person = await arrive(page, newPerson('Bartholomew Featherstone'));
  await page.addInitScript(`
    window.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  `);
  await page.goto('/help');
  await expect(userMenu(page, person)).toBeVisible();
  expect(await page.evaluate('window.shift')).toBe(0);
});

journey.describe('on a phone', () => {
  journey.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  journey('the menu leads to the account and out of it', async ({ page }) => {
    await arrive(page);
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByRole('link', { name: 'Account' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account');
    await page.getByRole('button', { name: 'Menu' }).click();
    expect(await findBarriers(page)).toEqual([]);
    await menu.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByText('Logged out successfully', { exact: true }).first()).toBeVisible();
  });
});

journey.describe('the account page', () => {
  journey('changes the name and the password', async ({ page }) => {
    const person = await arrive(page);
    await page.goto('/account');
    await page.getByRole('textbox', { name: 'Username' }).fill('Mara Berg');
    await page.getByRole('button', { name: 'Save username' }).click();
    await expect(userMenu(page, { ...person, username: 'Mara Berg' })).toBeVisible();

    await page.getByLabel('Current password').fill(person.password);
    await page.getByLabel('New password', { exact: true }).fill('another good one');
    await page.getByLabel('Confirm new password').fill('another good one');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('Password changed', { exact: true }).first()).toBeVisible();
    await page.context().clearCookies();
    await signIn(page, { ...person, password: 'another good one' });
    await expect(userMenu(page, { ...person, username: 'Mara Berg' })).toBeVisible();
  });

  journey('ends a session elsewhere', async ({ page, browser, provoked }) => {
    provoked.push(refused);
    const person = await arrive(page);
    const elsewhere = await browser.newContext();
    const other = patient(await elsewhere.newPage());
    await logIn(other, person);
    await page.goto('/account?section=security');
    const sessions = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem');
    await expect(sessions).toHaveCount(2);
    await sessions.getByRole('button', { name: /^Sign out/ }).click();
    await expect(sessions).toHaveCount(1);
    await other.goto('/account');
    await expect(other).toHaveURL(/\/login/);
    await elsewhere.close();
  });

  journey('makes an API key that is shown once, works, and stops working', async ({ page, baseURL }) => {
    const person = await arrive(page);
    await page.goto('/account?section=keys');
    await page.getByRole('button', { name: 'Create a key' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('Nightly backup');
    expect(await findBarriers(page)).toEqual([]);
    await confirmPassword(page, person, 'Create key');
    const key = (await page.locator('code', { hasText: /^satchel_\S{20,}$/ }).textContent()) ?? '';
    const program = await request.newContext({ baseURL, extraHTTPHeaders: { authorization: `Bearer ${key}` } });
    const call = () => program.post('/api/tools/password-generate', { data: {} });
    expect((await call()).status()).toBe(200);

    await page.reload();
    const keys = page.getByRole('list', { name: 'API keys' });
    await expect(keys).toContainText('Nightly backup');
    expect(await page.content()).not.toContain(key);
    await keys.getByRole('button', { name: /^Revoke/ }).click();
    await expect(keys).toHaveCount(0);
    expect((await call()).status()).toBe(401);
    await program.dispose();
  });

  journey('exports everything stored about the user, and deletes it for good', async ({ page, provoked }) => {
    provoked.push(refused);
    const person = await arrive(page);
    await page.goto('/account?section=data');
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download' }).click();
    const text = await readFile(await (await downloading).path(), 'utf8');
    expect(text).toContain(person.email);
    expect(text).not.toContain(person.password);

    await page.getByRole('button', { name: 'Delete my account' }).click();
    await confirmPassword(page, { ...person, password: 'not this' }, 'Delete permanently');
    await expect(page.getByRole('dialog').getByLabel('Your password')).toHaveAccessibleDescription(/is wrong/);
    await confirmPassword(page, person, 'Delete permanently');
    await expect(page).toHaveURL('/');
    await expect(page.getByText('Account deleted', { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
    await signIn(page, person);
    await expect(page.getByText('Login Failed', { exact: true }).first()).toBeVisible();
  });

  journey('has no barrier in any part, on a desktop or a phone', async ({ page }) => {
    await arrive(page);
    await page.goto('/account');
    for (const part of ['Profile', 'Security', 'Plan & billing', 'Usage', 'API keys', 'My data']) {
      await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: part }).click();
      await expect(page.getByRole('heading', { level: 2, name: part })).toBeVisible();
      await expect(page.getByText(/^Loading/)).toHaveCount(0);
      expect(await findBarriersOnAllScreens(page, 360), part).toEqual([]);
    }
  });
});

journey.describe('the admin door', () => {
  journey('asks visitors to sign in, and refuses users', async ({ page }) => {
    await page.goto('/admin');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to continue');
    await expect(page.getByRole('main').getByRole('link', { name: 'Sign In' })).toHaveAttribute(
      'href',
      '/login?next=%2Fadmin',
    );
    await arrive(page);
    await page.goto('/admin');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No access');
    expect(await findBarriers(page)).toEqual([]);
  });

  journey('shows what the AI provider did: nothing, or each day, task and model', async ({ page }) => {
    const admin = { username: 'Boss', email: 'admin@example.org', password: 'the one and only boss' };
    // Refused where an earlier journey made the account.
    await page.request.post('/api/register', { data: admin });
    await logIn(page, admin);
    await page.goto('/admin?section=ai');
    const usage = page.getByRole('region', { name: 'AI provider' });
    await expect(usage).toContainText('No provider is set.');
    await expect(usage.getByRole('table')).toHaveCount(0);
    await page.route('**/api/admin/ai', (route) => route.fulfill({ json: monthOfUsage() }));
    await page.reload();
    await expect(usage).toContainText('1,234,567 of 10,000,000 tokens of today are used.');
    await expect(usage.getByRole('row')).toHaveCount(1 + 150);
    await expect(usage.getByRole('row').nth(1)).toHaveText(
      /2026-11-30.*summary.*large-model-20261001.*1,500.*\$0\.0123/,
    );
    expect(await findBarriersInBothThemes(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 740 });
    expect(await findBarriers(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320);
    // The table scrolls in itself, also by keyboard.
    await usage.getByRole('region', { name: 'Usage by day' }).focus();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowRight');
    await expect
      .poll(() =>
        usage.getByRole('region', { name: 'Usage by day' }).evaluate<number, Element>((table) => table.scrollLeft),
      )
      .toBeGreaterThan(0);
  });

  journey('lets an administrator find users, make them administrators and give them Pro', async ({ page }) => {
    const admin = { username: 'Boss', email: 'admin@example.org', password: 'the one and only boss' };
    // Refused where an earlier journey made the account.
    await page.request.post('/api/register', { data: admin });
    const person = newPerson('Findable Fay');
    await register(page, person);
    await logIn(page, admin);
    await page.goto('/admin?section=users');
    await page.getByRole('searchbox', { name: 'Name or email' }).fill(person.email);
    await page.getByRole('search', { name: 'Name or email' }).getByRole('button', { name: 'Find' }).click();
    const rows = page.getByRole('list', { name: 'Users' }).getByRole('listitem');
    await expect(rows).toHaveCount(1);
    await rows.getByRole('button', { name: /^Make admin/ }).click();
    await expect(rows).toContainText('Administrator');
    const sections = page.getByRole('navigation', { name: 'Administration' });
    await sections.getByRole('link', { name: 'Audit log' }).click();
    const log = page.getByRole('list', { name: 'Audit log' }).getByRole('listitem');
    await expect(log.first()).toContainText(person.email);
    expect(await findBarriers(page)).toEqual([]);
    await page.goBack();
    await page.getByRole('searchbox', { name: 'Name or email' }).fill(person.email);
    await page.getByRole('search', { name: 'Name or email' }).getByRole('button', { name: 'Find' }).click();
    await rows.getByRole('button', { name: /^Revoke admin/ }).click();
    await expect(rows).not.toContainText('Administrator');

    await rows.getByRole('button', { name: /^Give Pro/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Days').fill('45');
    expect(await findBarriers(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Give Pro' }).click();
    await expect(rows).toContainText('given Pro until');
    await rows.getByRole('button', { name: /^Take Pro away/ }).click();
    await dialog.getByRole('button', { name: 'Take Pro away' }).click();
    await expect(rows).not.toContainText('given Pro until');
    await sections.getByRole('link', { name: 'Audit log' }).click();
    await expect(log.nth(1)).toContainText('"days":45');
  });
});

/** Every task on each day of a month. */
const monthOfUsage = () => ({
  isSet: true,
  today: { used: 1_234_567, max: 10_000_000 },
  rows: Array.from({ length: 30 }, (_, day) =>
    ['summary', 'questions', 'writing', 'translation', 'support'].map((task) => ({
      ...{ day: `2026-11-${String(30 - day).padStart(2, '0')}`, task, provider: 'models.example.org' },
      ...{ model: 'large-model-20261001', calls: 1_500, failed: 3, inputTokens: 1_000_000, outputTokens: 20_000 },
      dollars: 0.0123,
    })),
  ).flat(),
});
