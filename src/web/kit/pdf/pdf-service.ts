import type { PageLine } from '../../../pdf/editing/page-lines.ts';
import type { PageAnnotation } from '../../../pdf/editing/read-annotations.ts';
import type { DrawnFont } from '../../../pdf/editing/read-font.ts';
import type { PageForm } from '../../../pdf/editing/read-form.ts';
import type { PdfDescription, PdfDocument, Rotation } from '../../../pdf/pdf-document.ts';
import { pdfCodes } from '../../../pdf/pdf-errors.ts';
import type { PdfFacts } from '../../../pdf/pdf-facts.ts';
import type { PageCharacters } from '../../../pdf/reading/page-characters.ts';
import { t } from '../../../shared/language/translate.ts';
import { MB, SECOND_MS } from '../../../shared/units.ts';
import { CallError, isAbort } from '../http/call-error.ts';
import { linkWorker, type WorkerLink } from '../worker/worker-link.ts';
import { BitmapCache } from './bitmap-cache.ts';
import type { PdfWork } from './pdf-worker.ts';
import { TaskQueue } from './task-queue.ts';
import type { ImageBytes } from './weigh-pages.ts';

/** Cache size for page images, for scrolling back. */
const maxBitmapBytes = 96 * MB;
/** Bytes of files open in the worker at once; others are reopened when one of their pages is shown. */
const maxOpenBytes = 256 * MB;
/** After this long, a file or page counts as malicious and the worker is restarted. */
const openDeadlineMs = 60 * SECOND_MS;
const renderDeadlineMs = 20 * SECOND_MS;

/** Priorities: the page in the large preview first, then opening files, then visible thumbnails, then those nearby. */
export const priorities = { preview: 0, open: 1, visible: 2, facts: 3, nearby: 4 } as const;

export type PageRequest = {
  /** From 0. */
  page: number;
  /** Of the image in pixels. */
  width: number;
  /** Annotations that are not drawn, by their index. */
  without?: readonly number[];
  /** The page is drawn rotated by this, clockwise. */
  rotation?: Rotation;
};
/** A part of a page, in points from its top left corner as displayed. */
export type PartRequest = {
  /** From 0. */
  page: number;
  part: { left: number; top: number; right: number; bottom: number };
  /** Pixels per point. */
  scale: number;
  without?: readonly number[];
  /** The part is that of the page rotated by this, clockwise. */
  rotation?: Rotation;
};
type RenderOptions = { priority?: number; signal?: AbortSignal };

/** The PDFs open in this tab. PDFium draws them in a worker. */
export type PdfService = {
  /** Preloads PDFium, so that the first file opens at once. A failure here is retried with that file. */
  warmUp: () => void;
  /**
   * Opens a file and describes it. The file is read again whenever PDFium restarts.
   * Rejects with a CallError: PASSWORD_NEEDED, WRONG_PASSWORD, PDF_DAMAGED and so on.
   */
  open: (file: Blob, options: { name: string; password?: string; signal?: AbortSignal }) => Promise<PdfDocument>;
  /** Opens an image as a document of one page. Formats this browser cannot decode have no preview. */
  openImage: (file: Blob, options: { name: string; signal?: AbortSignal }) => Promise<PdfDocument>;
  /**
   * Draws a page. The service owns the image: use it at once, do not keep or close it.
   * Rejects with a CallError (PDF_PAGE) for a page that cannot be drawn, and with the signal's reason.
   */
  renderPage: (document: PdfDocument, request: PageRequest, options?: RenderOptions) => Promise<ImageBitmap>;
  /** The cached image, to show without a flicker. */
  renderedPage: (document: PdfDocument, request: PageRequest) => ImageBitmap | undefined;
  /** Draws a part of a page. The caller owns the image. Rejects like `renderPage`. */
  renderPart: (document: PdfDocument, request: PartRequest, options?: RenderOptions) => Promise<ImageBitmap>;
  /** The characters of a page, from 0, with their places. Rejects with a CallError. */
  characters: (document: PdfDocument, page: number, options?: RenderOptions) => Promise<PageCharacters>;
  /** The annotations of a page, from 0. Rejects with a CallError. */
  annotations: (document: PdfDocument, page: number, options?: RenderOptions) => Promise<PageAnnotation[]>;
  /** A part of a page with nothing but one annotation; undefined if that has no appearance. Rejects like `renderPage`. */
  renderAnnotation: (
    document: PdfDocument,
    request: PartRequest & { annotation: number },
    options?: RenderOptions,
  ) => Promise<Blob | undefined>;
  /** The form fields of a page, from 0. Rejects with a CallError. */
  form: (document: PdfDocument, page: number, options?: RenderOptions) => Promise<PageForm>;
  /** The lines of a page, from 0, with the place of every letter. Rejects with a CallError. */
  lines: (document: PdfDocument, page: number, options?: RenderOptions) => Promise<PageLine[]>;
  /** The fonts that these lines name. Rejects with a CallError. */
  fonts: (document: PdfDocument, page: number, options?: RenderOptions) => Promise<DrawnFont[]>;
  /** Facts about a PDF, computed in this browser after the visible pages are drawn. Rejects with a CallError. */
  inspect: (document: PdfDocument, options?: { signal?: AbortSignal }) => Promise<PdfFacts>;
  /** Bytes of each page's images in the file. Rejects with a CallError. */
  weigh: (document: PdfDocument, options?: { signal?: AbortSignal }) => Promise<ImageBytes>;
  close: (document: PdfDocument) => void;
  /** Closes everything. The service can be used again afterwards. */
  end: () => void;
};

