import { rm } from 'node:fs/promises';
import sharp from 'sharp';
import { describeError } from '../../../shared/errors.ts';
import type { FileType } from '../../../shared/file-types.ts';
import { decodeOptions } from '../../image/decode-options.ts';
import { imageErrors } from '../../image/image.errors.ts';
import { checkBounds } from '../../image/image-bounds.ts';
import { readHeader } from '../../image/read-header.ts';
import { photoErrors } from '../photo.errors.ts';
import type { PhotoArea } from '../photo-capabilities.ts';
import type { Tile } from '../photo-tile.ts';
import { openWorkPhoto, type WorkPhoto } from '../work-photo.ts';
import { fillMargin, fillMarked } from './inpaint.ts';

/** A core fills some 40,000 pixels a second. */
const maxMarked = 3_000_000;
const side = 512;

/**
 * Fills the scratches of a work photo in place, or only those in an area of it. Returns whether any are marked
 * in all of the photo. Throws PHOTO_MARKS_DIFFER, PHOTO_ALL_MARKED and PHOTO_MARKS_TOO_LARGE, and IMAGE_DAMAGED for marks that
 * cannot be read.
 *
 * @param marks an image with scratches in white, in the photo's proportions
 */
export async function fillScratches(
  path: string,
  marks: { path: string; type: FileType },
  { temporary, area }: { temporary: string; area: PhotoArea | undefined },
): Promise<boolean> {
  const photo = openWorkPhoto(path, 'r+');
  const maskPath = `${temporary}/scratches.v`;
  try {
    const marked = await decodeMarks(marks, photo, maskPath);
    if (marked === 0) return false;
    const mask = openWorkPhoto(maskPath);
    fillTiles(photo, mask, area ?? { x: 0, y: 0, width: photo.width, height: photo.height });
    mask.close();
    return true;
  } finally {
    photo.close();
    await rm(maskPath, { force: true });
  }
}

/** Returns how many pixels of the photo are marked. */
async function decodeMarks(
  { path, type }: { path: string; type: FileType },
  { width, height }: { width: number; height: number },
  output: string,
): Promise<number> {
  const header = await readHeader(path, type);
  checkBounds({ width: header.width, height: header.height, frames: 1 });
  // Rounding to whole pixels is no other proportion.
  const isAlike = Math.abs(header.width * height - header.height * width) <= Math.max(width, height);
  if (!isAlike) throw photoErrors.marksDiffer({ width, height });
  try {
    await sharp(path, decodeOptions(type))
      .flatten({ background: '#000000' })
      .toColourspace('b-w')
      .resize({ width, height, fit: 'fill', kernel: 'nearest' })
      .threshold(128)
      .toFile(output);
  } catch (error) {
    throw imageErrors.damaged({ type }, { log: describeError(error), cause: error });
  }
  const { channels } = await sharp(output, { limitInputPixels: false }).stats();
  const marked = Math.round(((channels[0]?.mean ?? 0) / 255) * width * height);
  if (marked > maxMarked) throw photoErrors.marksTooLarge({ marked, max: maxMarked });
  if (marked === width * height) throw photoErrors.allMarked();
  return marked;
}

/** Row by row: what is filled already is known to the tiles after it, so that nothing ends at a tile's edge. */
function fillTiles(photo: WorkPhoto, mask: WorkPhoto, area: PhotoArea): void {
  for (let top = area.y; top < area.y + area.height; top += side) {
    for (let left = area.x; left < area.x + area.width; left += side) {
      const kept = {
        x: left,
        y: top,
        width: Math.min(side, area.x + area.width - left),
        height: Math.min(side, area.y + area.height - top),
      };
      const seen = mask.read(kept);
      if (seen.data.some((value) => value !== 0)) fillTile(photo, mask, kept, area);
    }
  }
}

function fillTile(photo: WorkPhoto, mask: WorkPhoto, kept: PhotoArea, area: PhotoArea): void {
  const x = Math.max(0, kept.x - fillMargin);
  const y = Math.max(0, kept.y - fillMargin);
  const around = {
    x,
    y,
    width: Math.min(photo.width, kept.x + kept.width + fillMargin) - x,
    height: Math.min(photo.height, kept.y + kept.height + fillMargin) - y,
  };
  const tile = photo.read(around);
  const marks = mask.read(around).data;
  const open = new Uint8Array(around.width * around.height);
  for (let index = 0; index < open.length; index += 1) {
    const column = x + (index % around.width);
    const row = y + Math.floor(index / around.width);
    const isFilled =
      row >= area.y &&
      column >= area.x &&
      column < area.x + area.width &&
      (row < kept.y || (row < kept.y + kept.height && column < kept.x));
    open[index] = isFilled ? 0 : (marks[index * 3] ?? 0);
  }
  fillMarked(tile, open);
  photo.write(cropBands(tile, kept, photo.bands));
}

/** The part of a tile that is kept, with the samples that the photo has. */
function cropBands(tile: Tile, kept: PhotoArea, bands: number): Tile {
  const data = new Uint8Array(kept.width * kept.height * bands);
  for (let row = 0; row < kept.height; row += 1) {
    for (let column = 0; column < kept.width; column += 1) {
      const from = ((kept.y - tile.y + row) * tile.width + kept.x - tile.x + column) * tile.channels;
      const to = (row * kept.width + column) * bands;
      // Gray with transparency has its alpha second.
      for (let band = 0; band < bands; band += 1)
        data[to + band] = tile.data[from + (bands === 2 ? band * 3 : band)] ?? 0;
    }
  }
  return { ...kept, channels: tile.channels, data };
}
