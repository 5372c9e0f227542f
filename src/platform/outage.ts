import { setTimeout as sleep } from 'node:timers/promises';
import { MINUTE_MS, SECOND_MS } from '../shared/units.ts';

/** System errors: nobody listens, the connection broke, the name does not resolve. */
const systemCodes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENETDOWN'],
  ...['ENOTFOUND', 'EAI_AGAIN'],
]);

/**
 * SQLSTATEs (Appendix A of PostgreSQL's manual): connection exceptions, too many connections, admin shutdown, crash shutdown,
 * cannot connect now, database dropped.
 */
const sqlStates = /^(08...|53300|57P0[1-4])$/;

/** Errors of `pg` and `pg-pool` without a code. */
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

/** Whether something failed because the database or storage is unreachable, not because of the call. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError && error.errors.some(isOutage)) return true;
  if (messages.has(error.message)) return true;
  if ('code' in error && typeof error.code === 'string') {
    // A client that disconnects is an ECONNRESET, too, but not from a system call.
    if (systemCodes.has(error.code) && 'syscall' in error) return true;
    if (sqlStates.test(error.code)) return true;
  }
  return isOutage(error.cause);
}

const patienceMs = 2 * MINUTE_MS;
const againMs = SECOND_MS / 2;

/**
 * Retries `work` during an outage, for two minutes by default. It may run twice if the connection breaks after the server
 * received it, so it must be idempotent.
 * @throws what `work` throws besides outages, or when time runs out or `signal` aborts
 */
export async function retryDuringOutage<Result>(
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
