import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createId } from '../../shared/ids.ts';
import { MINUTE_MS } from '../../shared/units.ts';
import type { PageRotation, RecognisedPage, RecognisedWord, RecognisePicture } from '../engines.ts';
import type { HeicDecoder } from '../image/heic.ts';
import { createPool, type Pool } from '../pool.ts';
import type { Supervisor } from '../supervisor.ts';
import { ocrErrors } from './ocr.errors.ts';
import {
  inputName,
  type OcrTask,
  type Prepared,
  type PrepareTask,
  pictureName,
  preparedSchema,
  readingName,
  smallName,
} from './ocr-tasks.ts';
import { meanConfidence, readTsv, textOf } from './read-tsv.ts';
import type { Tesseract } from './tesseract.ts';

const prepareTimeoutMs = MINUTE_MS;
/** More at once take minutes a page and are no better. */
const maxLanguages = 6;
/** Text that is read so well stands upright; whatever is read worse is looked at again. */
const surelyUpright = { confidence: 80, letters: 40 };

/** A picture to read, and which of a file's several. */
export type ReadRequest = Parameters<RecognisePicture>[0] & { frame?: number };
/** With what leads back to the picture as it came. */
export type ReadPage = RecognisedPage & { source: { width: number; height: number } };

export type Reader = {
  read: (request: ReadRequest) => Promise<ReadPage>;
  /** Throws OCR_UNAVAILABLE and OCR_LANGUAGE_UNKNOWN. */
  checkLanguages: (languages: readonly string[]) => Promise<void>;
  /** Refuses pictures that wait. */
  close: () => Promise<void>;
};

type Dependencies = {
  processes: Supervisor<OcrTask>;
  tesseract: Tesseract;
  heic: HeicDecoder;
  /** How many pictures are read at the same time, one per core. */
  size: number;
};

/** Reads pictures: cleaned in one process, recognised by tesseract in another, as many at once as there are cores. */
export function createReader({ processes, tesseract, heic, size }: Dependencies): Reader {
  const places: Pool<() => Promise<ReadPage>, ReadPage> = createPool({
    ...{ size, queueLimit: 200, maxJobs: Number.POSITIVE_INFINITY, idleStopMs: MINUTE_MS },
    start: async () => ({ run: (read) => read(), isUsable: () => true, stop: async () => undefined }),
  });

  async function checkLanguages(languages: readonly string[]): Promise<void> {
    const possible = await tesseract.languages();
    if (possible.length === 0) throw ocrErrors.unavailable();
    const names = possible.map(({ code, name }) => `${name} (${code})`);
    if (languages.length === 0) throw ocrErrors.noLanguage({ possible: names });
    if (languages.length > maxLanguages) throw ocrErrors.tooManyLanguages({ max: maxLanguages });
    const asked = languages.filter((language) => !possible.some(({ code }) => code === language));
    if (asked.length > 0) throw ocrErrors.languageUnknown({ asked, possible: names });
  }

  async function readUpright(request: ReadRequest): Promise<ReadPage> {
    const first = await readTurned(request, 0);
    if (request.preparation === 'asIs' || isSurelyUpright(first.page.words)) return first.page;
    const turn = await tesseract.findTurn({ picture: first.small, signal: request.signal });
    if (turn === 0) return first.page;
    return (await readTurned(request, turn)).page;
  }

  async function readTurned(request: ReadRequest, turn: PageRotation): Promise<{ page: ReadPage; small: string }> {
    const { scratch, languages, signal } = request;
    const id = createId();
    const [reading, small] = [join(scratch, `${id}.pgm`), join(scratch, `${id}-small.pgm`)];
    const prepared = await prepare(request, turn, { reading, small });
    const tsv = await tesseract.read({ picture: reading, languages, signal });
    await rm(reading);
    return { page: { ...pageOf(prepared, tsv), turned: turn }, small };
  }

  async function prepare(
    request: ReadRequest,
    turn: PageRotation,
    { reading, small }: { reading: string; small: string },
  ): Promise<Prepared> {
    const { input, type, preparation, picture, frame = 0, signal } = request;
    if (type === 'heic') throw new Error('HEIC is decoded before');
    const clean = preparation === 'clean';
    const format = picture === undefined ? undefined : picture.endsWith('.png') ? 'png' : 'jpeg';
    const task: PrepareTask = { task: 'prepare', type, frame, clean, turn, picture: format };
    return processes.run({
      request: task,
      answer: preparedSchema,
      inputs: { [inputName]: input },
      outputs: {
        [readingName]: reading,
        ...(clean ? { [smallName]: small } : {}),
        ...(picture === undefined ? {} : { [pictureName]: picture }),
      },
      timeoutMs: prepareTimeoutMs,
      signal,
    });
  }

  return {
    checkLanguages,
    read: async (request) => {
      await checkLanguages(request.languages);
      return places.run(async () => {
        if (request.type !== 'heic') return readUpright(request);
        const decoded = await heic.decode(request.input, join(request.scratch, 'decoded'), request.signal);
        try {
          return await readUpright({ ...request, input: decoded.path, type: decoded.type });
        } finally {
          await decoded.remove();
        }
      }, request.signal);
    },
    close: places.close,
  };
}

function pageOf({ source, straight, reading, skewDegrees }: Prepared, tsv: string): Omit<ReadPage, 'turned'> {
  const words = readTsv(tsv, straight.width / reading.width);
  return { ...straight, source, words, text: textOf(words), confidence: meanConfidence(words), skewDegrees };
}

/** Many letters, read with confidence, in words that are wider than tall: lying on its side, text looks otherwise. */
function isSurelyUpright(words: readonly RecognisedWord[]): boolean {
  const long = words.filter(({ text }) => text.length >= 4);
  const wide = long.filter(({ box }) => box.width > box.height).length;
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  return (
    letters >= surelyUpright.letters && meanConfidence(words) >= surelyUpright.confidence && wide >= long.length * 0.8
  );
}
