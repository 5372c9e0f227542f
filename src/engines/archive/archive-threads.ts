import { availableParallelism } from 'node:os';
import { createThreadPool } from '../../platform/processes/thread-pool.ts';
import { MINUTE_MS } from '../../shared/units.ts';
import type { ArchiveListing, ExtractedArchive, WrittenZip } from './archive-capabilities.ts';
import { type ArchiveTask, type ExtractTask, type InspectTask, Tally, type WriteTask } from './archive-tasks.ts';

/** The call's deadline comes first; this is a backstop. */
const timeoutMs = 30 * MINUTE_MS;
/** How often to poll a task's progress. */
const progressEveryMs = 200;

type Watch = { signal: AbortSignal; progress?: ((fraction: number) => void) | undefined };

export type ArchiveThreads = {
  write: (task: Omit<WriteTask, 'task'>, watch: Watch) => Promise<WrittenZip>;
  inspect: (task: Omit<InspectTask, 'task'>, watch: Watch) => Promise<ArchiveListing>;
  extract: (task: Omit<ExtractTask, 'task'>, watch: Watch) => Promise<ExtractedArchive>;
  running: () => number;
  close: () => Promise<void>;
};

export function createArchiveThreads(): ArchiveThreads {
  const pool = createThreadPool<ArchiveTask, unknown>({
    script: new URL('./archive-thread.ts', import.meta.url),
    size: availableParallelism(),
    queueLimit: 200,
    // The unrar library's memory never shrinks.
    maxJobs: 50,
    heapMb: 256,
    // Measured at 500 MB in 3,168 files: 65 MB resident instead of 102 MB, in the same time.
    youngHeapMb: 4,
    idleStopMs: 5 * MINUTE_MS,
  });

  async function run(task: WriteTask | InspectTask | ExtractTask, { signal, progress }: Watch): Promise<unknown> {
    const tally = new Tally();
    const timer = setInterval(() => {
      const fraction = tally.fraction();
      if (fraction !== undefined) progress?.(fraction);
    }, progressEveryMs);
    try {
      return await pool.run({ request: { ...task, tally: tally.memory }, timeoutMs, signal });
    } finally {
      clearInterval(timer);
    }
  }

  // The thread runs our own code, so its answer has the type of the task.
  return {
    write: async (task, watch) => (await run({ ...task, task: 'write' }, watch)) as WrittenZip,
    inspect: async (task, watch) => (await run({ ...task, task: 'inspect' }, watch)) as ArchiveListing,
    extract: async (task, watch) => (await run({ ...task, task: 'extract' }, watch)) as ExtractedArchive,
    running: () => pool.state().running,
    close: pool.close,
  };
}
