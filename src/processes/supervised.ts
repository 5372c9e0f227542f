/** Messages between the supervising process and its children, over IPC. */

/** From a child: it is composed and, if it serves requests, listening. */
export const ready = 'ready';

/** To the web process: a worker takes jobs, so requests may come. */
export const mayListen = 'may listen';

/** To a child: finish open calls and running jobs, then exit. */
export const stop = 'stop';

/** First argument of a supervised child process. */
export const supervisedMark = '--supervised';

/** A child failed to start; it has already said why. */
export class ChildDidNotStart extends Error {
  override readonly name = 'ChildDidNotStart';
}

/** Resolves when the parent sends this message. */
export const received = (message: string): Promise<void> =>
  new Promise((resolve) => {
    const listener = (sent: unknown) => {
      if (sent !== message) return;
      process.off('message', listener);
      resolve();
    };
    process.on('message', listener);
  });
