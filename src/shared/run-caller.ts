import type { Plan } from './plans.ts';

/** The caller that a run works for. */
export type RunCaller = {
  plan: Plan;
  /** Undefined for signed-out visitors. */
  userId: string | undefined;
  /** An opaque key that is stable per user or visitor, for counting. */
  subject: string;
  /** The owner of what a run with `keepsForMaker` stores. */
  maker?: string;
  /** The call's Idempotency-Key, with the maker and the path in it, and whom to tell that an earlier call has done its work. */
  callKey?: string | undefined;
  onRepeat?: () => void;
  /** Likewise for the network address, where callers are counted there, too: visitors and new accounts. */
  address?: string | undefined;
};

/** An amount taken from a meter. */
export type Taken = {
  /** Gives it all back, once; no effect after the job has ended. */
  giveBack: () => Promise<void>;
};

/** A free allowance used during a run: kept when the job finishes, given back when it fails. */
export type RunMeter = {
  /** Takes an amount (1 by default) in the meter's unit. Throws ALLOWANCE_USED_UP, taking nothing, when less is left. */
  take: (amount?: number) => Promise<Taken>;
  /** Takes one per job: nothing if its call or an earlier step already took one, which `giveBack` then leaves alone. */
  takeOnce: () => Promise<Taken>;
};
