import pino, { type Logger } from 'pino';
import type { Config } from '../config/config.ts';

/** Never given a user's file name, the id of a file, job or link, an address with a password, or a token. */
export type Log = Logger;

/** Lines for people on a terminal, JSON lines for everything else, on standard output. */
export function createLog(config: Pick<Config, 'logLevel'>): Log {
  return pino({
    level: config.logLevel,
    base: null,
    serializers: { err: serializeError },
    timestamp: pino.stdTimeFunctions.isoTime,
    ...(process.stdout.isTTY && {
      transport: { target: 'pino-pretty', options: { translateTime: 'SYS:HH:MM:ss', ignore: 'reqId' } },
    }),
  });
}

/** Of an error only what says what failed: libraries hang whole connections, and the values of a query, on theirs. */
export function serializeError(error: unknown): unknown {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const cause = error.cause === undefined ? undefined : serializeError(error.cause);
  const errors = error instanceof AggregateError ? error.errors.map(serializeError) : undefined;
  return { type: error.name, code, stack: stackOf(error), cause, errors };
}

/** A failed query's message quotes its values, which may be tokens or addresses; its statement is enough. */
function stackOf(error: Error): string {
  const stack = error.stack ?? error.message;
  if (!('params' in error) || !('query' in error)) return stack;
  return stack.replace(error.message, () => `Failed query: ${error.query}`);
}
