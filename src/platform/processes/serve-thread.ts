import { parentPort } from 'node:worker_threads';
import { AppError, describeError, type ErrorStatus } from '../../shared/errors.ts';

/** Asks the thread to end between two steps of its work. */
export const endThread = 'end this thread';

/** A thread's answer to a request. AppErrors lose their class in messages, so they are sent as plain values. */
export type ThreadAnswer<Answer> = ThreadOutcome<Answer> & {
  /** Must not get another request. */
  spent?: boolean;
};

type ThreadOutcome<Answer> =
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

/**
 * The main loop of a pooled thread: one request, one answer. When `isSpent` returns true after a request, the thread is
 * replaced: it has grown too large, or its state is broken.
 */
export function serveThread<Request>(
  handle: (request: Request) => Promise<unknown>,
  { isSpent = () => false }: { isSpent?: () => boolean } = {},
): void {
  const port = parentPort;
  if (port === null) throw new Error('This file only runs as a thread of a thread pool');
  port.on('message', async (request: Request | typeof endThread) => {
    if (request === endThread) process.exit();
    const outcome = await answer(() => handle(request));
    const message: ThreadAnswer<unknown> = { ...outcome, spent: isSpent() };
    port.postMessage(message);
  });
}

async function answer(work: () => Promise<unknown>): Promise<ThreadOutcome<unknown>> {
  try {
    return { answer: await work() };
  } catch (error) {
    if (!(error instanceof AppError)) return { failed: describeError(error) };
    const { code, status, message, log, file } = error;
    return { refused: { code, status, message, log, file } };
  }
}
