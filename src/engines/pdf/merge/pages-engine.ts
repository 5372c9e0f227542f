import { availableParallelism } from 'node:os';
import { packageVersion } from '../../../platform/processes/packages.ts';
import { createThreadPool } from '../../../platform/processes/thread-pool.ts';
import { MINUTE_MS } from '../../../shared/units.ts';
import type { Engine } from '../../engines.ts';
import { pdfRefusals } from '../pdf.errors.ts';
import type { EditedPdf, MergedPdf, SplitPdfResult } from '../pdf-capabilities.ts';
import type { PageJob, PageTask } from './page-tasks.ts';

/** The call's deadline comes first; this is a backstop. */
const timeoutMs = 20 * MINUTE_MS;
const progressEveryMs = 200;

type Watch = { signal: AbortSignal; progress: (fraction: number) => void };

/** Merges, splits and edits PDFs in threads: our own code reads untrusted files, so memory and time are bounded. */
export function createPagesEngine(): Engine {
  const pool = createThreadPool<PageTask, unknown>({
    script: new URL('./pages-thread.ts', import.meta.url),
    size: Math.max(1, availableParallelism() - 1),
    queueLimit: 200,
    // The library keeps every reference and name it has ever seen.
    maxJobs: 40,
    // The file's bytes are outside the heap; the objects of a document of 50,000 pages take about 600 MB.
    heapMb: 1024,
    youngHeapMb: 32,
    idleStopMs: 5 * MINUTE_MS,
  });

  async function run(job: PageJob, { signal, progress }: Watch): Promise<unknown> {
    const shared = new SharedArrayBuffer(4);
    const thousandths = new Int32Array(shared);
    const timer = setInterval(() => progress(Atomics.load(thousandths, 0) / 1000), progressEveryMs);
    try {
      return await pool.run({ request: { ...job, progress: shared }, timeoutMs, signal });
    } finally {
      clearInterval(timer);
    }
  }

  // The thread runs our own code, so its answer has the type of the task.
  return {
    name: 'pdf-pages',
    refusals: pdfRefusals,
    provides: {
      mergePdf: async ({ signal, progress, ...task }) =>
        (await run({ name: 'merge', task }, { signal, progress })) as MergedPdf,
      splitPdf: async ({ signal, progress, ...task }) =>
        (await run({ name: 'split', task }, { signal, progress })) as SplitPdfResult,
      editPdf: async ({ signal, progress, ...task }) =>
        (await run({ name: 'edit', task }, { signal, progress })) as EditedPdf,
    },
    status: async () => ({
      state: pool.state().running > 0 ? 'ready' : 'idle',
      version: `pdf-lib ${packageVersion('@cantoo/pdf-lib')}`,
    }),
    close: pool.close,
  };
}
