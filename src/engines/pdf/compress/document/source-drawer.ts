import { Worker } from 'node:worker_threads';
import type { GrayPixels } from '../similarity.ts';

/** What the thread is told. A new source ends the work on the one before. */
export type DrawSource = { job: number; source: Uint8Array; password: string | undefined };

/** What the thread answers: each page as it is drawn, from the first on, and at last that no more will come. */
export type DrawnSource = { job: number } & ({ page: number; picture: GrayPixels | undefined } | { ended: true });

/** A page of the source: drawn (undefined when it is damaged), or left to whoever asks. */
export type PageAhead = { picture: GrayPixels | undefined } | 'not drawn';

/**
 * Draws the pages of sources in a thread with a PDFium of its own, while the caller's thread works on the document. The thread
 * lives as long as the process, as PDFium takes longer to start than to draw a page.
 */
export class SourceDrawer {
  readonly #worker = new Worker(new URL('./source-drawer-thread.ts', import.meta.url));
  #job = 0;
  #pages: PromiseWithResolvers<PageAhead>[] = [];
  #isLost = false;

  constructor() {
    this.#worker.on('message', (message: DrawnSource) => {
      if (message.job !== this.#job) return;
      if ('ended' in message) {
        this.#leaveTheRest();
        this.#worker.unref();
      } else this.#pages[message.page]?.resolve({ picture: message.picture });
    });
    // A page that breaks the thread is met again by the caller, who draws what is not drawn here.
    this.#worker.on('error', () => {
      this.#isLost = true;
      this.#leaveTheRest();
    });
    this.#worker.unref();
  }

  /** The pages of a source by their index, from the first on as far as their pictures are worth keeping. */
  draw(source: Uint8Array, password: string | undefined, pageCount: number): Promise<PageAhead>[] {
    this.#leaveTheRest();
    this.#job++;
    this.#pages = Array.from({ length: pageCount }, () => Promise.withResolvers<PageAhead>());
    if (this.#isLost) this.#leaveTheRest();
    else {
      // Only while somebody waits for it does it keep the process alive.
      this.#worker.ref();
      this.#worker.postMessage({ job: this.#job, source, password } satisfies DrawSource);
    }
    return this.#pages.map(({ promise }) => promise);
  }

  #leaveTheRest(): void {
    for (const page of this.#pages) page.resolve('not drawn');
  }
}
