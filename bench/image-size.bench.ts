import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import encodeWithWasm, { init } from '@jsquash/jpeg/encode.js';
import initOxipng, { optimise } from '@jsquash/oxipng/codec/pkg/squoosh_oxipng.js';
import sharp from 'sharp';
import { encodeImage } from '../src/engines/image/encode-image.ts';
import { encoders } from '../src/engines/image/encoders.ts';
import type { ImageFormat } from '../src/engines/image/image-capabilities.ts';
import { oxipngLevel } from '../src/engines/image/png-effort.ts';
import { losslessPhotos, make12MegapixelJpeg } from './photos.ts';
import { type Pixels, prepareReference, type Reference, similarity } from './similarity.ts';
import { alternate, atMost, median, type Row, type Suite, seconds, time } from './suite.ts';

const targetScore = 70;
const encodeSteps = 7;
/** Steps of ten in quality differ by about this much. */
const maxScoreGap = 6;
const run = promisify(execFile);

// Node has it, but the server's types exclude browser types.
declare const WebAssembly: { compile: (bytes: Uint8Array) => Promise<Parameters<typeof init>[0]> };

/** An encoder under test: from the photo's path and pixels to a file. */
type Encode = (photo: { path: string; pixels: Pixels }, quality: number) => Promise<Buffer>;

export const suite: Suite = {
  name: 'image-size',
  about: `Bytes at equal similarity (${targetScore} on SSIMULACRA2's scale), mean over the corpus photos, and time.`,
  run: async () => {
    sharp.concurrency(1);
    sharp.cache(false);
    await init(
      await WebAssembly.compile(
        await readFile(new URL(import.meta.resolve('@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm'))),
      ),
    );
    return [...(await compareSizes()), ...(await compareNumbers()), ...(await compareTimes()), ...(await comparePng())];
  },
};

async function compareSizes(): Promise<Row[]> {
  const peers: { name: string; ours: ImageFormat; encode: Encode; limit: number }[] = [
    { name: 'JPEG / ImageMagick JPEG', ours: 'jpeg', encode: imageMagick, limit: 0.9 },
    // Equal except for rounded qualities.
    { name: 'JPEG / @jsquash/jpeg', ours: 'jpeg', encode: wasm, limit: 1.01 },
    { name: 'WebP / our JPEG', ours: 'webp', encode: ours('jpeg'), limit: 0.94 },
    { name: 'AVIF / our JPEG', ours: 'avif', encode: ours('jpeg'), limit: 0.76 },
  ];
  const photos = await Promise.all((await losslessPhotos()).map(readPhoto));
  const rows: Row[] = [];
  for (const { name, ours: format, encode, limit } of photos.length > 0 ? peers : []) {
    let oursTotal = 0;
    let peerTotal = 0;
    const ratios: number[] = [];
    for (const photo of photos) {
      const size = await bytesAtTarget(ours(format), photo);
      const peer = await bytesAtTarget(encode, photo);
      oursTotal += size;
      peerTotal += peer;
      ratios.push(size / peer);
    }
    const mean = ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length;
    rows.push({
      what: `${name}, ${photos.length} photos`,
      ours: `${Math.round(oursTotal / 1024)} KB`,
      peer: `${Math.round(peerTotal / 1024)} KB`,
      ...atMost(limit, mean),
    });
  }
  return rows;
}

/** The same number should look about the same in each format. */
async function compareNumbers(): Promise<Row[]> {
  const photos = await Promise.all((await losslessPhotos()).map(readPhoto));
  const scoreOf = async (format: ImageFormat, quality: number) => {
    const scores: number[] = [];
    for (const photo of photos) {
      scores.push(similarity(photo.reference(), await decode(await ours(format)(photo, quality))));
    }
    return median(scores);
  };
  const rows: Row[] = [];
  for (const quality of photos.length > 0 ? [50, 80, 90] : []) {
    const jpeg = await scoreOf('jpeg', quality);
    for (const format of ['webp', 'avif'] as const) {
      const score = await scoreOf(format, quality);
      rows.push({
        what: `similarity at quality ${quality}, ${format} / JPEG`,
        ours: score.toFixed(1),
        peer: jpeg.toFixed(1),
        target: `within ${maxScoreGap}`,
        holds: Math.abs(score - jpeg) <= maxScoreGap,
      });
    }
  }
  return rows;
}

