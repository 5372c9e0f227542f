import type { PhotoStep } from './photo-tile.ts';

export type Area = { x: number; y: number; width: number; height: number };

/** What is read, and what of the result is kept; `kept` in the result's pixels. */
export type TileTask = { read: Area; kept: Area };

/** Large enough that margins cost little, small enough that a thread needs only some 100 MB for a chain of steps. */
const tileSide = 384;

export const scaleOf = (steps: readonly PhotoStep[]): number => steps.reduce((scale, step) => scale * step.scale, 1);

/** What the whole chain needs around a pixel, in pixels of the source: a multiple of 8, as blocks of JPEG and of filters are. */
export function marginOf(steps: readonly PhotoStep[]): number {
  let scale = 1;
  let margin = 0;
  for (const step of steps) {
    margin += step.margin / scale;
    scale *= step.scale;
  }
  return Math.ceil(margin / 8) * 8;
}

/** Cuts an area of a photo, by default all of it, into tiles. */
export function planTiles(
  photo: { width: number; height: number },
  {
    steps,
    region,
    side = tileSide,
  }: { steps: readonly PhotoStep[]; region?: Area | undefined; side?: number | undefined },
): TileTask[] {
  const { x: left, y: top, width, height } = region ?? { x: 0, y: 0, ...photo };
  const margin = marginOf(steps);
  const scale = scaleOf(steps);
  const tasks: TileTask[] = [];
  // Tiles start at multiples of their side, so that a region is cut like the whole photo.
  for (let tileY = Math.floor(top / side) * side; tileY < top + height; tileY += side) {
    for (let tileX = Math.floor(left / side) * side; tileX < left + width; tileX += side) {
      const across = span(tileX, side, { start: left, length: width, whole: photo.width, margin });
      const down = span(tileY, side, { start: top, length: height, whole: photo.height, margin });
      tasks.push({
        read: { x: across.read, y: down.read, width: across.readLength, height: down.readLength },
        kept: {
          x: across.kept * scale,
          y: down.kept * scale,
          width: across.keptLength * scale,
          height: down.keptLength * scale,
        },
      });
    }
  }
  return tasks;
}

function span(
  tile: number,
  side: number,
  { start, length, whole, margin }: { start: number; length: number; whole: number; margin: number },
) {
  const kept = Math.max(tile, start);
  const keptEnd = Math.min(tile + side, start + length);
  // Rounded down to a multiple of 8, see `marginOf`.
  const read = Math.max(0, Math.floor((kept - margin) / 8) * 8);
  const readEnd = Math.min(whole, keptEnd + margin);
  return { kept, keptLength: keptEnd - kept, read, readLength: readEnd - read };
}
