import type { Plan } from '../../shared/plans.ts';

/** Jobs per round: Pro users have more turns than others, an address as many as a small office. */
export const perRound = { visitor: { free: 1, pro: 4 }, address: 10, block: 40 } as const;

/**
 * Jobs that arrive this much later count as a round later. Within a round, jobs thus run in order of arrival, and nobody's
 * second job waits forever while others keep arriving with their first.
 */
const arrivalsPerRound = 1_000;

// Pro users' jobs go first in their round.
const headStart: Record<Plan, number> = { free: 0, pro: 0.5 };

/** The waiting and running jobs of one lane. */
export type Line = {
  /** The latest round of a running job, and the first of a waiting one; undefined without any. */
  latestRunning: number | undefined;
  firstWaiting: number | undefined;
  /** The first round with recorded turns; earlier ones are past. Undefined without any. */
  firstKnown: number | undefined;
};

/** The turns taken or reserved in each round, and the maximum per round. */
export type Share = { taken: ReadonlyMap<number, number>; perRound: number };

/** The first round, from the current one on, in which all shares have room for another job. */
export function findRound(line: Line, shares: readonly Share[]): number {
  const isFull = (round: number) => shares.some((share) => (share.taken.get(round) ?? 0) >= share.perRound);
  let round = currentRound(line);
  while (isFull(round)) round++;
  return round;
}

/**
 * The round of the job started last. When unknown, because that job has just ended, it is the one before the next job's,
 * unless that is past: its turns are deleted and would be granted twice.
 */
export function currentRound({ latestRunning = 0, firstWaiting, firstKnown = 0 }: Line): number {
  if (firstWaiting === undefined) return latestRunning;
  return Math.max(firstKnown, firstWaiting - 1, Math.min(latestRunning, firstWaiting));
}

/**
 * The turns of rounds that are not past. When nothing waits, everybody starts over in the current round; when nothing runs
 * either, even before it.
 */
export function withoutPast(taken: ReadonlyMap<number, number>, line: Line): Map<number, number> {
  const present = currentRound(line);
  const isLeft = (round: number) =>
    line.firstWaiting !== undefined ? round >= present : line.latestRunning !== undefined && round === present;
  return new Map([...taken].filter(([round]) => isLeft(round)));
}

/** A job's place in its lane: the lowest goes first. `arrival` counts the site's jobs. */
export const turnOf = (job: { round: number; arrival: number; plan: Plan }): number =>
  job.round + job.arrival / arrivalsPerRound - headStart[job.plan];
