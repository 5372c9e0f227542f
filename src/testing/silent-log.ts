import type { EventLog } from '../platform/log/log.ts';

/** For tests: says nothing. */
export const silentLog: EventLog = { info: () => {}, warn: () => {}, error: () => {}, debug: () => {} };
