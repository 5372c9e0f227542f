import { z } from 'zod';

/**
 * `GET /api/health`: what works on this instance. 200 when it can serve, also when a part of it is degraded; 503 when the database
 * or storage cannot be reached, or the disk is almost full.
 */
export const healthSchema = z.object({
  status: z.enum(['ok', 'degraded', 'failing']),
  version: z.string(),
  /** How child processes are confined on this machine, strongest first: bwrap, landlock+seccomp, seccomp, prlimit, none. */
  sandbox: z.string(),
  parts: z.array(
    z.object({
      name: z.string(),
      /** Degraded: the instance serves without it. Unset: it was not set up. */
      state: z.enum(['ok', 'degraded', 'failing', 'unset']),
      reason: z.string().optional(),
      /** Since when it is not ok, as an ISO date, where that is known. */
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
  /** Tool actions and whether a live worker takes them. */
  actions: z.array(
    z.object({ tool: z.string(), path: z.string(), available: z.boolean(), missing: z.array(z.string()) }),
  ),
});
export type Health = z.infer<typeof healthSchema>;

/** `GET /api/stats`: numbers this instance counted itself. */
export const statsSchema = z.object({
  tools: z.number().int(),
  /** Files that jobs took in since the instance was set up. */
  filesProcessed: z.number().int(),
  jobsDone: z.number().int(),
  /** How many jobs one worker of this instance runs at the same time. */
  jobsAtOnce: z.number().int(),
  /** When the answering process started, as an ISO date. */
  runningSince: z.string(),
});
export type Stats = z.infer<typeof statsSchema>;
