import pino, { type DestinationStream, type Logger } from 'pino';
import { stackOf } from '../../shared/errors.ts';
import type { LogConfig } from './log.config.ts';

/** Never given a user's file name, the id of a file, job or link, an address with a password, or a token. */
export type Log = Logger;

/** What a part needs to say what happened: object first, sentence second. */
export type EventLog = Pick<Log, 'info' | 'warn' | 'error' | 'debug'>;

/** Lines for people on a terminal, JSON lines for everything else, on standard output unless a destination is given. */
export function createLog({ logLevel }: LogConfig, destination?: DestinationStream): Log {
  const options = {
    level: logLevel,
    base: null,
    serializers: { err: serializeError },
    timestamp: pino.stdTimeFunctions.isoTime,
    hooks: { streamWrite: withoutIds },
    // What the reader of forms is set up with, at the level 'trace': cookies and keys among it.
    redact: { paths: ['busboyOptions.headers'], remove: true },
  };
  if (destination) return pino(options, destination);
  return pino({
    ...options,
    ...(process.stdout.isTTY && {
      transport: { target: 'pino-pretty', options: { translateTime: 'SYS:HH:MM:ss', ignore: 'reqId' } },
    }),
  });
}

/**
 * Takes what looks like an id of ours out of a line of JSON: errors of libraries and of the system quote paths and messages,
 * and whoever knows an id may use the file. Words of 32 letters that are no id are rare, and lost.
 */
const withoutIds = (line: string): string =>
  line.replace(/\\(?:u[0-9a-f]{4}|.)|[A-Za-z0-9_-]+/g, (token) =>
    token.length === 32 && !/^[a-z-]+$/.test(token) ? '[id]' : token,
  );

/** Of an error only what says what failed: libraries hang whole connections, and the values of a query, on theirs. */
export function serializeError(error: unknown): unknown {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const cause = error.cause === undefined ? undefined : serializeError(error.cause);
  const errors = error instanceof AggregateError ? error.errors.map(serializeError) : undefined;
  return { type: error.name, code, stack: stackOf(error), cause, errors };
}
