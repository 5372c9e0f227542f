import type { Plan } from '../../shared/plans.ts';
import { HOUR_MS } from '../../shared/units.ts';
import type { UserRow } from './accounts.repository.ts';

type ProTimes = Pick<UserRow, 'proUntil' | 'proGrantedUntil'>;

/** The plan of a user or a signed-out visitor: the only place that decides it. */
export type PlanRule = (user: ProTimes | undefined) => Plan;

/** Pro counts until its end, to the millisecond. */
export const createPlanRule =
  ({ everyonePro }: { everyonePro: boolean }): PlanRule =>
  (user) => {
    const until = user && proEnd(user);
    return everyonePro || (until && until.getTime() > Date.now()) ? 'pro' : 'free';
  };

/** When paid or granted Pro ends, whichever is later; null for users who never had it. */
export const proEnd = ({ proUntil, proGrantedUntil }: ProTimes): Date | null =>
  proUntil && proGrantedUntil && proUntil > proGrantedUntil ? proUntil : (proGrantedUntil ?? proUntil);

/** The end of Pro granted now for a number of days. */
export const endOfGrant = (days: number): Date => new Date(Date.now() + days * 24 * HOUR_MS);
