import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pino from 'pino';
import { compose } from '../src/compose.ts';
import { callStepChannel } from '../src/platform/call-steps.ts';
import { startEmbeddedPostgres } from '../src/platform/database/embedded-postgres.ts';
import { serializeError } from '../src/platform/log/log.ts';
import { readConfig } from '../src/settings.ts';
import { toolRuns } from '../src/tools/runs.index.ts';
import { tools } from '../src/tools/tools.index.ts';

/** Options of `startApplication`. */
export type ApplicationOptions = {
  /** Callers keep their own plan; by default all are Pro. */
  realCallers?: boolean;
  /** Settings as environment variables. */
  settings?: Readonly<Record<string, string>>;
  /** The instance this process joins, instead of one of its own. */
  joins?: { databaseUrl: string; dataDir: string };
};

/**
 * The product as run by `npm start`, in its own process: all in one, with embedded database and local folder. Prints its
 * address and where its database and files are, and reports under /bench how long its own calls took.
 */
const { realCallers, settings, joins } = JSON.parse(process.argv[2] ?? '{}') as ApplicationOptions;
const ownFolder = joins || settings?.DATA_DIR ? undefined : await mkdtemp(join(tmpdir(), 'satchel-bench-'));
const dataDir = joins?.dataDir ?? settings?.DATA_DIR ?? ownFolder ?? '';
const log = pino({ level: 'error', serializers: { err: serializeError } }, pino.destination(2));
const config = readConfig({ ...settings, DATA_DIR: dataDir });
const server =
  joins === undefined
    ? await startEmbeddedPostgres({ directory: join(dataDir, 'postgres'), password: 'bench', log })
    : { url: joins.databaseUrl, stop: async () => undefined };
const application = await compose({
  config,
  databaseUrl: server.url,
  // As in src/main.ts: some tools work in the page alone.
  tools: tools.map((tool) => toolRuns.find((entry) => entry.tool.slug === tool.slug) ?? { tool, runs: {} }),
  siteDirectory: fileURLToPath(new URL('../build', import.meta.url)),
  signingSecret: randomBytes(32).toString('hex'),
  ...(!realCallers && { accounts: { identify: async () => ({ plan: 'pro' as const }) } }),
  version: 'bench',
  log,
});
const { web } = application;
if (!web) throw new Error('The application answers no requests.');

// Milliseconds from a request's arrival to its answer's last byte, by route, since the last report.
let timings: Record<string, number[]> = {};
web.addHook('onResponse', async ({ routeOptions: { url = '' } }, reply) => {
  timings[url] ??= [];
  timings[url].push(reply.elapsedTime);
});
web.get('/bench/timings', async () => {
  const taken = timings;
  timings = {};
  return taken;
});
// When each step of calls with a job ended, and when the calls came, since the last report; for one call at a time.
let steps: { step: string; at: number }[] = [];
callStepChannel.subscribe((ended) => steps.push(ended as (typeof steps)[number]));
web.addHook('onRequest', async ({ method }) => {
  if (method === 'POST') steps.push({ step: 'arrived', at: performance.now() });
});
web.addHook('onResponse', async ({ method }) => {
  if (method === 'POST') steps.push({ step: 'answer', at: performance.now() });
});
web.get('/bench/steps', async () => {
  const ended = steps;
  steps = [];
  return ended;
});
web.get('/bench/nothing', async () => ({ nothing: true }));

process.stdout.write(`${await web.listen({ host: '127.0.0.1', port: 0 })} ${server.url} ${dataDir}\n`);

process.on('SIGTERM', async () => {
  await application.close();
  await server.stop();
  if (ownFolder !== undefined) await rm(ownFolder, { recursive: true, force: true });
  process.exit(0);
});
