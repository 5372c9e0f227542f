import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { EventLog } from '../../platform/log/log.ts';
import { availableMb } from '../../platform/processes/available-memory.ts';
import type { Sandbox } from '../../platform/processes/sandbox.ts';
import {
  createSupervisor,
  type SupervisedJob,
  type Supervisor,
  type SupervisorOptions,
} from '../../platform/processes/supervisor.ts';
import { AppError } from '../../shared/errors.ts';
import { KB, MB, MINUTE_MS, SECOND_MS } from '../../shared/units.ts';
import { officeErrors } from './office.errors.ts';
import { prepareProfile } from './office-profile.ts';

export type OfficeProcessesDependencies = {
  sandbox: Sandbox;
  /** Where processes and server exchange files; see `SupervisorOptions`. */
  slotsDirectory: string;
  log: EventLog;
  /** Documents converted at once; two by default, so that one that hangs does not block the others. */
  processes?: number;
  /** Deadline for a document of this size, in milliseconds. */
  deadlineMs?: (inputBytes: number) => number;
  /** Replaces office-worker.py in tests. */
  worker?: string;
};

/** A request to office-worker.py. */
export type OfficeTask = {
  /** The document's own file name, without a path: shown in its fields. */
  name?: string;
  importFilter: string;
  importOptions?: string | undefined;
  exportFilter: string;
  exportOptions?: string | undefined;
  /** PDF export settings. */
  exportData?: Readonly<Record<string, string | number | boolean>> | undefined;
  password?: string | undefined;
  /** For CSV: the sheet's name or its number from 1; or all of them, in a ZIP. */
  sheet?: string | undefined;
  /** For DOCX and ODT: keeps only this many printed lines. */
  maxLines?: number | undefined;
};

const answerSchema = z.object({
  /** Sheets of a spreadsheet; 0 for everything else. */
  sheets: z.number().int().min(0),
  /** Whether lines after `maxLines` were left out. */
  cut: z.boolean().optional(),
});
export type OfficeAnswer = z.infer<typeof answerSchema>;

const detectedSchema = z.object({
  /** The import filter; empty for a file that LibreOffice does not know. */
  filter: z.string(),
  /** The service it opens as: 'com.sun.star.text.TextDocument'. */
  opens: z.string(),
});
export type DetectedDocument = z.infer<typeof detectedSchema>;

type OfficeJob = { input: string; inputBytes: number; signal: AbortSignal };
type OfficeRequest = OfficeTask | { detect: true; name: string };

export type OfficeProcesses = {
  /**
   * Converts one document. If its process dies, the process is replaced and the document retried alone in a fresh one. Throws
   * DOCUMENT_STOPS_PROGRAM when that dies, too, OFFICE_NOT_LOADED, OFFICE_NOT_SAVED, and what a supervisor throws; nothing is
   * written then.
   */
  run: (job: OfficeJob & { task: OfficeTask; output: string }) => Promise<OfficeAnswer>;
  /** What LibreOffice takes a file for, by its content. Throws like `run`. */
  detect: (job: OfficeJob & { name: string }) => Promise<DetectedDocument>;
  isRunning: () => boolean;
  close: () => Promise<void>;
};

const python = '/usr/bin/python3';
const officeWorker = fileURLToPath(new URL('./office-worker.py', import.meta.url));
/** In addition to the paths of every program: Debian's LibreOffice settings. */
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
 * A start costs as much processor time as 20 small documents, so frequent restarts would lower throughput. Memory hardly
 * grows: measured over mixed documents, 330 MB after 100 and 340 MB after 175.
 */
const maxJobs = 200;

/** A minute per document, plus a second per 100 KB, at most three minutes. */
export const officeDeadlineMs = (inputBytes: number): number =>
  Math.min(3 * MINUTE_MS, MINUTE_MS + (inputBytes / (100 * KB)) * SECOND_MS);

const memoryMb = { least: 1500, usual: 2200, perInputMb: 100, most: 4000 };

/**
 * The memory for a document of this size: a PPT of half a megabyte was measured to take more than 1.6 GB. At most a quarter of
 * what is `available`, but always `least`.
 */
export const officeMemoryMb = (inputBytes: number, available = availableMb()): number => {
  const wanted = memoryMb.usual + (inputBytes / MB) * memoryMb.perInputMb;
  return Math.max(memoryMb.least, Math.min(memoryMb.most, available / 4, wanted));
};

/**
 * The resident LibreOffice processes. None starts before the first document; each has its own sandbox and profile, and is
 * replaced after 200 documents, on a hang, or when it exceeds its memory, by a successor already started where possible.
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
    // Measured at 290 MB after small documents; beyond 800 it retains memory of a large one.
    memory: { recycleMb: 800, killMb: memoryMb.least },
    sandbox,
    slotsDirectory,
    log,
  };
  const size = dependencies.processes ?? 2;
  const resident = createSupervisor<OfficeRequest>({
    ...common,
    size,
    maxJobs,
    startAhead: 10,
    // Answers once LibreOffice is ready.
    warmUp: { request: { warmUp: true }, timeoutMs: MINUTE_MS },
    idleStopMs: 10 * MINUTE_MS,
  });
  const alone = createSupervisor<OfficeRequest>({ ...common, size: 1, maxJobs: 1, idleStopMs: 0 });

  /** Alone in a fresh process if the first one died. */
  const runTwice = async <Answer>(job: SupervisedJob<OfficeRequest, Answer>, inputBytes: number): Promise<Answer> => {
    const first = await attempt(resident, job);
    if (first !== 'died') return first;
    log.warn({ bytes: inputBytes }, 'LibreOffice died on a document; retrying it alone');
    const second = await attempt(alone, job);
    if (second === 'died') throw officeErrors.stopsProgram();
    return second;
  };
  const jobOf = ({ input, inputBytes, signal }: OfficeJob) => ({
    inputs: { input },
    timeoutMs: deadlineMs(inputBytes),
    memoryMb: officeMemoryMb(inputBytes),
    signal,
  });

  return {
    run: (job) =>
      runTwice(
        { ...jobOf(job), request: job.task, answer: answerSchema, outputs: { output: job.output } },
        job.inputBytes,
      ),
    detect: (job) =>
      runTwice(
        { ...jobOf(job), request: { detect: true, name: job.name }, answer: detectedSchema, outputs: {} },
        job.inputBytes,
      ),
    isRunning: () => resident.state().running > 0,
    close: async () => {
      await Promise.all([resident.close(), alone.close()]);
    },
  };
}

async function attempt<Answer>(
  supervisor: Supervisor<OfficeRequest>,
  job: SupervisedJob<OfficeRequest, Answer>,
): Promise<Answer | 'died'> {
  try {
    return await supervisor.run(job);
  } catch (error) {
    if (error instanceof AppError && error.code === 'ENGINE_CRASHED') return 'died';
    throw error;
  }
}
