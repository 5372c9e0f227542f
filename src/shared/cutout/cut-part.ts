import type { PixelImage } from '../scan/pixel-image.ts';
import type { Rectangle } from './area.ts';

/** The pixels of a rectangle in an image. */
export function cutPart({ data, width, channels }: PixelImage, box: Rectangle): PixelImage {
  const part = new Uint8ClampedArray(box.width * box.height * channels);
  for (let y = 0; y < box.height; y += 1) {
    const from = ((box.top + y) * width + box.left) * channels;
    part.set(data.subarray(from, from + box.width * channels), y * box.width * channels);
  }
  return { data: part, width: box.width, height: box.height, channels };
}
