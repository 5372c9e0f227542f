import { z } from 'zod';

/** `GET /api/user`: the signed-in user, or 401. `subscriptionStatus` 'active' means Pro. */
export const userSchema = z.object({
  username: z.string(),
  subscriptionStatus: z.string(),
});
export type User = z.infer<typeof userSchema>;

export const isPro = (user: User | null | undefined): boolean => user?.subscriptionStatus === 'active';
