import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Log } from '../log/log.ts';
import type { Transaction } from './database.ts';

/** Messages between the processes of an instance, through PostgreSQL's LISTEN and NOTIFY. At most once: nothing is stored. */
export type Notifications = {
  /**
   * Sends a message of at most 7,900 bytes to every listening process, including this one; with a transaction, once that is
   * committed.
   */
  publish: (channel: string, message: string, transaction?: Pick<Transaction, 'execute'>) => Promise<void>;
  /** Calls `listener` for every message. Subscribe before `listen`. */
  subscribe: (channel: string, listener: (message: string) => void) => void;
  /** Starts listening to all subscribed channels. */
  listen: () => Promise<void>;
  close: () => Promise<void>;
};

const reconnectDelayMs = 500;
// A host that swallows packets never reports a lost connection.
const checkEveryMs = 30_000;
const bounds = { connectionTimeoutMillis: 10_000, query_timeout: 10_000, keepAlive: true };

/**
 * One connection listens to all channels and reconnects when it breaks. Messages sent meanwhile are lost, so receivers must
 * also poll now and then.
 */
export function createNotifications(params: { url: string; pool: pg.Pool; log: Log }): Notifications {
  const { url, pool, log } = params;
  const listeners = new Map<string, ((message: string) => void)[]>();
  let closed = false;
  let client: pg.Client | undefined;

  async function connect(): Promise<pg.Client> {
    const next = new pg.Client({ connectionString: url, ...bounds });
    // An error while connecting is also thrown.
    next.on('error', (error) => log.warn({ reason: error.message }, 'The connection for notifications broke'));
    await next.connect();
    next.on('notification', ({ channel, payload }) => {
      for (const listener of listeners.get(channel) ?? []) listener(payload ?? '');
    });
    try {
      for (const channel of listeners.keys()) await next.query(`listen ${next.escapeIdentifier(channel)}`);
    } catch (error) {
      void next.end().catch(() => undefined);
      throw error;
    }
    const check = setInterval(() => {
      // Ends the connection even if the other side never answers, because a query is pending.
      next.query('select 1').catch(() => next.end().catch(() => undefined));
    }, checkEveryMs);
    next.on('end', () => {
      clearInterval(check);
      void reconnect();
    });
    return next;
  }

  async function reconnect(): Promise<void> {
    while (!closed) {
      await sleep(reconnectDelayMs);
      if (closed) return;
      try {
        client = await connect();
        return;
      } catch (error) {
        log.warn({ err: error }, 'Could not listen for notifications; retrying');
      }
    }
  }

  return {
    publish: async (channel, message, transaction) => {
      if (transaction) await transaction.execute(sql`select pg_notify(${channel}, ${message})`);
      else await pool.query('select pg_notify($1, $2)', [channel, message]);
    },
    subscribe: (channel, listener) => {
      if (client) throw new Error(`Too late to subscribe to ${channel}: the connection is already listening.`);
      listeners.set(channel, [...(listeners.get(channel) ?? []), listener]);
    },
    listen: async () => {
      client = await connect();
    },
    close: async () => {
      closed = true;
      await client?.end();
    },
  };
}
