import { join } from 'node:path';
import sharp from 'sharp';

/*
 * The photos that the filters are trained on, from two Debian packages: CC-BY 4.0 and CC0 (lomiri-wallpapers), public domain
 * and CC0 (scikit-image). THIRD_PARTY_NOTICES.md names who made them.
 */

export type RgbImage = { data: Uint8Array; width: number; height: number };

const wallpapers = 'usr/share/backgrounds';
const examples = 'usr/lib/python3/dist-packages/skimage/data';

/** Paths in the packages, and how much each is shrunk: camera pixels are soft. */
const photos: readonly { path: string; shrink: readonly number[] }[] = [
  ...[
    'Picture_0B_by_freespace.jpg',
    'Wine_by_Jakkub_Mede.jpg',
    'aitzgorri_by_Aitzol_Berasategi.jpg',
    'friends_by_Aitzol_Berasategi.jpg',
    'life_by_Aitzol_Berasategi.jpg',
    'picosdeeuropa_by_Aitzol_Berasategi.jpg',
    'seeding_by_Clements_Engelhardt.jpg',
    'sunset_by_Aitzol_Berasategi.jpg',
  ].map((name) => ({ path: join(wallpapers, name), shrink: [2.2, 3.3] })),
  { path: join(wallpapers, 'Picture_1A_by_freespace.jpg'), shrink: [1] },
  ...['astronaut.png', 'chelsea.png', 'coffee.png', 'rocket.jpg'].map((name) => ({
    path: join(examples, name),
    shrink: [1],
  })),
];

/** All photos of the unpacked packages in `folder`, as sharp as they get, with sides that `multiple` divides. */
export async function readTrainingPhotos(folder: string, multiple: number): Promise<RgbImage[]> {
  const images: RgbImage[] = [];
  for (const { path, shrink } of photos) {
    for (const factor of shrink) images.push(await readPhoto(join(folder, path), factor, multiple));
  }
  return images;
}

/** Larger photos are cropped: their parts resemble each other. */
const largest = { width: 1600, height: 1200 };

async function readPhoto(path: string, factor: number, multiple: number): Promise<RgbImage> {
  const { width, height } = await sharp(path).metadata();
  const size = { width: Math.round(width / factor), height: Math.round(height / factor) };
  const kept = {
    width: Math.floor(Math.min(size.width, largest.width) / multiple) * multiple,
    height: Math.floor(Math.min(size.height, largest.height) / multiple) * multiple,
  };
  const area = {
    left: Math.floor((size.width - kept.width) / 2),
    top: Math.floor((size.height - kept.height) / 2),
    ...kept,
  };
  const shrunk = await sharp(path)
    .resize({ ...size, fit: 'fill' })
    .removeAlpha()
    .toColourspace('srgb')
    .png()
    .toBuffer();
  return { data: await sharp(shrunk).extract(area).raw().toBuffer(), ...kept };
}
