/** What the supervising process and its children tell each other over their IPC channel. */

/** A child: it is composed and, if it answers requests, listens. */
export const ready = 'ready';

/** The parent, to the web process: a worker takes jobs, so requests may come. */
export const mayListen = 'may listen';

/** The parent: end open calls and running jobs in order, then exit. */
export const stop = 'stop';

/** Marks a process as the child of a supervising one, as its first argument. */
export const supervisedMark = '--supervised';

/** The parent's error when a child could not start; the child has said why itself. */
export class ChildDidNotStart extends Error {
  override readonly name = 'ChildDidNotStart';
}

/** Resolves when the parent has sent this message. */
export const told = (message: string): Promise<void> =>
  new Promise((resolve) => {
    const listener = (received: unknown) => {
      if (received !== message) return;
      process.off('message', listener);
      resolve();
    };
    process.on('message', listener);
  });
