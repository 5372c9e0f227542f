import { findCommand } from '../../platform/processes/find-command.ts';
import { fromCommandError } from '../../platform/processes/process.errors.ts';
import { CommandError, type RunCommand } from '../../platform/processes/run-command.ts';
import { MINUTE_MS, SECOND_MS } from '../../shared/units.ts';
import type { PageRotation } from '../pdf/pdf-capabilities.ts';
import { describeLanguages } from './languages.ts';
import { ocrErrors } from './ocr.errors.ts';

export type Tesseract = {
  isInstalled: () => Promise<boolean>;
  /** Version, such as '5.3.0'. */
  version: () => Promise<string | undefined>;
  /** Installed languages; none without tesseract. */
  languages: () => Promise<{ code: string; name: string }[]>;
  /** TSV output for a gray image. `languages` must be checked first. */
  read: (request: { image: string; languages: readonly string[]; signal: AbortSignal }) => Promise<string>;
  /** The clockwise rotation that turns an image's text upright; 0 unless certain. */
  findTurn: (request: { image: string; signal: AbortSignal }) => Promise<PageRotation>;
};

const readTimeoutMs = 3 * MINUTE_MS;
const askTimeoutMs = 10 * SECOND_MS;
/** How long installed languages are cached: an operator may add some while the server runs. */
const languagesKnownMs = MINUTE_MS;
/** A page of small print has a few thousand words of 60 bytes each. */
const maxTsvBytes = 32_000_000;
/** Below this, tesseract's orientation is sometimes wrong (measured: 41 right and none wrong from here on). */
const certainTurn = 5;
/** One thread per process: more would wait for each other (5.9 times slower on two cores). */
const env = { OMP_THREAD_LIMIT: '1' };

/** Runs tesseract as a separate, confined process per image. */
export function createTesseract(runCommand: RunCommand): Tesseract {
  let known: { models: readonly string[]; until: number } | undefined;

  async function run(args: readonly string[], request: { image?: string; timeoutMs: number; signal: AbortSignal }) {
    const { image, timeoutMs, signal } = request;
    try {
      return await runCommand({
        command: 'tesseract',
        args,
        env,
        readOnly: image === undefined ? [] : [image],
        maxOutputBytes: maxTsvBytes,
        limits: { cpuSeconds: Math.ceil(timeoutMs / SECOND_MS) },
        ...{ timeoutMs, signal },
      });
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      if (error.failure === 'missing') throw ocrErrors.unavailable(undefined, { cause: error });
      throw error;
    }
  }

  const isInstalled = async () => (await findCommand('tesseract')) !== undefined;
  const ask = (argument: string) =>
    run([argument], { timeoutMs: askTimeoutMs, signal: AbortSignal.timeout(askTimeoutMs) });

  return {
    isInstalled,
    version: async () => {
      const { stdout, stderr } = await ask('--version');
      return /tesseract v?([\d.]+)/.exec(stdout + stderr)?.[1];
    },
    languages: async () => {
      if (known && performance.now() < known.until) return describeLanguages(known.models);
      if (!(await isInstalled())) return [];
      const { stdout } = await ask('--list-langs');
      const models = stdout.split('\n').map((line) => line.trim());
      known = { models, until: performance.now() + languagesKnownMs };
      return describeLanguages(models);
    },
    read: async ({ image, languages, signal }) => {
      const layout = ['--psm', '3', '--dpi', '300'];
      try {
        const args = [image, 'stdout', '-l', languages.join('+'), ...layout, 'tsv'];
        return (await run(args, { image, timeoutMs: readTimeoutMs, signal })).stdout;
      } catch (error) {
        throw error instanceof CommandError ? fromCommandError(error, readTimeoutMs) : error;
      }
    },
    findTurn: async ({ image, signal }) => {
      try {
        const { stdout } = await run([image, 'stdout', '--psm', '0', '--dpi', '150'], {
          ...{ image, timeoutMs: readTimeoutMs, signal },
        });
        return readTurn(stdout);
      } catch (error) {
        // Tesseract fails like this when there are too few letters, or its orientation model is missing.
        if (error instanceof CommandError && error.failure === 'failed') return 0;
        throw error instanceof CommandError ? fromCommandError(error, readTimeoutMs) : error;
      }
    },
  };
}

/** The rotation in tesseract's orientation output; 0 unless certain. */
export function readTurn(words: string): PageRotation {
  const turn = Number(/^Rotate: (\d+)/m.exec(words)?.[1]);
  const confidence = Number(/^Orientation confidence: ([\d.]+)/m.exec(words)?.[1]);
  if (!(confidence >= certainTurn)) return 0;
  return turn === 90 || turn === 180 || turn === 270 ? turn : 0;
}