const startWorker = (): Worker => new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' });

export function createPdfService(link: WorkerLink<PdfWork> = linkWorker<PdfWork>(startWorker)): PdfService {
  const queue = new TaskQueue();
  const bitmaps = new BitmapCache<ImageBitmap>(maxBitmapBytes);
  const sources = new Map<number, Source>();
  const undrawable = new Map<string, unknown>();
  const engine = new Engine(link);
  let lastId = 0;

  const draw = async (document: PdfDocument, request: PageRequest): Promise<ImageBitmap> => {
    const { page, width } = request;
    const key = keyOf(document, request);
    const kept = bitmaps.get(key);
    if (kept) return kept;
    const source = sources.get(document.id);
    if (!source) throw new DOMException('The document was closed.', 'AbortError');
    if (document.kind === 'image') {
      const image = await drawImage(source.file, width);
      bitmaps.add(key, image);
      return image;
    }
    const pageKey = `${document.id}/${page}`;
    if (undrawable.has(pageKey)) throw undrawable.get(pageKey);
    await engine.ensureOpen(document.id, source);
    try {
      const bitmap = await engine.render({ id: document.id, ...request });
      bitmaps.add(key, bitmap);
      return bitmap;
    } catch (error) {
      if (!isAbort(error)) undrawable.set(pageKey, error);
      throw error;
    }
  };

  const ask = async <Answer>({ id, kind }: PdfDocument, question: (id: number) => Promise<Answer>): Promise<Answer> => {
    const source = sources.get(id);
    if (!source || kind !== 'pdf') throw new DOMException('The document was closed.', 'AbortError');
    await engine.ensureOpen(id, source);
    return question(id);
  };

  /** Computes something about a whole document after the visible pages are drawn. */
  const look = <Answer>(
    document: PdfDocument,
    { signal }: { signal?: AbortSignal } = {},
    question: (id: number) => Promise<Answer>,
  ): Promise<Answer> => queue.add(() => ask(document, question), { priority: priorities.facts, signal });

  return {
    warmUp: () => {
      link.ask('start', undefined).catch(() => undefined);
    },
    open: (file, { name, password, signal }) =>
      queue.add(
        async () => {
          lastId += 1;
          const id = lastId;
          const description = await engine.open(id, { file, password });
          sources.set(id, { file, password });
          return { ...description, kind: 'pdf', id, name, bytes: file.size, password };
        },
        { priority: priorities.open, signal },
      ),
    openImage: (file, { name, signal }) =>
      queue.add(
        async () => {
          lastId += 1;
          const id = lastId;
          sources.set(id, { file, password: undefined });
          return { ...(await describeImage(file)), kind: 'image', id, name, bytes: file.size, password: undefined };
        },
        { priority: priorities.open, signal },
      ),
    renderPage: (document, request, { priority = priorities.visible, signal } = {}) =>
      queue.add(() => draw(document, request), { priority, signal }),
    renderedPage: (document, request) => bitmaps.get(keyOf(document, request)),
    renderPart: (document, request, { priority = priorities.visible, signal } = {}) =>
      queue.add(() => ask(document, (id) => engine.renderPart({ id, ...request })), { priority, signal }),
    characters: (document, page, { priority = priorities.visible, signal } = {}) =>
      queue.add(() => ask(document, (id) => engine.characters({ id, page })), { priority, signal }),
    annotations: (document, page, { priority = priorities.visible, signal } = {}) =>
      queue.add(() => ask(document, (id) => engine.annotations({ id, page })), { priority, signal }),
    renderAnnotation: (document, request, { priority = priorities.preview, signal } = {}) =>
      queue.add(() => ask(document, (id) => engine.renderAnnotation({ id, ...request })), { priority, signal }),
    form: (document, page, { priority = priorities.visible, signal } = {}) =>
      queue.add(() => ask(document, (id) => engine.form({ id, page })), { priority, signal }),
    lines: (document, page, { priority = priorities.visible, signal } = {}) =>
      queue.add(() => ask(document, (id) => engine.lines({ id, page })), { priority, signal }),
    fonts: (document, page, { priority = priorities.visible, signal } = {}) =>
      queue.add(() => ask(document, (id) => engine.fonts({ id, page })), { priority, signal }),
    inspect: (document, options) =>
      look(document, options, (id) => engine.inspect({ id, hasPassword: document.password !== undefined })),
    weigh: (document, options) => look(document, options, (id) => engine.weigh(id)),
    close: ({ id }) => {
      sources.delete(id);
      bitmaps.deleteAll(`${id}/`);
      void engine.close(id);
    },
    end: () => {
      sources.clear();
      undrawable.clear();
      bitmaps.deleteAll();
      engine.restart();
    },
  };
}

