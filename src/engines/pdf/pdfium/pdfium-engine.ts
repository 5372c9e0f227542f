import { availableParallelism } from 'node:os';
import { packageVersion } from '../../../platform/processes/packages.ts';
import { createThreadPool, type ThreadPool } from '../../../platform/processes/thread-pool.ts';
import { MINUTE_MS, SECOND_MS } from '../../../shared/units.ts';
import type { Engine } from '../../engines.ts';
import { drawingRefusals, pdfErrors } from '../pdf.errors.ts';
import { PageTally, type PdfAnswers, type PdfRequest, type PdfTask } from './pdf-tasks.ts';

/** The call's deadline comes first; this is a backstop. */
const timeoutMs = 30 * MINUTE_MS;
/** How often to poll a task's progress. */
const progressEveryMs = 200;

/** The slowest honest page of the corpus takes 0.6 s at 150 DPI; a slower one than this is an attack. */
const stallMs = 30 * SECOND_MS;

type Watch = { signal: AbortSignal; progress?: (fraction: number) => void };

/** Renders, reads and inspects PDFs with PDFium, and makes PDFs from images, in threads that can be terminated. */
export function createPdfiumEngine(): Engine {
  const pool: ThreadPool<PdfRequest, unknown> = createThreadPool({
    script: new URL('./pdf-thread.ts', import.meta.url),
    size: Math.max(1, availableParallelism() - 1),
    queueLimit: 200,
    maxJobs: 200,
    // Without PDFium's own memory.
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
      // The thread runs our own code, so its answer has the type of the task.
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
    refusals: drawingRefusals,
    provides: {
      renderPdf: ({ signal, progress, ...request }) => run({ task: 'render', ...request }, { signal, progress }),
      readPdfText: ({ signal, progress, ...request }) => run({ task: 'text', ...request }, { signal, progress }),
      planPdfText: ({ signal, progress, ...request }) => run({ task: 'textPlan', ...request }, { signal, progress }),
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

/** Detects a task that has started and makes no progress. */
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
    // Still waiting for a thread.
    if (!tally.hasBegun) return;
    const now = performance.now();
    if (tally.done !== this.#done) {
      this.#done = tally.done;
      this.#since = now;
    } else if (now - this.#since > this.#limitMs) this.#onStall(this.#done);
  }
}
