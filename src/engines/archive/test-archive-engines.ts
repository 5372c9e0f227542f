import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createRunCommand, type RunCommand } from '../../platform/processes/run-command.ts';
import { createSandbox } from '../../platform/processes/sandbox.ts';
import { silentLog } from '../../testing/silent-log.ts';
import type { Engines } from '../engines.ts';
import { createArchiveEngines } from './archive-engines.ts';

export type TestArchiveEngines = Pick<Engines, 'writeZip' | 'inspectArchive' | 'extractArchive'> & {
  runCommand: RunCommand;
  /** A fresh, empty directory that `close` removes. */
  directory: () => Promise<string>;
  /** Everything in the programs' temporary folder. */
  leftovers: () => Promise<string[]>;
  close: () => Promise<void>;
};

export const archiveFixtures = fileURLToPath(new URL('./fixtures/', import.meta.url));

/** For tests: the real archive engines in their own directory, with this machine's strongest confinement. */
export async function openTestArchiveEngines(): Promise<TestArchiveEngines> {
  const root = await mkdtemp(join(tmpdir(), 'satchel-archives-'));
  const temporaryDirectory = join(root, 'temporary');
  await mkdir(temporaryDirectory);
  const sandbox = createSandbox({ policy: 'auto', log: silentLog });
  const runCommand = createRunCommand({ sandbox, temporaryDirectory });
  const engines = createArchiveEngines({ runCommand, log: silentLog });
  return {
    ...(Object.assign({}, ...engines.map(({ provides }) => provides)) as Engines),
    runCommand,
    directory: () => mkdtemp(join(root, 'job-')),
    leftovers: () => readdir(temporaryDirectory),
    close: async () => {
      await Promise.all(engines.map((engine) => engine.close()));
      await rm(root, { recursive: true, force: true });
    },
  };
}
