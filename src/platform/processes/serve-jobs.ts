import { createInterface } from 'node:readline';
import { AppError, describeError, type ErrorStatus } from '../../shared/errors.ts';

/*
 * The protocol between the server and a long-lived process: one JSON object per line, one job at a time. Other lines that the
 * process prints go to the log.
 */

/** From the server: the request, where the inputs are, and where to write. */
export type JobLine<Request> = {
  id: number;
  request: Request;
  inputs: Readonly<Record<string, string>>;
  outputs: Readonly<Record<string, string>>;
};

/**
 * From the process. `refused` is an AppError for the user; `failed` is for the log. Any number of `progress` lines may come
 * before.
 */
export type AnswerLine =
  | { id: number; progress: number; step?: string | undefined }
  | { id: number; answer: unknown }
  | { id: number; refused: { code: string; status: ErrorStatus; message: string; log?: string } }
  | { id: number; failed: string };

export type ServedJob<Request> = Omit<JobLine<Request>, 'id'> & {
  /** Reports progress from 0 to 1, and the current step. Cheap to call often: only notable changes are sent. */
  progress: (fraction: number, step?: string) => void;
};

/**
 * The main loop of a supervised Node process: reads jobs from stdin and answers on stdout. Kills itself and its children when
 * the server is gone, which shows as the end of stdin or SIGTERM.
 */
export function serveJobs<Request>(handle: (job: ServedJob<Request>) => Promise<unknown>): void {
  const lines = createInterface({ input: process.stdin });
  lines.on('line', async (line) => {
    // From our own server, so trusted; the other direction is not.
    const { id, ...job }: JobLine<Request> = JSON.parse(line);
    const progress = createProgress((fraction, step) => writeLine({ id, progress: fraction, step }));
    writeLine(await answer(id, () => handle({ ...job, progress })));
  });
  lines.on('close', endGroup);
  process.on('SIGTERM', endGroup);
}

function writeLine(line: AnswerLine): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

const progressSteps = 200;

/** Forwards changes of more than 1/200, or of the step. */
function createProgress(send: (fraction: number, step?: string) => void): ServedJob<unknown>['progress'] {
  let last = '';
  return (fraction, step) => {
    const rounded = Math.round(fraction * progressSteps) / progressSteps;
    const line = `${rounded} ${step ?? ''}`;
    if (line === last) return;
    last = line;
    send(rounded, step);
  };
}

/** SIGKILL to its own group: a normal exit waits for codec threads, which may be busy for a minute. */
function endGroup(): void {
  process.kill(0, 'SIGKILL');
}

async function answer(id: number, work: () => Promise<unknown>): Promise<AnswerLine> {
  try {
    return { id, answer: await work() };
  } catch (error) {
    if (!(error instanceof AppError)) return { id, failed: describeError(error) };
    const { code, status, message, log } = error;
    return { id, refused: { code, status, message, ...(log === undefined ? {} : { log }) } };
  }
}
