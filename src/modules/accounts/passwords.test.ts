import { scryptSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { accountErrors } from './accounts.errors.ts';
import { assertGoodPassword } from './common-passwords.ts';
import { createPasswords } from './passwords.ts';

test('a hash fits its password and no other, and is another one each time', async () => {
  const passwords = createPasswords();
  const hash = await passwords.hash('a lamp in the rain');
  expect(hash).toMatch(/^scrypt\$16384\$8\$5\$[\w-]{22}\$[\w-]{43}$/);
  expect(await passwords.hash('a lamp in the rain')).not.toBe(hash);
  expect(await passwords.verify({ hash, password: 'a lamp in the rain' })).toBe(true);
  expect(await passwords.verify({ hash, password: 'A lamp in the rain' })).toBe(false);
});

test('a letter with an accent is the same however it was typed', async () => {
  const passwords = createPasswords();
  const hash = await passwords.hash('caf\u00E9 noir');
  expect(await passwords.verify({ hash, password: 'cafe\u0301 noir' })).toBe(true);
});

test('a hash made at another cost still fits', async () => {
  const hash = cheapHash('a lamp in the rain');
  expect(await createPasswords().verify({ hash, password: 'a lamp in the rain' })).toBe(true);
  expect(await createPasswords().verify({ hash, password: 'another' })).toBe(false);
});

test('other work goes on while passwords are hashed', async () => {
  const passwords = createPasswords();
  let turns = 0;
  const timer = setInterval(() => turns++, 1);
  await Promise.all(Array.from({ length: 4 }, () => passwords.hash('a lamp in the rain')));
  clearInterval(timer);
  expect(turns).toBeGreaterThan(10);
});

test('when too many wait, the next is told so, and those in line are served', async () => {
  const passwords = createPasswords();
  const hash = cheapHash('y');
  const results = await Promise.allSettled(
    Array.from({ length: 300 }, () => passwords.verify({ hash, password: 'x' })),
  );
  const refused = results.filter(({ status }) => status === 'rejected');
  expect(refused.length).toBeGreaterThan(90);
  expect(refused[0]).toMatchObject({ reason: { code: accountErrors.busy().code, status: 503 } });
  expect(await passwords.verify({ hash, password: 'x' })).toBe(false);
});

const ada = { username: 'Ada Lovelace', email: 'ada@example.org' };

test.each(['123456', 'password', 'QWERTY', 'iLoveYou', 'letmein'])('%s is too common a password', (password) => {
  expect(() => assertGoodPassword(password, ada)).toThrow(/too common/);
});

test.each(['ada@example.org', 'ADA', 'Ada Lovelace'])('%s is no password for Ada', (password) => {
  expect(() => assertGoodPassword(password, ada)).toThrow(/must not be/);
});

function cheapHash(password: string): string {
  const hash = scryptSync(password, 'salt', 32, { N: 1024, r: 8, p: 1 });
  return `scrypt$1024$8$1$${Buffer.from('salt').toString('base64url')}$${hash.toString('base64url')}`;
}
