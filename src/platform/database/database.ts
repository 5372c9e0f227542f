import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { nameStatements, type WithNames } from './named-statements.ts';
import { together } from './together.ts';

export type Database = Omit<NodePgDatabase, 'transaction'> & {
  /**
   * Commits what `work` did, or rolls back when it throws.
   *
   * @param options.isFlushed whether the commit waits for the disk, as it does by default (`withoutFlush`)
   */
  transaction: <T>(work: (transaction: Transaction) => Promise<T>, options?: { isFlushed?: boolean }) => Promise<T>;
};

export type Transaction = Pick<NodePgDatabase, 'execute' | 'select' | 'insert' | 'delete' | 'update' | '$count'> & {
  /**
   * Waits for each of these names in turn, and keeps them until the transaction ends. It is sent at once, so statements that
   * come later in the code see what others did before, even without awaiting it.
   */
  lock: (...names: string[]) => Promise<void>;
};

export type DatabaseConnection = {
  database: Database;
  pool: pg.Pool;
  /** Waits for running queries, then closes all connections. */
  close: () => Promise<void>;
};

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

// Keeps two processes from migrating at once. Any number that nothing else uses.
const migrationLock = 7_283_419;

/**
 * Bounds every wait, in case a host swallows packets: 10 s to connect; the server ends statements after 30 s, and clients
 * give up soon after. Connections are renewed every five minutes, including those with an abandoned query.
 */
export const connectionBounds = {
  connectionTimeoutMillis: 10_000,
  statement_timeout: 30_000,
  query_timeout: 35_000,
  // A stalled process must not keep its locks.
  idle_in_transaction_session_timeout: 60_000,
  idleTimeoutMillis: 60_000,
  maxLifetimeSeconds: 300,
  keepAlive: true,
};

/**
 * A statement with this condition, which is always true, is committed without waiting for the disk, which takes longer than the
 * rest of a small call: a crash of the database server loses its last 0.6 s. Only where nobody was told of the outcome yet
 * (decision 0032). It needs no transaction, which has an option for the same.
 */
export const withoutFlush = sql<boolean>`set_config('synchronous_commit', 'off', true) = 'off'`;

/**
 * Connects to PostgreSQL and migrates the tables.
 * @param url `postgres://user:password@host:port/database`
 * @throws when the server is unreachable or a migration fails
 */
export async function openDatabase(params: {
  url: string;
  maxConnections: number;
  onConnectionError: (error: Error) => void;
}): Promise<DatabaseConnection> {
  await migrateOnce(params.url);
  // Statements of a transaction that do not depend on each other's results take one round trip together.
  const pool = new pg.Pool({
    connectionString: params.url,
    max: params.maxConnections,
    pipeline: true,
    ...connectionBounds,
  });
  listenForErrors(pool, params.onConnectionError);
  const withNames = nameStatements();
  const transaction: Database['transaction'] = (work, options) => inTransaction(pool, withNames, work, options);
  return { database: Object.assign(drizzle(withNames(pool)), { transaction }), pool, close: () => pool.end() };
}

/**
 * Unlike Drizzle's own, it does not wait for `begin` before the first statement, and returns a connection that breaks there
 * to the pool, which could never be closed otherwise.
 */
async function inTransaction<T>(
  pool: pg.Pool,
  withNames: WithNames,
  work: (transaction: Transaction) => Promise<T>,
  { isFlushed = true }: { isFlushed?: boolean } = {},
): Promise<T> {
  const client = await pool.connect();
  const begin = isFlushed ? 'begin' : 'begin; set local synchronous_commit to off';
  const lock = async (...names: string[]) => {
    await client.query({ name: 'lock', text: lockStatement, values: [names] });
  };
  let broken: Error | undefined;
  try {
    const [, result] = await together([client.query(begin), work(Object.assign(drizzle(withNames(client)), { lock }))]);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((reason) => {
      broken = reason;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

const lockStatement = 'select pg_advisory_xact_lock(hashtextextended(name, 1)) from unnest($1::text[]) as name';

/** Without listeners a broken connection would end the process; the pool drops the connection itself. */
export function listenForErrors(pool: pg.Pool, onConnectionError: (error: Error) => void): void {
  const onError = (error: Error) => {
    // The server may end a connection that is already closing.
    if (!pool.ending) onConnectionError(error);
  };
  pool.on('error', onError);
  // Also while a client is checked out; its user gets the error from the query.
  pool.on('connect', (client) => client.on('error', onError));
}

/** On its own connection: a migration may exceed the statement timeout, and waits for other processes' migrations. */
async function migrateOnce(url: string): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: connectionBounds.connectionTimeoutMillis,
  });
  // A broken connection also fails the query.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    // Also releases the lock.
    await client.end();
  }
}