const keyOf = ({ id }: PdfDocument, { page, width, without = [], rotation = 0 }: PageRequest): string =>
  `${id}/${page}/${width}/${without.join()}/${rotation}`;

type Source = { file: Blob; password: string | undefined };

/** Wide enough to measure an image's proportions, in pixels. */
const measuredWidth = 200;
/** A4 proportions, for images this browser cannot decode. */
const unknownShape = { width: 210, height: 297 };

async function describeImage(file: Blob): Promise<PdfDescription> {
  const shape = await drawImage(file, measuredWidth).then(
    (bitmap) => {
      const { width, height } = bitmap;
      bitmap.close();
      return { width, height };
    },
    () => unknownShape,
  );
  return {
    pages: [{ ...shape, rotation: 0 }],
    labels: undefined,
    outline: [],
    isEncrypted: false,
    isRepaired: false,
    isSigned: false,
    hasForm: false,
    hasXfa: false,
  };
}

/** Browsers decode images off the main thread. */
async function drawImage(file: Blob, width: number): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { resizeWidth: width, resizeQuality: 'medium' });
  } catch (cause) {
    throw new CallError('IMAGE_UNKNOWN', t('This browser cannot show images of this kind.'), cause);
  }
}

/** The worker with PDFium: tracks which documents are open in it, and starts a new one when it crashes or hangs. */
class Engine {
  readonly #link: WorkerLink<PdfWork>;
  /** Bytes of each open document, least recently used first. */
  readonly #open = new Map<number, number>();
  /** Rejects the current request; a terminated worker never answers. */
  #giveUp: ((reason: unknown) => void) | undefined;

  constructor(link: WorkerLink<PdfWork>) {
    this.#link = link;
  }

  async open(id: number, { file, password }: Source) {
    await this.#makeRoom(file.size);
    const description = await this.#inTime(this.#link.ask('open', { id, file, password }), openDeadlineMs, openFailed);
    this.#open.set(id, file.size);
    return description;
  }

  async ensureOpen(id: number, source: Source): Promise<void> {
    const bytes = this.#open.get(id);
    if (bytes === undefined) {
      await this.open(id, source);
      return;
    }
    this.#open.delete(id);
    this.#open.set(id, bytes);
  }

