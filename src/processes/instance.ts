import { join } from 'node:path';
import { openDataFolder } from '../platform/data-folder/data-folder.ts';
import { startEmbeddedPostgres } from '../platform/database/embedded-postgres.ts';
import type { Log } from '../platform/log/log.ts';
import type { Config } from '../settings.ts';

/** What the processes of an instance share. */
export type Instance = {
  databaseUrl: string;
  signingSecret: string;
  /** Stops the embedded database and releases the data folder. */
  close: () => Promise<void>;
};

/**
 * Opens the data folder and, without DATABASE_URL, starts the embedded database.
 * @throws StartError
 */
export async function openInstance(config: Config, log: Log): Promise<Instance> {
  const folder = await openDataFolder(config.dataDir, { exclusive: config.databaseUrl === undefined });
  const signingSecret = config.signingSecret ?? folder.secrets.signingSecret;
  if (config.databaseUrl !== undefined) {
    return { databaseUrl: config.databaseUrl, signingSecret, close: folder.release };
  }
  try {
    const { databasePassword: password } = folder.secrets;
    const server = await startEmbeddedPostgres({ directory: join(config.dataDir, 'postgres'), password, log });
    const close = async () => {
      await server.stop();
      await folder.release();
    };
    return { databaseUrl: server.url, signingSecret, close };
  } catch (error) {
    await folder.release();
    throw error;
  }
}
