import { AsyncLocalStorage } from 'node:async_hooks';

const shortWork = new AsyncLocalStorage<true>();

/** Marks work as short, for everything it calls: pools reserve runners for it. */
export const runAsShortWork = <Result>(work: () => Result): Result => shortWork.run(true, work);

export const isShortWork = (): boolean => shortWork.getStore() === true;
