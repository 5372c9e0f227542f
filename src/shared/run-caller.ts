import type { Plan } from './plans.ts';

/** Whom a run works for. */
export type RunCaller = {
  plan: Plan;
  /** Undefined for visitors who are not signed in. */
  userId: string | undefined;
  /** The same for the same user or visitor, and otherwise opaque: a key to count or keep things by. */
  subject: string;
};

/** What was taken from a meter. */
export type Taken = {
  /** Gives all of it back, once; nothing happens when the job has ended. */
  giveBack: () => Promise<void>;
};

/** A free allowance that work draws on while it runs: kept when the job is done, given back when it fails. */
export type RunMeter = {
  /** Takes an amount (1 when left out) in the meter's unit. Throws ALLOWANCE_USED_UP when less is left, and takes nothing. */
  take: (amount?: number) => Promise<Taken>;
  /** Takes one for the whole job: nothing more when its call or an earlier step took one, which `giveBack` leaves alone. */
  takeOnce: () => Promise<Taken>;
};
