import type { PhotoStep, Tile } from '../photo-tile.ts';
import { type FilterSetName, filterRunner } from './filter-sets.ts';
import { lumaOf } from './luma.ts';

/** Learned filters on the luma, at the photo's own size. */
export type FilterPlan = {
  step: 'filter';
  filters: FilterSetName /** 0 nothing, 1 all that was learned. */;
  amount: number;
};

/** Up to four stages. */
const margin = 12;

export const createFilterStep = ({ filters, amount }: FilterPlan): PhotoStep => ({
  name: filters,
  scale: 1,
  margin,
  apply: (tile) => filterTile(tile, filters, amount),
});

function filterTile(tile: Tile, filters: FilterSetName, amount: number): Tile {
  const { data, channels } = tile;
  const plane = lumaOf(tile);
  const { data: better } = filterRunner(filters).run(plane, plane);
  const result = new Uint8ClampedArray(data);
  for (let index = 0, at = 0; index < better.length; index += 1, at += channels) {
    const change = amount * ((better[index] ?? 0) - (plane.data[index] ?? 0));
    for (let channel = 0; channel < 3; channel += 1) result[at + channel] = (data[at + channel] ?? 0) + change;
  }
  return { ...tile, data: new Uint8Array(result.buffer) };
}
