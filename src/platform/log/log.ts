import pino, { type Logger } from 'pino';
import type { Config } from '../config/config.ts';

/** Never given a user's file name, the id of a file, job or link, an address with a password, or a token. */
export type Log = Logger;

/** Lines for people on a terminal, JSON lines for everything else, on standard output. */
export function createLog(config: Pick<Config, 'logLevel'>): Log {
  return pino({
    level: config.logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    ...(process.stdout.isTTY && {
      transport: { target: 'pino-pretty', options: { translateTime: 'SYS:HH:MM:ss', ignore: 'reqId' } },
    }),
  });
}
