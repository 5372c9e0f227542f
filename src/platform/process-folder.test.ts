import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLog } from './log/log.ts';
import { looksUntilStale, openProcessFolder, type ProcessFolder } from './process-folder.ts';

// Above Linux's largest pid.
const deadPid = 4_194_305;
const log = createLog({ logLevel: 'silent' });
const opened: ProcessFolder[] = [];
let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'satchel-process-folder-'));
});
afterEach(async () => {
  for (const folder of opened.splice(0)) await folder.close();
  await rm(root, { recursive: true, force: true });
});

test('a process gets an empty folder of its own', async () => {
  const { path, close } = await open();
  expect(await readdir(path)).toEqual([]);
  expect(path.endsWith(`.${process.pid}`)).toBe(true);
  await close();
  expect(await readdir(root)).toEqual([]);
});

test('what a killed process left behind is removed, a living one and other machines are left alone', async () => {
  const machine = await machineName();
  const names = [`${machine}.${deadPid}`, `${machine}.${process.ppid}`, `other-machine.${deadPid}`];
  for (const name of names) await leave(name);
  await open();
  expect(names.map((name) => existsSync(join(root, name, 'upload')))).toEqual([false, true, true]);
});

test('a process that got the number of an earlier one starts empty', async () => {
  await leave(`${await machineName()}.${process.pid}`);
  expect(await readdir((await open()).path)).toEqual([]);
});

test('what a killed process of another machine or container left behind is removed by any process', async () => {
  const { path, look } = await open();
  // The pid of the second now belongs to a process of this machine.
  const names = [`other-machine.${deadPid}`, `${await machineName()}.${process.ppid}`, 'other-machine.17'];
  for (const name of names) await leave(name);
  for (let looks = 0; looks < looksUntilStale; looks++) {
    await renew('other-machine.17', looks);
    await look();
  }
  expect(await readdir(root)).toHaveLength(4);
  await renew('other-machine.17', looksUntilStale);
  await look();
  expect((await readdir(root)).toSorted()).toEqual([basename(path), 'other-machine.17'].toSorted());
});

test('a process that was stopped for so long that others removed its folder has an empty one again', async () => {
  const { path, look } = await open();
  await rm(path, { recursive: true });
  await look();
  expect(await readdir(path)).toEqual([]);
});

async function open(): Promise<ProcessFolder> {
  const folder = await openProcessFolder(root, log);
  opened.push(folder);
  return folder;
}

/** The part of a folder's name that stands for this machine. */
async function machineName(): Promise<string> {
  const folder = await openProcessFolder(root, log);
  await folder.close();
  return basename(folder.path).slice(0, -`.${process.pid}`.length);
}

async function leave(name: string): Promise<void> {
  await mkdir(join(root, name));
  await writeFile(join(root, name, 'upload'), 'half of it');
}

const renew = (name: string, seconds: number) => utimes(join(root, name), seconds, seconds);
