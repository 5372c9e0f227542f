import { AsyncLocalStorage } from 'node:async_hooks';

const shortWork = new AsyncLocalStorage<true>();

/** Runs work that is expected to be short: pools keep a runner for it, however deep in the work one is asked for. */
export const runAsShortWork = <Result>(work: () => Result): Result => shortWork.run(true, work);

export const isShortWork = (): boolean => shortWork.getStore() === true;
