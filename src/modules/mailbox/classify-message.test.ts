import { expect, test } from 'vitest';
import { classifyMessage, withoutTag } from './classify-message.ts';

const classify = (fields: Record<string, string>, sender = 'ada@example.net') =>
  classifyMessage(new Map(Object.entries(fields).map(([name, value]) => [name, [value]])), sender, [
    'support@example.org',
  ]);

test('a person may be answered', () => {
  expect(classify({})).toEqual({ kind: 'person', mayAnswer: true });
  expect(classify({ 'auto-submitted': 'no' })).toEqual({ kind: 'person', mayAnswer: true });
  expect(classify({ 'reply-to': 'Ada <ada@example.net>' }).mayAnswer).toBe(true);
  expect(classify({ 'authentication-results': 'mx; dkim=pass; dmarc=pass' }).mayAnswer).toBe(true);
});

test.each<[string, Record<string, string>, string?]>([
  ['own', {}, 'support@example.org'],
  ['own', {}, 'support+12345678.abcdefghijkl@example.org'],
  ['bounce', {}, 'mailer-daemon@mx.example.net'],
  ['bounce', { 'return-path': '<>' }],
  ['bounce', { 'content-type': 'multipart/report; report-type=delivery-status' }],
  ['automatic', { 'auto-submitted': 'auto-replied' }],
  ['automatic', { 'auto-submitted': 'Auto-Generated; owner=x' }],
  ['automatic', { precedence: 'auto_reply' }],
  ['automatic', { 'x-autoreply': 'yes' }],
  ['list', { 'list-id': '<a.b>' }],
  ['list', { 'list-unsubscribe': '<mailto:x@y.z>' }],
  ['list', { precedence: 'Bulk' }],
  ['spam', { 'x-spam-flag': 'YES' }],
  ['spam', { 'x-spam-status': 'Yes, score=9' }],
])('%s: %j %s', (kind, fields, sender) => {
  expect(classify(fields, sender)).toEqual({ kind, mayAnswer: false });
});

test.each([
  [{}, 'no-reply@example.net'],
  [{}, 'noreply@example.net'],
  [{}, 'shop-do-not-reply@example.net'],
  [{}, 'notifications@example.net'],
  [{ 'reply-to': 'victim@example.com' }, 'eve@evil.example'],
  [{ 'authentication-results': 'mx; dmarc=fail (p=none)' }, 'ada@bank.example'],
  [{ 'x-auto-response-suppress': 'OOF' }, 'ada@example.net'],
])('%j from %s is for a person, and not answered by a program', (fields, sender) => {
  expect(classify(fields, sender)).toEqual({ kind: 'person', mayAnswer: false });
});

test('people with such names may be answered', () => {
  for (const name of ['norbert.reply', 'robotics-club', 'bouncer', 'daemonica']) {
    expect(classify({}, `${name}@example.net`).mayAnswer).toBe(true);
  }
});

test('an address is the same with and without a tag', () => {
  expect([withoutTag('ada+x+y@example.net'), withoutTag('ada@example.net'), withoutTag('+@x.y')]).toEqual([
    ...['ada@example.net', 'ada@example.net', '+@x.y'],
  ]);
});
