import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { compose } from './compose.ts';
import { type Config, ConfigError, readConfig } from './platform/config/config.ts';
import { processEnvironment } from './platform/config/environment.ts';
import { openDataFolder } from './platform/data-folder/data-folder.ts';
import { startEmbeddedPostgres } from './platform/database/embedded-postgres.ts';
import { createLog } from './platform/log/log.ts';
import { StartError } from './platform/start-error.ts';
import type { ToolRuns } from './tools/define-run.ts';
import { toolRuns } from './tools/runs.index.ts';
import { tools } from './tools/tools.index.ts';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

const siteDirectory = fileURLToPath(new URL('../build', import.meta.url));

/** Tools that work in the page alone have no runs. */
const everyTool = tools.map(
  (tool): ToolRuns => toolRuns.find((entry) => entry.tool.slug === tool.slug) ?? { tool, runs: {} },
);

/** Starts what the settings ask for and returns what ends it again. */
async function start(): Promise<() => Promise<void>> {
  const config = readConfig(processEnvironment);
  const log = createLog(config);
  const closing: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const step of closing.toReversed()) await step();
  };
  try {
    const dataFolder = await openDataFolder(config.dataDir, { exclusive: config.databaseUrl === undefined });
    closing.push(dataFolder.release);
    let { databaseUrl } = config;
    if (databaseUrl === undefined) {
      const { databasePassword: password } = dataFolder.secrets;
      const server = await startEmbeddedPostgres({ directory: join(config.dataDir, 'postgres'), password, log });
      closing.push(server.stop);
      databaseUrl = server.url;
    }
    const application = await compose({
      config,
      databaseUrl,
      tools: everyTool,
      siteDirectory,
      signingSecret: config.signingSecret ?? dataFolder.secrets.signingSecret,
      version,
      log,
    });
    closing.push(application.close);
    if (application.web) {
      await listen(application.web, config);
      log.info(`Satchel is ready at ${config.publicUrl}`);
    } else {
      log.info('Satchel works on jobs in this process');
    }
    return close;
  } catch (error) {
    await close();
    throw error;
  }
}

async function listen(web: FastifyInstance, { host, port }: Config): Promise<void> {
  try {
    await web.listen({ host, port });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new StartError(`Port ${port} of ${host} is taken by another program. Stop it, or set PORT to a free one.`);
  }
}

// npm passes Ctrl-C on to a process that the terminal has told already: the same wish, heard twice.
const echoMs = 1_000;

/** Ctrl-C, a service manager's stop, a closed terminal. A second, later signal does not wait any longer. */
function stopOnSignal(close: () => Promise<void>): void {
  let stoppingSince: number | undefined;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (stoppingSince !== undefined) {
        if (performance.now() - stoppingSince > echoMs) process.exit(1);
        return;
      }
      stoppingSince = performance.now();
      close().then(
        () => process.exit(0),
        (error: unknown) => fail(error),
      );
    });
  }
}

/** What an operator can mend is told in one sentence; anything else with its trace. */
function fail(error: unknown): never {
  const mendable = error instanceof ConfigError || error instanceof StartError;
  process.stderr.write(`${mendable ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
}

start().then(stopOnSignal, fail);
