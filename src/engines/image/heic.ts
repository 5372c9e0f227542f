import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { findCommand } from '../../platform/processes/find-command.ts';
import { fromCommandError } from '../../platform/processes/process.errors.ts';
import { CommandError, type RunCommand } from '../../platform/processes/run-command.ts';
import { SECOND_MS } from '../../shared/units.ts';
import { imageErrors } from './image.errors.ts';
import { checkBounds } from './image-bounds.ts';
import type { ImageFacts } from './image-capabilities.ts';

/** A HEIC image converted to a readable format, upright, and its cleanup. */
export type DecodedHeic = { path: string; type: 'jpeg' | 'png'; remove: () => Promise<void> };

export type HeicDecoder = {
  /** Throws FORMAT_UNAVAILABLE when the programs are not installed, IMAGE_DAMAGED when they cannot read the file. */
  readFacts: (input: string, signal: AbortSignal) => Promise<ImageFacts>;
  /** Decodes the main image into a new directory beside `near`. Throws like `readFacts`. */
  decode: (input: string, near: string, signal: AbortSignal) => Promise<DecodedHeic>;
  isInstalled: () => Promise<boolean>;
  /** libheif's version, if the programs tell. */
  version: () => Promise<string | undefined>;
};

type HeicInfo = ImageFacts & {
  /** Which image of the file is the main one, from 1, and how many there are. */
  main: number;
  images: number;
};

const infoTimeoutMs = 20 * SECOND_MS;
const decodeTimeoutMs = 90 * SECOND_MS;

/** Patents keep HEVC out of sharp's build, so this uses libheif's own programs if installed. */
export function createHeicDecoder(runCommand: RunCommand): HeicDecoder {
  async function readInfo(input: string, signal: AbortSignal): Promise<HeicInfo> {
    const { stdout } = await runHeif(runCommand, {
      command: 'heif-info',
      args: [input],
      readOnly: [input],
      timeoutMs: infoTimeoutMs,
      signal,
    });
    const info = parseHeifInfo(stdout);
    if (info === undefined) throw imageErrors.damaged({ type: 'heic' }, { log: stdout });
    checkBounds({ ...info, frames: 1 });
    return info;
  }

  return {
    readFacts: async (input, signal) => {
      const { width, height, frames, hasAlpha } = await readInfo(input, signal);
      return { width, height, frames, hasAlpha };
    },
    decode: async (input, near, signal) => {
      const info = await readInfo(input, signal);
      const directory = await mkdtemp(join(dirname(near), 'heic-'));
      const remove = () => rm(directory, { recursive: true, force: true });
      // PNG takes five times as long, and JPEG at quality 100 keeps everything but transparency.
      const type = info.hasAlpha ? 'png' : 'jpeg';
      try {
        await runHeif(runCommand, {
          command: 'heif-convert',
          args: ['-q', '100', input, join(directory, `image.${type === 'png' ? 'png' : 'jpg'}`)],
          readOnly: [input],
          writable: [directory],
          timeoutMs: decodeTimeoutMs,
          signal,
        });
        return { path: join(directory, await mainImage(directory, info)), type, remove };
      } catch (error) {
        await remove();
        throw error;
      }
    },
    isInstalled: async () =>
      (await findCommand('heif-convert')) !== undefined && (await findCommand('heif-info')) !== undefined,
    version: async () => {
      const { stdout, stderr } = await runCommand({
        command: 'heif-convert',
        args: ['--help'],
        timeoutMs: infoTimeoutMs,
        signal: AbortSignal.timeout(infoTimeoutMs),
      });
      return /libheif version: ([\d.]+)/.exec(stdout + stderr)?.[1];
    },
  };
}

/** With several images in the file, output names carry numbers. */
async function mainImage(directory: string, { main, images }: HeicInfo): Promise<string> {
  const names = (await readdir(directory)).sort();
  const found = images > 1 ? names.find((name) => name.startsWith(`image-${main}.`)) : names[0];
  if (found === undefined) throw imageErrors.damaged({ type: 'heic' }, { log: `no image among: ${names.join(', ')}` });
  return found;
}

/** Parses lines such as `image: 4000x3000 (id=1), primary` and `alpha channel: no`. Sizes are upright. */
export function parseHeifInfo(text: string): HeicInfo | undefined {
  const images = [...text.matchAll(/^image: (\d+)x(\d+) \(id=\d+\)(, primary)?[\s\S]*?alpha channel: (yes|no)/gm)];
  const index = Math.max(
    0,
    images.findIndex((image) => image[3] !== undefined),
  );
  const main = images[index];
  if (main === undefined) return undefined;
  return {
    width: Number(main[1]),
    height: Number(main[2]),
    frames: 1,
    hasAlpha: main[4] === 'yes',
    main: index + 1,
    images: images.length,
  };
}

async function runHeif(runCommand: RunCommand, request: Parameters<RunCommand>[0]): ReturnType<RunCommand> {
  try {
    return await runCommand(request);
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    if (error.failure === 'missing') throw imageErrors.heicUnavailable(undefined, { cause: error });
    // The program read only this file and failed.
    if (error.failure === 'failed') throw imageErrors.damaged({ type: 'heic' }, { log: error.message, cause: error });
    throw fromCommandError(error, request.timeoutMs);
  }
}
