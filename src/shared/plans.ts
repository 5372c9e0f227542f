import { t } from './language/translate.ts';
import { GB } from './units.ts';

/** Without an active subscription a visitor is `free`. */
export const plans = ['free', 'pro'] as const;
export type Plan = (typeof plans)[number];

/** One value per plan, such as a file size limit. */
export type PerPlan<T> = Record<Plan, T>;

export const planNames = { free: 'Free', pro: 'Pro' } as const satisfies PerPlan<string>;

/** Whom a limit applies to, as the subject of a sentence: 'Free users can ...'. */
export const planUsers: PerPlan<string> = {
  get free() {
    return t('Free users');
  },
  get pro() {
    return t('Pro users');
  },
};
/** The subject where everybody has the same limits. */
export const everyUser = (): string => t('You');

/** The plan in the answer of `GET /api/user`. Signed-out visitors are free. */
export const planOf = (user: { subscriptionStatus: string } | null | undefined): Plan =>
  user?.subscriptionStatus === 'active' ? 'pro' : 'free';

export const samePerPlan = <T>(value: T): PerPlan<T> => ({ free: value, pro: value });

/** Daily free uses of what Pro has without limit (background remover, converter, short links). */
export const freeUsesPerDay = 10;

/** Maximum total size of a call's files, and of its results, in bytes. */
export const callBytes: PerPlan<number> = { free: GB, pro: 2 * GB };
