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
  const isFull = (round: number) => shares.some((share) => takenIn(round, share, line) >= share.perRound);
  let round = currentRound(line);
  while (isFull(round)) round++;
  return round;
}

/** The turns of this round that count. */
export function takenIn(round: number, { taken }: Share, line: Line): number {
  const { first, last } = countedRounds(line);
  return round >= first && round <= last ? (taken.get(round) ?? 0) : 0;
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
 * The rounds whose turns count. When nothing waits, everybody starts over after the current round; when nothing runs either,
 * even in it.
 */
export function countedRounds(line: Line): { first: number; last: number } {
  const first = currentRound(line);
  if (line.firstWaiting !== undefined) return { first, last: lastRound };
  return { first, last: line.latestRunning === undefined ? first - 1 : first };
}

// The largest integer of PostgreSQL.
const lastRound = 2 ** 31 - 1;

/** A job's place in its lane: the lowest goes first. `arrival` counts the site's jobs. */
export const turnOf = (job: { round: number; arrival: number; plan: Plan }): number =>
  job.round + job.arrival / arrivalsPerRound - headStart[job.plan];
