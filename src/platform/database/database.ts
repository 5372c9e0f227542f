import { fileURLToPath } from 'node:url';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

export type Database = NodePgDatabase;

export type DatabaseConnection = {
  database: Database;
  pool: pg.Pool;
  /** Waits for running queries and closes every connection. */
  close: () => Promise<void>;
};

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

// Two processes that start at once must not migrate at once. Any number will do, as long as nothing else here uses it.
const migrationLock = 7_283_419;

/**
 * Connects to PostgreSQL and brings the tables up to date.
 * @param url `postgres://user:password@host:port/database`
 * @throws when the server cannot be reached or a migration fails
 */
export async function openDatabase(params: {
  url: string;
  maxConnections: number;
  onConnectionError: (error: Error) => void;
}): Promise<DatabaseConnection> {
  const pool = new pg.Pool({
    connectionString: params.url,
    max: params.maxConnections,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
  });
  let closing = false;
  const onError = (error: Error) => {
    // The server may end a connection that is being closed before it has said goodbye.
    if (!closing) params.onConnectionError(error);
  };
  // pg-pool drops a broken connection by itself; without a listener the event would end the process.
  pool.on('error', onError);
  // Also while a client is lent out: whoever holds it gets the error from its query.
  pool.on('connect', (client) => client.on('error', onError));
  try {
    await migrateOnce(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const close = async () => {
    closing = true;
    await pool.end();
  };
  return { database: drizzle(pool), pool, close };
}

async function migrateOnce(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock]).catch(() => undefined);
    client.release();
  }
}
