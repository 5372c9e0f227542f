import type { Page } from '@playwright/test';
import { expect, findBarriersInBothThemes, journey } from './journey.ts';

const path = '/tools/password-generator';
const characterTypes = [
  'Uppercase letters (A-Z)',
  'Lowercase letters (a-z)',
  'Numbers (0-9)',
  'Symbols (!@#$%)',
] as const;

journey.use({ permissions: ['clipboard-read', 'clipboard-write'] });

journey('a strong password of all four types is there at once; only the next ones are announced', async ({ page }) => {
  await open(page);
  const field = page.getByRole('textbox', { name: 'Generated password' });
  await expect(field).toHaveValue(/^\S{12}$/);
  for (const type of characterTypes) await expect(page.getByRole('checkbox', { name: type })).toBeChecked();
  await expect(page.getByRole('slider', { name: 'Length' })).toHaveValue('12');
  await expect(page.getByRole('status').filter({ hasText: 'Strength' })).toHaveText('Strength: Strong');
  await expect(page.getByText('77.1 bits')).toBeVisible();
  await expect(page.getByText('Password Generated!', { exact: true })).toBeHidden();
  const first = await field.inputValue();
  await page.getByRole('button', { name: 'Generate password' }).click();
  await expect(page.getByText('Password Generated!', { exact: true })).toBeVisible();
  expect(await field.inputValue()).not.toBe(first);
});

journey('the badge follows length and types', async ({ page }) => {
  await open(page);
  const badge = page.getByRole('status').filter({ hasText: 'Strength' });
  const length = page.getByRole('slider', { name: 'Length' });
  await length.fill('4');
  for (const type of ['Uppercase letters (A-Z)', 'Symbols (!@#$%)']) {
    await page.getByRole('checkbox', { name: type }).uncheck();
  }
  await expect(badge).toHaveText('Strength: Weak');
  await length.fill('8');
  await expect(badge).toHaveText('Strength: Medium');
  await length.fill('12');
  await page.getByRole('checkbox', { name: 'Symbols (!@#$%)' }).check();
  await expect(badge).toHaveText('Strength: Strong');
});

journey('impossible settings are explained', async ({ page }) => {
  await open(page);
  await page.getByRole('slider', { name: 'Length' }).fill('6');
  await page.getByText('More rules').click();
  await page.getByRole('spinbutton', { name: 'Numbers' }).fill('4');
  await expect(page.getByRole('alert')).toHaveText(
    '6 characters cannot hold the 7 you ask for. Please raise the length or lower the minimums.',
  );
  for (const type of characterTypes) await page.getByRole('checkbox', { name: type }).uncheck();
  const field = page.getByRole('textbox', { name: 'Generated password' });
  await expect(field).toHaveValue('');
  await expect(page.getByRole('alert')).toHaveText('Please choose at least one character type');
  await expect(page.getByRole('button', { name: 'Copy password' })).toBeDisabled();
  await page.getByRole('button', { name: 'Generate password' }).click();
  await expect(page.getByText('Select at least one option', { exact: true })).toBeVisible();
});

