import { isFinished, type Job, jobEventsPath, jobPath, jobSchema } from '../../../modules/jobs/jobs.contract.ts';
import { SECOND_MS } from '../../../shared/units.ts';
import { CallError, callErrors, errorOfAnswer, lostWords } from '../http/call-error.ts';
import { browserNetwork, createConnection, type NetworkState } from '../http/connection.ts';
import { watchSilence } from '../http/watch-silence.ts';
import { noteFailedJob } from './failed-job.ts';

const pollMs = SECOND_MS;
/** The server says something every 15 seconds. */
const silenceMs = 40 * SECOND_MS;
const unknownJob = 'JOB_NOT_FOUND';

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
} & NetworkState;

/**
 * Waits for a job's end on its event stream. When the stream breaks, reports that as the job's step, asks for the job's state and
 * listens again.
 * Rejects with a CallError when the job failed or the server stays unreachable, and with an AbortError when cancelled.
 */
export async function followJob(job: Job, follow: Follow, source: JobSource = browserJobSource): Promise<Job> {
  const last = isFinished(job.state) ? job : await waitForEnd(job, follow, source);
  if (last.state === 'failed' && last.error) {
    noteFailedJob(last.id);
    const { code, message, file } = last.error;
    throw new CallError(code, message, undefined, { file, job: last.id });
  }
  if (last.state === 'cancelled') throw new DOMException('The job was cancelled.', 'AbortError');
  return last;
}

async function waitForEnd(job: Job, { signal, onChange, onPartial }: Follow, source: JobSource): Promise<Job> {
  let latest = job;
  const onLost = () => onChange({ ...latest, step: lostWords });
  const connection = createConnection({ signal, onLost }, source);
  const hear = (next: Job) => {
    connection.heard();
    latest = next;
    onChange(next);
  };
  for (;;) {
    signal?.throwIfAborted();
    const ended = await source.listen(job.id, { signal, onChange: hear, onPartial });
    if (ended) return ended;
    try {
      const found = await source.ask(job.id, signal);
      hear(found);
      if (isFinished(found.state)) return found;
      if (found.partial !== undefined) onPartial?.(found.partial);
      await source.wait(pollMs, signal);
    } catch (error) {
      if (signal?.aborted) throw error;
      await connection.lost(error);
    }
  }
}

/** Cancels a job nobody waits for. Also works while the page is being left. */
export function cancelJob(id: string): void {
  // If this gets lost, the job completes and its result expires.
  fetch(jobPath(id), { method: 'DELETE', keepalive: true }).catch(() => undefined);
}

/** The state of a job that an earlier visit began. Rejects with RESULT_GONE when the server has forgotten it. */
export async function findJob(id: string, signal: AbortSignal | undefined): Promise<Job> {
  try {
    return await browserJobSource.ask(id, signal);
  } catch (error) {
    throw error instanceof CallError && error.code === unknownJob ? callErrors.resultGone(error) : error;
  }
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
  ...browserNetwork,
};

function listenToEvents(id: string, { signal, onChange, onPartial }: Follow): Promise<Job | undefined> {
  return new Promise((resolve, reject) => {
    const events = new EventSource(jobEventsPath(id));
    const end = (finish: () => void) => {
      silence.end();
      events.close();
      finish();
    };
    const broke = () => end(() => resolve(undefined));
    // A connection that was lost on the way says nothing of it.
    const silence = watchSilence({
      silenceMs,
      signal,
      onSilence: broke,
      onAbort: () => end(() => reject(signal?.reason)),
    });
    for (const event of ['open', 'alive', 'job', 'partial']) events.addEventListener(event, silence.heard);
    events.addEventListener('error', broke);
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
