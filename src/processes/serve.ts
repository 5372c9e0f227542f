import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { ToolRuns } from '../catalog/define-run.ts';
import { type Application, compose } from '../compose.ts';
import type { Log } from '../platform/log/log.ts';
import { StartError } from '../platform/start-error.ts';
import type { Config } from '../settings.ts';
import { hasCode } from '../shared/errors.ts';

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/**
 * Serves requests, runs jobs, or both, as PROCESS_MODE says.
 * @param mayListen requests are accepted once it resolves
 */
export async function serve(params: {
  config: Config;
  databaseUrl: string;
  signingSecret: string;
  tools: readonly ToolRuns[];
  /** The folder of the built site; without it only the API is served. */
  siteDirectory: string | undefined;
  mayListen?: Promise<void>;
  log: Log;
}): Promise<Application> {
  const { config, databaseUrl, signingSecret, tools, siteDirectory, mayListen, log } = params;
  const application = await compose({
    ...{ config, databaseUrl, signingSecret, tools, version, log },
    ...(siteDirectory !== undefined && { siteDirectory }),
  });
  if (!application.web) return application;
  try {
    await mayListen;
    await listen(application.web, config);
    return application;
  } catch (error) {
    await application.close();
    throw error;
  }
}

async function listen(web: FastifyInstance, { host, port }: Config): Promise<void> {
  try {
    await web.listen({ host, port });
  } catch (error) {
    if (!hasCode(error, 'EADDRINUSE')) throw error;
    throw new StartError(`Port ${port} of ${host} is in use by another program. Stop it, or set PORT to a free one.`);
  }
}
