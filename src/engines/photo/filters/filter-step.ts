import type { PhotoStep, Tile } from '../photo-tile.ts';
import { type FilterSetName, filterRunner } from './filter-sets.ts';
import { lumaOf } from './luma.ts';
import { fadeAtPatterns } from './single-pixels.ts';

/** Learned filters on the luma, at the photo's own size. */
export type FilterPlan = {
  step: 'filter';
  filters: FilterSetName;
  /** 0 nothing, 1 all that was learned. */
  amount: number;
  /**
   * The luma is multiplied by this on its way in, and divided on its way out: filters for noise of one strength then serve
   * others. 1 by default.
   */
  gain?: number;
};

/**
 * How far a pixel may be changed, in levels as trained: JPEG and noise change it no further. Patterns of single pixels, which
 * photos do not have, would lose their contrast.
 */
const limits: Partial<Record<FilterSetName, number>> = {
  ...{ 'deblock-30': 24, 'deblock-50': 16, 'deblock-75': 10 },
  ...{ 'denoise-low': 12, 'denoise-high': 24, 'denoise-strong': 50 },
};

/** Up to four stages. */
const margin = 12;

export const createFilterStep = (plan: FilterPlan): PhotoStep => ({
  name: plan.filters,
  scale: 1,
  margin,
  apply: (tile) => filterTile(tile, plan),
});

function filterTile(tile: Tile, { filters, amount, gain = 1 }: FilterPlan): Tile {
  const { data, channels } = tile;
  const luma = lumaOf(tile);
  const plane = gain === 1 ? luma : { ...luma, data: luma.data.map((value) => value * gain) };
  const { data: better } = filterRunner(filters).run(plane, plane, 255 * gain);
  const limit = limits[filters] ?? 255;
  const fade = filters.startsWith('deblur') ? fadeAtPatterns(luma) : undefined;
  const result = new Uint8ClampedArray(data);
  for (let index = 0, at = 0; index < better.length; index += 1, at += channels) {
    const learned = (better[index] ?? 0) - (plane.data[index] ?? 0);
    const share = fade?.[index] ?? 1;
    const change = ((share * amount) / gain) * Math.min(limit, Math.max(-limit, learned));
    for (let channel = 0; channel < 3; channel += 1) result[at + channel] = (data[at + channel] ?? 0) + change;
  }
  return { ...tile, data: new Uint8Array(result.buffer) };
}
