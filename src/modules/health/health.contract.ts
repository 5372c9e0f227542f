import { z } from 'zod';

/**
 * `GET /api/health`: what works on this instance. 200 when it can serve, also degraded; 503 when the database or storage is
 * unreachable, or the disk is almost full.
 */
export const healthSchema = z.object({
  status: z.enum(['ok', 'degraded', 'failing']),
  version: z.string(),
  /** How child processes are sandboxed on this machine, strongest first: bwrap, landlock+seccomp, seccomp, prlimit, none. */
  sandbox: z.string(),
  parts: z.array(
    z.object({
      name: z.string(),
      /** Degraded: the instance serves without it. Unset: not configured. */
      state: z.enum(['ok', 'degraded', 'failing', 'unset']),
      reason: z.string().optional(),
      /** Since when it is not ok (ISO date), if known. */
      since: z.string().optional(),
    }),
  ),
  engines: z.array(
    z.object({
      name: z.string(),
      state: z.enum(['ready', 'idle', 'off']),
      version: z.string().optional(),
      reason: z.string().optional(),
      capabilities: z.array(z.string()),
    }),
  ),
  /** Tool actions and whether a live worker runs them. */
  actions: z.array(
    z.object({ tool: z.string(), path: z.string(), available: z.boolean(), missing: z.array(z.string()) }),
  ),
});
export type Health = z.infer<typeof healthSchema>;

/** `GET /api/stats`: numbers counted by this instance. */
export const statsSchema = z.object({
  tools: z.number().int(),
  /** Input files of jobs since the instance was set up. */
  filesProcessed: z.number().int(),
  jobsDone: z.number().int(),
  /** The tools that jobs were done with, by slug, the most used first. */
  toolsByUse: z.array(z.string()),
  /** Jobs done with each tool, by slug. Work in the browser alone is not counted. */
  usesByTool: z.record(z.string(), z.number().int()),
  /** How many jobs one worker of this instance runs at once. */
  jobsAtOnce: z.number().int(),
  /** Start of the answering process (ISO date). */
  runningSince: z.string(),
});
export type Stats = z.infer<typeof statsSchema>;
