import { createHmac, randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { accountPaths } from '../src/modules/accounts/account-paths.contract.ts';

export type Person = { username: string; email: string; password: string };

/** A new person; all journeys share one database. */
export const newPerson = (username = 'Mara Lind'): Person => ({
  username,
  email: `${randomUUID()}@example.org`,
  password: `correct horse ${randomUUID().slice(0, 8)}`,
});

/** Creates an account by a call. */
export async function register(page: Page, person: Person): Promise<void> {
  const answer = await page.request.post(accountPaths.register, { data: person });
  expect(answer.status(), await answer.text()).toBe(201);
}

/** Signs in on the page, wherever it is. */
export async function signIn(page: Page, { email, password }: Person): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

/** A signed-in account, created by calls; the current page does not know it yet. */
export async function arrive(page: Page, person = newPerson()): Promise<Person> {
  await register(page, person);
  await logIn(page, person);
  return person;
}

/** Signs in by a call. */
export async function logIn(page: Page, { email, password }: Person): Promise<void> {
  const answer = await page.request.post(accountPaths.login, { data: { email, password } });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Waits for the sign-in page itself: the address changes a moment before the page, and other pages have such fields, too. */
export const awaitSignInPage = (page: Page): Promise<void> =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign In');

export const userMenu = (page: Page, { username }: Person) =>
  page.getByRole('banner').getByRole('button', { name: new RegExp(`^${username}`) });

/** Enters the password again in the confirmation dialog. */
export async function confirmPassword(page: Page, { password }: Person, button: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password').fill(password);
  await dialog.getByRole('button', { name: button, exact: true }).click();
}

/** Validity of one code, in milliseconds. */
const codePeriodMs = 30_000;

/**
 * The code of an authenticator app (RFC 6238): six digits from the time and the secret.
 *
 * @param secret in base32
 * @param ahead how many codes later: each is accepted only once
 */
export function authenticatorCode(secret: string, ahead = 0): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / codePeriodMs) + ahead));
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = digest.readUInt8(digest.length - 1) & 0x0f;
  return String((digest.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0');
}

/** Six digits that are not valid for this secret within two minutes of now. */
export function wrongCode(secret: string): string {
  const shown = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((ahead) => authenticatorCode(secret, ahead));
  let number = 0;
  const code = () => String(number).padStart(6, '0');
  while (shown.includes(code())) number += 1;
  return code();
}

function fromBase32(text: string): Buffer {
  const bits = [...text.replaceAll(/[=\s]/g, '')]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
