import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createPool, type Pool } from '../../platform/processes/pool.ts';
import type { Supervisor } from '../../platform/processes/supervisor.ts';
import { createId } from '../../shared/ids.ts';
import { MINUTE_MS } from '../../shared/units.ts';
import type { PageRotation } from '../pdf/pdf-capabilities.ts';
import { ocrErrors } from './ocr.errors.ts';
import type { RecognisedPage, RecogniseImage } from './ocr-capabilities.ts';
import {
  type ImageSource,
  imageName,
  inputName,
  type OcrTask,
  type Prepared,
  type PrepareTask,
  preparedSchema,
  readingName,
  smallName,
} from './ocr-tasks.ts';
import { meanConfidence, readTsv, textOf } from './read-tsv.ts';
import type { Tesseract } from './tesseract.ts';

const prepareTimeoutMs = MINUTE_MS;
/** More languages take minutes per page without better results. */
const maxLanguages = 6;
/** Text recognised this well is upright; anything else is checked in other orientations. */
const surelyUpright = { confidence: 80, letters: 40 };

/** Fewer letters are found in any image. */
const minLetters = 20;

/** An image to recognise: a frame of a file, or a PDF page. */
export type ReadRequest = Omit<Parameters<RecogniseImage>[0], 'type'> & {
  from: ImageSource;
  /** Reads the sheet in a photo, flattened. */
  findSheet?: boolean;
};
/** `source` is the size before straightening. */
export type ReadPage = RecognisedPage & Pick<Prepared, 'source' | 'sheet'>;

type PreparedFiles = { reading: string; small: string };

export type Reader = {
  /** Languages must be checked first. */
  read: (request: ReadRequest) => Promise<ReadPage>;
  /** Throws OCR_UNAVAILABLE and OCR_LANGUAGE_UNKNOWN. */
  checkLanguages: (languages: readonly string[]) => Promise<void>;
  /** Rejects queued images. */
  close: () => Promise<void>;
};

type Dependencies = {
  processes: Supervisor<OcrTask>;
  tesseract: Tesseract;
  /** Images processed at once, one per core. */
  size: number;
};

