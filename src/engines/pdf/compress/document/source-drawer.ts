import { Worker } from 'node:worker_threads';
import { describeError } from '../../../../shared/errors.ts';
import type { GrayPixels } from '../../../../shared/similarity.ts';

/** What the thread is told. A new source ends the work on the one before. */
export type DrawSource = { job: number; source: Uint8Array; password: string | undefined };

/** What the thread answers: each page as it is drawn, from the first on, and at last that no more will come. */
export type DrawnSource = { job: number } & ({ page: number; image: GrayPixels | undefined } | { ended: true });

/** A page of the source: drawn (undefined when it is damaged), or left to whoever asks. */
export type PageAhead = { image: GrayPixels | undefined } | 'not drawn';

/**
 * Draws the pages of sources in a thread with a PDFium of its own, while the caller's thread works on the document. The thread
 * lives as long as the process, as PDFium takes longer to start than to draw a page.
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

  /** Why threads were lost since this was asked last, for the log: without one everything goes on, only slower. */
  takeLosses(): string[] {
    return this.#losses.splice(0);
  }

  #start(): Worker {
    const worker = new Worker(this.#thread);
    worker.on('message', (message: DrawnSource) => {
      if (message.job !== this.#job) return;
      if ('ended' in message) {
        this.#leaveTheRest();
        worker.unref();
      } else this.#pages[message.page]?.resolve({ image: message.image });
    });
    // A page that breaks the thread is met again by the caller, who draws what is not drawn here. The next source gets another one.
    worker.on('error', (error) => {
      this.#losses.push(describeError(error));
      this.#leaveTheRest();
      this.#worker = undefined;
    });
    worker.unref();
    return worker;
  }

  /** The pages of a source by their index, from the first on as far as their images are worth keeping. */
  draw(source: Uint8Array, password: string | undefined, pageCount: number): Promise<PageAhead>[] {
    this.#leaveTheRest();
    this.#job++;
    this.#pages = Array.from({ length: pageCount }, () => Promise.withResolvers<PageAhead>());
    this.#worker ??= this.#start();
    // Only while somebody waits for it does it keep the process alive.
    this.#worker.ref();
    this.#worker.postMessage({ job: this.#job, source, password } satisfies DrawSource);
    return this.#pages.map(({ promise }) => promise);
  }

  #leaveTheRest(): void {
    for (const page of this.#pages) page.resolve('not drawn');
  }
}
