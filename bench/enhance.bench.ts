import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import {
  addNoise,
  asJpeg,
  blur,
  cameraNoise,
  type Degrade,
  inOrder,
  shrinkBy,
} from '../scripts/train-filters/degrade.ts';
import type { RgbImage } from '../scripts/train-filters/training-photos.ts';
import { lumaOf } from '../src/engines/photo/filters/luma.ts';
import { measureFlaws, type PhotoFlaws } from '../src/engines/photo/measure-flaws.ts';
import type { PhotoMode, PhotoScale } from '../src/engines/photo/photo-capabilities.ts';
import { planSteps } from '../src/engines/photo/plan-steps.ts';
import { createTileThreads, runSteps, type TileThreads } from '../src/engines/photo/run-steps.ts';
import { enlarge } from '../src/engines/photo/upscale/lanczos.ts';
import { openWorkPhoto } from '../src/engines/photo/work-photo.ts';
import { bilateral } from './bilateral.ts';
import { compareTone } from './enhance-tone.ts';
import { losslessPhotos } from './photos.ts';
import type { Row, Suite } from './suite.ts';

export const suite: Suite = {
  name: 'enhance',
  about: 'Photos that were enlarged, repaired or lit, none of which the filters were trained on: mean PSNR, in dB.',
  run: async () => {
    const paths = await losslessPhotos();
    if (paths.length === 0) return [];
    const all = await Promise.all(paths.map(readPhoto));
    const photos = all.flatMap(({ photo, isChart }) => (isChart ? [] : [photo]));
    const charts = all.flatMap(({ photo, isChart }) => (isChart ? [photo] : []));
    // Results of other sizes come in files of the same name.
    sharp.cache(false);
    const directory = await mkdtemp(join(tmpdir(), 'satchel-bench-'));
    const threads = createTileThreads();
    try {
      const enhance = createEnhancer(directory, threads);
      return [
        ...(await compare(photos, cases, enhance)),
        ...(charts.length > 0 ? await compare(charts, chartCases, enhance) : []),
        ...(await compareTone(photos)),
        await timeDoubling(enhance),
        await findSeams(photos, directory, threads),
      ];
    } finally {
      await threads.close();
      await rm(directory, { recursive: true, force: true });
    }
  },
};

type Case = {
  what: string;
  degrade: Degrade;
  modes: readonly PhotoMode[];
  scale?: PhotoScale;
  jpegQuality?: number;
  peer: { name: string; make: Degrade };
  /** Decibels that ours must be above the peer. */
  bar: number;
};

const untouched: Case['peer'] = { name: 'as it is', make: async (photo) => photo };

const lanczos = (scale: PhotoScale): Case['peer'] => ({
  name: 'Lanczos',
  make: async ({ data, width, height }) => ({
    data: new Uint8Array(new Uint8ClampedArray(enlarge(data, { width, height, channels: 3, scale })).buffer),
    width: width * scale,
    height: height * scale,
  }),
});

const sharpen: Case['peer'] = {
  name: "sharp's sharpen",
  make: (photo) => pixelsOf(open(photo).sharpen({ sigma: 1.5, m1: 1.5, m2: 2.25 })),
};
const medianFilter: Case['peer'] = { name: "sharp's median", make: (photo) => pixelsOf(open(photo).median(3)) };
const bilateralFilter = (sigma: number): Case['peer'] => ({
  name: 'bilateral',
  make: async (photo) => bilateral(photo, { space: 2, range: 2.5 * sigma }),
});

const upscaled = (scale: PhotoScale, bar: number, kernel: 'lanczos2' | 'lanczos3' = 'lanczos2'): Case => ({
  what: `${scale} times, shrunk with ${kernel}`,
  degrade: shrinkBy(scale, kernel),
  modes: ['upscale'],
  scale,
  peer: lanczos(scale),
  bar,
});

const doubledJpeg = (jpegQuality: number, bar: number): Case => ({
  ...upscaled(2, bar),
  what: `2 times, JPEG ${jpegQuality}`,
  degrade: inOrder(shrinkBy(2, 'lanczos2'), asJpeg(jpegQuality)),
  jpegQuality,
});

const cases: readonly Case[] = [
  upscaled(2, 1.3),
  upscaled(2, 1.1, 'lanczos3'),
  upscaled(3, 0.8),
  upscaled(4, 0.45),
  ...[doubledJpeg(90, 0.6), doubledJpeg(75, 0.6), doubledJpeg(60, 0.4)],
  { what: 'blur of 0.7 pixels', degrade: blur(0.7), modes: ['restore'], peer: untouched, bar: 3 },
  { what: 'blur of 1 pixel', degrade: blur(1), modes: ['restore'], peer: sharpen, bar: 1 },
  { what: 'blur of 1.6 pixels', degrade: blur(1.6), modes: ['restore'], peer: untouched, bar: 3.5 },
  { what: 'blur of 2.2 pixels', degrade: blur(2.2), modes: ['restore'], peer: untouched, bar: 1.5 },
  { what: 'JPEG 30', degrade: asJpeg(30), modes: ['restore'], jpegQuality: 30, peer: untouched, bar: 0.7 },
  { what: 'JPEG 60', degrade: asJpeg(60), modes: ['restore'], jpegQuality: 60, peer: untouched, bar: 0.7 },
  {
    ...{ what: 'camera noise', degrade: cameraNoise(1.6), modes: ['denoise'] as const, jpegQuality: 85 },
    ...{ peer: untouched, bar: 2 },
  },
  {
    ...{ what: 'camera noise', degrade: cameraNoise(1.6), modes: ['denoise'] as const, jpegQuality: 85 },
    ...{ peer: medianFilter, bar: 0 },
  },
  { what: 'noise of 25 levels', degrade: addNoise(25), modes: ['denoise'], peer: bilateralFilter(25), bar: 1 },
];

