import { type PixelImage, shrink } from '../scan/pixel-image.ts';

const copies = new WeakMap<PixelImage, Map<number, PixelImage>>();

/** `shrink`, once per photo and size: each correction of a mask needs the same copies. */
export function smallCopy(photo: PixelImage, side: number): PixelImage {
  const known = copies.get(photo) ?? new Map<number, PixelImage>();
  copies.set(photo, known);
  const copy = known.get(side) ?? shrink(photo, side);
  known.set(side, copy);
  return copy;
}
