import { z } from 'zod';
import { t } from '../../shared/language/translate.ts';
import { pageNumber } from '../../shared/page-number.ts';
import { jobStates } from './jobs.contract.ts';

/*
 * `GET /api/admin/jobs`: jobs whose files are not deleted yet, newest first. Nothing says whose they are or names a file,
 * and their ids, which give access to the files, are left out.
 */
export const adminJobsPath = '/api/admin/jobs';
export const adminJobsPageSize = 50;

export const adminJobsQuery = z.object({
  state: z
    .union(
      [z.literal('all'), z.enum(jobStates)],
      t('The state must be all, {jobStates}.', { jobStates: jobStates.join(', ') }),
    )
    .default('all'),
  page: pageNumber.default(1),
});

export const adminJobSchema = z.object({
  tool: z.string(),
  action: z.string(),
  plan: z.string(),
  state: z.enum(jobStates),
  attempts: z.number(),
  inputBytes: z.number(),
  /** Why it failed. The sentence that its maker got may name a file. */
  errorCode: z.string().nullable(),
  createdAt: z.string(),
  /** Milliseconds in line, and of work; null while that goes on. */
  waitedMs: z.number().nullable(),
  tookMs: z.number().nullable(),
});
export type AdminJob = z.infer<typeof adminJobSchema>;

export const adminJobsSchema = z.object({
  jobs: z.array(adminJobSchema),
  /** How many there are in each state. */
  counts: z.array(z.object({ state: z.enum(jobStates), count: z.number() })),
  total: z.number(),
  page: z.number(),
  pageSize: z.number(),
});
