import { setTimeout as sleep } from 'node:timers/promises';
import { MINUTE_MS, SECOND_MS } from '../shared/units.ts';

/** Of the system: nobody answers at the address, the connection broke, the name is not resolved. */
const systemCodes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENETDOWN'],
  ...['ENOTFOUND', 'EAI_AGAIN'],
]);

/**
 * PostgreSQL's own (Appendix A of its manual): connection exceptions, too many connections, ended by an administrator, after a
 * crash of another session, not yet started, database dropped.
 */
const sqlStates = /^(08...|53300|57P0[1-4])$/;

/** What `pg` and `pg-pool` say without a code. */
const messages = new Set([
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Query read timeout',
  'timeout expired',
  'timeout exceeded when trying to connect',
]);

/** Whether something failed because the database or the storage could not be reached: the call itself was in order. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError && error.errors.some(isOutage)) return true;
  if (messages.has(error.message)) return true;
  if ('code' in error && typeof error.code === 'string') {
    // A client that hangs up is an ECONNRESET, too, but no call of the system failed.
    if (systemCodes.has(error.code) && 'syscall' in error) return true;
    if (sqlStates.test(error.code)) return true;
  }
  return isOutage(error.cause);
}

const patienceMs = 2 * MINUTE_MS;
const againMs = SECOND_MS / 2;

/**
 * Does `work` again while an outage lasts, for two minutes unless told otherwise. It may be done twice when the connection
 * breaks after the server has heard it: whatever is passed must bear that.
 * @throws what `work` throws that is no outage, or when the time is over or `signal` aborts
 */
export async function throughOutage<Result>(
  work: () => Promise<Result>,
  options: { signal?: AbortSignal; forMs?: number } = {},
): Promise<Result> {
  const { signal, forMs = patienceMs } = options;
  const giveUpAt = performance.now() + forMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isOutage(error) || performance.now() > giveUpAt || signal?.aborted) throw error;
    }
    await sleep(againMs, undefined, signal && { signal }).catch(() => undefined);
  }
}
