import { open, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';
import type { Supervisor } from '../../platform/processes/supervisor.ts';
import { AppError } from '../../shared/errors.ts';
import { createId } from '../../shared/ids.ts';
import { t } from '../../shared/language/translate.ts';
import { MINUTE_MS, SECOND_MS } from '../../shared/units.ts';
import type { HeicDecoder } from '../image/heic.ts';
import type { MakeSearchable, SearchableDocument } from './ocr-capabilities.ts';
import {
  baseSchema,
  exportedSchema,
  type ImageSource,
  inputName,
  layeredSchema,
  layersName,
  type OcrTask,
  outputName,
  type PageLayer,
  plannedSchema,
} from './ocr-tasks.ts';
import { openable } from './openable-image.ts';
import { OrderedLines } from './ordered-lines.ts';
import type { Reader, ReadPage } from './recognise-image.ts';

type Dependencies = {
  processes: Supervisor<OcrTask>;
  reader: Reader;
  heic: HeicDecoder;
  pagesAtOnce: number;
};

type Request = Parameters<MakeSearchable>[0];
type PageKind = z.infer<typeof plannedSchema>['pages'][number];

/** A document to recognise. */
type Opened = {
  /** The source PDF, or one made from an image. */
  pdf: string;
  password: string | undefined;
  pages: readonly PageKind[];
  /** File that pages are read from. */
  input: string;
  sourceOf: (page: number) => ImageSource;
  wasSigned: boolean;
};

/** Share of recognition in the progress; the rest is writing. */
const readingShare = 0.95;
/** For opening and writing, at hundreds of pages a second. */
const timeoutMs = (bytes: number): number => 3 * MINUTE_MS + (bytes / 1e6) * 2 * SECOND_MS;
/** A few unreadable pages are an accident; more make the document unreadable. */
const maxUnreadable = 20;

export function createMakeSearchable({ processes, reader, heic, pagesAtOnce }: Dependencies): MakeSearchable {
  const { openPdf, openImage, writePdf, exportText } = documentTasks(processes);
  const readPages = createReadPages(reader, pagesAtOnce);
  return async (request) => {
    await reader.checkLanguages(request.languages);
    await using source = await openable(heic, request);
    const opened =
      source.type === 'pdf'
        ? await openPdf(request)
        : await openImage({ ...request, input: source.path, type: source.type });
    const layers = join(request.scratch, `${createId()}.layers`);
    const read = await readPages(request, opened, layers);
    request.progress(readingShare, t('Writing the result'));
    const written =
      request.format === 'pdf' ? await writePdf(request, opened, layers) : await exportText(request, opened, layers);
    const { wasSigned, pages } = opened;
    const withText = pages.flatMap((kind, index) =>
      kind === 'text' && !read.recognised.includes(index + 1) ? [index + 1] : [],
    );
    return { ...read, ...written, pages: pages.length, withText, wasSigned, bytes: (await stat(request.output)).size };
  };
}

/** What the sandboxed processes do with documents. */
function documentTasks(processes: Supervisor<OcrTask>) {
  async function openPdf({ input, password, signal }: Request): Promise<Opened> {
    const { pages, wasSigned } = await processes.run({
      request: { task: 'plan', password },
      answer: plannedSchema,
      inputs: { [inputName]: input },
      outputs: {},
      timeoutMs: timeoutMs((await stat(input)).size),
      signal,
    });
    return { pdf: input, password, pages, wasSigned, input, sourceOf: (page) => ({ kind: 'pdf', page, password }) };
  }

  async function openImage(
    request: Omit<Request, 'type'> & { type: Exclude<Request['type'], 'heic'> },
  ): Promise<Opened> {
    const { input, type, title, scratch, signal } = request;
    const pdf = join(scratch, `${createId()}.pdf`);
    const { frames } = await processes.run({
      request: { task: 'base', type, title },
      answer: baseSchema,
      inputs: { [inputName]: input },
      outputs: { [outputName]: pdf },
      timeoutMs: timeoutMs((await stat(input)).size),
      signal,
    });
    return {
      ...{ pdf, password: undefined, input, wasSigned: false },
      pages: Array.from({ length: frames }, () => 'image' as const),
      sourceOf: (frame) => ({ kind: 'image', type, frame }),
    };
  }

  async function writePdf({ output, signal }: Request, { pdf, password }: Opened, layers: string) {
    return processes.run({
      request: { task: 'layer', password },
      answer: layeredSchema,
      inputs: { [inputName]: pdf, [layersName]: layers },
      outputs: { [outputName]: output },
      timeoutMs: timeoutMs((await stat(pdf)).size),
      signal,
    });
  }

  async function exportText({ format, output, signal }: Request, { pdf, password, pages }: Opened, layers: string) {
    if (format === 'pdf') throw new Error('PDFs are not written as images');
    const { characters } = await processes.run({
      request: { task: 'export', format, password, pageCount: pages.length },
      answer: exportedSchema,
      inputs: { [layersName]: layers, [inputName]: pdf },
      outputs: { [outputName]: output },
      timeoutMs: timeoutMs((await stat(pdf)).size),
      signal,
    });
    return { characters, wasEncrypted: false, repaired: false, straightened: [] };
  }

  return { openPdf, openImage, writePdf, exportText };
}

/** Recognises all pages that need it, one per core at a time, and stores the results in a file. */
function createReadPages(reader: Reader, pagesAtOnce: number) {
  /** Undefined for a page that stays as it is. */
  async function readPage(request: Request, opened: Opened, page: number, tally: Tally): Promise<ReadPage | undefined> {
    const { languages, scratch, signal } = request;
    try {
      const { input, sourceOf } = opened;
      const from = sourceOf(page);
      const how = { preparation: 'clean', findSheet: true } as const;
      const read = await reader.read({ input, from, languages, ...how, scratch, signal });
      tally.add(page, read);
      return read;
    } catch (error) {
      // One bad page does not spoil the others, but a missing program affects all.
      if (signal.aborted || !(error instanceof AppError) || error.status === 503) throw error;
      if (opened.pages.length === 1 || tally.unreadable.length >= maxUnreadable) throw error;
      tally.unreadable.push(page + 1);
      return undefined;
    }
  }

  return async (request: Request, opened: Opened, path: string) => {
    const tally = new Tally(opened.pages);
    await using file = await open(path, 'wx');
    const lines = new OrderedLines((line) => file.appendFile(line));
    const failed = new AbortController();
    const signal = AbortSignal.any([request.signal, failed.signal]);
    const asked = request.pages === undefined ? undefined : new Set(request.pages);
    const isToRead = (kind: PageKind, page: number) =>
      asked === undefined ? kind === 'image' : kind !== 'empty' && asked.has(page + 1);
    const todo = opened.pages.flatMap((kind, page) => (isToRead(kind, page) ? [page] : []));
    let next = 0;
    const work = async () => {
      for (let place = next++; place < todo.length; place = next++) {
        const page = todo[place] ?? 0;
        request.progress(
          (place / todo.length) * readingShare,
          t('Page {page} of {pages}', { page: page + 1, pages: opened.pages.length }),
        );
        const read = await readPage({ ...request, signal }, opened, page, tally);
        const layer: PageLayer | undefined = read && { ...read, page };
        await lines.put(place, layer === undefined ? '' : `${JSON.stringify(layer)}\n`);
      }
    };
    try {
      await Promise.all(Array.from({ length: Math.min(pagesAtOnce, todo.length) }, work));
    } catch (error) {
      failed.abort(error);
      throw error;
    }
    return tally.result();
  };
}

class Tally {
  readonly unreadable: number[] = [];
  readonly #recognised: number[] = [];
  readonly #blank: number[];
  readonly #turned: number[] = [];
  #letters = 0;
  #confidence = 0;

  constructor(pages: readonly PageKind[]) {
    this.#blank = pages.flatMap((kind, index) => (kind === 'empty' ? [index + 1] : []));
  }

  add(page: number, { words, confidence, turned }: ReadPage): void {
    const letters = words.reduce((sum, { text }) => sum + text.length, 0);
    this.#letters += letters;
    this.#confidence += letters * confidence;
    (letters === 0 ? this.#blank : this.#recognised).push(page + 1);
    if (turned !== 0 && letters > 0) this.#turned.push(page + 1);
  }

  result(): Pick<SearchableDocument, 'recognised' | 'blank' | 'unreadable' | 'turned' | 'confidence'> {
    const inOrder = (pages: number[]) => pages.toSorted((one, other) => one - other);
    return {
      recognised: inOrder(this.#recognised),
      blank: inOrder(this.#blank),
      unreadable: inOrder(this.unreadable),
      turned: inOrder(this.#turned),
      confidence: this.#letters === 0 ? 0 : this.#confidence / this.#letters,
    };
  }
}
