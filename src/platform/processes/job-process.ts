import { createInterface } from 'node:readline';
import { z } from 'zod';
import { engineErrors } from './process.errors.ts';
import { killGroup } from './process-group.ts';
import type { SpawnPlan } from './sandbox.ts';
import type { JobLine } from './serve-jobs.ts';
import { startConfined } from './start-confined.ts';

/** A running program that reads jobs from stdin and answers on stdout, one line each (`serve-jobs.ts`). */
export type JobProcess = {
  /** Undefined if it failed to start. */
  pid: number | undefined;
  /** Sends a job and waits for its answer. Rejects with ENGINE_CRASHED if the process ends first. One at a time. */
  ask: (job: Omit<JobLine<unknown>, 'id'>, onProgress?: OnProgress) => Promise<AnswerOfProcess>;
  /** False once it has ended or was killed. */
  isAlive: () => boolean;
  /** Kills it and its children; its current job fails with `reason`. */
  kill: (reason: unknown) => void;
  exited: Promise<void>;
};

/** Progress from 0 to 1, and the current step. */
export type OnProgress = (fraction: number, step?: string) => void;

const progressSchema = z.object({
  id: z.number(),
  progress: z.number().min(0).max(1),
  step: z.string().max(200).optional(),
});

const answerSchema = z.union([
  z.object({ id: z.number(), answer: z.unknown() }),
  z.object({
    id: z.number(),
    refused: z.object({
      code: z.string(),
      status: z.literal([400, 413, 415, 422, 503]),
      message: z.string(),
      log: z.string().optional(),
    }),
  }),
  z.object({ id: z.number(), failed: z.string() }),
]);
/** Only the shape is checked: engines validate `answer`. */
export type AnswerOfProcess = z.infer<typeof answerSchema>;

type PendingJob = {
  id: number;
  resolve: (answer: AnswerOfProcess) => void;
  reject: (error: unknown) => void;
  onProgress: OnProgress | undefined;
};

const keptLogCharacters = 4_000;
/** Far above any honest answer. */
const maxLineBytes = 1_000_000;

export function startJobProcess(name: string, plan: SpawnPlan): JobProcess {
  const child = startConfined(plan);
  const { pid } = child;
  const exited = Promise.withResolvers<void>();
  let alive = pid !== undefined;
  let printed = '';
  let lastId = 0;
  let pending: PendingJob | undefined;

  const keepForLog = (text: string) => {
    printed = (printed + text).slice(-keptLogCharacters);
  };
  const crash = (how: string) => engineErrors.crashed(undefined, { log: `${name} process ${how}\n${printed}`.trim() });
  const kill = (reason: unknown) => {
    pending?.reject(reason);
    if (alive && pid !== undefined) killGroup(pid);
    alive = false;
  };

  child.stderr.on('data', (chunk: Buffer) => keepForLog(chunk.toString()));
  // It may end while a job is being written; its exit says why.
  child.stdin.on('error', (error) => keepForLog(`${error.message}\n`));
  watchLineLength(child.stdout, () => kill(crash('printed an endless line')));
  createInterface({ input: child.stdout }).on('line', (line) => {
    const parsed = parseJson(line);
    const answer = answerSchema.safeParse(parsed);
    if (answer.success && answer.data.id === pending?.id) return pending.resolve(answer.data);
    const progress = progressSchema.safeParse(parsed);
    if (!progress.success || progress.data.id !== pending?.id) return keepForLog(`${line}\n`);
    pending.onProgress?.(progress.data.progress, progress.data.step);
  });
  child.on('error', (error) => {
    kill(crash(`could not be started: ${error.message}`));
    exited.resolve();
  });
  child.on('exit', (code, signal) => {
    // Its children live on in its group.
    if (pid !== undefined) killGroup(pid);
    kill(crash(`ended with ${signal ?? `exit code ${code}`}`));
    exited.resolve();
  });

  return {
    pid,
    isAlive: () => alive,
    kill,
    exited: exited.promise,
    ask: async (job, onProgress) => {
      if (!alive) throw crash('is gone');
      lastId += 1;
      const { promise, resolve, reject } = Promise.withResolvers<AnswerOfProcess>();
      pending = { id: lastId, resolve, reject, onProgress };
      const line: JobLine<unknown> = { id: lastId, ...job };
      child.stdin.write(`${JSON.stringify(line)}\n`);
      try {
        return await promise;
      } finally {
        pending = undefined;
      }
    },
  };
}

function watchLineLength(stream: NodeJS.ReadableStream, onTooLong: () => void): void {
  let unfinished = 0;
  stream.on('data', (chunk: Buffer) => {
    const lineBreak = chunk.lastIndexOf(0x0a);
    unfinished = lineBreak === -1 ? unfinished + chunk.length : chunk.length - lineBreak - 1;
    if (unfinished > maxLineBytes) onTooLong();
  });
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    // Libraries also print to stdout.
    return undefined;
  }
}
