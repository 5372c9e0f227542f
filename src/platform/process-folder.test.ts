import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openProcessFolder } from './process-folder.ts';

// Above the largest process id that Linux gives out.
const deadPid = 4_194_305;
let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'satchel-process-folder-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

test('a process gets an empty folder of its own', async () => {
  const folder = await openProcessFolder(root);
  expect(await readdir(folder)).toEqual([]);
  expect(folder).toBe(join(root, `${hostname()}.${process.pid}`));
});

test('what a killed process left behind is removed, a living one and other machines are left alone', async () => {
  const names = [`${hostname()}.${deadPid}`, `${hostname()}.${process.ppid}`, `other-machine.${deadPid}`];
  for (const name of names) {
    await mkdir(join(root, name));
    await writeFile(join(root, name, 'upload'), 'half of it');
  }
  await openProcessFolder(root);
  expect(names.map((name) => existsSync(join(root, name, 'upload')))).toEqual([false, true, true]);
});

test('a process that got the number of an earlier one starts empty', async () => {
  const own = join(root, `${hostname()}.${process.pid}`);
  await mkdir(own);
  await writeFile(join(own, 'upload'), 'half of it');
  expect(await readdir(await openProcessFolder(root))).toEqual([]);
});
