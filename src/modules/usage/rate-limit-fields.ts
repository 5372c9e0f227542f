import type { AllowancePeriod } from '../../catalog/define-tool.ts';
import type { Period } from './periods.ts';

/** How much of an allowance is left right now. */
export type Standing = {
  used: number;
  max: number;
  /** Less than max - used where others at the same network address have used theirs. */
  remaining: number;
  per: AllowancePeriod;
  period: Period;
};

/**
 * The fields `RateLimit-Policy` and `RateLimit` of draft-ietf-httpapi-ratelimit-headers-10: quota and window in seconds of the
 * policy, what remains of it and after how many seconds it is whole again.
 */
export function rateLimitFields(name: string, standing: Standing, now: Date): Record<string, string> {
  const { startsAt, resetsAt } = standing.period;
  // A structured-field string; meters are made of lower-case slugs and action names.
  const policy = `"${name}"`;
  const windowSeconds = (resetsAt.getTime() - startsAt.getTime()) / 1000;
  return {
    'ratelimit-policy': `${policy};q=${standing.max};w=${windowSeconds}`,
    ratelimit: `${policy};r=${standing.remaining};t=${secondsUntil(resetsAt, now)}`,
  };
}

export const secondsUntil = (time: Date, now: Date): number =>
  Math.max(1, Math.ceil((time.getTime() - now.getTime()) / 1000));
