import type { JobsRepository } from '../jobs/jobs.repository.ts';

/** Facts of a failed job for operators. Never its options, its result or a message: those may have names and texts of files in them. */
export type FailedJob = {
  /** Beginning of its id: whoever has the whole can read what the job made. */
  number: string;
  tool: string;
  action: string;
  state: string;
  code: string | undefined;
  inputBytes: number;
  attempts: number;
  createdAt: string;
  seconds: number | undefined;
};

/** @returns undefined for a job that is not there any more, or has not failed */
export const describeFailedJob =
  (jobs: Pick<JobsRepository, 'find'>) =>
  async (id: string): Promise<FailedJob | undefined> => {
    const job = await jobs.find(id);
    if (job?.state !== 'failed') return undefined;
    const { tool, action, state, error, inputBytes, attempts, createdAt, startedAt, finishedAt } = job;
    return {
      ...{ number: id.slice(0, 8), tool, action, state, code: error?.code, inputBytes, attempts },
      createdAt: createdAt.toISOString(),
      seconds: startedAt && finishedAt ? (finishedAt.getTime() - startedAt.getTime()) / 1000 : undefined,
    };
  };
