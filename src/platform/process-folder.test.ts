import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLog } from './log/log.ts';
import { openProcessFolder, type ProcessFolder, sweepProcessFolders } from './process-folder.ts';

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
  expect(path).toBe(join(root, `${hostname()}.${process.pid}`));
  await close();
  expect(await readdir(root)).toEqual([]);
});

test('what a killed process left behind is removed, a living one and other machines are left alone', async () => {
  const names = [`${hostname()}.${deadPid}`, `${hostname()}.${process.ppid}`, `other-machine.${deadPid}`];
  for (const name of names) {
    await mkdir(join(root, name));
    await writeFile(join(root, name, 'upload'), 'half of it');
  }
  await open();
  expect(names.map((name) => existsSync(join(root, name, 'upload')))).toEqual([false, true, true]);
});

test('a process that got the number of an earlier one starts empty', async () => {
  const own = join(root, `${hostname()}.${process.pid}`);
  await mkdir(own);
  await writeFile(join(own, 'upload'), 'half of it');
  expect(await readdir((await open()).path)).toEqual([]);
});

test('a folder that nobody has renewed for hours is removed by any process, whatever machine it is of', async () => {
  const names = [`${hostname()}.${process.ppid}`, `other-machine.${deadPid}`, 'other-machine.17'];
  const [long, ago, recently] = [4, 4, 2].map((hours) => new Date(Date.now() - hours * 3_600_000));
  for (const [index, name] of names.entries()) {
    await mkdir(join(root, name));
    const date = [long, ago, recently][index] ?? new Date();
    await utimes(join(root, name), date, date);
  }
  await sweepProcessFolders(root, { dated: true });
  expect(await readdir(root)).toEqual(['other-machine.17']);
});

async function open(): Promise<ProcessFolder> {
  const folder = await openProcessFolder(root, log);
  opened.push(folder);
  return folder;
}