/** A photo of 2.7 megapixels, as the compressor makes it at quality 80. */
async function comparePng(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'satchel-bench-png-'));
  try {
    const [source, result, peer] = ['photo.png', 'ours.png', 'peer.png'].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ];
    const photo = join(folder, 'photo.jpg');
    await make12MegapixelJpeg(photo);
    const { width, height } = await sharp(photo).resize({ width: 1900 }).png({ compressionLevel: 1 }).toFile(source);
    const oxipng = createRequire(import.meta.url).resolve('@jsquash/oxipng/codec/pkg/squoosh_oxipng_bg.wasm');
    await initOxipng(await readFile(oxipng));
    const task = {
      task: 'encode',
      type: 'png',
      format: 'png',
      quality: 80,
      metadata: 'strip',
      upright: false,
    } as const;
    const times = await alternate(
      2,
      async () => {
        await encodeImage(task, source, result);
        const level = oxipngLevel(width * height, task.quality);
        if (level) await writeFile(result, optimise(await readFile(result), level, false, true));
      },
      () => run('pngquant', ['--force', '--quality', '0-80', '--output', peer, source]),
    );
    const reference = prepareReference(await decode(await readFile(source)));
    const summaryOf = async (path: string, milliseconds: number) => {
      const content = await readFile(path);
      const score = similarity(reference, await decode(content)).toFixed(1);
      return `${seconds(milliseconds)}, ${Math.round(content.length / 1024)} KB, score ${score}`;
    };
    return [
      {
        what: 'PNG of 2.7 MP at quality 80, time',
        ours: await summaryOf(result, times.ours),
        peer: `${await summaryOf(peer, times.peer)} (pngquant)`,
        ...atMost(2, times.ours / times.peer),
      },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function compareTimes(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'satchel-bench-time-'));
  try {
    const path = join(folder, 'photo.jpg');
    await make12MegapixelJpeg(path);
    const photo = await readPhoto(path);
    const jpeg = await alternate(
      3,
      () => ours('jpeg')(photo, 80),
      () => wasm(photo, 80),
    );
    const avif = await time(() => ours('avif')(photo, 60));
    return [
      {
        what: 'JPEG of 12 MP, time',
        ours: seconds(jpeg.ours),
        peer: `${seconds(jpeg.peer)} @jsquash/jpeg`,
        ...atMost(1, jpeg.ours / jpeg.peer),
      },
      { what: 'AVIF of 12 MP, time', ours: seconds(avif), peer: '', target: 'under 8 s', holds: avif < 8000 },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function readPhoto(path: string): Promise<{ path: string; pixels: Pixels; reference: () => Reference }> {
  const pixels = await decode(await readFile(path));
  let reference: Reference | undefined;
  return {
    path,
    pixels,
    reference: () => {
      reference ??= prepareReference(pixels);
      return reference;
    },
  };
}

async function decode(image: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(image)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Bytes at the target score, interpolated in log bytes between the two nearest qualities found by bisection. */
async function bytesAtTarget(encode: Encode, photo: Awaited<ReturnType<typeof readPhoto>>): Promise<number> {
  let low = { quality: 5, score: Number.NEGATIVE_INFINITY, bytes: 0 };
  let high = { quality: 100, score: Number.POSITIVE_INFINITY, bytes: 0 };
  for (let step = 0; step < encodeSteps && high.quality - low.quality > 1; step++) {
    const quality = Math.round((low.quality + high.quality) / 2);
    const file = await encode(photo, quality);
    const found = { quality, score: similarity(photo.reference(), await decode(file)), bytes: file.length };
    if (found.score < targetScore) low = found;
    else high = found;
  }
  if (low.bytes === 0 || high.bytes === 0) throw new Error('The target lies outside the range of qualities.');
  const share = (targetScore - low.score) / (high.score - low.score);
  return Math.exp(Math.log(low.bytes) + share * (Math.log(high.bytes) - Math.log(low.bytes)));
}

const ours =
  (format: ImageFormat): Encode =>
  ({ pixels: { data, width, height } }, quality) =>
    encoders[format](sharp(data, { raw: { width, height, channels: 3 } }), {
      quality,
      pixels: width * height,
      frames: 1,
      hasAlpha: false,
      bitsPerSample: 8,
    }).toBuffer();

const imageMagick: Encode = async ({ path }, quality) => {
  const { stdout } = await run('convert-im6.q16', [path, '-strip', '-quality', String(quality), 'jpeg:-'], {
    encoding: 'buffer',
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout;
};

const wasm: Encode = async ({ pixels }, quality) => Buffer.from(await encodeWithWasm(withAlpha(pixels), { quality }));

const imageData = new WeakMap<Pixels, Parameters<typeof encodeWithWasm>[0]>();

/** The input form of the WebAssembly codec, made once per image so that it is not timed. */
function withAlpha(pixels: Pixels): Parameters<typeof encodeWithWasm>[0] {
  const known = imageData.get(pixels);
  if (known) return known;
  const { data, width, height } = pixels;
  const rgba = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let index = 0; index < width * height; index++) rgba.set(data.subarray(index * 3, index * 3 + 3), index * 4);
  const made = { data: rgba, width, height, colorSpace: 'srgb' as const };
  imageData.set(pixels, made);
  return made;
}
