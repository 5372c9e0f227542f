import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDataFolder } from './data-folder.ts';

let parent: string;
let folder: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'satchel-data-folder-'));
  folder = join(parent, 'data');
});
afterEach(() => rm(parent, { recursive: true }));

describe('openDataFolder', () => {
  test('makes a folder and secrets that only their owner can read', async () => {
    await openDataFolder(folder, { exclusive: true });
    expect(await permissions(folder)).toBe('700');
    expect(await permissions(join(folder, 'secrets.json'))).toBe('600');
  });

  test('keeps its secrets from one start to the next', async () => {
    const first = await openDataFolder(folder, { exclusive: true });
    await first.release();
    const second = await openDataFolder(folder, { exclusive: true });
    expect(second.secrets).toEqual(first.secrets);
    expect(first.secrets.signingSecret).not.toBe(first.secrets.databasePassword);
  });

  test('gives processes that share the folder the same secrets, even when all start at once', async () => {
    const opened = await Promise.all(Array.from({ length: 8 }, () => openDataFolder(folder, { exclusive: false })));
    expect(new Set(opened.map(({ secrets }) => secrets.signingSecret)).size).toBe(1);
  });

  test('refuses a second instance with a sentence that names the first', async () => {
    await openDataFolder(folder, { exclusive: true });
    await expect(openDataFolder(folder, { exclusive: true })).rejects.toThrow(
      `Satchel already runs with this data folder (process ${process.pid}, folder ${folder}).`,
    );
  });

  test('lets exactly one of many take a folder whose process was killed', async () => {
    const holder = await startHolder();
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    const outcomes = await Promise.allSettled(
      Array.from({ length: 8 }, () => openDataFolder(folder, { exclusive: true })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('is not stopped by a lock whose process number now belongs to another process', async () => {
    await openDataFolder(folder, { exclusive: false });
    await writeFile(join(folder, 'lock.1'), JSON.stringify({ pid: process.pid, startedAt: 'an earlier boot:1' }));
    await expect(openDataFolder(folder, { exclusive: true })).resolves.toBeDefined();
  });

  test('is not stopped by a lock that was never written out', async () => {
    await openDataFolder(folder, { exclusive: false });
    await writeFile(join(folder, 'lock.1'), '');
    await expect(openDataFolder(folder, { exclusive: true })).resolves.toBeDefined();
  });

  test.each(['{', '', '{}'])('says that the secrets are damaged (%j) and leaves the file alone', async (content) => {
    await openDataFolder(folder, { exclusive: false });
    await writeFile(join(folder, 'secrets.json'), content);
    await expect(openDataFolder(folder, { exclusive: true })).rejects.toThrow(/are damaged. Restore the file/);
    expect(await readFile(join(folder, 'secrets.json'), 'utf8')).toBe(content);
  });

  test('makes no new secrets for a database that has a password already', async () => {
    await mkdir(join(folder, 'postgres'), { recursive: true });
    await writeFile(join(folder, 'postgres/PG_VERSION'), '18');
    await expect(openDataFolder(folder, { exclusive: true })).rejects.toThrow(
      `The file ${join(folder, 'secrets.json')} is gone. It holds the password of the database in ${join(folder, 'postgres')}`,
    );
    expect(existsSync(join(folder, 'secrets.json'))).toBe(false);
  });

  test('says which folder cannot be used and what to do', async () => {
    await writeFile(folder, 'a file stands where the folder belongs');
    await chmod(folder, 0o600);
    await expect(openDataFolder(folder, { exclusive: true })).rejects.toThrow(
      `The data folder ${folder} cannot be used (EEXIST). Set DATA_DIR to a folder`,
    );
  });
});

async function permissions(path: string): Promise<string> {
  return ((await stat(path)).mode & 0o777).toString(8);
}

/** A process that locks the folder. */
async function startHolder() {
  const module = new URL('./data-folder.ts', import.meta.url).href;
  const program = `
    const { openDataFolder } = await import(${JSON.stringify(module)});
    await openDataFolder(${JSON.stringify(folder)}, { exclusive: true });
    console.log('held');
    setInterval(() => {}, 1000);`;
  const holder = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(holder.stdout, 'data');
  return holder;
}
