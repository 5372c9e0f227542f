import { and, count, eq, inArray, lt, ne, notExists, type SQL, sql } from 'drizzle-orm';
import { type Database, withoutFlush } from '../../platform/database/database.ts';
import { together } from '../../platform/database/together.ts';
import type { JobRow, Transaction } from './jobs.repository.ts';
import { jobArrivals, jobs, turns } from './jobs.tables.ts';
import type { InLine } from './line-bounds.ts';
import { currentRound, findRound, type Line, perRound, type Share, turnOf, withoutPast } from './rounds.ts';

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
     * @param options.isFlushed whether the transaction waits for the disk
     * @param options.assertRoom throws when the line is full
     * @param options.add writes the job
     */
    join: async <Added>(
      who: Who,
      transaction: Transaction,
      {
        isFlushed,
        assertRoom,
        add,
      }: { isFlushed: boolean; assertRoom: (inLine: InLine) => void; add: (place: PlaceInLane) => Promise<Added> },
    ): Promise<Added> => {
      const lock = sql`pg_advisory_xact_lock(hashtext('jobs in line'))`;
      await transaction.execute(isFlushed ? sql`select ${lock}` : sql`select ${lock}, ${withoutFlush}`);
      const [inLine, { line, arrival }, known] = await together([
        countInLine(transaction, who),
        findLine(transaction, who.lane),
        findShares(transaction, who),
      ]);
      assertRoom(inLine);
      const shares = known.map((share) => ({ ...share, taken: withoutPast(share.taken, line) }));
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

async function countInLine(executor: Pick<Database, 'select'>, who: Who): Promise<InLine> {
  const matching = (condition: SQL | undefined) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
  const byOwner = eq(jobs.owner, who.owner ?? '');
  const [row] = await executor
    .select({
      site: count(),
      owner: matching(byOwner),
      address: matching(eq(jobs.address, who.address ?? '')),
      block: matching(eq(jobs.block, who.block ?? '')),
      sameAction: matching(and(byOwner, eq(jobs.tool, who.tool), eq(jobs.action, who.action))),
    })
    .from(jobs)
    .where(unfinished);
  return row ?? { site: 0, owner: 0, address: 0, block: 0, sameAction: 0 };
}

async function findLine(transaction: Transaction, lane: Who['lane']): Promise<{ line: Line; arrival: number }> {
  const rounds = (kind: SQL, state: JobRow['state']) =>
    sql<number | null>`${kind}(${jobs.round}) filter (where ${eq(jobs.state, state)})`;
  const [row] = await transaction
    .select({
      latestRunning: rounds(sql`max`, 'running'),
      firstWaiting: rounds(sql`min`, 'queued'),
      arrival: sql<number>`nextval(${jobArrivals.seqName})::double precision`,
      firstKnown: sql<number | null>`(select min(${turns.round}) from ${turns} where ${eq(turns.lane, lane)})`,
    })
    .from(jobs)
    .where(and(unfinished, eq(jobs.lane, lane)));
  if (!row) throw new Error('A count always has a row.');
  const { latestRunning, firstWaiting, firstKnown, arrival } = row;
  return {
    line: {
      latestRunning: latestRunning ?? undefined,
      firstWaiting: firstWaiting ?? undefined,
      firstKnown: firstKnown ?? undefined,
    },
    arrival,
  };
}

/** Takes a turn of this round for each share, and deletes those of past rounds. */
async function recordTurns(
  transaction: Transaction,
  { lane, round }: PlaceInLane,
  line: Line,
  shares: readonly { who: string }[],
): Promise<void> {
  await transaction.delete(turns).where(and(eq(turns.lane, lane), pastRounds(line)));
  if (shares.length === 0) return;
  await transaction
    .insert(turns)
    .values(shares.map(({ who }) => ({ lane, round, who, taken: 1 })))
    .onConflictDoUpdate({ target: [turns.lane, turns.round, turns.who], set: { taken: sql`${turns.taken} + 1` } });
}

/** The rounds that `withoutPast` leaves out, as a condition. */
function pastRounds(line: Line): SQL | undefined {
  const present = currentRound(line);
  if (line.firstWaiting !== undefined) return lt(turns.round, present);
  return line.latestRunning === undefined ? undefined : ne(turns.round, present);
}

async function findShares(transaction: Transaction, who: Who): Promise<(Share & { who: string })[]> {
  const most = [
    { who: who.owner, perRound: perRound.visitor[who.plan] * who.factor },
    { who: who.address, perRound: perRound.address },
    { who: who.block, perRound: perRound.block },
  ].flatMap((share) => (share.who === null ? [] : { ...share, who: share.who }));
  const names = most.map((share) => share.who);
  const rows = await transaction
    .select()
    .from(turns)
    .where(and(eq(turns.lane, who.lane), inArray(turns.who, names)));
  return most.map((share) => ({
    ...share,
    taken: new Map(rows.filter((turn) => turn.who === share.who).map(({ round, taken }) => [round, taken])),
  }));
}
