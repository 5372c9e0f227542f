import { constants } from 'node:fs';
import { copyFile, link, lstat, mkdir, readdir, rename, rm, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { createId } from '../../shared/ids.ts';

/** Files of one job by the name they have inside the exchange folder. Values are absolute paths outside of it. */
export type JobFiles = Readonly<Record<string, string>>;

/**
 * The one place that a long-lived process shares with the server. The process reads `input`, writes `output` and `temporary`,
 * and sees the files of its current job only; `taken` is out of its reach.
 */
export type ExchangeFolder = {
  input: string;
  output: string;
  temporary: string;
  /** For what the process keeps from job to job, such as a profile. It is not cleared, and only some processes may write it. */
  own: string;
  /** Brings the inputs in and returns where the process finds them and where it must write. */
  bringIn: (files: { inputs: JobFiles; outputs: JobFiles }) => Promise<{ inputs: JobFiles; outputs: JobFiles }>;
  /** Moves the outputs to their places. Throws when the process did not write one as a regular file. */
  takeOut: (outputs: JobFiles) => Promise<void>;
  /** Removes everything of the last job. */
  clear: () => Promise<void>;
  remove: () => Promise<void>;
};

const fileNamePattern = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;

/** @param letRead makes files and folders of the server readable for the process */
export async function createExchangeFolder(
  slotsDirectory: string,
  letRead: (path: string) => Promise<void>,
): Promise<ExchangeFolder> {
  const root = join(slotsDirectory, createId());
  const input = join(root, 'input');
  const output = join(root, 'output');
  const temporary = join(root, 'temporary');
  const taken = join(root, 'taken');
  const own = join(root, 'own');
  for (const directory of [input, output, temporary, taken, own])
    await mkdir(directory, { recursive: true, mode: 0o700 });
  await letRead(input);

  return {
    input,
    output,
    temporary,
    own,
    bringIn: async (files) => {
      const inputs = placeIn(input, files.inputs);
      for (const [name, path] of Object.entries(inputs)) {
        await linkOrCopy(files.inputs[name] ?? '', path);
        await letRead(path);
      }
      return { inputs, outputs: placeIn(output, files.outputs) };
    },
    takeOut: async (outputs) => {
      for (const [name, destination] of Object.entries(outputs)) {
        // First out of the process's reach, then looked at: a link it made must not lead to a file of the server.
        const path = join(taken, name);
        await rename(join(output, name), path);
        if (!(await lstat(path)).isFile()) throw new Error(`The process wrote ${name}, but not as a regular file`);
        await moveFile(path, destination);
      }
    },
    clear: async () => {
      await Promise.all([input, output, temporary, taken].map(emptyDirectory));
    },
    remove: () => rm(root, { recursive: true, force: true }),
  };
}

function placeIn(directory: string, files: JobFiles): JobFiles {
  return Object.fromEntries(
    Object.keys(files).map((name) => {
      if (!fileNamePattern.test(name)) throw new Error(`Not a file name for an exchange folder: ${name}`);
      return [name, join(directory, name)];
    }),
  );
}

/** A link costs nothing at any size; across file systems only a copy is possible. */
async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    if (!isFileSystemBorder(error)) throw error;
    await copyFile(from, to, constants.COPYFILE_FICLONE);
  }
}

async function moveFile(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (!isFileSystemBorder(error)) throw error;
    await copyFile(from, to);
    await unlink(from);
  }
}

/** EPERM: some file systems and hardening settings forbid links between directories. */
function isFileSystemBorder(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    (error.code === 'EXDEV' || error.code === 'EPERM' || error.code === 'EMLINK')
  );
}

async function emptyDirectory(directory: string): Promise<void> {
  for (const name of await readdir(directory)) await rm(join(directory, name), { recursive: true, force: true });
}
