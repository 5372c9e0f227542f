import pino from 'pino';
import { compose } from '../compose.ts';
import { sampleRuns } from '../modules/tool-calls/sample-tool.ts';
import { processEnvironment } from '../platform/config/environment.ts';
import { readConfig } from '../settings.ts';

/**
 * A separate worker process with the sample tool, or all tools for 'every-tool', for tests that kill one. Prints 'ready' on
 * standard output.
 */
const config = readConfig({ ...processEnvironment, PROCESS_MODE: 'worker' });
await compose({
  config,
  databaseUrl: config.databaseUrl ?? '',
  tools: process.argv.includes('every-tool') ? (await import('../tools/runs.index.ts')).toolRuns : [sampleRuns],
  signingSecret: 'a secret that only tests use, 32 characters and more',
  version: 'test',
  log: pino({ level: 'silent' }),
});
process.stdout.write('ready\n');
