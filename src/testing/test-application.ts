import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import pino from 'pino';
import { expect, vi } from 'vitest';
import type { ToolRuns } from '../catalog/define-run.ts';
import { compose } from '../compose.ts';
import type { Identify } from '../modules/accounts/caller.ts';
import type { ReplaceEngines } from '../open-services.ts';
import type { HttpLimits } from '../platform/http/server.ts';
import type { Log } from '../platform/log/log.ts';
import { readConfig } from '../settings.ts';
import { createTestDatabase } from './test-database.ts';

export const testSigningSecret = 'a secret that only tests use, 32 characters and more';

/** A full hash takes a core a sixth of a second, and most tests start with several. */
const lowestCost = { N: 2 ** 4, r: 8, p: 1 };

export type TestApplication = {
  /** Where it listens: 'http://127.0.0.1:34567'. */
  url: string;
  databaseUrl: string;
  dataDir: string;
  /** Paths of all files in its data folder, relative to it. */
  filesOnDisk: () => Promise<string[]>;
  /** The same, once all jobs have removed what they leave behind, which is after their answers. */
  filesAtRest: () => Promise<string[]>;
  close: () => Promise<void>;
};

/** The whole application with these tools, on a free port, with its own database and data folder. */
export async function startTestApplication(
  tools: readonly ToolRuns[],
  environment: Record<string, string> = {},
  options: {
    identify?: Identify;
    log?: Log;
    limits?: Partial<HttpLimits>;
    replaceEngines?: ReplaceEngines;
    /** The address through which the application reaches its database; by default the database's own. */
    databaseLine?: (databaseUrl: string) => Promise<string>;
  } = {},
): Promise<TestApplication> {
  const database = await createTestDatabase();
  const ownFolder = await mkdtemp(join(tmpdir(), 'satchel-test-'));
  const config = readConfig({
    DATA_DIR: ownFolder,
    DATABASE_URL: database.url,
    WORKER_CONCURRENCY: '2',
    DRAIN_SECONDS: '0',
    ...environment,
  });
  const { dataDir } = config;
  const { databaseLine, identify, ...replacements } = options;
  const application = await compose({
    config,
    databaseUrl: (await databaseLine?.(database.url)) ?? database.url,
    tools,
    signingSecret: testSigningSecret,
    version: 'test',
    log: pino({ level: 'silent' }),
    accounts: { identify, passwordCost: lowestCost },
    ...replacements,
  });
  const filesOnDisk = async () => {
    const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(dataDir.length + 1));
  };
  const url = (await application.web?.listen({ host: '127.0.0.1', port: 0 })) ?? '';
  return {
    url,
    databaseUrl: database.url,
    dataDir,
    filesOnDisk,
    filesAtRest: async () => {
      const client = new pg.Client({ connectionString: database.url });
      await client.connect();
      try {
        const lookAtRest = async () => {
          const { rowCount } = await client.query('select from graphile_worker.jobs');
          const paths = await filesOnDisk();
          expect([rowCount, ...paths.filter((path) => path.startsWith('work'))]).toEqual([0]);
          return paths;
        };
        return await vi.waitFor(lookAtRest, { timeout: 20_000 });
      } finally {
        await client.end();
      }
    },
    close: async () => {
      await application.close();
      await database.drop();
      await rm(ownFolder, { recursive: true, force: true });
    },
  };
}