/** Recognises images: one process cleans, another runs tesseract, for as many images as there are cores. */
export function createReader({ processes, tesseract, size }: Dependencies): Reader {
  const places: Pool<() => Promise<ReadPage>, ReadPage> = createPool({
    ...{ size, queueLimit: 200, maxJobs: Number.POSITIVE_INFINITY, idleStopMs: MINUTE_MS },
    start: async () => ({ run: (read) => read(), isUsable: () => true, stop: async () => undefined }),
  });

  /** Tries other orientations when an image reads badly, or first when its lines are vertical. */
  async function readUpright(request: ReadRequest): Promise<ReadPage> {
    const id = createId();
    const files = { reading: join(request.scratch, `${id}.pgm`), small: join(request.scratch, `${id}-small.pgm`) };
    try {
      const prepared = await prepare(request, 0, files);
      const findTurn = () => tesseract.findTurn({ image: files.small, signal: request.signal });
      const turnBefore = prepared.isSideways ? await findTurn() : 0;
      if (turnBefore !== 0) return await readTurned(request, turnBefore, files);
      const page = await readPrepared(request, prepared, 0, files);
      if (request.preparation === 'asIs' || isSurelyUpright(page)) return page;
      const turn = prepared.isSideways ? 0 : await findTurn();
      if (turn !== 0) return await readTurned(request, turn, files);
      return await readOtherwise(request, page, prepared.isSideways ? [90, 270] : [180], files);
    } finally {
      await Promise.all([files.reading, files.small].map((path) => rm(path, { force: true })));
    }
  }

  /** A sheet that reads badly may be none: then the whole image is read, too. */
  async function readAny(request: ReadRequest): Promise<ReadPage> {
    const page = await readUpright(request);
    if (!page.sheet || isSurelyUpright(page)) return page;
    const whole = await readUpright({ ...request, findSheet: false });
    return weightOf(whole) > weightOf(page) ? whole : page;
  }

  async function readTurned(request: ReadRequest, turn: PageRotation, files: PreparedFiles): Promise<ReadPage> {
    return readPrepared(request, await prepare(request, turn, files), turn, files);
  }

  /** A few letters do not determine orientation, but they only read well when upright. */
  async function readOtherwise(
    request: ReadRequest,
    page: ReadPage,
    turns: readonly PageRotation[],
    files: PreparedFiles,
  ): Promise<ReadPage> {
    if (page.confidence >= surelyUpright.confidence || lettersOf(page) < minLetters) return page;
    for (const turn of turns) {
      const other = await readTurned(request, turn, files);
      if (isSurelyUpright(other)) return other;
    }
    // The requested straightened image must come from the last preparation.
    if (request.image !== undefined) await prepare(request, 0, files);
    return page;
  }

  async function readPrepared(
    { languages, signal }: ReadRequest,
    prepared: Prepared,
    turned: PageRotation,
    { reading }: PreparedFiles,
  ): Promise<ReadPage> {
    const tsv = await tesseract.read({ image: reading, languages, signal });
    return { ...pageOf(prepared, tsv), turned };
  }

  async function prepare(
    request: ReadRequest,
    turn: PageRotation,
    { reading, small }: PreparedFiles,
  ): Promise<Prepared> {
    const { input, from, preparation, image, findSheet = false, signal } = request;
    const clean = preparation === 'clean';
    const format = image === undefined ? undefined : image.endsWith('.png') ? 'png' : 'jpeg';
    const task: PrepareTask = { task: 'prepare', from, clean, findSheet, turn, image: format };
    return processes.run({
      request: task,
      answer: preparedSchema,
      inputs: { [inputName]: input },
      outputs: {
        [readingName]: reading,
        ...(clean ? { [smallName]: small } : {}),
        ...(image === undefined ? {} : { [imageName]: image }),
      },
      timeoutMs: prepareTimeoutMs,
      signal,
    });
  }

  return {
    checkLanguages: (languages) => checkLanguages(tesseract, languages),
    read: (request) => places.run(() => readAny(request), request.signal),
    close: places.close,
  };
}

async function checkLanguages(
  { languages: installed }: Dependencies['tesseract'],
  languages: readonly string[],
): Promise<void> {
  const possible = await installed();
  if (possible.length === 0) throw ocrErrors.unavailable();
  const names = possible.map(({ code, name }) => `${name} (${code})`);
  if (languages.length === 0) throw ocrErrors.noLanguage({ possible: names });
  if (languages.length > maxLanguages) throw ocrErrors.tooManyLanguages({ max: maxLanguages });
  const asked = languages.filter((language) => !possible.some(({ code }) => code === language));
  if (asked.length > 0) throw ocrErrors.languageUnknown({ asked, possible: names });
}

function pageOf({ source, sheet, straight, reading, skewDegrees }: Prepared, tsv: string): Omit<ReadPage, 'turned'> {
  const words = readTsv(tsv, straight.width / reading.width);
  return { ...straight, source, sheet, words, text: textOf(words), confidence: meanConfidence(words), skewDegrees };
}

/** Many letters read with confidence, in words wider than tall: rotated text looks different. */
function isSurelyUpright(page: ReadPage): boolean {
  const long = page.words.filter(({ text }) => text.length >= 4);
  const wide = long.filter(({ box }) => box.width > box.height).length;
  return (
    lettersOf(page) >= surelyUpright.letters && page.confidence >= surelyUpright.confidence && wide >= long.length * 0.8
  );
}

const weightOf = (page: ReadPage): number => lettersOf(page) * page.confidence;

const lettersOf = ({ words }: ReadPage): number => words.reduce((sum, { text }) => sum + text.length, 0);
