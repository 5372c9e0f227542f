import { createHmac, randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { networkOf } from '../../platform/http/network-of.ts';
import type { Log } from '../../platform/log/log.ts';
import { describeError } from '../../shared/errors.ts';
import { MINUTE_MS, SECOND_MS } from '../../shared/units.ts';
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
const maxAtOnce = 500;
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

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

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
    const isNew = await insertVisitors(client, visits);
    const clicks = visits.map((visit, index) => toClick(visit, isNew[index] === true, countryOf));
    await insertClicks(client, clicks);
    await addToDays(client, clicks);
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
async function insertVisitors(client: pg.PoolClient, visits: readonly Visit[]): Promise<boolean[]> {
  const people = visits.flatMap((visit, index) => (visit.kind === 'click' ? [{ visit, index }] : []));
  const isNew = new Array<boolean>(visits.length).fill(false);
  if (people.length === 0) return isNew;
  const keys = await dayKeys(client, [...new Set(people.map(({ visit }) => dayOf(visit.at)))]);
  const first = new Map<string, number>();
  for (const { visit, index } of people) {
    const day = dayOf(visit.at);
    const key = keys.get(day);
    if (!key) throw new Error(`There is no key for ${day}.`);
    const who = `${networkOf(visit.address)} ${visit.headers.userAgent} ${visit.headers.acceptLanguage}`;
    const hash = createHmac('sha256', key).update(who).digest('hex').slice(0, 24);
    const name = `${day} ${visit.linkId} ${hash}`;
    if (!first.has(name)) first.set(name, index);
  }
  const rows = [...first.keys()].map((name) => name.split(' '));
  const { rows: inserted } = await client.query<{ name: string }>({
    name: 'insert link visitors',
    text: `insert into link_visitors (day, link_id, visitor)
      select day, link_id, decode(visitor, 'hex') from unnest($1::date[], $2::bigint[], $3::text[]) as t(day, link_id, visitor)
      on conflict do nothing
      returning to_char(day, 'YYYY-MM-DD') || ' ' || link_id || ' ' || encode(visitor, 'hex') as name`,
    values: [rows.map(([day]) => day), rows.map(([, linkId]) => linkId), rows.map(([, , hash]) => hash)],
  });
  for (const { name } of inserted) {
    const index = first.get(name);
    if (index !== undefined) isNew[index] = true;
  }
  return isNew;
}

/**
 * The keys of these days, made where there is none; a sweep throws them away when the day is over. Written even where there is one:
 * the sweep then waits, and cannot take it between the two.
 */
async function dayKeys(client: pg.PoolClient, days: readonly string[]): Promise<Map<string, Buffer>> {
  const { rows } = await client.query<{ day: string; key: Buffer }>({
    name: 'find link day keys',
    text: `insert into link_day_keys (day, key) select * from unnest($1::date[], $2::bytea[])
      on conflict (day) do update set key = link_day_keys.key
      returning to_char(day, 'YYYY-MM-DD') as day, key`,
    values: [days, days.map(() => randomBytes(32))],
  });
  return new Map(rows.map(({ day, key }) => [day, key]));
}

async function insertClicks(client: pg.PoolClient, all: readonly Click[]): Promise<void> {
  // Robots come in any number: their sums are enough.
  const clicks = all.filter(({ kind }) => kind === 'click');
  if (clicks.length === 0) return;
  await client.query({
    name: 'insert link clicks',
    text: `insert into link_clicks (link_id, at, kind, country, referrer, device, browser, system, language, campaign)
      select * from unnest($1::bigint[], $2::timestamptz[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[],
        $8::text[], $9::text[], $10::text[])`,
    values: [
      clicks.map(({ linkId }) => linkId),
      clicks.map(({ at }) => new Date(at)),
      ...(['kind', 'country', 'referrer', 'device', 'browser', 'system', 'language', 'campaign'] as const).map(
        (field) => clicks.map((click) => click[field]),
      ),
    ],
  });
}

async function addToDays(client: pg.PoolClient, clicks: readonly Click[]): Promise<void> {
  const byDay = Map.groupBy(clicks, ({ linkId, at }) => `${linkId} ${dayOf(at)}`);
  const keys = [...byDay.keys()].map((key) => key.split(' '));
  const [ids, days] = [keys.map(([id]) => id), keys.map(([, day]) => day)];
  const { rows } = await client.query<{ key: string; counts: DayCounts }>({
    name: 'find link days',
    text: `select link_id || ' ' || to_char(day, 'YYYY-MM-DD') as key, counts from link_days
      join unnest($1::bigint[], $2::date[]) as t(id, on_day) on link_id = id and day = on_day`,
    values: [ids, days],
  });
  const known = new Map(rows.map(({ key, counts }) => [key, counts]));
  const counted = [...byDay].map(([key, ofDay]) => {
    const counts = known.get(key) ?? {};
    for (const click of ofDay) countClick(counts, click);
    return { counts, ...sumOfDay(counts) };
  });
  await client.query({
    name: 'write link days',
    text: `insert into link_days (link_id, day, clicks, visitors, counts)
      select * from unnest($1::bigint[], $2::date[], $3::int[], $4::int[], $5::jsonb[])
      on conflict (link_id, day)
        do update set clicks = excluded.clicks, visitors = excluded.visitors, counts = excluded.counts`,
    values: [
      ids,
      days,
      counted.map(({ clicks }) => clicks),
      counted.map(({ visitors }) => visitors),
      counted.map(({ counts }) => JSON.stringify(counts)),
    ],
  });
}