/** Patterns of single pixels, which no photo has. */
const chartCases: readonly Case[] = [
  { ...upscaled(2, -0.1), what: 'Test chart, 2 times, shrunk with lanczos2' },
  { what: 'Test chart, blur of 1.6 pixels', degrade: blur(1.6), modes: ['restore'], peer: untouched, bar: 0 },
];

type Enhance = (photo: RgbImage, work: Pick<Case, 'modes' | 'scale' | 'jpegQuality'>) => Promise<RgbImage>;

async function compare(photos: readonly RgbImage[], compared: readonly Case[], enhance: Enhance): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { what, degrade, peer, bar, ...work } of compared) {
    let [ours, theirs] = [0, 0];
    for (const photo of photos) {
      const degraded = await degrade(photo);
      ours += psnr(photo, await enhance(degraded, work)) / photos.length;
      theirs += psnr(photo, await peer.make(degraded)) / photos.length;
    }
    rows.push({
      what: `${what}, beside ${peer.name}`,
      ours: `${ours.toFixed(2)} dB`,
      peer: `${theirs.toFixed(2)} dB`,
      target: bar < 0 ? `at most ${-bar} dB less` : `${bar} dB more`,
      holds: ours - theirs >= bar,
    });
  }
  return rows;
}

/** Measures, plans and works in tiles, as the engine does. */
function createEnhancer(directory: string, threads: TileThreads): Enhance {
  const [input, output] = [join(directory, 'input.v'), join(directory, 'output.v')];
  return async (photo, { modes, scale, jpegQuality }) => {
    await open(photo).toFile(input);
    const work = openWorkPhoto(input);
    const flaws: PhotoFlaws = { ...measureFlaws(work), jpegQuality };
    work.close();
    const plans = planSteps({ modes, strength: 100, scale }, { tone: noTone, flaws }).map(({ plan }) => plan);
    await runSteps({ input, output, plans }, { threads, progress: () => undefined });
    return pixelsOf(sharp(output));
  };
}

const noTone = { low: 0, high: 255, quartiles: [60, 110, 170], saturation: 0.3, gray: [0.5, 0.5, 0.5] } as const;

async function timeDoubling(enhance: Enhance): Promise<Row> {
  const [width, height] = [2000, 1500];
  const paths = await losslessPhotos();
  const photo = await pixelsOf(sharp(paths[0]).resize(width, height, { fit: 'fill' }));
  const megapixels = (4 * width * height) / 1_000_000;
  const work = { modes: ['upscale'], scale: 2 } as const;
  await enhance(photo, work);
  const start = performance.now();
  await enhance(photo, work);
  const seconds = (performance.now() - start) / 1000 / megapixels;
  return {
    what: `2 times, a megapixel of the result, ${availableParallelism()} cores`,
    ours: `${seconds.toFixed(3)} s`,
    peer: '',
    target: 'at most 0.3 s',
    holds: seconds <= 0.3,
  };
}

async function findSeams([photo]: readonly RgbImage[], directory: string, threads: TileThreads): Promise<Row> {
  const [input, whole, tiled] = ['seams.v', 'whole.v', 'tiled.v'].map((name) => join(directory, name));
  if (!photo || !input || !whole || !tiled) throw new Error('There is no photo.');
  await open(photo).toFile(input);
  const flaws: PhotoFlaws = { noise: 12, colorNoise: 8, blur: 1.5, jpegQuality: 40 };
  const request = { modes: ['denoise', 'restore', 'auto', 'upscale'], strength: 100, scale: 2 } as const;
  const plans = planSteps(request, { tone: noTone, flaws }).map(({ plan }) => plan);
  await runSteps({ input, output: whole, plans }, { threads, side: 100_000, progress: () => undefined });
  await runSteps({ input, output: tiled, plans }, { threads, side: 64, progress: () => undefined });
  const [one, other] = await Promise.all([pixelsOf(sharp(whole)), pixelsOf(sharp(tiled))]);
  const most = one.data.reduce((largest, value, at) => Math.max(largest, Math.abs(value - (other.data[at] ?? 0))), 0);
  return {
    what: 'Largest difference between tiles and one piece, a chain of all modes',
    ours: String(most),
    peer: '',
    target: 'at most 1 of 255',
    holds: most <= 1,
  };
}

/** Of the luma, without the 8 outermost pixels. */
function psnr(one: RgbImage, other: RgbImage): number {
  const border = 8;
  const [a, b] = [lumaOf(one).data, lumaOf(other).data];
  let [sum, count] = [0, 0];
  for (let y = border; y < one.height - border; y += 1) {
    for (let x = border; x < one.width - border; x += 1) {
      sum += ((a[y * one.width + x] ?? 0) - (b[y * one.width + x] ?? 0)) ** 2;
      count += 1;
    }
  }
  return 10 * Math.log10((255 * 255 * count) / sum);
}

/** Cropped so that 2, 3 and 4 divide its sides. The gray one of the set is a test chart. */
async function readPhoto(path: string): Promise<{ photo: RgbImage; isChart: boolean }> {
  const { width, height, space } = await sharp(path).metadata();
  const size = { width: width - (width % 12), height: height - (height % 12) };
  return { photo: await pixelsOf(sharp(path).extract({ left: 0, top: 0, ...size })), isChart: space === 'b-w' };
}

const open = ({ data, width, height }: RgbImage): Sharp => sharp(data, { raw: { width, height, channels: 3 } });

async function pixelsOf(image: Sharp): Promise<RgbImage> {
  const { data, info } = await image.removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
