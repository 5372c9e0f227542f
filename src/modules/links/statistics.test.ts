import { expect, test } from 'vitest';
import { type Click, countClick, type DayCounts } from './click-counts.ts';
import { bucketsOf, sumStatistics } from './statistics.ts';

const click = (at: string, more: Partial<Click> = {}): Click => ({
  ...{
    linkId: 1,
    at: Date.parse(at),
    kind: 'click',
    isNewVisitor: true,
    country: 'DE',
    referrer: '',
    device: 'desktop',
  },
  ...{ browser: 'Firefox', system: 'Linux', language: 'de', campaign: '', ...more },
});

function daysOf(...clicks: Click[]) {
  const days = Map.groupBy(clicks, ({ at }) => new Date(at).toISOString().slice(0, 10));
  return [...days].map(([day, ofDay]) => {
    const counts: DayCounts = {};
    for (const each of ofDay) countClick(counts, each);
    return { day, counts };
  });
}

const createdAt = new Date('2026-01-10T00:00:00Z');
const now = new Date('2026-11-24T13:20:00Z');

test('clicks fall into the days of the time zone', () => {
  const days = daysOf(
    click('2026-11-23T18:15:00Z'),
    click('2026-11-23T18:45:00Z', { isNewVisitor: false }),
    click('2026-11-24T00:30:00Z'),
  );
  const perDay = (zone: string) => {
    const { series, totals } = sumStatistics({ days, range: 'week', zone, createdAt, now });
    expect(series).toHaveLength(7);
    expect(totals).toMatchObject({ clicks: 3, visitors: 2 });
    return series.slice(-2).map(({ clicks }) => clicks);
  };
  expect(perDay('UTC')).toEqual([2, 1]);
  // The day begins at 18:30 UTC there.
  expect(perDay('Asia/Kolkata')).toEqual([1, 2]);
  expect(perDay('America/New_York')).toEqual([3, 0]);
});

test('the last 24 hours, twelve months and all months have no gaps', () => {
  const days = daysOf(click('2026-11-24T13:05:00Z'), click('2026-01-31T23:30:00Z'));
  const day = sumStatistics({ days, range: 'day', zone: 'UTC', createdAt, now });
  expect(day.series).toHaveLength(24);
  expect(day.series.at(-1)).toEqual({ at: '2026-11-24T13:00:00.000Z', clicks: 1, visitors: 1 });
  const year = sumStatistics({ days, range: 'year', zone: 'Europe/Berlin', createdAt, now });
  expect(year.unit).toBe('month');
  expect(year.series).toHaveLength(12);
  // It is February in Berlin.
  expect(year.series.find(({ at }) => at === '2026-01-31T23:00:00.000Z')?.clicks).toBe(1);
  const all = bucketsOf('all', now, 'UTC', new Date('2023-02-01T00:00:00Z'));
  expect(all).toHaveLength(46);
});

test('days that have 23 or 25 hours begin at midnight', () => {
  const buckets = bucketsOf('month', new Date('2026-10-30T12:00:00Z'), 'Europe/Berlin', createdAt);
  const hours = buckets.slice(1).map((start, index) => (start - (buckets[index] ?? 0)) / 3_600_000);
  expect(hours.filter((length) => length !== 24)).toEqual([25]);
});

test('robots, previews and prefetches are apart', () => {
  const days = daysOf(
    click('2026-11-24T10:00:00Z'),
    click('2026-11-24T10:00:00Z', { kind: 'robot' }),
    click('2026-11-24T10:00:00Z', { kind: 'preview' }),
    click('2026-11-24T10:00:00Z', { kind: 'prefetch' }),
  );
  const { totals, countries, referrers } = sumStatistics({ days, range: 'month', zone: 'UTC', createdAt, now });
  expect(totals).toEqual({ clicks: 1, visitors: 1, robots: 1, previews: 1, prefetches: 1 });
  expect(countries).toEqual([{ name: 'DE', clicks: 1 }]);
  expect(referrers).toEqual([{ name: '', clicks: 1 }]);
});

test('a day stays small, whatever referrers are sent, and no click is lost', () => {
  const counts: DayCounts = {};
  for (let index = 0; index < 1000; index++) {
    countClick(counts, click('2026-11-24T10:00:00Z', { referrer: `host-${index}.example`, campaign: '__proto__' }));
  }
  expect(Object.keys(counts.referrer ?? {})).toHaveLength(101);
  const { referrers, campaigns } = sumStatistics({
    days: [{ day: '2026-11-24', counts: JSON.parse(JSON.stringify(counts)) }],
    ...{ range: 'month', zone: 'UTC', createdAt, now },
  });
  expect(referrers.reduce((sum, { clicks }) => sum + clicks, 0)).toBe(1000);
  expect(referrers.at(-1)?.name).toBe('*');
  expect(campaigns).toEqual([{ name: '*', clicks: 1000 }]);
});
