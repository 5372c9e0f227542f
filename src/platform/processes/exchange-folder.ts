import { constants } from 'node:fs';
import { copyFile, link, lstat, mkdir, readdir, rename, rm, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { createId } from '../../shared/ids.ts';

/** A job's files, by name inside the exchange folder. Values are absolute paths outside. */
export type JobFiles = Readonly<Record<string, string>>;

/**
 * The one place that a long-lived process shares with the server. The process reads `input`, writes `output` and `temporary`,
 * and sees only its current job's files; it has no access to `taken`.
 */
export type ExchangeFolder = {
  input: string;
  output: string;
  temporary: string;
  /** For files that the process keeps between jobs, such as a profile. Not cleared, and writable only by some processes. */
  own: string;
  /** Brings inputs in; returns the paths where the process reads and writes. */
  bringIn: (files: { inputs: JobFiles; outputs: JobFiles }) => Promise<{ inputs: JobFiles; outputs: JobFiles }>;
  /** Moves outputs to their destinations. Throws if the process did not write one as a regular file. */
  takeOut: (outputs: JobFiles) => Promise<void>;
  /** Removes everything of the last job. */
  clear: () => Promise<void>;
  remove: () => Promise<void>;
};

const fileNamePattern = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;

/** @param grantRead makes files and folders of the server readable for the process */
export async function createExchangeFolder(
  slotsDirectory: string,
  grantRead: (path: string) => Promise<void>,
): Promise<ExchangeFolder> {
  const root = join(slotsDirectory, createId());
  const input = join(root, 'input');
  const output = join(root, 'output');
  const temporary = join(root, 'temporary');
  const taken = join(root, 'taken');
  const own = join(root, 'own');
  for (const directory of [input, output, temporary, taken, own])
    await mkdir(directory, { recursive: true, mode: 0o700 });
  await grantRead(input);

  return {
    input,
    output,
    temporary,
    own,
    bringIn: async (files) => {
      const inputs = placeIn(input, files.inputs);
      for (const [name, path] of Object.entries(inputs)) {
        await linkOrCopy(files.inputs[name] ?? '', path);
        await grantRead(path);
      }
      return { inputs, outputs: placeIn(output, files.outputs) };
    },
    takeOut: async (outputs) => {
      for (const [name, destination] of Object.entries(outputs)) {
        // Moved out of the process's reach before it is checked: a link must not lead to a file of the server.
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

/** Links cost nothing at any size; across file systems only copies work. */
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
