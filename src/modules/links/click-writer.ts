import type pg from 'pg';
import type { Log } from '../../platform/log/log.ts';
import { DAY_MS } from '../../shared/units.ts';
import { type BulkWriter, createBulkWriter } from '../counting/bulk-writer.ts';
import { nameVisitorsOf } from '../counting/day-names.ts';
import { describeHeaders, type VisitHeaders, type VisitKind } from '../counting/describe-visit.ts';
import { numberArray } from '../counting/number-array.ts';
import { createPace } from '../counting/pace.ts';
import { writeAlone } from '../counting/write-alone.ts';
import { type Click, countClick, type DayCounts, sumOfDay } from './click-counts.ts';
import { readCountry } from './country-lookup.ts';

/** A visit as the redirect saw it. Address and agent are hashed within half a second, and then forgotten. */
export type Visit = {
  linkId: number;
  at: number;
  kind: VisitKind;
  address: string;
  headers: VisitHeaders;
  campaign: string;
  /** From the operator's proxy; undefined where it tells none. */
  country: string | undefined;
};

// A kill -9 loses what came since the last write.
const writeEveryMs = 500;
/** From one address, of all links; beyond, it is no person who clicks. */
const clicksPerMinute = 30;
const writeLock = 7_204_519;

export type ClickWriter = BulkWriter<Visit>;

/** Gathers visits in memory and writes them in bulk, so that no redirect waits for them. */
export function createClickWriter(dependencies: {
  pool: pg.Pool;
  countryLookup: () => Promise<(address: string) => string>;
  log: Log;
}): ClickWriter {
  const { pool, countryLookup, log } = dependencies;
  const pace = createPace(clicksPerMinute);
  const writer = createBulkWriter<Visit>({
    what: 'clicks',
    everyMs: writeEveryMs,
    write: async (visits) => writeVisits(pool, visits, await countryLookup()),
    log,
  });
  return {
    ...writer,
    add: (visit) => {
      const isTooFast = visit.kind === 'click' && !pace.take(visit.address, visit.at);
      writer.add(isTooFast ? { ...visit, kind: 'robot' } : visit);
    },
  };
}

const writeVisits = (pool: pg.Pool, visits: readonly Visit[], countryOf: (address: string) => string): Promise<void> =>
  writeAlone(pool, writeLock, async (client) => {
    for (const [number, ofDay] of Map.groupBy(visits, ({ at }) => Math.floor(at / DAY_MS))) {
      const day = new Date(number * DAY_MS).toISOString().slice(0, 10);
      const newVisitors = await insertVisitors(client, day, ofDay);
      const clicks = ofDay.map((visit) => toClick(visit, newVisitors.has(visit), countryOf));
      await insertClicks(client, clicks);
      await addToDay(client, day, clicks);
    }
  });

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
  const nameOf = await nameVisitorsOf(client, 'link_day_keys', day);
  const first = new Map<string, Visit>();
  for (const visit of people) {
    const name = `${visit.linkId} ${nameOf(visit)}`;
    if (!first.has(name)) first.set(name, visit);
  }
  const rows = [...first.keys()].map((name) => name.split(' '));
  const { rows: inserted } = await client.query<{ name: string }>({
    name: 'insert link visitors',
    text: `insert into link_visitors (day, link_id, visitor)
      select $1::date, link_id, decode(visitor, 'hex') from unnest($2::bigint[], $3::text[]) as t(link_id, visitor)
      on conflict do nothing
      returning link_id || ' ' || encode(visitor, 'hex') as name`,
    values: [day, numberArray(rows.map(([linkId = '']) => linkId)), rows.map(([, visitor]) => visitor)],
  });
  return new Set(inserted.flatMap(({ name }) => first.get(name) ?? []));
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
      numberArray(clicks.map(({ linkId }) => linkId)),
      numberArray(clicks.map(({ at }) => at)),
      ...columns.map((column) => clicks.map((click) => click[column])),
    ],
  });
}

async function addToDay(client: pg.PoolClient, day: string, clicks: readonly Click[]): Promise<void> {
  const ofLinks = Map.groupBy(clicks, ({ linkId }) => linkId);
  const ids = numberArray([...ofLinks.keys()]);
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
      ...[
        day,
        ids,
        numberArray(counted.map(({ clicks }) => clicks)),
        numberArray(counted.map(({ visitors }) => visitors)),
      ],
      counted.map(({ counts }) => counts),
    ],
  });
}
