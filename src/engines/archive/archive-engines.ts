import type { EventLog } from '../../platform/log/log.ts';
import { findCommand } from '../../platform/processes/find-command.ts';
import { packageVersion } from '../../platform/processes/packages.ts';
import type { RunCommand } from '../../platform/processes/run-command.ts';
import type { Engine } from '../engines.ts';
import { archiveRefusals } from './archive.errors.ts';
import { createArchiveThreads } from './archive-threads.ts';
import { createExtractArchive } from './extract-archive.ts';
import { createInspectArchive } from './inspect-archive.ts';

export type ArchiveEngineDependencies = { runCommand: RunCommand; log: EventLog };

/** All archive engines, for `open-services.ts`. Nothing starts before the first job. */
export function createArchiveEngines(dependencies: ArchiveEngineDependencies): Engine[] {
  const threads = createArchiveThreads();
  const tools = { ...dependencies, threads };
  return [
    {
      name: 'archives',
      refusals: archiveRefusals,
      provides: {
        writeZip: ({ signal, progress, ...task }) => threads.write(task, { signal, progress }),
        inspectArchive: createInspectArchive(tools),
        extractArchive: createExtractArchive(tools),
      },
      status: async () => ({
        state: threads.running() > 0 ? 'ready' : 'idle',
        version: `yauzl ${packageVersion('yauzl')}, node-unrar-js ${packageVersion('node-unrar-js')}`,
      }),
      close: threads.close,
    },
    programEngine('7z', 'p7zip-full', 'opens 7Z, XZ and BZ2'),
    programEngine('bsdtar', 'libarchive-tools', 'opens archives that others cannot'),
  ];
}

/** A program that the archive engine runs if installed; listed for the health page. */
function programEngine(command: string, debianPackage: string, purpose: string): Engine {
  return {
    name: command,
    provides: {},
    status: async () =>
      (await findCommand(command)) === undefined
        ? { state: 'off', reason: `${command} is not installed (package ${debianPackage}); it ${purpose}.` }
        : { state: 'idle' },
    close: async () => undefined,
  };
}
