import { hash, randomBytes } from 'node:crypto';
import type pg from 'pg';
import { networkOf } from '../../platform/http/network-of.ts';
import type { VisitHeaders } from './describe-visit.ts';

/** Tables of the keys of days. Each kind of counting has its own, so that nobody can tell one's visitors from the other's. */
export type KeyTable = 'link_day_keys' | 'analytics_day_keys';

export type Visitor = { address: string; headers: Pick<VisitHeaders, 'userAgent' | 'acceptLanguage'> };

/**
 * A function that names visitors on a day ('YYYY-MM-DD', UTC) as 24 hex digits: a hash of network, browser and language with the
 * day's key. A sweep throws the key away when the day is over, and then nobody can tell any more who it was.
 */
export async function nameVisitorsOf(
  client: pg.PoolClient,
  table: KeyTable,
  day: string,
): Promise<(visitor: Visitor) => string> {
  const key = await dayKey(client, table, day);
  return ({ address, headers: { userAgent, acceptLanguage } }) =>
    // Cut short, so that nobody could go on from a hash to another one, which is what an HMAC is for; it takes six times as long.
    hash('sha256', `${key} ${networkOf(address)} ${userAgent} ${acceptLanguage}`).slice(0, 24);
}

/** The day's key as text, made where there is none. Written even where there is one: the sweep then waits, and cannot take it in between. */
async function dayKey(client: pg.PoolClient, table: KeyTable, day: string): Promise<string> {
  const { rows } = await client.query<{ key: Buffer }>({
    name: `find ${table}`,
    text: `insert into ${table} (day, key) values ($1, $2)
      on conflict (day) do update set key = ${table}.key
      returning key`,
    values: [day, randomBytes(32)],
  });
  const [row] = rows;
  if (!row) throw new Error(`There is no key for ${day}.`);
  return row.key.toString('hex');
}
