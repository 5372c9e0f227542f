import type { Plan } from '../../shared/plans.ts';
import type { UserRow } from './accounts.repository.ts';

/** The plan of a user, or of whoever is signed out. Nothing else on the server decides this. */
export type PlanRule = (user: Pick<UserRow, 'proUntil'> | undefined) => Plan;

/** What was paid for counts until its end, to the millisecond. */
export const createPlanRule =
  ({ everyonePro }: { everyonePro: boolean }): PlanRule =>
  (user) => {
    const isPaid = user !== undefined && user.proUntil !== null && user.proUntil.getTime() > Date.now();
    return everyonePro || isPaid ? 'pro' : 'free';
  };
