import type { AllowancePeriod } from '../../catalog/define-tool.ts';
import type { Period } from './periods.ts';

/** How much of an allowance is left. */
export type Balance = {
  used: number;
  max: number;
  /** Less than max - used where others at the same network address have used theirs. */
  remaining: number;
  per: AllowancePeriod;
  period: Period;
};

/**
 * The fields `RateLimit-Policy` and `RateLimit` of draft-ietf-httpapi-ratelimit-headers-10: quota and window (seconds) of the
 * policy, the remainder, and the seconds until it resets.
 */
export function rateLimitFields(name: string, balance: Balance, now: Date): Record<string, string> {
  const { startsAt, resetsAt } = balance.period;
  // A structured-field string needs no escaping: meters are lower-case slugs and action names.
  const policy = `"${name}"`;
  const windowSeconds = (resetsAt.getTime() - startsAt.getTime()) / 1000;
  return {
    'ratelimit-policy': `${policy};q=${balance.max};w=${windowSeconds}`,
    ratelimit: `${policy};r=${balance.remaining};t=${secondsUntil(resetsAt, now)}`,
  };
}

export const secondsUntil = (time: Date, now: Date): number =>
  Math.max(1, Math.ceil((time.getTime() - now.getTime()) / 1000));
