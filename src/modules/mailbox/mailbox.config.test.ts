import { expect, test } from 'vitest';
import { readFrom } from '../../platform/config/config.ts';
import { readMailboxConfig } from './mailbox.config.ts';

const mailboxOf = (settings: Record<string, string>) => readMailboxConfig(readFrom(settings)).mailbox;

test('without IMAP_URL there is none', () => {
  expect(mailboxOf({})).toBeUndefined();
  expect(mailboxOf({ IMAP_PASSWORD: 'x' })).toBeUndefined();
});

test('an address says everything, and needs no folder or port', () => {
  expect(mailboxOf({ IMAP_URL: 'imaps://support%40example.org:pass%20word@imap.example.org' })).toEqual({
    ...{ host: 'imap.example.org', port: 993, user: 'support@example.org', folder: 'INBOX', encryption: 'tls' },
    ...{ secret: { pass: 'pass word' }, address: 'support@example.org', hasPlusAddresses: true },
  });
  expect(
    mailboxOf({
      ...{ IMAP_URL: 'imap://ada@[::1]:1143/Support%20mail', IMAP_PASSWORD: 'x' },
      ...{ SUPPORT_EMAIL: 'Help@example.org', MAILBOX_REPLY_ADDRESS: 'plain' },
    }),
  ).toMatchObject({
    ...{ host: '::1', port: 1143, user: 'ada', folder: 'Support mail', encryption: 'none' },
    ...{ address: 'help@example.org', hasPlusAddresses: false },
  });
});

test('a password never crosses a network in plain text', () => {
  expect(mailboxOf({ IMAP_URL: 'imap://a%40b.org:p@imap.b.org' })).toMatchObject({ port: 143, encryption: 'starttls' });
  expect(mailboxOf({ IMAP_URL: 'imap://a%40b.org:p@127.0.0.1' })).toMatchObject({ encryption: 'none' });
});

test.each([
  ['abcd efgh ijkl mnop', 'abcdefghijklmnop'],
  ['  abcd\tefgh ijkl\u00a0mnop ', 'abcdefghijklmnop'],
  ['correct horse battery', 'correct horse battery'],
  ['abcd efgh ijkl mno1', 'abcd efgh ijkl mno1'],
])('the blanks of an app password are taken out: %j', (pasted, pass) => {
  const url = 'imaps://support%40example.org@imap.example.org';
  expect(mailboxOf({ IMAP_URL: url, IMAP_PASSWORD: pasted })?.secret).toEqual({ pass });
});

test('tokens take the place of a password', () => {
  const url = { IMAP_URL: 'imaps://support%40example.org@imap.example.org' };
  expect(mailboxOf({ ...url, IMAP_ACCESS_TOKEN: 't' })?.secret).toEqual({ accessToken: 't' });
  expect(mailboxOf({ ...url, IMAP_REFRESH_TOKEN: 'r', IMAP_TOKEN_URL: 'https://example.org/token' })?.secret).toEqual({
    ...{ refreshToken: 'r', tokenUrl: 'https://example.org/token', clientId: undefined, clientSecret: undefined },
  });
});

test.each([
  [{ IMAP_URL: 'imaps://support%40example.org@imap.example.org' }, /nothing to sign in with: set IMAP_PASSWORD/],
  [{ IMAP_URL: 'imaps://imap.example.org', IMAP_PASSWORD: 'x' }, /has no user/],
  [{ IMAP_URL: 'imaps://ada@imap.example.org', IMAP_PASSWORD: 'x' }, /Set SUPPORT_EMAIL/],
  [{ IMAP_URL: 'imaps://100%:x@imap.example.org' }, /Write %25/],
  [{ IMAP_URL: 'https://ada%40x.org:secret@imap.example.org' }, /^(?!.*secret).*IMAP_URL/],
])('%j is refused with a sentence', (settings, sentence) => {
  expect(() => mailboxOf(settings)).toThrow(sentence);
});
