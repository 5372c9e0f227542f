import { constants } from 'node:fs';
import { open, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode } from '../../shared/errors.ts';
import type { OtherAccount } from '../other-account.ts';

/**
 * Between what distributions give to people and 65535, which is all that a container may have. Nobody's accounts need to exist
 * in /etc/passwd for a process to run under them.
 */
const firstId = 65_100;
const userIds = 400;
const groupId = firstId;

/**
 * The accounts that child processes run under where this process is root. Each process has a user id of its own, so that it
 * can neither signal others nor use up their share of processes; the group, by which it reads its inputs, is the same.
 */
export type ChildAccounts = {
  take: () => OtherAccount;
  release: (account: OtherAccount) => void;
};

export async function createChildAccounts(): Promise<ChildAccounts> {
  const taken = new Set(await idsOfPeople());
  // Another server on this machine begins elsewhere.
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

/** Gives a folder and the files and folders in it to an account. Links stay as they are: they may lead to files of others. */
export async function handOver(folder: string, account: OtherAccount): Promise<void> {
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

/** Lets child processes read a file or enter a folder of the server that is not open to everyone. Nothing there is left alone. */
export async function letRead(path: string): Promise<void> {
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
