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
 * So that nothing waits for ever for a host that swallows packets: a connection is tried for 10 s; the server ends a statement
 * after 30 s, and whoever asked gives up soon after, answer or not. Connections are renewed every five minutes, also those
 * on which a query was given up.
 */
export const connectionBounds = {
  connectionTimeoutMillis: 10_000,
  statement_timeout: 30_000,
  query_timeout: 35_000,
  // A process that stands still keeps no lock on what others wait for.
  idle_in_transaction_session_timeout: 60_000,
  idleTimeoutMillis: 60_000,
  maxLifetimeSeconds: 300,
  keepAlive: true,
};

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
  await migrateOnce(params.url);
  const pool = new pg.Pool({ connectionString: params.url, max: params.maxConnections, ...connectionBounds });
  listenForErrors(pool, params.onConnectionError);
  return { database: drizzle(pool), pool, close: () => pool.end() };
}

/** Without listeners the event of a broken connection would end the process; the pool itself drops the connection. */
export function listenForErrors(pool: pg.Pool, onConnectionError: (error: Error) => void): void {
  const onError = (error: Error) => {
    // The server may end a connection that is being closed before it has said goodbye.
    if (!pool.ending) onConnectionError(error);
  };
  pool.on('error', onError);
  // Also while a client is lent out: whoever holds it gets the error from its query.
  pool.on('connect', (client) => client.on('error', onError));
}

/** On a connection of its own: a migration may take longer than other statements, and waits for that of another process. */
async function migrateOnce(url: string): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: connectionBounds.connectionTimeoutMillis,
  });
  // Whatever breaks the connection fails the query, too.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    // Gives the lock back, too.
    await client.end();
  }
}
