import { z } from 'zod';

/*
 *   GET /api/results   what the caller's jobs have made and is still there, newest first
 *
 * The caller is the user, and the visitor whom the cookie `satchel_visitor` names: what was made before signing in is on the
 * list, too. Nobody else's results are.
 */
export const recentResultsPath = '/api/results';

/** Jobs on the list. */
export const mostRecentResults = 50;

export const recentResultsSchema = z.object({
  results: z.array(
    z.object({
      job: z.string(),
      /** The slug of the tool that made them. */
      tool: z.string(),
      createdAt: z.iso.datetime(),
      /** When the first of them is deleted. */
      expiresAt: z.iso.datetime(),
      files: z.array(z.object({ url: z.string(), name: z.string(), type: z.string(), bytes: z.number() })),
    }),
  ),
});
export type RecentResult = z.infer<typeof recentResultsSchema>['results'][number];
