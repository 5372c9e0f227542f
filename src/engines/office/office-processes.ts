import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { EventLog } from '../../platform/log/log.ts';
import type { Sandbox } from '../../platform/processes/sandbox.ts';
import {
  createSupervisor,
  type SupervisedJob,
  type Supervisor,
  type SupervisorOptions,
} from '../../platform/processes/supervisor.ts';
import { AppError } from '../../shared/errors.ts';
import { KB, MINUTE_MS, SECOND_MS } from '../../shared/units.ts';
import { officeErrors } from './office.errors.ts';
import { prepareProfile } from './office-profile.ts';

export type OfficeProcessesDependencies = {
  sandbox: Sandbox;
  /** Where the processes exchange files with the server; see `SupervisorOptions`. */
  slotsDirectory: string;
  log: EventLog;
  /** How many documents are converted at the same time; two when left out, so that one that hangs does not keep others waiting. */
  processes?: number;
  /** How long a document of this many bytes may take, in milliseconds. */
  deadlineMs?: (inputBytes: number) => number;
  /** Another program in place of office-worker.py; for tests. */
  worker?: string;
};

/** What office-worker.py is asked for. */
export type OfficeTask = {
  importFilter: string;
  importOptions?: string | undefined;
  exportFilter: string;
  exportOptions?: string | undefined;
  /** Settings of the PDF export. */
  exportData?: Readonly<Record<string, string | number | boolean>> | undefined;
  password?: string | undefined;
  /** Of DOCX and ODT: only so many lines on paper, from the beginning. */
  maxLines?: number | undefined;
};

const answerSchema = z.object({
  /** How many a spreadsheet has; 0 for everything else. */
  sheets: z.number().int().min(0),
  /** What comes after the lines that were asked for was left out. */
  cut: z.boolean().optional(),
});
export type OfficeAnswer = z.infer<typeof answerSchema>;

export type OfficeProcesses = {
  /**
   * Has one document converted. A process that dies over it is replaced, and the document is tried once more, alone in a fresh
   * one. Throws DOCUMENT_STOPS_PROGRAM when that dies, too, OFFICE_NOT_LOADED, OFFICE_NOT_SAVED, and what a supervisor throws;
   * nothing is written in these cases.
   */
  run: (job: {
    task: OfficeTask;
    input: string;
    inputBytes: number;
    output: string;
    signal: AbortSignal;
  }) => Promise<OfficeAnswer>;
  isRunning: () => boolean;
  close: () => Promise<void>;
};

const python = '/usr/bin/python3';
const officeWorker = fileURLToPath(new URL('./office-worker.py', import.meta.url));
/** Besides what every program sees: where Debian keeps LibreOffice's settings. */
const programFolders = [
  '/etc/libreoffice',
  '/etc/papersize',
  '/etc/python3.11',
  '/var/lib/libreoffice',
  '/var/spool/libreoffice',
];

export const officePrograms = {
  office: '/usr/lib/libreoffice/program/soffice.bin',
  bridge: '/usr/lib/python3/dist-packages/uno.py',
};

/**
 * A start takes as much processor time as 20 small documents, which the other instance lacks meanwhile: with fewer it would show in
 * how many are done at once. Memory hardly grows: measured over mixed documents, 330 MB after 100 and 340 MB after 175.
 */
const maxJobs = 200;

/** Of one document: a minute, and a second more for each 100 KB, up to three minutes. */
export const officeDeadlineMs = (inputBytes: number): number =>
  Math.min(3 * MINUTE_MS, MINUTE_MS + (inputBytes / (100 * KB)) * SECOND_MS);

/**
 * The resident LibreOffices. None runs before the first document; each has a sandbox and a profile of its own, and is replaced
 * after 200 documents, on a hang, and when it grows past its memory, by one that has started already where possible.
 */
export function createOfficeProcesses(dependencies: OfficeProcessesDependencies): OfficeProcesses {
  const { sandbox, slotsDirectory, log, deadlineMs = officeDeadlineMs, worker = officeWorker } = dependencies;
  const common: Omit<SupervisorOptions, 'size' | 'maxJobs' | 'idleStopMs'> = {
    name: 'libreoffice',
    command: python,
    args: ['-I', worker],
    prepare: prepareProfile,
    env: { MALLOC_ARENA_MAX: '2', SAL_USE_VCLPLUGIN: 'svp' },
    readOnly: [worker, ...programFolders.filter((path) => existsSync(path))],
    limits: { memoryMb: 6144, fileMb: 1024, openFiles: 1024 },
    unixSockets: true,
    queueLimit: 100,
    // Measured: 290 MB after small documents; past 800 it holds on to what a large one left.
    memory: { recycleMb: 800, killMb: 1500 },
    sandbox,
    slotsDirectory,
    log,
  };
  const size = dependencies.processes ?? 2;
  const resident = createSupervisor<OfficeTask>({
    ...common,
    size,
    maxJobs,
    startAhead: 10,
    // Answered as soon as LibreOffice can work.
    warmUp: { request: { warmUp: true }, timeoutMs: MINUTE_MS },
    idleStopMs: 10 * MINUTE_MS,
  });
  const alone = createSupervisor<OfficeTask>({ ...common, size: 1, maxJobs: 1, idleStopMs: 0 });

  return {
    run: async ({ task, input, inputBytes, output, signal }) => {
      const job: SupervisedJob<OfficeTask, OfficeAnswer> = {
        request: task,
        answer: answerSchema,
        inputs: { input },
        outputs: { output },
        timeoutMs: deadlineMs(inputBytes),
        signal,
      };
      const first = await attempt(resident, job);
      if (first !== 'died') return first;
      log.warn({ bytes: inputBytes }, 'LibreOffice ended over a document; it is tried once more, alone');
      const second = await attempt(alone, job);
      if (second === 'died') throw officeErrors.stopsProgram();
      return second;
    },
    isRunning: () => resident.state().running > 0,
    close: async () => {
      await Promise.all([resident.close(), alone.close()]);
    },
  };
}

async function attempt(
  supervisor: Supervisor<OfficeTask>,
  job: SupervisedJob<OfficeTask, OfficeAnswer>,
): Promise<OfficeAnswer | 'died'> {
  try {
    return await supervisor.run(job);
  } catch (error) {
    if (error instanceof AppError && error.code === 'ENGINE_CRASHED') return 'died';
    throw error;
  }
}