  inspect(question: { id: number; hasPassword: boolean }) {
    return this.#inTime(this.#link.ask('inspect', question), openDeadlineMs, openFailed);
  }

  weigh(id: number) {
    return this.#inTime(this.#link.ask('weigh', id), openDeadlineMs, openFailed);
  }

  render(question: PageRequest & { id: number }): Promise<ImageBitmap> {
    return this.#inTime(this.#link.ask('render', question), renderDeadlineMs, (cause) =>
      pageFailed(question.page, cause),
    );
  }

  renderPart(question: PartRequest & { id: number }): Promise<ImageBitmap> {
    return this.#inTime(this.#link.ask('renderPart', question), renderDeadlineMs, (cause) =>
      pageFailed(question.page, cause),
    );
  }

  characters(question: { id: number; page: number }): Promise<PageCharacters> {
    return this.#inTime(this.#link.ask('characters', question), renderDeadlineMs, (cause) =>
      pageFailed(question.page, cause),
    );
  }

  annotations(question: { id: number; page: number }): Promise<PageAnnotation[]> {
    return this.#inTime(this.#link.ask('annotations', question), renderDeadlineMs, (cause) =>
      pageFailed(question.page, cause),
    );
  }

  renderAnnotation(question: PartRequest & { id: number; annotation: number }): Promise<Blob | undefined> {
    return this.#inTime(this.#link.ask('renderAnnotation', question), renderDeadlineMs, (cause) =>
      pageFailed(question.page, cause),
    );
  }

  form(question: { id: number; page: number }): Promise<PageForm> {
    return this.#inTime(this.#link.ask('form', question), renderDeadlineMs, (cause) =>
      pageFailed(question.page, cause),
    );
  }

  lines(question: { id: number; page: number }): Promise<PageLine[]> {
    return this.#inTime(this.#link.ask('lines', question), renderDeadlineMs, (cause) =>
      pageFailed(question.page, cause),
    );
  }

  fonts(question: { id: number; page: number }): Promise<DrawnFont[]> {
    return this.#inTime(this.#link.ask('fonts', question), renderDeadlineMs, (cause) =>
      pageFailed(question.page, cause),
    );
  }

  async close(id: number): Promise<void> {
    if (!this.#open.delete(id)) return;
    // A worker that cannot close a document has crashed; the next request starts another.
    await this.#link.ask('close', id).catch(() => this.restart());
  }

  /** Terminates the worker; the current request is rejected. */
  restart(): void {
    this.#open.clear();
    this.#link.end();
    this.#giveUp?.(new DOMException('The worker was ended.', 'AbortError'));
  }

  async #makeRoom(bytes: number): Promise<void> {
    let total = bytes;
    for (const size of this.#open.values()) total += size;
    for (const [id, size] of [...this.#open]) {
      if (total <= maxOpenBytes) return;
      total -= size;
      await this.close(id);
    }
  }

  /** Terminates a worker that crashed or hangs: the current request fails, everything else is reopened. */
  async #inTime<Answer>(answer: Promise<Answer>, deadlineMs: number, failure: (cause: unknown) => CallError) {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      this.#giveUp = reject;
      timer = setTimeout(() => reject(new CallError('WORKER_FAILED', 'PDFium has not answered.')), deadlineMs);
    });
    try {
      return await Promise.race([answer, late]);
    } catch (error) {
      if (!(error instanceof CallError && error.code === 'WORKER_FAILED')) throw error;
      this.#giveUp = undefined;
      this.restart();
      throw failure(error);
    } finally {
      this.#giveUp = undefined;
      clearTimeout(timer);
    }
  }
}

const openFailed = (cause: unknown): CallError =>
  new CallError(
    'PDF_ENGINE',
    t('This file could not be opened: the viewer crashed or could not be loaded. Check your connection and try again.'),
    cause,
  );

const pageFailed = (page: number, cause?: unknown): CallError =>
  new CallError(pdfCodes.pageFailed, t('Page {page} cannot be shown, but it is kept.', { page: page + 1 }), cause);
