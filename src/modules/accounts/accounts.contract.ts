import { z } from 'zod';

/** `GET /api/user`: the signed-in user, or 401. `subscriptionStatus` 'active' means Pro (`planOf` in shared/plans.ts). */
export const userSchema = z.object({
  username: z.string(),
  subscriptionStatus: z.string(),
});
export type User = z.infer<typeof userSchema>;
