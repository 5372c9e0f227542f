import type { Plan } from '../../shared/plans.ts';
import { HOUR_MS } from '../../shared/units.ts';
import type { UserRow } from './accounts.repository.ts';

type ProTimes = Pick<UserRow, 'proUntil' | 'proGrantedUntil'>;

/** The plan of a user, or of whoever is signed out. Nothing else on the server decides this. */
export type PlanRule = (user: ProTimes | undefined) => Plan;

/** Pro counts until its end, to the millisecond. */
export const createPlanRule =
  ({ everyonePro }: { everyonePro: boolean }): PlanRule =>
  (user) => {
    const until = user && proEnd(user);
    return everyonePro || (until && until.getTime() > Date.now()) ? 'pro' : 'free';
  };

/** When Pro ends that was paid for or granted, whichever is later; null for whoever never had it. */
export const proEnd = ({ proUntil, proGrantedUntil }: ProTimes): Date | null =>
  proUntil && proGrantedUntil && proUntil > proGrantedUntil ? proUntil : (proGrantedUntil ?? proUntil);

/** When Pro ends that is granted now for so many days. */
export const endOfGrant = (days: number): Date => new Date(Date.now() + days * 24 * HOUR_MS);
