import { DAY_MS } from '../../shared/units.ts';
import { manySmall } from '../counting/capped-counts.ts';
import {
  type FigureRange,
  type Figures,
  figureRanges,
  type Shares,
  type TotalName,
  totalNames,
} from './analytics.contract.ts';
import { type DayCounts, type Dimension, dimensions } from './day-counts.ts';

type DayRow = { day: string; counts: DayCounts };

/** How many entries of a list are shown; the rest is summed. */
const shown = 20;

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The first day that the figures of a range need, which are those of twice as many days. */
export const firstDayOf = (range: FigureRange, now: Date): string =>
  dayOf(now.getTime() - (2 * figureRanges[range] - 1) * DAY_MS);

/** Sums the rows of days, which may lack some, into what administrators are shown. */
export function sumFigures(rows: readonly DayRow[], range: FigureRange, now: Date): Omit<Figures, 'viewsNow'> {
  const length = figureRanges[range];
  const byDay = new Map(rows.map(({ day, counts }) => [day, counts]));
  const days = Array.from({ length }, (_, index) => dayOf(now.getTime() - (length - 1 - index) * DAY_MS));
  const earlier = Array.from({ length }, (_, index) => dayOf(now.getTime() - (2 * length - 1 - index) * DAY_MS));
  const countsOf = (list: readonly string[]) => list.flatMap((day) => byDay.get(day) ?? []);
  const current = countsOf(days);
  return {
    range,
    totals: totalsOf(current),
    before: totalsOf(countsOf(earlier)),
    days: days.map((day) => ({ day, ...totalsOf(countsOf([day])) })),
    robots: sum(current, 'robots'),
    tooFast: sum(current, 'tooFast'),
    ...(Object.fromEntries(dimensions.map((dimension) => [dimension, largest(current, dimension)])) as Record<
      Dimension,
      Shares
    >),
  };
}

const sum = (list: readonly DayCounts[], name: TotalName | 'robots' | 'tooFast'): number =>
  list.reduce((total, counts) => total + (counts[name] ?? 0), 0);

const totalsOf = (list: readonly DayCounts[]) =>
  Object.fromEntries(totalNames.map((name) => [name, sum(list, name)])) as Record<TotalName, number>;

/** The counts by name of these days together. */
export function sumNames(list: readonly DayCounts[], dimension: Dimension): Map<string, number> {
  const sums = new Map<string, number>();
  for (const counts of list) {
    for (const [name, count] of Object.entries(counts[dimension] ?? {})) sums.set(name, (sums.get(name) ?? 0) + count);
  }
  return sums;
}

function largest(list: readonly DayCounts[], dimension: Dimension): Shares {
  const sums = sumNames(list, dimension);
  let rest = sums.get(manySmall) ?? 0;
  sums.delete(manySmall);
  const sorted = [...sums]
    .map(([name, count]) => ({ name, count }))
    .toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name));
  for (const { count } of sorted.slice(shown)) rest += count;
  return rest > 0 ? [...sorted.slice(0, shown), { name: manySmall, count: rest }] : sorted;
}
