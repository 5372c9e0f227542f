import { and, count, eq, gt, inArray, lt, ne, notExists, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { together } from '../../platform/database/together.ts';
import type { JobRow } from './jobs.repository.ts';
import { jobArrivals, jobs, turns } from './jobs.tables.ts';
import type { InLine } from './line-bounds.ts';
import { countedRounds, findRound, type Line, perRound, type Share, takenIn, turnOf } from './rounds.ts';

/** Whose job it is, and in which lane. Address and block are only counted when given. */
export type Who = Pick<JobRow, 'plan' | 'lane' | 'tool' | 'action' | 'owner' | 'address' | 'block'> & {
  /** How many visitors the owner counts as. */
  factor: number;
};

type PlaceInLane = Pick<JobRow, 'lane' | 'round' | 'turn'>;

export type LineRepository = ReturnType<typeof createLineRepository>;

/** Waiting and running jobs, and their owners' turns. */
export function createLineRepository(database: Database) {
  return {
    count: (who: Who): Promise<InLine> => countInLine(database, who),

    /**
     * Adds a job at its place in its lane. The line stays locked until the transaction ends.
     *
     * @param options.assertRoom throws when the line is full
     * @param options.add writes the job
     */
    join: async <Added>(
      who: Who,
      transaction: Transaction,
      { assertRoom, add }: { assertRoom: (inLine: InLine) => void; add: (place: PlaceInLane) => Promise<Added> },
    ): Promise<Added> => {
      const [, { inLine, line, arrival, shares }] = await together([
        transaction.lock('jobs in line'),
        lookAtLine(transaction, who),
      ]);
      assertRoom(inLine);
      const round = findRound(line, shares);
      const place = { lane: who.lane, round, turn: turnOf({ round, arrival, plan: who.plan }) };
      const [added] = await together([add(place), recordTurns(transaction, place, line, shares)]);
      return added;
    },

    /** How many jobs of the lane are ahead of this one. */
    countBefore: async ({ lane, turn }: Pick<JobRow, 'lane' | 'turn'>): Promise<number> => {
      const [row] = await database
        .select({ jobs: count() })
        .from(jobs)
        .where(and(eq(jobs.lane, lane), lt(jobs.turn, turn), eq(jobs.state, 'queued')));
      return row?.jobs ?? 0;
    },

    /** Whether a job of the same round waits in its lane: not one that its owner sent later. */
    hasWaitingJob: async ({ lane, turn }: Pick<JobRow, 'lane' | 'turn'>): Promise<boolean> => {
      const found = await database
        .select({ id: jobs.id })
        .from(jobs)
        .where(and(eq(jobs.lane, lane), eq(jobs.state, 'queued'), lt(jobs.turn, turn + 1)))
        .limit(1);
      return found.length > 0;
    },

    /** Deletes the turns of empty lanes. */
    sweep: async (): Promise<void> => {
      const inLane = database
        .select({ id: jobs.id })
        .from(jobs)
        .where(and(unfinished, eq(jobs.lane, turns.lane)));
      await database.delete(turns).where(notExists(inLane));
    },
  };
}

export const unfinished = inArray(jobs.state, ['queued', 'running']);

async function countInLine(executor: Pick<Database, 'execute'>, who: Who): Promise<InLine> {
  const { rows } = await executor.execute<InLine>(sql`select ${countsOf(who)} from ${jobs} where ${unfinished}`);
  return rows[0] ?? { site: 0, owner: 0, address: 0, block: 0, sameAction: 0 };
}

/** The columns of `InLine`. */
function countsOf(who: Who): SQL {
  const isOwners = sql`${jobs.owner} = ${who.owner}`;
  return sql`
    count(*)::int as site,
    (count(*) filter (where ${isOwners}))::int as owner,
    (count(*) filter (where ${jobs.address} = ${who.address}))::int as address,
    (count(*) filter (where ${jobs.block} = ${who.block}))::int as block,
    (count(*) filter (
      where ${isOwners} and ${jobs.tool} = ${who.tool} and ${jobs.action} = ${who.action}
    ))::int as "sameAction"`;
}

type NamedShare = Share & { who: string };

/** All that a new job's place depends on. */
async function lookAtLine(
  transaction: Transaction,
  who: Who,
): Promise<{ inLine: InLine; line: Line; arrival: number; shares: NamedShare[] }> {
  const { lane } = who;
  const most = [
    { who: who.owner, perRound: perRound.visitor[who.plan] * who.factor },
    { who: who.address, perRound: perRound.address },
    { who: who.block, perRound: perRound.block },
  ].flatMap((share) => (share.who === null ? [] : { ...share, who: share.who }));
  const names = most.map((share) => share.who);
  const isHere = sql`${jobs.lane} = ${lane}`;
  const { rows } = await transaction.execute<
    InLine & {
      latestRunning: number | null;
      firstWaiting: number | null;
      firstKnown: number | null;
      arrival: number;
      taken: Pick<typeof turns.$inferSelect, 'who' | 'round' | 'taken'>[];
    }
  >(sql`
    select ${countsOf(who)},
      max(${jobs.round}) filter (where ${jobs.state} = 'running' and ${isHere}) as "latestRunning",
      min(${jobs.round}) filter (where ${jobs.state} = 'queued' and ${isHere}) as "firstWaiting",
      (select min(${turns.round}) from ${turns} where ${turns.lane} = ${lane}) as "firstKnown",
      nextval(${jobArrivals.seqName})::double precision as arrival,
      (
        select coalesce(json_agg(${turns}), '[]') from ${turns}
        where ${turns.lane} = ${lane} and ${turns.who} = any(${sql.param(names)})
      ) as taken
    from ${jobs} where ${unfinished}`);
  const [row] = rows;
  if (!row) throw new Error('A count always has a row.');
  const { latestRunning, firstWaiting, firstKnown, arrival, taken, ...inLine } = row;
  return {
    inLine,
    line: {
      latestRunning: latestRunning ?? undefined,
      firstWaiting: firstWaiting ?? undefined,
      firstKnown: firstKnown ?? undefined,
    },
    arrival,
    shares: most.map((share) => ({
      ...share,
      taken: new Map(taken.filter((turn) => turn.who === share.who).map((turn) => [turn.round, turn.taken])),
    })),
  };
}

/** Takes a turn of this round for each share, and deletes those that no longer count. */
async function recordTurns(
  transaction: Transaction,
  { lane, round }: PlaceInLane,
  line: Line,
  shares: readonly NamedShare[],
): Promise<void> {
  const { first, last } = countedRounds(line);
  const own = shares.map((share) => ({ lane, round, who: share.who, taken: takenIn(round, share, line) + 1 }));
  const names = own.map(({ who }) => who);
  const isPast = or(lt(turns.round, first), gt(turns.round, last));
  const isOthers = or(ne(turns.round, round), notInArray(turns.who, names));
  await together([
    transaction.delete(turns).where(and(eq(turns.lane, lane), isPast, isOthers)),
    own.length > 0 &&
      transaction
        .insert(turns)
        .values(own)
        .onConflictDoUpdate({ target: [turns.lane, turns.round, turns.who], set: { taken: sql`excluded.taken` } }),
  ]);
}
