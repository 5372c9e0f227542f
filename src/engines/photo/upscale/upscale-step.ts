import { type FilterSetName, filterRunner } from '../filters/filter-sets.ts';
import { lumaOf } from '../filters/luma.ts';
import type { PhotoStep, Tile } from '../photo-tile.ts';
import { enlarge } from './lanczos.ts';
import { premultiplied, unpremultiply } from './premultiply.ts';

/** 4 times is twice 2 times. */
export type UpscalePlan = { step: 'upscale'; scale: 2 | 3; filters: FilterSetName };

/** Two stages of patches, the second on the result; more than Lanczos needs. */
const margin = 6;

export function createUpscaleStep({ scale, filters }: UpscalePlan): PhotoStep {
  return { name: 'upscale', scale, margin, apply: (tile) => upscaleTile(tile, scale, filters) };
}

/** Enlarges colours with Lanczos, and gives them the detail that learned filters find in the luma. */
function upscaleTile(tile: Tile, scale: 2 | 3, filters: FilterSetName): Tile {
  const { x, y, width, height, channels } = tile;
  const source = channels === 4 ? premultiplied(tile.data) : tile.data;
  const size = { width: width * scale, height: height * scale };
  const samples = enlarge(source, { width, height, channels, scale });
  const base = lumaOf({ data: samples, ...size });
  const plain = base.data.slice();
  const { data: sharp } = filterRunner(filters).run(lumaOf({ data: source, width, height }), base);
  for (let index = 0, at = 0; index < sharp.length; index += 1, at += channels) {
    const detail = (sharp[index] ?? 0) - (plain[index] ?? 0);
    for (let channel = 0; channel < 3; channel += 1) samples[at + channel] = (samples[at + channel] ?? 0) + detail;
  }
  if (channels === 4) unpremultiply(samples);
  // Rounds and clamps.
  const data = new Uint8Array(new Uint8ClampedArray(samples).buffer);
  return { x: x * scale, y: y * scale, ...size, channels, data };
}
