import { DAY_MS, MINUTE_MS } from '../../shared/units.ts';
import { addCapped } from '../counting/capped-counts.ts';
import type { VisitKind } from '../counting/describe-visit.ts';

/** What is known of one visit. Nothing in it says who it was. */
export type Click = {
  linkId: number;
  /** Milliseconds since 1970. */
  at: number;
  kind: VisitKind;
  /** The visitor's first click of this link on this day (UTC). */
  isNewVisitor: boolean;
  country: string;
  referrer: string;
  device: string;
  browser: string;
  system: string;
  language: string;
  campaign: string;
};

export const dimensions = ['country', 'referrer', 'device', 'browser', 'system', 'language', 'campaign'] as const;
export type Dimension = (typeof dimensions)[number];

/**
 * The visits of a link on one day (UTC). What is 0 or unknown is left out: most days of most links have a click or two. `slots` has
 * [clicks, visitors] by the half hour of the day, 0 to 47, since some time zones begin their days at half past. Values of a
 * dimension that do not fit any more are counted under '*'.
 */
export type DayCounts = {
  slots?: Record<string, [clicks: number, visitors: number]>;
  robots?: number;
  previews?: number;
  prefetches?: number;
} & Partial<Record<Dimension, Record<string, number>>>;

export const slotMs = 30 * MINUTE_MS;

const apart = { robot: 'robots', preview: 'previews', prefetch: 'prefetches' } as const;

/** Counts a visit into the row of its day. */
export function countClick(counts: DayCounts, click: Click): void {
  if (click.kind !== 'click') {
    const name = apart[click.kind];
    counts[name] = (counts[name] ?? 0) + 1;
    return;
  }
  const slot = String(Math.floor((click.at % DAY_MS) / slotMs));
  counts.slots ??= {};
  const [clicks, visitors] = counts.slots[slot] ?? [0, 0];
  counts.slots[slot] = [clicks + 1, visitors + (click.isNewVisitor ? 1 : 0)];
  for (const dimension of dimensions) {
    const value = click[dimension];
    if (value === '') continue;
    counts[dimension] ??= {};
    addCapped(counts[dimension], value, 1);
  }
}

/** All clicks and visitors of a day. */
export function sumOfDay({ slots = {} }: DayCounts): { clicks: number; visitors: number } {
  const sum = { clicks: 0, visitors: 0 };
  for (const [clicks, visitors] of Object.values(slots)) {
    sum.clicks += clicks;
    sum.visitors += visitors;
  }
  return sum;
}
