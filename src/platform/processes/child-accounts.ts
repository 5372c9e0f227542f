import { constants } from 'node:fs';
import { open, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode } from '../../shared/errors.ts';
import type { OtherAccount } from '../other-account.ts';

/**
 * Above the ids that distributions give to people and below 65535, the most a container may have. Processes can run under ids
 * that are not in /etc/passwd.
 */
const firstId = 65_100;
const userIds = 400;
const groupId = firstId;

/**
 * Accounts for child processes when this process is root. Each process has its own uid, so that it can neither signal others
 * nor use up their process limit; the gid, which gives access to inputs, is shared.
 */
export type ChildAccounts = {
  take: () => OtherAccount;
  release: (account: OtherAccount) => void;
};

export async function createChildAccounts(): Promise<ChildAccounts> {
  const taken = new Set(await idsOfPeople());
  // Another server on this machine starts elsewhere.
  let last = Math.floor(Math.random() * userIds);
  return {
    take: () => {
      for (let tries = 0; tries < userIds; tries += 1) {
        last = (last + 1) % userIds;
        const uid = firstId + last;
        if (taken.has(uid)) continue;
        taken.add(uid);
        return { uid, gid: groupId };
      }
      throw new Error(`All ${userIds} accounts for child processes are in use`);
    },
    release: ({ uid }) => {
      taken.delete(uid);
    },
  };
}

async function idsOfPeople(): Promise<number[]> {
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n');
  return lines.map((line) => Number(line.split(':')[2]));
}

/** Gives a folder and its contents to an account. Leaves links alone, as they may lead to other files. */
export async function changeOwner(folder: string, account: OtherAccount): Promise<void> {
  await give(folder, account);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() || entry.isDirectory()) await give(join(entry.parentPath, entry.name), account);
  }
}

async function give(path: string, { uid, gid }: OtherAccount): Promise<void> {
  await using file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  const facts = await file.stat();
  if (facts.isDirectory() || facts.nlink === 1) await file.chown(uid, gid);
}

/** Lets child processes read a file or enter a folder of the server that is not world-readable. Ignores missing files and links. */
export async function grantRead(path: string): Promise<void> {
  try {
    await using file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    const facts = await file.stat();
    if ((facts.mode & constants.S_IROTH) !== 0 || !(facts.isFile() || facts.isDirectory())) return;
    await file.chown(0, groupId);
    await file.chmod(facts.isDirectory() ? 0o750 : 0o640);
  } catch (error) {
    if (!hasCode(error, 'ENOENT', 'ELOOP')) throw error;
  }
}
