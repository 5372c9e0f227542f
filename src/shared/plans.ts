import { GB } from './units.ts';

/** The two levels of access a visitor can have. Everyone who has no active subscription is `free`. */
export const plans = ['free', 'pro'] as const;
export type Plan = (typeof plans)[number];

/** One value for each plan, such as a file size limit. */
export type PerPlan<T> = Record<Plan, T>;

export const planNames = { free: 'Free', pro: 'Pro' } as const satisfies PerPlan<string>;

/** Whom a limit holds for, as the beginning of a sentence: 'Free users can ...'. */
export const planUsers = { free: 'Free users', pro: 'Pro users' } as const satisfies PerPlan<string>;
/** The same where everybody has the same limits. */
export const everyUser = 'You';

/** The plan of the user that `GET /api/user` answers. Whoever is not signed in is free. */
export const planOf = (user: { subscriptionStatus: string } | null | undefined): Plan =>
  user?.subscriptionStatus === 'active' ? 'pro' : 'free';

export const samePerPlan = <T>(value: T): PerPlan<T> => ({ free: value, pro: value });

/** How often a day everyone may use, for free, what Pro users may use without a limit (background remover, converter, short links). */
export const freeUsesPerDay = 10;

/** What the files of one call may take together, and so may the files it makes, in bytes. */
export const callBytes: PerPlan<number> = { free: GB, pro: 2 * GB };
