import pino, { type DestinationStream, type Logger } from 'pino';
import { stackOf } from '../../shared/errors.ts';
import type { LogConfig } from './log.config.ts';

/** Never log user file names, ids of files, jobs or links, addresses with passwords, or tokens. */
export type Log = Logger;

/** The methods for logging events: object first, sentence second. */
export type EventLog = Pick<Log, 'info' | 'warn' | 'error' | 'debug'>;

/** Readable lines on a terminal, JSON lines otherwise; standard output by default. */
export function createLog({ logLevel }: LogConfig, destination?: DestinationStream): Log {
  const options = {
    level: logLevel,
    base: null,
    serializers: { err: serializeError },
    timestamp: pino.stdTimeFunctions.isoTime,
    hooks: { streamWrite: withoutIds },
    // The form parser logs its headers at level 'trace', including cookies and keys.
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
 * Redacts what looks like one of our ids from a JSON line: library and system errors quote paths and messages, and an id
 * gives access to its file. Other 32-letter words are rare, and lost.
 */
const withoutIds = (line: string): string =>
  line.replace(/\\(?:u[0-9a-f]{4}|.)|[A-Za-z0-9_-]+/g, (token) =>
    token.length === 32 && !/^[a-z-]+$/.test(token) ? '[id]' : token,
  );

/** Only what says what failed: libraries attach whole connections and query values to their errors. */
export function serializeError(error: unknown): unknown {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const cause = error.cause === undefined ? undefined : serializeError(error.cause);
  const errors = error instanceof AggregateError ? error.errors.map(serializeError) : undefined;
  return { type: error.name, code, stack: stackOf(error), cause, errors };
}
