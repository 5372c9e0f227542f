import type pg from 'pg';

/**
 * One transaction that counts: everywhere or nowhere, and one at a time in all processes, since two that add to the same row
 * would count over each other.
 * @param lock a number of this kind of writing alone
 */
export async function writeAlone(
  pool: pg.Pool,
  lock: number,
  write: (client: pg.PoolClient) => Promise<void>,
): Promise<void> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    // Half a second of counts is no loss worth a wait for the disk (decision 0110).
    await client.query('begin; set local synchronous_commit to off');
    await client.query('select pg_advisory_xact_lock($1)', [lock]);
    await write(client);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch((reason) => {
      broken = reason;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}
