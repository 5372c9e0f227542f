import { availableParallelism } from 'node:os';
import { z } from 'zod';
import { ConfigError } from '../config/config.ts';
import { defineSetting, type ReadSetting, wholeNumber } from '../config/setting.ts';
import { databaseSettings } from '../database/database.config.ts';

export const queueSettings = {
  processMode: defineSetting({
    name: 'PROCESS_MODE',
    doc: 'What this process does: answer requests (web), run jobs (worker), or both (all).',
    allowed: 'all, web or worker',
    schema: z.enum(['all', 'web', 'worker']),
    default: 'all',
  }),
  workerConcurrency: defineSetting({
    name: 'WORKER_CONCURRENCY',
    doc: 'How many long jobs this process runs at once, and as many again that take less than a second. The default is the number of processors it may use.',
    allowed: 'a whole number from 1 to 256',
    schema: wholeNumber(1, 256),
    default: String(availableParallelism()),
  }),
};

export type QueueConfig = ReturnType<typeof readQueueConfig>;

export function readQueueConfig(read: ReadSetting) {
  const processMode = read(queueSettings.processMode);
  if (processMode !== 'all' && read(databaseSettings.databaseUrl) === undefined) {
    throw new ConfigError(
      `The setting PROCESS_MODE is '${processMode}', but DATABASE_URL is not set. Processes that share the work need one ` +
        'PostgreSQL server that all of them can reach: set DATABASE_URL, or use PROCESS_MODE=all.',
    );
  }
  return { processMode, workerConcurrency: read(queueSettings.workerConcurrency) };
}
