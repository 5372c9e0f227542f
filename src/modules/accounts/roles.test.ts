import { expect, test } from 'vitest';
import { createRoles, isLocalOnly } from './roles.ts';

const named = { role: 'user', email: 'ada@example.org', emailVerified: false } as const;
const adminEmails = ['ada@example.org'];

test.each([
  ['confirmed, mail is sent', { emailVerified: true }, { mailAvailable: true, localOnly: false }, 'admin'],
  ['not confirmed, mail is sent', {}, { mailAvailable: true, localOnly: false }, 'user'],
  ['not confirmed, mail is sent, only this machine', {}, { mailAvailable: true, localOnly: true }, 'user'],
  ['not confirmed, no mail', {}, { mailAvailable: false, localOnly: false }, 'user'],
  ['not confirmed, no mail, only this machine', {}, { mailAvailable: false, localOnly: true }, 'admin'],
  [
    'another address',
    { email: 'eve@example.org', emailVerified: true },
    { mailAvailable: true, localOnly: true },
    'user',
  ],
  ['granted by hand', { role: 'admin', email: 'eve@example.org' }, { mailAvailable: true, localOnly: false }, 'admin'],
] as const)('an address in ADMIN_EMAILS, %s: %j', (_what, user, instance, role) => {
  expect(createRoles({ adminEmails, ...instance }).of({ ...named, ...user })).toBe(role);
});

test.each([
  [{ host: '127.0.0.1', publicUrl: 'http://127.0.0.1:3000', trustProxy: false }, true],
  [{ host: '::1', publicUrl: 'http://[::1]:3000', trustProxy: false }, true],
  [{ host: 'localhost', publicUrl: 'http://localhost:3000', trustProxy: false }, true],
  [{ host: '0.0.0.0', publicUrl: 'http://127.0.0.1:3000', trustProxy: false }, false],
  [{ host: '127.0.0.1', publicUrl: 'https://files.example.org', trustProxy: false }, false],
  [{ host: '127.0.0.1', publicUrl: 'http://127.0.0.1.example.org', trustProxy: false }, false],
  [{ host: '127.0.0.1', publicUrl: 'http://127.0.0.1:3000', trustProxy: 1 }, false],
] as const)('%j can be reached from this machine only: %s', (instance, expected) => {
  expect(isLocalOnly(instance)).toBe(expected);
});
