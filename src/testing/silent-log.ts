import type { EventLog } from '../platform/log/log.ts';

/** For tests: logs nothing. */
export const silentLog: EventLog = { info: () => {}, warn: () => {}, error: () => {}, debug: () => {} };
