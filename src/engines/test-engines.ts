import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRunCommand } from '../platform/processes/run-command.ts';
import { createSandbox, type SandboxLevel } from '../platform/processes/sandbox.ts';
import { silentLog } from '../testing/silent-log.ts';
import type { Engine, Engines } from './engines.ts';
import { createImageEngines } from './image/image-engines.ts';

export type TestEngines = {
  engines: Pick<Engines, 'readImage' | 'encodeImage' | 'stripImageMetadata' | 'minifySvg'>;
  list: Engine[];
  /** A fresh, empty directory that `close` removes. */
  directory: () => Promise<string>;
  /** Everything in the engines' own folders, to check for leftovers. */
  leftovers: () => Promise<string[]>;
  close: () => Promise<void>;
};

/** For tests: the real image engines in their own directory, with this machine's strongest confinement. */
export async function openTestEngines(strongest?: SandboxLevel): Promise<TestEngines> {
  const root = await mkdtemp(join(tmpdir(), 'satchel-engines-'));
  const [slotsDirectory, temporaryDirectory] = [join(root, 'slots'), join(root, 'temporary')];
  await Promise.all([mkdir(slotsDirectory), mkdir(temporaryDirectory)]);
  const sandbox = createSandbox({ policy: 'auto', log: silentLog, ...(strongest ? { strongest } : {}) });
  const runCommand = createRunCommand({ sandbox, temporaryDirectory });
  const list = createImageEngines({ runCommand, sandbox, slotsDirectory, log: silentLog, processes: 2 });
  const filesIn = async (directory: string) =>
    (await readdir(directory, { recursive: true, withFileTypes: true }))
      .filter((entry) => !entry.isDirectory())
      .map((entry) => join(entry.parentPath, entry.name));
  return {
    engines: Object.assign({}, ...list.map(({ provides }) => provides)),
    list,
    directory: () => mkdtemp(join(root, 'job-')),
    leftovers: async () => [...(await filesIn(slotsDirectory)), ...(await filesIn(temporaryDirectory))],
    close: async () => {
      await Promise.all(list.map((engine) => engine.close()));
      await rm(root, { recursive: true, force: true });
    },
  };
}
