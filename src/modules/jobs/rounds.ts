import type { Plan } from '../../shared/plans.ts';

/** How many jobs may go in one round: Pro users have more turns than others, an address as many as a small office. */
export const perRound = { visitor: { free: 1, pro: 4 }, address: 10, block: 40 } as const;

/**
 * Jobs that came this much later count as a round later. So the order within a round is that of arrival, and nobody's second
 * job waits for ever while others keep coming with their first.
 */
const arrivalsPerRound = 1_000;

// The jobs of Pro users go first in their round.
const headStart: Record<Plan, number> = { free: 0, pro: 0.5 };

/** The waiting and running jobs of one lane. */
export type Line = {
  /** The latest round of a running job, and the first of a waiting one; undefined without any. */
  latestRunning: number | undefined;
  firstWaiting: number | undefined;
  /** The first round in which anybody's turns are still known; those before it are over. Undefined without any. */
  firstKnown: number | undefined;
};

/** How many turns somebody has taken or reserved in each round, and how many they may have in one. */
export type Share = { taken: ReadonlyMap<number, number>; perRound: number };

/** The first round, from the present one on, in which all shares have room for another job. */
export function findRound(line: Line, shares: readonly Share[]): number {
  const isFull = (round: number) => shares.some((share) => (share.taken.get(round) ?? 0) >= share.perRound);
  let round = presentRound(line);
  while (isFull(round)) round++;
  return round;
}

/**
 * The round of the job begun last. When that is not known, because it has just ended, the one before the next job's, unless that
 * is over: what it forgot about would get a second turn in it.
 */
export function presentRound({ latestRunning = 0, firstWaiting, firstKnown = 0 }: Line): number {
  if (firstWaiting === undefined) return latestRunning;
  return Math.max(firstKnown, firstWaiting - 1, Math.min(latestRunning, firstWaiting));
}

/** A job's place in its lane: lower ones go first. `arrival` counts the site's jobs. */
export const turnOf = (job: { round: number; arrival: number; plan: Plan }): number =>
  job.round + job.arrival / arrivalsPerRound - headStart[job.plan];
