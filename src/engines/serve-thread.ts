import { parentPort } from 'node:worker_threads';
import { AppError, describeError, type ErrorStatus } from '../shared/errors.ts';

/** What a thread posts back for each request. AppErrors lose their class on the way, so they travel as plain values. */
export type ThreadAnswer<Answer> =
  | { answer: Answer }
  | {
      refused: {
        code: string;
        status: ErrorStatus;
        message: string;
        log?: string | undefined;
        file?: number | undefined;
      };
    }
  | { failed: string };

/** The main loop of a thread under a thread pool: one request, one answer. */
export function serveThread<Request>(handle: (request: Request) => Promise<unknown>): void {
  const port = parentPort;
  if (port === null) throw new Error('This file runs as a thread of a thread pool only');
  port.on('message', async (request: Request) => port.postMessage(await answer(() => handle(request))));
}

async function answer(work: () => Promise<unknown>): Promise<ThreadAnswer<unknown>> {
  try {
    return { answer: await work() };
  } catch (error) {
    if (!(error instanceof AppError)) return { failed: describeError(error) };
    const { code, status, message, log, file } = error;
    return { refused: { code, status, message, log, file } };
  }
}
