import { z } from 'zod';
import { allowancePeriods } from '../../catalog/define-tool.ts';

/**
 * `GET /api/usage`: the caller's use of every metered action, and what is left. For everyone; signed-out visitors get their
 * identifying cookie here, so pages ask before the first metered call. `max` and `remaining` are null on Pro.
 */
export const usageSchema = z.object({
  actions: z.array(
    z.object({
      /** The tool's slug and the action's name in its definition. */
      tool: z.string(),
      action: z.string(),
      used: z.number(),
      max: z.number().nullable(),
      remaining: z.number().nullable(),
      per: z.enum(allowancePeriods),
      /** ISO 8601, UTC: the next midnight, or the first of the next month. */
      resetsAt: z.iso.datetime(),
    }),
  ),
});
export type Usage = z.infer<typeof usageSchema>;
