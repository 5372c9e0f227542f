import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import sharp from 'sharp';

/** Real files to measure with, not part of the project. */
const corpus = resolve(process.env.CORPUS_DIR ?? '../shared/corpus');

/** Paths of lossless photos (the Kodak set); prints a note and returns none without the corpus. */
export async function losslessPhotos(): Promise<string[]> {
  const folder = join(corpus, 'images', 'kodak');
  if (!existsSync(folder)) {
    console.log(`  No corpus at ${corpus} (set CORPUS_DIR): measured on a drawn image instead of photos.`);
    return [];
  }
  // The folder also has thumbnails, which say little about photos.
  const names = (await readdir(folder)).filter((name) => /^kodim\d+\.png$/.test(name)).sort();
  const photos: string[] = [];
  for (const name of names) {
    const { width = 0, height = 0 } = await sharp(join(folder, name)).metadata();
    if (width * height > 100_000) photos.push(join(folder, name));
  }
  return photos;
}

/** A 12-megapixel JPEG with the detail of real photos: the corpus photos tiled, or a drawn image without a corpus. */
export async function make12MegapixelJpeg(path: string): Promise<void> {
  const width = 4000;
  const height = 3000;
  const photos = await losslessPhotos();
  const tile = { width: 1000, height: 750 };
  const tiles = await Promise.all(
    Array.from({ length: photos.length > 0 ? 16 : 0 }, async (_, index) => ({
      input: await sharp(photos[index % photos.length])
        .resize(tile)
        .toBuffer(),
      left: (index % 4) * tile.width,
      top: Math.floor(index / 4) * tile.height,
    })),
  );
  const canvas = sharp({
    create: {
      width,
      height,
      channels: 3,
      background: 'gray',
      ...(photos.length === 0 && { noise: { type: 'gaussian' as const, mean: 128, sigma: 20 } }),
    },
  });
  await canvas.composite(tiles).jpeg({ quality: 92, chromaSubsampling: '4:4:4' }).toFile(path);
}
