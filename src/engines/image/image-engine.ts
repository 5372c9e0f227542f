import { stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { packageVersion, readPackageJson } from '../../platform/processes/packages.ts';
import { createThreadPool } from '../../platform/processes/thread-pool.ts';
import { MINUTE_MS, SECOND_MS } from '../../shared/units.ts';
import type { Engine } from '../engines.ts';
import type { HeicDecoder } from './heic.ts';
import { imageRefusals } from './image.errors.ts';
import type { EncodeImage, ImageFacts, ReadImage, StripImageMetadata } from './image-capabilities.ts';
import type { ImageProcesses } from './image-processes.ts';
import { factsSchema, inputName, outputName, strippedSchema } from './image-tasks.ts';
import { oxipngLevel } from './png-effort.ts';
import type { OptimizePng } from './png-thread.ts';
import type { CleanSvg } from './svg-engine.ts';

const readTimeoutMs = 20 * SECOND_MS;
/** AVIF takes half a second per megapixel, of at most 100. */
const encodeTimeoutMs = 3 * MINUTE_MS;
/** A few bytes of SVG can take forever to draw. */
const drawTimeoutMs = 30 * SECOND_MS;

/**
 * Reads and writes images: sharp (libvips) in sandboxed processes, with HEIC and SVG converted for it and PNGs finished by
 * oxipng.
 */
export function createImageEngine(dependencies: {
  processes: ImageProcesses;
  heic: HeicDecoder;
  cleanSvg: CleanSvg;
}): Engine {
  const { processes, heic, cleanSvg } = dependencies;
  const pngThreads = createPngThreads();

  const readImage: ReadImage = async ({ input, type, signal }) => {
    if (type === 'heic') return heic.readFacts(input, signal);
    const clean = type === 'svg' ? await cleanSvg({ input, near: input, signal }) : undefined;
    try {
      return await readFacts(clean?.path ?? input, type, signal);
    } finally {
      await clean?.remove();
    }
  };
  const readFacts = (input: string, type: Parameters<ReadImage>[0]['type'], signal: AbortSignal): Promise<ImageFacts> =>
    processes.run({
      request: { task: 'read', type },
      answer: factsSchema,
      inputs: { [inputName]: input },
      outputs: {},
      timeoutMs: type === 'svg' ? drawTimeoutMs : readTimeoutMs,
      signal,
    });

  const encodeImage: EncodeImage = async (request) => {
    const prepared = await prepareInput(request, { heic, cleanSvg });
    try {
      return await encodePrepared(request, prepared);
    } finally {
      await prepared.remove();
    }
  };
  async function encodePrepared(request: EncodeRequest, prepared: PreparedInput): ReturnType<EncodeImage> {
    const { format, quality, metadata, resize, background, density, output, signal } = request;
    const facts = await processes.run({
      request: {
        task: 'encode',
        type: prepared.type,
        upright: prepared.upright,
        ...{ format, quality, metadata, resize, background, density },
      },
      answer: factsSchema,
      inputs: { [inputName]: prepared.path },
      outputs: { [outputName]: output },
      timeoutMs: prepared.type === 'svg' ? drawTimeoutMs : encodeTimeoutMs,
      signal,
    });
    const level = format === 'png' ? oxipngLevel(facts.width * facts.height, quality) : undefined;
    if (level !== undefined) {
      const request = { path: output, level, alpha: quality < 100 };
      await pngThreads.run({ request, timeoutMs: encodeTimeoutMs, signal });
    }
    return { ...facts, bytes: (await stat(output)).size };
  }

  const stripImageMetadata: StripImageMetadata = async ({ input, type, output, signal }) => {
    const { removed } = await processes.run({
      request: { task: 'strip', type },
      answer: strippedSchema,
      inputs: { [inputName]: input },
      outputs: { [outputName]: output },
      timeoutMs: encodeTimeoutMs,
      signal,
    });
    return { removed, bytes: (await stat(output)).size };
  };

  return {
    name: 'sharp',
    refusals: imageRefusals,
    provides: nativeLibrary() === undefined ? {} : { readImage, encodeImage, stripImageMetadata },
    status: async () => {
      if (nativeLibrary() === undefined) return { state: 'off', reason: `sharp has no build for ${platform}` };
      return { state: processes.state().running > 0 ? 'ready' : 'idle', version: versions() };
    },
    close: async () => {
      await Promise.all([processes.close(), pngThreads.close()]);
    },
  };
}

type EncodeRequest = Parameters<EncodeImage>[0];
type PreparedInput = { path: string; type: EncodeRequest['inputType']; upright: boolean; remove: () => Promise<void> };

/** Converts what sharp cannot or must not open itself. */
async function prepareInput(
  { input, inputType, output, signal }: EncodeRequest,
  { heic, cleanSvg }: { heic: HeicDecoder; cleanSvg: CleanSvg },
): Promise<PreparedInput> {
  if (inputType === 'heic') return { ...(await heic.decode(input, output, signal)), upright: true };
  if (inputType === 'svg') return { ...(await cleanSvg({ input, near: output, signal })), type: 'svg', upright: true };
  return { path: input, type: inputType, upright: false, remove: async () => undefined };
}

function createPngThreads() {
  return createThreadPool<OptimizePng, { bytes: number }>({
    script: new URL('./png-thread.ts', import.meta.url),
    size: Math.max(1, availableParallelism() - 1),
    queueLimit: 200,
    maxJobs: 50,
    heapMb: 256,
    idleStopMs: MINUTE_MS,
  });
}

const platform = `${process.platform}-${process.arch}`;
/** sharp's platform builds are packages of their own; Alpine's musl has a separate one. */
const nativeNames = [platform, `${process.platform}musl-${process.arch}`];

function nativeLibrary(): string | undefined {
  return nativeNames.find((name) => packageVersion(`@img/sharp-${name}`) !== undefined);
}

function versions(): string {
  const libvips = readPackageJson(`@img/sharp-libvips-${nativeLibrary()}/versions.json`)?.vips;
  return [
    `sharp ${packageVersion('sharp')}`,
    ...(libvips === undefined ? [] : [`libvips ${libvips}`]),
    `oxipng ${packageVersion('@jsquash/oxipng')}`,
  ].join(', ');
}
