import { availableParallelism } from 'node:os';
import { createThreadPool } from '../../../platform/processes/thread-pool.ts';
import { MINUTE_MS } from '../../../shared/units.ts';
import type { Engine } from '../../engines.ts';
import { summarizeRefusals } from './summarize.errors.ts';
import type { CheckLines, FindPassages, SummarizeText } from './summarize-capabilities.ts';
import type { SummarizeTask } from './summarize-thread.ts';

/** The largest text that fits a call takes about ten seconds. */
const timeoutMs = 2 * MINUTE_MS;

/** Summarizes texts with their own sentences, and finds passages in them, in threads. */
export function createSummarizeEngine(): Engine {
  const threads = createThreadPool<SummarizeTask, unknown>({
    script: new URL('./summarize-thread.ts', import.meta.url),
    size: Math.max(1, availableParallelism() - 1),
    queueLimit: 200,
    maxJobs: 200,
    heapMb: 1024,
    idleStopMs: 2 * MINUTE_MS,
  });
  const run = <Answer>({ signal, ...request }: SummarizeTask & { signal: AbortSignal }) =>
    // The thread answers each kind of task with its own type.
    threads.run({ request, timeoutMs, signal }) as Promise<Answer>;
  return {
    name: 'summarizer',
    refusals: summarizeRefusals,
    provides: {
      summarizeText: (request) => run<Awaited<ReturnType<SummarizeText>>>({ work: 'summarize', ...request }),
      findPassages: (request) => run<Awaited<ReturnType<FindPassages>>>({ work: 'find', ...request }),
      checkLines: (request) => run<Awaited<ReturnType<CheckLines>>>({ work: 'check', ...request }),
    },
    status: async () => ({ state: 'ready' }),
    close: () => threads.close(),
  };
}
