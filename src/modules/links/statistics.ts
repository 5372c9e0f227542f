import { DAY_MS, HOUR_MS } from '../../shared/units.ts';
import { manySmall } from '../counting/capped-counts.ts';
import { type DayCounts, dimensions, slotMs } from './click-counts.ts';
import type { Range, Statistics } from './links.contract.ts';

const shown = 50;

const lists = {
  country: 'countries',
  referrer: 'referrers',
  device: 'devices',
  browser: 'browsers',
  system: 'systems',
  language: 'languages',
  campaign: 'campaigns',
} as const;

const units = { day: 'hour', week: 'day', month: 'day', year: 'month', all: 'month' } as const;

/** The first day (UTC) of the rows that a range needs; a day more, since zones begin their days up to 14 hours apart. */
export const firstDay = (range: Range, now: Date, zone: string, createdAt: Date): string =>
  new Date((bucketsOf(range, now, zone, createdAt)[0] ?? now.getTime()) - DAY_MS).toISOString().slice(0, 10);

/**
 * Sums the days of a link into hours, days or months of a time zone. Half hours that begin before the range do not count; their
 * countries and the like do, since these are known by the day only.
 */
export function sumStatistics(request: {
  days: readonly { day: string; counts: DayCounts }[];
  range: Range;
  zone: string;
  createdAt: Date;
  now: Date;
}): Statistics {
  const { days, range, zone, createdAt, now } = request;
  const starts = bucketsOf(range, now, zone, createdAt);
  const series = starts.map((start) => ({ at: new Date(start).toISOString(), clicks: 0, visitors: 0 }));
  const totals = { clicks: 0, visitors: 0, robots: 0, previews: 0, prefetches: 0 };
  const sums = Object.fromEntries(dimensions.map((dimension) => [dimension, new Map<string, number>()]));
  const [from = 0] = starts;
  const bucketAt = createBucketFinder(starts);

  for (const { day, counts } of days) {
    const midnight = Date.parse(`${day}T00:00:00Z`);
    let clicksOfDay = 0;
    for (const [slot, [clicks, visitors]] of Object.entries(counts.slots ?? {})) {
      clicksOfDay += clicks;
      const bucket = series[bucketAt(midnight + Number(slot) * slotMs)];
      if (!bucket) continue;
      bucket.clicks += clicks;
      bucket.visitors += visitors;
      totals.clicks += clicks;
      totals.visitors += visitors;
    }
    if (midnight + DAY_MS <= from) continue;
    for (const kind of ['robots', 'previews', 'prefetches'] as const) totals[kind] += counts[kind] ?? 0;
    for (const dimension of dimensions) {
      const sum = sums[dimension];
      const add = (name: string, clicks: number) => sum?.set(name, (sum.get(name) ?? 0) + clicks);
      let unknown = clicksOfDay;
      for (const [name, clicks] of Object.entries(counts[dimension] ?? {})) {
        add(name, clicks);
        unknown -= clicks;
      }
      if (unknown > 0) add('', unknown);
    }
  }
  const shares = Object.fromEntries(
    dimensions.map((dimension) => [lists[dimension], largest(sums[dimension] ?? new Map())]),
  );
  return {
    ...{ createdAt: createdAt.toISOString(), range, totals, unit: units[range], series },
    ...(shares as Pick<Statistics, (typeof lists)[keyof typeof lists]>),
  };
}

/** The index of the bucket that a time is in; -1 before the first. */
function createBucketFinder(starts: readonly number[]): (time: number) => number {
  return (time) => {
    let low = 0;
    let high = starts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= time) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  };
}

function largest(sum: ReadonlyMap<string, number>): { name: string; clicks: number }[] {
  const sorted = [...sum].map(([name, clicks]) => ({ name, clicks })).toSorted((a, b) => b.clicks - a.clicks);
  const rest = sorted.slice(shown).reduce((total, { clicks }) => total + clicks, 0);
  const top = sorted.slice(0, shown).filter(({ name }) => name !== manySmall);
  const many = rest + (sorted.slice(0, shown).find(({ name }) => name === manySmall)?.clicks ?? 0);
  return many > 0 ? [...top, { name: manySmall, clicks: many }] : top;
}

/** Where the hours, days or months of a range begin, in milliseconds since 1970, oldest first. */
export function bucketsOf(range: Range, now: Date, zone: string, createdAt: Date): number[] {
  if (range === 'day') {
    const last = Math.floor(now.getTime() / HOUR_MS) * HOUR_MS;
    return Array.from({ length: 24 }, (_, index) => last - (23 - index) * HOUR_MS);
  }
  const { year, month, day } = partsIn(zone, now);
  if (range === 'week' || range === 'month') {
    const count = range === 'week' ? 7 : 30;
    return Array.from({ length: count }, (_, index) => startIn(zone, year, month, day - (count - 1 - index)));
  }
  const made = partsIn(zone, createdAt);
  const months = range === 'year' ? 12 : Math.max(12, (year - made.year) * 12 + month - made.month + 1);
  return Array.from({ length: months }, (_, index) => startIn(zone, year, month - (months - 1 - index), 1));
}

type Parts = { year: number; month: number; day: number };

/** The date in a time zone; months from 0. */
function partsIn(zone: string, time: Date): Parts {
  const local = new Date(time.getTime() + offsetAt(zone, time.getTime()));
  return { year: local.getUTCFullYear(), month: local.getUTCMonth(), day: local.getUTCDate() };
}

/** When a day begins in a time zone. Days and months outside their range move on, as in Date.UTC. */
function startIn(zone: string, year: number, month: number, day: number): number {
  const local = Date.UTC(year, month, day);
  // Twice, as the clock may change between the guess and the time itself.
  const guess = local - offsetAt(zone, local);
  return local - offsetAt(zone, guess);
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Milliseconds that a time zone is ahead of UTC. */
function offsetAt(zone: string, time: number): number {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      ...{ year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric' },
    });
    if (formats.size < 600) formats.set(zone, format);
  }
  const parts = new Map(format.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
  const read = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  const local = Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'), read('minute'), read('second'));
  return local - Math.floor(time / 1000) * 1000;
}