journey('a hidden password can still be copied', async ({ page }) => {
  await open(page);
  const field = page.getByRole('textbox', { name: 'Generated password' });
  const password = await field.inputValue();
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(field).toHaveValue('•'.repeat(12));
  await page.getByRole('button', { name: 'Copy password' }).click();
  await expect(page.getByText('Copied!', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(password);
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(field).toHaveValue(password);
});

journey('look-alikes, custom symbols, minimums and counts are respected', async ({ page }) => {
  await open(page);
  await page.getByRole('slider', { name: 'Length' }).fill('10');
  await page.getByRole('checkbox', { name: 'Exclude look-alikes' }).check();
  await page.getByRole('spinbutton', { name: 'How many passwords' }).fill('20');
  await page.getByText('More rules').click();
  await page.getByRole('spinbutton', { name: 'Numbers' }).fill('4');
  await page.getByRole('textbox', { name: 'Symbols to use' }).fill('-_');
  await expect(page.getByRole('heading', { name: 'All 20 passwords' })).toBeVisible();
  await page.getByRole('button', { name: 'Copy all' }).click();
  await expect(page.getByText('Copied!', { exact: true })).toBeVisible();
  const passwords = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
  expect(new Set(passwords).size).toBe(20);
  for (const password of passwords) {
    expect(password).toMatch(/^[A-Za-z\d_-]{10}$/);
    expect(password).not.toMatch(/[0Oo1Il|2Z5S8B]/);
    expect(password.replace(/\D/g, '').length).toBeGreaterThanOrEqual(4);
    expect(password).toMatch(/[-_]/);
  }
});

journey('words make a passphrase', async ({ page }) => {
  await open(page);
  await page.getByRole('tab', { name: 'Passphrase' }).click();
  const field = page.getByRole('textbox', { name: 'Generated passphrase' });
  await expect(field).toHaveValue(/^[a-z]+(-[a-z]+){5,9}$/);
  await expect(page.getByText('77.5 bits')).toBeVisible();
  await page.getByRole('slider', { name: 'Words' }).fill('4');
  await page.getByRole('combobox', { name: 'Between the words' }).selectOption({ label: 'Space' });
  await page.getByRole('checkbox', { name: 'Capitalise every word' }).check();
  await page.getByRole('checkbox', { name: 'Add a digit' }).check();
  await expect(field).toHaveValue(/^([A-Z][a-z-]+\d?)( [A-Z][a-z-]+\d?){3}$/);
  await expect(field).toHaveValue(/\d/);
  await page.getByRole('button', { name: 'Generate passphrase' }).click();
  await expect(page.getByText('Passphrase Generated!', { exact: true })).toBeVisible();
});

journey('everything works with the keyboard alone', async ({ page }) => {
  await open(page);
  const field = page.getByRole('textbox', { name: 'Generated password' });
  await page.getByRole('slider', { name: 'Length' }).focus();
  await page.keyboard.press('End');
  await expect(field).toHaveValue(/^\S{50}$/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(field).toHaveValue(/^[^A-Z]{50}$/);
  await page.getByRole('tab', { name: 'Password' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('textbox', { name: 'Generated passphrase' })).toHaveValue(/^[a-z-]+$/);
  await expect(page.getByRole('tab', { name: 'Passphrase' })).toBeFocused();
  await page.getByRole('button', { name: 'Generate passphrase' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Passphrase Generated!', { exact: true })).toBeVisible();
});

journey('nothing leaves the page; settings are remembered, passwords are not', async ({ page, context }) => {
  await page.goto(path, { waitUntil: 'networkidle' });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await context.setOffline(true);
  const seen: string[] = [];
  const remember = async (name: string) => {
    seen.push(await page.getByRole('textbox', { name }).inputValue());
  };
  await page.getByRole('slider', { name: 'Length' }).fill('24');
  await expect(page.getByRole('textbox', { name: 'Generated password' })).toHaveValue(/^\S{24}$/);
  await remember('Generated password');
  await page.getByRole('button', { name: 'Generate password' }).click();
  await expect(page.getByText('Password Generated!', { exact: true })).toBeVisible();
  await remember('Generated password');
  await page.getByRole('tab', { name: 'Passphrase' }).click();
  await expect(page.getByRole('textbox', { name: 'Generated passphrase' })).toHaveValue(/^[a-z-]+$/);
  await remember('Generated passphrase');
  expect(requests).toEqual([]);

  const kept = await page.evaluate(async () =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href, history.state]),
  );
  for (const secret of seen) expect(kept).not.toContain(secret);
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Passphrase' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: 'Password' }).click();
  await expect(page.getByRole('textbox', { name: 'Generated password' })).toHaveValue(/^\S{24}$/);
  await expect(page.getByRole('textbox', { name: 'Generated password' })).not.toHaveValue(seen[1] ?? '');
});

journey('with many long passwords the page has no barriers and fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page);
  await page.getByRole('slider', { name: 'Length' }).fill('50');
  await page.getByRole('spinbutton', { name: 'How many passwords' }).fill('12');
  await page.getByText('More rules').click();
  await expect(page.getByRole('heading', { name: 'All 12 passwords' })).toBeVisible();
  expect(await findBarriersInBothThemes(page)).toEqual([]);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
  await page.getByRole('slider', { name: 'Length' }).fill('4');
  for (const type of characterTypes.slice(0, 3)) await page.getByRole('checkbox', { name: type }).uncheck();
  await expect(page.getByRole('status').filter({ hasText: 'Strength' })).toHaveText('Strength: Weak');
  expect(await findBarriersInBothThemes(page)).toEqual([]);
});

/** Opens the page and waits for its first password: then its controls work. */
async function open(page: Page): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('textbox', { name: 'Generated password' })).toHaveValue(/^\S{12}$/);
}
