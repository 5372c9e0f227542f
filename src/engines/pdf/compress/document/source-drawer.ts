import { Worker } from 'node:worker_threads';
import { AppError, describeError, type ErrorStatus } from '../../../../shared/errors.ts';
import type { GrayPixels } from '../../../../shared/similarity.ts';
import { SECOND_MS } from '../../../../shared/units.ts';
import { pdfErrors } from '../../pdf.errors.ts';

/** A request to the thread. A new source ends work on the previous one. */
export type DrawSource = { job: number; source: Uint8Array; password: string | undefined };

/** The thread's answers: each page in order once drawn, why a page is not to be drawn, then the end. */
export type DrawnSource = { job: number } & (
  | { page: number; image: GrayPixels | undefined }
  | { refused: { code: string; status: ErrorStatus; message: string } }
  | { ended: true }
);

/** A page of the source: drawn (undefined when damaged), or left to the caller. */
export type PageAhead = { image: GrayPixels | undefined } | 'not drawn';

/** No honest page takes this long at 100 dpi. */
const longestPageMs = 30 * SECOND_MS;

/**
 * Draws source pages in a thread with its own PDFium while the caller works on the document. The thread lives as long as the
 * process, as PDFium takes longer to start than to draw a page.
 */
export class SourceDrawer {
  readonly #thread: URL;
  #worker: Worker | undefined;
  #losses: string[] = [];
  #job = 0;
  #pages: PromiseWithResolvers<PageAhead>[] = [];
  #patience: NodeJS.Timeout | undefined;
  #refusal: AppError | undefined;
  readonly #longestPageMs: number;

  constructor(thread = new URL('./source-drawer-thread.ts', import.meta.url), pageMs = longestPageMs) {
    this.#thread = thread;
    this.#longestPageMs = pageMs;
    this.#worker = this.#start();
  }

  /** Why threads died since the last call, for the log. Work continues without them, only slower. */
  takeLosses(): string[] {
    return this.#losses.splice(0);
  }

  #start(): Worker {
    const worker = new Worker(this.#thread);
    worker.on('message', (message: DrawnSource) => {
      if (message.job !== this.#job) return;
      if ('ended' in message) {
        this.#skipRest();
        worker.unref();
        return;
      }
      if ('refused' in message) {
        this.#refusal = new AppError(message.refused);
        return;
      }
      this.#waitForPage(worker, message.page + 1);
      this.#pages[message.page]?.resolve({ image: message.image });
    });
    // The caller draws the pages missing here, so it meets the page that broke the thread. The next source gets a new thread.
    worker.on('error', (error) => {
      this.#losses.push(describeError(error));
      this.#skipRest();
      this.#worker = undefined;
    });
    worker.unref();
    return worker;
  }

  /** The source's pages by index, from the first as far as memory allows. */
  draw(source: Uint8Array, password: string | undefined, pageCount: number): Promise<PageAhead>[] {
    this.#skipRest();
    this.#refusal = undefined;
    this.#job++;
    this.#pages = Array.from({ length: pageCount }, () => Promise.withResolvers<PageAhead>());
    this.#worker ??= this.#start();
    // Keeps the process alive only while somebody waits.
    this.#worker.ref();
    this.#worker.postMessage({ job: this.#job, source, password } satisfies DrawSource);
    this.#waitForPage(this.#worker, 0);
    return this.#pages.map(({ promise }) => promise);
  }

  /** Why the current source is given up: what drawing it threw, or PDF_TOO_SLOW. */
  get refusal(): AppError | undefined {
    return this.#refusal;
  }

  #waitForPage(worker: Worker, page: number): void {
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => {
      this.#refusal = pdfErrors.tooSlow({ seconds: Math.round(this.#longestPageMs / SECOND_MS), done: page });
      this.#skipRest();
      this.#worker = undefined;
      void worker.terminate();
    }, this.#longestPageMs).unref();
  }

  #skipRest(): void {
    clearTimeout(this.#patience);
    for (const page of this.#pages) page.resolve('not drawn');
  }
}
