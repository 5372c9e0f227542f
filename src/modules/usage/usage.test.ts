import { expect, test } from 'vitest';
import { speak, speechOf } from '../../platform/language/speak.ts';
import { createVisitors } from '../visitors/subjects.ts';
import { describeReset, periodOf } from './periods.ts';
import { rateLimitFields } from './rate-limit-fields.ts';
import { usageErrors } from './usage.errors.ts';

const time = (text: string) => new Date(text);
const visitors = createVisitors({ signingSecret: 'a secret that only tests use' });
const addressOf = (address: string) => visitors.subjects(undefined, address)[0]?.name;

test.each([
  ['day', '2026-11-21T23:59:59.999Z', '2026-11-21', '2026-11-22T00:00:00.000Z'],
  ['day', '2026-12-31T00:00:00Z', '2026-12-31', '2027-01-01T00:00:00.000Z'],
  ['month', '2026-11-21T12:00:00Z', '2026-11-01', '2026-12-01T00:00:00.000Z'],
  ['month', '2026-12-31T23:59:59Z', '2026-12-01', '2027-01-01T00:00:00.000Z'],
  ['month', '2028-02-29T00:00:00+14:00', '2028-02-01', '2028-03-01T00:00:00.000Z'],
] as const)('the %s of %s is that of %s in UTC', (per, now, start, resetsAt) => {
  const period = periodOf(per, time(now));
  expect(period.start).toBe(start);
  expect(period.resetsAt.toISOString()).toBe(resetsAt);
});

test('says when an allowance resets as people would', () => {
  const reset = time('2026-12-01T00:00:00Z');
  expect(describeReset(reset, time('2026-11-21T12:00:00Z'))).toBe('on December 1 (UTC)');
  expect(describeReset(reset, time('2026-11-30T17:10:00Z'))).toBe('in 7 hours, at midnight UTC');
  expect(describeReset(reset, time('2026-11-30T23:58:30Z'))).toBe('in 2 minutes, at midnight UTC');
  expect(describeReset(reset, time('2026-11-30T23:59:59Z'))).toBe('in 1 minute, at midnight UTC');
});

test('the refusal names the allowance, its reset, and what Pro changes', () => {
  const allowance = { free: { max: 10, per: 'day' as const }, unit: { one: 'conversion', many: 'conversions' } };
  const { status, message } = usageErrors.usedUp({ allowance, resets: 'in 7 hours, at midnight UTC' });
  expect(status).toBe(429);
  expect(message).toBe(
    'You have used your 10 free conversions for today. They come back in 7 hours, at midnight UTC. Pro users have no such limit.',
  );
});

test('the RateLimit fields have quota, window, remainder and seconds to the reset', () => {
  const period = periodOf('day', time('2026-11-21T23:00:00Z'));
  const balance = { used: 3, max: 10, remaining: 7, per: 'day' as const, period };
  expect(rateLimitFields('converter/convert', balance, time('2026-11-21T23:00:00Z'))).toEqual({
    'ratelimit-policy': '"converter/convert";q=10;w=86400',
    ratelimit: '"converter/convert";r=7;t=3600',
  });
});

test('only our cookies identify a visitor', () => {
  const cookie = visitors.createCookie('v'.repeat(32));
  expect(visitors.isOurs(cookie)).toBe(true);
  expect(visitors.subjects(cookie, '192.0.2.1').map(({ name }) => name)).toContain(`visitor:${'v'.repeat(32)}`);
  const [id = '', signature = ''] = cookie.split('.');
  for (const forged of [undefined, '', id, `${'w'.repeat(32)}.${signature}`, `${cookie}x`, `${id}.${'é'.repeat(43)}`]) {
    expect(visitors.isOurs(forged)).toBe(false);
  }
  expect(createVisitors({ signingSecret: 'another secret' }).isOurs(cookie)).toBe(false);
});

test('an IPv6 subscriber counts as one address, and addresses are hashed', () => {
  expect(addressOf('2001:db8:1:2::1')).toBe(addressOf('2001:db8:1:ff:ffff::9'));
  expect(addressOf('2001:db8:1:2::1')).not.toBe(addressOf('2001:db8:1:100::1'));
  expect(addressOf('2001:db8::1')).toBe(addressOf('2001:db8:0:0:1::'));
  expect(addressOf('::ffff:192.0.2.1')).toBe(addressOf('192.0.2.1'));
  expect(addressOf('fe80::1%eth0')).toBe(addressOf('fe80::2'));
  expect(addressOf('192.0.2.1')).not.toContain('192');
});

test('a used up allowance is told in the language of the reader, with the name of what it counts', async () => {
  const spanish = await speechOf('es');
  const allowance = { free: { max: 5, per: 'month' }, unit: { one: 'scan', many: 'scans' } } as const;
  const { message } = speak(spanish, () => usageErrors.usedUp({ allowance, resets: 'mañana' }));
  expect(message).toContain(` ${spanish.catalogue?.scans} `);
  expect(message).not.toContain('scans');
});
