import { hasSqlState } from './sql-state.ts';

// How PostgreSQL answers statements that come after the one that failed.
const abortedTransaction = '25P02';

type Results<Statements extends readonly unknown[]> = {
  -readonly [Index in keyof Statements]: Awaited<Statements[Index]>;
};

/**
 * The results of statements that do not depend on each other, which take one round trip together. Their order is not certain.
 * Throws what failed first, but only once all have ended: none may follow the rollback of their transaction.
 */
export async function together<const Statements extends readonly unknown[]>(
  statements: Statements,
): Promise<Results<Statements>> {
  const ended = await Promise.allSettled(statements);
  const failed = ended.filter((each) => each.status === 'rejected');
  const first = failed.find(({ reason }) => !hasSqlState(reason, abortedTransaction)) ?? failed[0];
  if (first) throw first.reason;
  return ended.map((each) => (each.status === 'fulfilled' ? each.value : undefined)) as Results<Statements>;
}
