import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Raster } from '../../../pdf/draw-page.ts';
import type { TakenImage } from './take-images.ts';

const photoQuality = 88;
/** Drawings have fewer colours in the sampled pixels. */
const photoColors = 1_500;
const lookedAt = 20_000;

/** Writes an image to a file; `name` has no extension. Returns its path and type. */
export async function writeImage(image: TakenImage, name: string): Promise<{ path: string; type: 'png' | 'jpeg' }> {
  if (image.kind === 'jpeg') {
    await writeFile(`${name}.jpg`, image.content);
    return { path: `${name}.jpg`, type: 'jpeg' };
  }
  const { data, width, height } = image.raster;
  const pixels = sharp(data, { raw: { width, height, channels: 4 } });
  const { isOpaque, isPhoto } = lookAt(image.raster);
  if (isOpaque && isPhoto) {
    await pixels.removeAlpha().jpeg({ quality: photoQuality }).toFile(`${name}.jpg`);
    return { path: `${name}.jpg`, type: 'jpeg' };
  }
  await (isOpaque ? pixels.removeAlpha() : pixels)
    .png({ compressionLevel: 6, adaptiveFiltering: false })
    .toFile(`${name}.png`);
  return { path: `${name}.png`, type: 'png' };
}

function lookAt({ data, width, height }: Raster): { isOpaque: boolean; isPhoto: boolean } {
  const colors = new Set<number>();
  let isOpaque = true;
  const step = Math.max(1, Math.floor((width * height) / lookedAt)) * 4;
  for (let at = 0; at < data.length; at += step) {
    colors.add(((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0));
  }
  for (let at = 3; at < data.length && isOpaque; at += 4) isOpaque = data[at] === 255;
  return { isOpaque, isPhoto: colors.size > photoColors };
}
