import { availableParallelism } from 'node:os';
import { packageVersion } from '../../../platform/processes/packages.ts';
import { createThreadPool, type ThreadPool } from '../../../platform/processes/thread-pool.ts';
import { MINUTE_MS } from '../../../shared/units.ts';
import type { Engine } from '../../engines.ts';
import { pdfErrors } from '../pdf.errors.ts';
import { PageTally, type PdfAnswers, type PdfRequest, type PdfTask } from './pdf-tasks.ts';

/** The deadline of the call comes before; this only ends what would never end. */
const timeoutMs = 30 * MINUTE_MS;
/** How often a running task is asked how far it is. */
const progressEveryMs = 200;

/** The slowest honest page of the corpus takes 0.6 s at 150 DPI; a page that takes longer than this was made to. */
const stallMs = MINUTE_MS;

type Watch = { signal: AbortSignal; progress?: (fraction: number) => void };

/** Draws, reads and inspects PDFs with PDFium, and writes images into PDFs, in threads that can be ended while they work. */
export function createPdfiumEngine(): Engine {
  const pool: ThreadPool<PdfRequest, unknown> = createThreadPool({
    script: new URL('./pdf-thread.ts', import.meta.url),
    size: Math.max(1, availableParallelism() - 1),
    queueLimit: 200,
    maxJobs: 200,
    // PDFium's own memory is beside it.
    heapMb: 512,
    idleStopMs: 5 * MINUTE_MS,
  });

  async function run<Task extends PdfTask>(task: Task, watch: Watch): Promise<PdfAnswers[Task['task']]> {
    const tally = new PageTally();
    const stalled = new AbortController();
    const stall = new StallWatch(stallMs, (done) =>
      stalled.abort(pdfErrors.tooSlow({ seconds: stallMs / 1000, done })),
    );
    const timer = setInterval(() => {
      const fraction = tally.fraction();
      if (fraction !== undefined) watch.progress?.(fraction);
      stall.check(tally);
    }, progressEveryMs);
    try {
      const signal = AbortSignal.any([watch.signal, stalled.signal]);
      // The thread is our own code: what it answers to a task is what that task says.
      return (await pool.run({
        request: { ...task, tally: tally.memory },
        timeoutMs,
        signal,
      })) as PdfAnswers[Task['task']];
    } finally {
      clearInterval(timer);
    }
  }

  return {
    name: 'pdfium',
    provides: {
      renderPdf: ({ signal, progress, ...request }) => run({ task: 'render', ...request }, { signal, progress }),
      readPdfText: ({ signal, progress, ...request }) => run({ task: 'text', ...request }, { signal, progress }),
      writePdfFlow: ({ signal, progress, ...request }) => run({ task: 'document', ...request }, { signal, progress }),
      inspectPdf: ({ signal, ...request }) => run({ task: 'inspect', ...request }, { signal }),
      imagesToPdf: ({ signal, progress, ...request }) => run({ task: 'images', ...request }, { signal, progress }),
    },
    status: async () => {
      const state = pool.state().running > 0 ? 'ready' : 'idle';
      return { state, version: packageVersion('@embedpdf/pdfium') };
    },
    close: pool.close,
  };
}

/** Notices when a task that has begun gets no further. */
class StallWatch {
  readonly #limitMs: number;
  readonly #onStall: (done: number) => void;
  #done = -1;
  #since = 0;

  constructor(limitMs: number, onStall: (done: number) => void) {
    this.#limitMs = limitMs;
    this.#onStall = onStall;
  }

  check(tally: PageTally): void {
    // A task that still waits for a thread has not begun.
    if (!tally.hasBegun) return;
    const now = performance.now();
    if (tally.done !== this.#done) {
      this.#done = tally.done;
      this.#since = now;
    } else if (now - this.#since > this.#limitMs) this.#onStall(this.#done);
  }
}
