import { Worker } from 'node:worker_threads';
import { describeError } from '../../../../shared/errors.ts';
import type { GrayPixels } from '../../../../shared/similarity.ts';

/** A request to the thread. A new source ends work on the previous one. */
export type DrawSource = { job: number; source: Uint8Array; password: string | undefined };

/** The thread's answers: each page in order once drawn, then the end. */
export type DrawnSource = { job: number } & ({ page: number; image: GrayPixels | undefined } | { ended: true });

/** A page of the source: drawn (undefined when damaged), or left to the caller. */
export type PageAhead = { image: GrayPixels | undefined } | 'not drawn';

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

  constructor(thread = new URL('./source-drawer-thread.ts', import.meta.url)) {
    this.#thread = thread;
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
      } else this.#pages[message.page]?.resolve({ image: message.image });
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
    this.#job++;
    this.#pages = Array.from({ length: pageCount }, () => Promise.withResolvers<PageAhead>());
    this.#worker ??= this.#start();
    // Keeps the process alive only while somebody waits.
    this.#worker.ref();
    this.#worker.postMessage({ job: this.#job, source, password } satisfies DrawSource);
    return this.#pages.map(({ promise }) => promise);
  }

  #skipRest(): void {
    for (const page of this.#pages) page.resolve('not drawn');
  }
}
