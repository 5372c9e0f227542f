import { availableParallelism } from 'node:os';
import { MINUTE_MS } from '../../../shared/units.ts';
import type { Engine } from '../../engines.ts';
import { packageVersion } from '../../packages.ts';
import { createThreadPool, type ThreadPool } from '../../thread-pool.ts';
import { PageTally, type PdfAnswers, type PdfRequest, type PdfTask } from './pdf-tasks.ts';

/** The deadline of the call comes before; this only ends what would never end. */
const timeoutMs = 30 * MINUTE_MS;
/** How often a running task is asked how far it is. */
const progressEveryMs = 200;

type Watch = { signal: AbortSignal; progress?: (fraction: number) => void };

/** Draws, reads and inspects PDFs with PDFium, and writes pictures into PDFs, in threads that can be ended while they work. */
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
    const { signal, progress } = watch;
    const tally = new PageTally();
    const timer = setInterval(() => {
      const fraction = tally.fraction();
      if (fraction !== undefined) progress?.(fraction);
    }, progressEveryMs);
    try {
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
