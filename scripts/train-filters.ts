/**
 * Trains the filters of the photo engine (docs/decisions/0083) and writes src/engines/photo/filters/sets. Takes about 20
 * minutes, and makes the same files every time.
 *
 *   apt-get download lomiri-wallpapers-16.04 python3-skimage
 *   for package in *.deb; do dpkg-deb -x $package photos; done
 *   node scripts/train-filters.ts photos           all sets
 *   node scripts/train-filters.ts photos x2-clean  some by name
 */
import { writeFile } from 'node:fs/promises';
import { packFilterSet } from '../src/engines/photo/filters/filter-set.ts';
import { lumaOf } from '../src/engines/photo/filters/luma.ts';
import { enlarge } from '../src/engines/photo/upscale/lanczos.ts';
import { addNoise, asJpeg, blur, cameraNoise, type Degrade, inOrder, shrinkBy } from './train-filters/degrade.ts';
import { type Pair, type StageOptions, trainSet } from './train-filters/train-stage.ts';
import { type RgbImage, readTrainingPhotos } from './train-filters/training-photos.ts';

type SetOptions = { scale: number; degrade: readonly Degrade[]; stages: readonly Omit<StageOptions, 'scale'>[] };

/** Two kernels, as nobody knows how a photo was made smaller. */
const shrunk = (scale: number, ...after: Degrade[]): Degrade[] => [
  inOrder(shrinkBy(scale, 'lanczos2'), ...after),
  inOrder(shrinkBy(scale, 'lanczos3'), ...after),
];

const smallEnlarging = [
  { depths: [6], every: 2 },
  { depths: [5], every: 8 },
];
const repairing = [
  { depths: [6], every: 5 },
  { depths: [6], every: 5 },
];

/** Each stage sees further, by what the one before has made of the surroundings. */
const inStages = (count: number, caution = 1) =>
  Array.from({ length: count }, () => ({ depths: [5], every: 5, caution }));

const sets: Readonly<Record<string, SetOptions>> = {
  'x2-clean': {
    scale: 2,
    degrade: shrunk(2),
    stages: [
      { depths: [7, 7], every: 1.5 },
      { depths: [6], every: 6 },
    ],
  },
  'x2-jpeg-90': { scale: 2, degrade: shrunk(2, asJpeg(90)), stages: smallEnlarging },
  'x2-jpeg-75': { scale: 2, degrade: shrunk(2, asJpeg(75)), stages: smallEnlarging },
  'x2-jpeg-60': { scale: 2, degrade: shrunk(2, asJpeg(60)), stages: smallEnlarging },
  'x2-noise': { scale: 2, degrade: shrunk(2, addNoise(8)), stages: smallEnlarging },
  'x3-clean': {
    scale: 3,
    degrade: shrunk(3),
    stages: [
      { depths: [6], every: 1 },
      { depths: [5], every: 8 },
    ],
  },
  'x3-jpeg-75': {
    scale: 3,
    degrade: shrunk(3, asJpeg(75)),
    stages: [
      { depths: [5], every: 1 },
      { depths: [5], every: 8 },
    ],
  },
  'deblur-1.0': { scale: 1, degrade: [blur(1), inOrder(blur(1), asJpeg(95))], stages: repairing },
  'deblur-1.6': { scale: 1, degrade: [blur(1.6), inOrder(blur(1.6), asJpeg(95))], stages: repairing },
  'deblur-2.2': { scale: 1, degrade: [blur(2.2), inOrder(blur(2.2), asJpeg(95))], stages: repairing },
  'deblur-1.6-clean': { scale: 1, degrade: [blur(1.6)], stages: inStages(4, 0.1) },
  'deblur-2.2-clean': { scale: 1, degrade: [blur(2.2)], stages: inStages(4, 0.1) },
  'deblock-30': { scale: 1, degrade: [asJpeg(30)], stages: repairing },
  'deblock-50': { scale: 1, degrade: [asJpeg(50)], stages: repairing },
  'deblock-75': { scale: 1, degrade: [asJpeg(75)], stages: repairing },
  'denoise-low': { scale: 1, degrade: [cameraNoise(0.8)], stages: repairing },
  'denoise-high': { scale: 1, degrade: [cameraNoise(1.6)], stages: [...repairing, ...repairing.slice(1)] },
  'denoise-strong': { scale: 1, degrade: [addNoise(25)], stages: inStages(4) },
};

const [folder, ...wanted] = process.argv.slice(2);
if (folder === undefined) throw new Error('Usage: node scripts/train-filters.ts FOLDER-OF-UNPACKED-PACKAGES [SET]...');
const unknown = wanted.filter((name) => !(name in sets));
if (unknown.length > 0) throw new Error(`There is no set called ${unknown.join(' or ')}.`);

const photos = await readTrainingPhotos(folder, 12);
for (const [name, set] of Object.entries(sets)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const start = performance.now();
  const file = packFilterSet(await train(set));
  await writeFile(new URL(`../src/engines/photo/filters/sets/${name}.bin`, import.meta.url), file);
  console.log(`${name}: ${Math.round(file.length / 1000)} KB in ${Math.round((performance.now() - start) / 1000)} s`);
}

async function train({ scale, degrade, stages }: SetOptions) {
  const pairs: Pair[] = [];
  for (const photo of photos) {
    for (const make of degrade) pairs.push(pairOf(await make(photo), photo, scale));
  }
  // What follows the first stage works on pixels of the result.
  return trainSet(
    pairs,
    stages.map((stage, index) => ({ ...stage, scale: index === 0 ? scale : 1 })),
  );
}

function pairOf(degraded: RgbImage, photo: RgbImage, scale: number): Pair {
  const input = lumaOf(degraded);
  const base = scale === 1 ? input : { ...photo, data: enlarge(input.data, { ...input, channels: 1, scale }) };
  return { input, base, target: lumaOf(photo) };
}
