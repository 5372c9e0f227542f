import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { StartError } from '../start-error.ts';
import { lockFolder } from './folder-lock.ts';
import { readIfThere } from './read-if-there.ts';
import { writeOnce } from './write-once.ts';

const secretsSchema = z.object({
  /** Signs cookies and links. */
  signingSecret: z.string().min(32),
  /** Of the embedded database. */
  databasePassword: z.string().min(32),
});
export type Secrets = z.infer<typeof secretsSchema>;

export type DataFolder = {
  secrets: Secrets;
  /** Releases the folder for other processes. */
  release: () => Promise<void>;
};

/**
 * Creates the folder and its secrets if missing. An exclusive folder belongs to one process at a time, as the embedded
 * database requires; processes that share an external database may share the folder.
 * @throws StartError when the folder is unusable or in use
 */
export async function openDataFolder(path: string, { exclusive }: { exclusive: boolean }): Promise<DataFolder> {
  try {
    await mkdir(path, { recursive: true, mode: 0o700 });
    const release = exclusive ? await lockFolder(path) : async () => {};
    return { secrets: await readOrCreateSecrets(path), release };
  } catch (error) {
    if (error instanceof Error && 'code' in error && typeof error.code === 'string') {
      throw new StartError(
        `The data folder ${path} cannot be used (${error.code}). Set DATA_DIR to a folder that the account running Satchel ` +
          'may write to.',
        { cause: error },
      );
    }
    throw error;
  }
}

async function readOrCreateSecrets(folder: string): Promise<Secrets> {
  const path = join(folder, 'secrets.json');
  const existing = await readIfThere(path);
  if (existing !== undefined) return parseSecrets(existing, path);
  const database = join(folder, 'postgres');
  if ((await readIfThere(join(database, 'PG_VERSION'))) !== undefined) {
    throw new StartError(
      `The file ${path} is gone. It holds the password of the database in ${database} and the key that signs cookies, so accounts ` +
        'and files cannot be reached without it. Restore the file from a backup, or move the whole data folder away to start ' +
        'with an empty one.',
    );
  }
  const createSecret = () => randomBytes(32).toString('base64url');
  const secrets: Secrets = { signingSecret: createSecret(), databasePassword: createSecret() };
  // If another process of this instance was faster, its secrets count.
  return (await writeOnce(path, `${JSON.stringify(secrets, null, 2)}\n`)) ? secrets : readOrCreateSecrets(folder);
}

function parseSecrets(content: string, path: string): Secrets {
  try {
    return secretsSchema.parse(JSON.parse(content));
  } catch (error) {
    throw new StartError(
      `The secrets in ${path} are damaged. Restore the file from a backup, or move the whole data folder away to start with ` +
        'an empty one.',
      { cause: error },
    );
  }
}
