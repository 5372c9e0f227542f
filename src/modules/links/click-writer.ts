import { hash, randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { networkOf } from '../../platform/http/network-of.ts';
import type { Log } from '../../platform/log/log.ts';
import { describeError } from '../../shared/errors.ts';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '../../shared/units.ts';
import { type Click, type ClickKind, countClick, type DayCounts, sumOfDay } from './click-counts.ts';
import { readCountry } from './country-lookup.ts';
import { describeHeaders, type VisitHeaders } from './describe-click.ts';

/** A visit as the redirect saw it. Address and agent are hashed within half a second, and then forgotten. */
export type Visit = {
  linkId: number;
  at: number;
  kind: ClickKind;
  address: string;
  headers: VisitHeaders;
  campaign: string;
  /** From the operator's proxy; undefined where it tells none. */
  country: string | undefined;
};

// A kill -9 loses what came since the last write.
const writeEveryMs = 500;
/** In one write: what these take of the thread is the longest that a redirect waits for them, a few milliseconds. */
const maxAtOnce = 200;
/** While the database is away, the oldest beyond these are dropped, and the log says how many. */
const maxWaiting = 200_000;
/** From one address, of all links; beyond, it is no person who clicks. */
const clicksPerMinute = 30;
// One write at a time in all processes: two that count the same day of a link would count over each other.
const writeLock = 7_204_519;

export type ClickWriter = ReturnType<typeof createClickWriter>;

/** Gathers visits in memory and writes them in bulk, so that no redirect waits for them. */
export function createClickWriter(dependencies: {
  pool: pg.Pool;
  countryLookup: () => Promise<(address: string) => string>;
  log: Log;
}) {
  const { pool, countryLookup, log } = dependencies;
  let waiting: Visit[] = [];
  let dropped = 0;
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> | undefined;
  const pace = createPace();

  function add(visit: Visit): void {
    if (waiting.length >= maxWaiting) {
      dropped++;
      return;
    }
    const isTooFast = visit.kind === 'click' && !pace.take(networkOf(visit.address), visit.at);
    waiting.push(isTooFast ? { ...visit, kind: 'robot' } : visit);
    timer ??= setTimeout(() => void writeSoon(), writeEveryMs);
  }

  async function writeSoon(): Promise<void> {
    writing = writeAll();
    await writing;
    writing = undefined;
    timer = waiting.length > 0 ? setTimeout(() => void writeSoon(), writeEveryMs) : undefined;
  }

  /** What waits now; it ends early when the database is away. */
  async function writeAll(): Promise<void> {
    for (let left = waiting.length; left > 0; left -= maxAtOnce) {
      if (!(await write())) return;
    }
  }

  async function write(): Promise<boolean> {
    const visits = waiting.slice(0, maxAtOnce);
    try {
      await writeVisits(pool, visits, await countryLookup());
      waiting = waiting.slice(visits.length);
      if (dropped > 0) log.error({ dropped }, 'Clicks were not counted while the database was away');
      dropped = 0;
      return true;
    } catch (error) {
      log.warn({ reason: describeError(error), waiting: waiting.length }, 'Could not write clicks; trying again');
      return false;
    }
  }

  return {
    add,

    /** Writes everything that waits, also what came meanwhile. Gives up after ten failures. */
    close: async (): Promise<void> => {
      clearTimeout(timer);
      await writing;
      for (let failures = 0; waiting.length > 0 && failures < 10; ) {
        if (await write()) continue;
        failures++;
        await sleep(SECOND_MS / 5);
      }
      clearTimeout(timer);
    },
  };
}

/** Counts the clicks of each address in the current minute. */
function createPace() {
  let minute = 0;
  let counts = new Map<string, number>();
  return {
    take: (network: string, at: number): boolean => {
      const now = Math.floor(at / MINUTE_MS);
      if (now !== minute) {
        minute = now;
        counts = new Map();
      }
      const count = (counts.get(network) ?? 0) + 1;
      counts.set(network, count);
      return count <= clicksPerMinute;
    },
  };
}

/** In one transaction: a click is counted everywhere or nowhere. */
async function writeVisits(
  pool: pg.Pool,
  visits: readonly Visit[],
  countryOf: (address: string) => string,
): Promise<void> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    // Half a second of clicks is no loss worth a wait for the disk (decision 0110).
    await client.query('begin; set local synchronous_commit to off');
    await client.query('select pg_advisory_xact_lock($1)', [writeLock]);
    for (const [number, ofDay] of Map.groupBy(visits, ({ at }) => Math.floor(at / DAY_MS))) {
      const day = new Date(number * DAY_MS).toISOString().slice(0, 10);
      const newVisitors = await insertVisitors(client, day, ofDay);
      const clicks = ofDay.map((visit) => toClick(visit, newVisitors.has(visit), countryOf));
      await insertClicks(client, clicks);
      await addToDay(client, day, clicks);
    }
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

const toClick = (
  { linkId, at, kind, address, headers, campaign, country }: Visit,
  isNewVisitor: boolean,
  countryOf: (address: string) => string,
): Click => ({
  ...{ linkId, at, kind, isNewVisitor, campaign },
  country: country === undefined ? countryOf(address) : readCountry(country),
  ...describeHeaders(headers),
});

/** Which visits are a person's first of this link on this day. */
async function insertVisitors(client: pg.PoolClient, day: string, visits: readonly Visit[]): Promise<Set<Visit>> {
  const people = visits.filter(({ kind }) => kind === 'click');
  if (people.length === 0) return new Set();
  const key = await dayKey(client, day);
  const first = new Map<string, Visit>();
  for (const visit of people) {
    const who = `${networkOf(visit.address)} ${visit.headers.userAgent} ${visit.headers.acceptLanguage}`;
    // Cut short, so that nobody could go on from a hash to another one, which is what an HMAC is for; it takes six times as long.
    const name = `${visit.linkId} ${hash('sha256', `${key} ${who}`).slice(0, 24)}`;
    if (!first.has(name)) first.set(name, visit);
  }
  const rows = [...first.keys()].map((name) => name.split(' '));
  const { rows: inserted } = await client.query<{ name: string }>({
    name: 'insert link visitors',
    text: `insert into link_visitors (day, link_id, visitor)
      select $1::date, link_id, decode(visitor, 'hex') from unnest($2::bigint[], $3::text[]) as t(link_id, visitor)
      on conflict do nothing
      returning link_id || ' ' || encode(visitor, 'hex') as name`,
    values: [day, toArray(rows.map(([linkId = '']) => linkId)), rows.map(([, visitor]) => visitor)],
  });
  return new Set(inserted.flatMap(({ name }) => first.get(name) ?? []));
}

/**
 * The day's key as text, made where there is none; a sweep throws it away when the day is over. Written even where there is one:
 * the sweep then waits, and cannot take it in between.
 */
async function dayKey(client: pg.PoolClient, day: string): Promise<string> {
  const { rows } = await client.query<{ key: Buffer }>({
    name: 'find link day key',
    text: `insert into link_day_keys (day, key) values ($1, $2)
      on conflict (day) do update set key = link_day_keys.key
      returning key`,
    values: [day, randomBytes(32)],
  });
  const [row] = rows;
  if (!row) throw new Error(`There is no key for ${day}.`);
  return row.key.toString('hex');
}

const columns = ['kind', 'country', 'referrer', 'device', 'browser', 'system', 'language', 'campaign'] as const;

async function insertClicks(client: pg.PoolClient, all: readonly Click[]): Promise<void> {
  // Robots come in any number: their sums are enough.
  const clicks = all.filter(({ kind }) => kind === 'click');
  if (clicks.length === 0) return;
  await client.query({
    name: 'insert link clicks',
    text: `insert into link_clicks (link_id, at, ${columns.join(', ')})
      select link_id, to_timestamp(at / 1000), ${columns.join(', ')}
      from unnest($1::bigint[], $2::float8[], ${columns.map((_, index) => `$${index + 3}::text[]`).join(', ')})
        as t(link_id, at, ${columns.join(', ')})`,
    values: [
      toArray(clicks.map(({ linkId }) => linkId)),
      toArray(clicks.map(({ at }) => at)),
      ...columns.map((column) => clicks.map((click) => click[column])),
    ],
  });
}

async function addToDay(client: pg.PoolClient, day: string, clicks: readonly Click[]): Promise<void> {
  const ofLinks = Map.groupBy(clicks, ({ linkId }) => linkId);
  const ids = toArray([...ofLinks.keys()]);
  const { rows } = await client.query<{ id: string; counts: DayCounts }>({
    name: 'find link days',
    text: 'select link_id as id, counts from link_days where day = $1 and link_id = any($2::bigint[])',
    values: [day, ids],
  });
  const known = new Map(rows.map(({ id, counts }) => [Number(id), counts]));
  const counted = [...ofLinks].map(([id, ofLink]) => {
    const counts = known.get(id) ?? {};
    for (const click of ofLink) countClick(counts, click);
    return { counts: JSON.stringify(counts), ...sumOfDay(counts) };
  });
  await client.query({
    name: 'write link days',
    text: `insert into link_days (link_id, day, clicks, visitors, counts)
      select link_id, $1::date, clicks, visitors, counts
      from unnest($2::bigint[], $3::int[], $4::int[], $5::jsonb[]) as t(link_id, clicks, visitors, counts)
      on conflict (link_id, day)
        do update set clicks = excluded.clicks, visitors = excluded.visitors, counts = excluded.counts`,
    values: [
      ...[day, ids, toArray(counted.map(({ clicks }) => clicks)), toArray(counted.map(({ visitors }) => visitors))],
      counted.map(({ counts }) => counts),
    ],
  });
}

/** PostgreSQL's notation of an array, which `pg` takes five times as long to write: it looks for quotes in each number. */
const toArray = (numbers: readonly (number | string)[]): string => `{${numbers.join(',')}}`;
