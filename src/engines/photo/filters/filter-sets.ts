import { readFileSync } from 'node:fs';
import { unpackFilterSet } from './filter-set.ts';
import { FilterRunner } from './run-filters.ts';

/** The trained sets in `sets`, by what they were trained for (`scripts/train-filters.ts`). */
export const filterSetNames = [
  ...(['x2-clean', 'x2-jpeg-90', 'x2-jpeg-75', 'x2-jpeg-60', 'x2-noise', 'x3-clean', 'x3-jpeg-75'] as const),
  ...([
    'deblur-1.0',
    'deblur-1.6',
    'deblur-2.2',
    'deblur-1.6-clean',
    'deblur-2.2-clean',
    'deblock-30',
    'deblock-50',
    'deblock-75',
  ] as const),
  ...(['denoise-low', 'denoise-high', 'denoise-strong'] as const),
] as const;

export type FilterSetName = (typeof filterSetNames)[number];

const runners = new Map<FilterSetName, FilterRunner>();

/** A set's runner, made once per thread. */
export function filterRunner(name: FilterSetName): FilterRunner {
  const known = runners.get(name);
  if (known) return known;
  const runner = new FilterRunner(unpackFilterSet(readFileSync(new URL(`./sets/${name}.bin`, import.meta.url))));
  runners.set(name, runner);
  return runner;
}
