import { isFinished, type Job, jobEventsPath, jobPath, jobSchema } from '../../../modules/jobs/jobs.contract.ts';
import { SECOND_MS } from '../../../shared/units.ts';
import { CallError, callErrors, errorOfAnswer } from '../http/call-error.ts';

/** How long the server may be unreachable before giving up. */
const patienceMs = 30 * SECOND_MS;
const pollMs = SECOND_MS;

type Follow = {
  signal: AbortSignal | undefined;
  onChange: (job: Job) => void;
  /** Receives partial results, each replacing the last. Throwing ends the wait. */
  onPartial?: ((partial: unknown) => void) | undefined;
};

/** How job states arrive. */
export type JobSource = {
  /** Streams every change until the job has ended. Resolves with its last state, or undefined when the stream broke. */
  listen: (id: string, follow: Follow) => Promise<Job | undefined>;
  /** Polls once. Rejects with a CallError, with code NETWORK when the server is unreachable. */
  ask: (id: string, signal: AbortSignal | undefined) => Promise<Job>;
  wait: (milliseconds: number, signal: AbortSignal | undefined) => Promise<void>;
  now: () => number;
};

/**
 * Waits for a job's end on its event stream, or by polling once a second when the stream breaks.
 * Rejects with a CallError when the job failed or the server stays unreachable, and with an AbortError when cancelled.
 */
export async function followJob(job: Job, follow: Follow, source: JobSource = browserJobSource): Promise<Job> {
  const last = isFinished(job.state)
    ? job
    : ((await source.listen(job.id, follow)) ?? (await poll(job.id, follow, source)));
  if (last.state === 'failed' && last.error) {
    const { code, message, file } = last.error;
    throw new CallError(code, message, undefined, { file });
  }
  if (last.state === 'cancelled') throw new DOMException('The job was cancelled.', 'AbortError');
  return last;
}

async function poll(id: string, { signal, onChange, onPartial }: Follow, source: JobSource): Promise<Job> {
  let lastHeard = source.now();
  for (;;) {
    signal?.throwIfAborted();
    try {
      const job = await source.ask(id, signal);
      lastHeard = source.now();
      onChange(job);
      if (isFinished(job.state)) return job;
      if (job.partial !== undefined) onPartial?.(job.partial);
    } catch (error) {
      const isOutOfReach = error instanceof CallError && error.code === 'NETWORK';
      if (!isOutOfReach || source.now() - lastHeard > patienceMs) throw error;
    }
    await source.wait(pollMs, signal);
  }
}

/** Cancels a job nobody waits for. Also works while the page is being left. */
export function cancelJob(id: string): void {
  // If this gets lost, the job completes and its result expires.
  fetch(jobPath(id), { method: 'DELETE', keepalive: true }).catch(() => undefined);
}

const browserJobSource: JobSource = {
  listen: listenToEvents,
  async ask(id, signal) {
    const response = await fetch(jobPath(id), { signal: signal ?? null }).catch((error) => {
      throw signal?.aborted ? signal.reason : callErrors.network(error);
    });
    const body: unknown = await response.json().catch((error) => {
      throw signal?.aborted ? signal.reason : callErrors.invalidAnswer(error);
    });
    if (!response.ok) throw errorOfAnswer(response.status, body);
    return jobSchema.parse(body);
  },
  wait: (milliseconds, signal) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(resolve, milliseconds);
      signal?.addEventListener('abort', () => {
        clearTimeout(timer);
        reject(signal.reason);
      });
    }),
  now: () => performance.now(),
};

function listenToEvents(id: string, { signal, onChange, onPartial }: Follow): Promise<Job | undefined> {
  return new Promise((resolve, reject) => {
    const events = new EventSource(jobEventsPath(id));
    const end = (finish: () => void) => {
      events.close();
      signal?.removeEventListener('abort', onAbort);
      finish();
    };
    const onAbort = () => end(() => reject(signal?.reason));
    signal?.addEventListener('abort', onAbort);
    events.addEventListener('error', () => end(() => resolve(undefined)));
    events.addEventListener('partial', ({ data }) => {
      try {
        onPartial?.(JSON.parse(data));
      } catch (error) {
        end(() => reject(error));
      }
    });
    events.addEventListener('job', ({ data }) => {
      const job = jobSchema.safeParse(JSON.parse(data));
      if (!job.success) return end(() => reject(callErrors.invalidAnswer(job.error)));
      onChange(job.data);
      if (isFinished(job.data.state)) end(() => resolve(job.data));
    });
  });
}
