import { z } from 'zod';

/*
 * GET /api/results   what the caller's jobs have made and is not deleted, newest first
 *
 * The caller is the user and the visitor of the cookie `satchel_visitor`, so that work done before signing in is included.
 */
export const recentResultsPath = '/api/results';

/** Maximum number of jobs. */
export const maxRecentResults = 50;

export const recentResultsSchema = z.object({
  results: z.array(
    z.object({
      job: z.string(),
      /** Slug of the tool. */
      tool: z.string(),
      createdAt: z.iso.datetime(),
      /** When the first of them expires. */
      expiresAt: z.iso.datetime(),
      files: z.array(z.object({ url: z.string(), name: z.string(), type: z.string(), bytes: z.number() })),
    }),
  ),
});
export type RecentResult = z.infer<typeof recentResultsSchema>['results'][number];
