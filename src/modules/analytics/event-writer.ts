import type pg from 'pg';
import type { Log } from '../../platform/log/log.ts';
import { DAY_MS, SECOND_MS } from '../../shared/units.ts';
import { browserOf, deviceOf } from '../../shared/user-agent.ts';
import { type BulkWriter, createBulkWriter } from '../counting/bulk-writer.ts';
import { nameVisitorsOf } from '../counting/day-names.ts';
import { kindOf, languageOf, type VisitHeaders } from '../counting/describe-visit.ts';
import { numberArray } from '../counting/number-array.ts';
import { createPace } from '../counting/pace.ts';
import { writeAlone } from '../counting/write-alone.ts';
import type { EventKind } from './analytics.contract.ts';
import { type CountedEvent, countEvent, type DayCounts } from './day-counts.ts';

/** An event as it came. Address and agent are hashed within a second, and then forgotten. */
export type SentEvent = {
  at: number;
  kind: EventKind | 'robot' | 'tooFast';
  /** The tool, the position of an advertisement, or the term that was searched. */
  name: string;
  /** '' for events without one. */
  page: string;
  source: string;
  campaign: string;
  address: string;
  headers: VisitHeaders;
};

// Nobody waits for these figures. A kill -9 loses what came since the last write.
const writeEveryMs = SECOND_MS;
/** From one network, of all kinds: a whole office reads less. */
const eventsPerMinute = 120;
const writeLock = 7_204_520;
/** New terms beyond these are not counted until old ones are gone. */
const maxTerms = 5000;

export type EventWriter = BulkWriter<SentEvent>;

/** Gathers events in memory and writes them in bulk. Robots and floods are only sums. */
export function createEventWriter({ pool, log }: { pool: pg.Pool; log: Log }): EventWriter {
  const pace = createPace(eventsPerMinute);
  const writer = createBulkWriter<SentEvent>({
    what: 'events of pages',
    everyMs: writeEveryMs,
    write: (events) => writeEvents(pool, events),
    log,
  });
  return {
    ...writer,
    add: (event) => {
      const isRobot = kindOf(event.headers, 'POST') !== 'click';
      if (isRobot) writer.add({ ...event, kind: 'robot' });
      else if (!pace.take(event.address, event.at)) writer.add({ ...event, kind: 'tooFast' });
      else writer.add(event);
    },
  };
}

const writeEvents = (pool: pg.Pool, events: readonly SentEvent[]): Promise<void> =>
  writeAlone(pool, writeLock, async (client) => {
    for (const [number, ofDay] of Map.groupBy(events, ({ at }) => Math.floor(at / DAY_MS))) {
      const day = new Date(number * DAY_MS).toISOString().slice(0, 10);
      const { firsts, sourceOf } = await insertVisitors(client, day, ofDay);
      const counted = ofDay.flatMap((event) => toCounted(event, firsts.has(event), sourceOf(event)) ?? []);
      await insertEvents(client, counted);
      await addToDay(client, day, ofDay, counted);
      await addSearches(
        client,
        day,
        ofDay.filter((event) => event.kind === 'search' && firsts.has(event)).map(({ name }) => name),
      );
    }
  });

function toCounted(event: SentEvent, isFirst: boolean, source: string): CountedEvent | undefined {
  const { kind, at, name, page, campaign, headers } = event;
  if (kind === 'robot' || kind === 'tooFast' || kind === 'search') return undefined;
  return {
    ...{ at, kind, name, page, source, campaign, isFirst },
    device: deviceOf(headers.userAgent),
    browser: browserOf(headers.userAgent) ?? '',
    language: languageOf(headers.acceptLanguage),
  };
}

/** What of an event counts once a day for each visitor, as in `analytics_visitors.did`; undefined when all of them count. */
function onceADay({ kind, name }: SentEvent): string | undefined {
  if (kind === 'view') return '';
  if (kind === 'search') return `search ${name}`;
  return kind === 'registered' || kind === 'subscribed' ? kind : undefined;
}

/** Which events are a visitor's first of their kind on this day, and what led each visitor here. */
async function insertVisitors(client: pg.PoolClient, day: string, events: readonly SentEvent[]) {
  const once = events.filter((event) => onceADay(event) !== undefined);
  const firsts = new Set<SentEvent>();
  const sources = new Map<string, string>();
  if (once.length === 0) return { firsts, sourceOf: ({ source }: SentEvent) => source };
  const nameOf = await nameVisitorsOf(client, 'analytics_day_keys', day);
  const byKey = new Map<string, SentEvent>();
  for (const event of once) {
    const key = `${nameOf(event)} ${onceADay(event)}`;
    if (!byKey.has(key)) byKey.set(key, event);
  }
  const { rows } = await client.query<{ key: string }>({
    name: 'insert analytics visitors',
    text: `insert into analytics_visitors (day, visitor, did, source)
      select $1::date, decode(left(key, 24), 'hex'), substr(key, 26), source from unnest($2::text[], $3::text[]) as t(key, source)
      on conflict do nothing
      returning encode(visitor, 'hex') || ' ' || did as key`,
    values: [day, [...byKey.keys()], [...byKey.values()].map(({ source }) => source)],
  });
  for (const { key } of rows) {
    const event = byKey.get(key);
    if (event) firsts.add(event);
  }
  const converted = once.filter(({ kind }) => kind === 'registered' || kind === 'subscribed');
  if (converted.length > 0) {
    const found = await client.query<{ visitor: string; source: string }>({
      name: 'find analytics sources',
      text: `select encode(visitor, 'hex') as visitor, source from analytics_visitors
        where day = $1 and did = '' and visitor in (select decode(v, 'hex') from unnest($2::text[]) v)`,
      values: [day, converted.map(nameOf)],
    });
    for (const { visitor, source } of found.rows) sources.set(visitor, source);
  }
  return {
    firsts,
    sourceOf: (event: SentEvent) =>
      (converted.includes(event) ? sources.get(nameOf(event)) : undefined) ?? event.source,
  };
}

const columns = ['kind', 'name', 'page', 'source', 'campaign', 'device', 'browser', 'language'] as const;

async function insertEvents(client: pg.PoolClient, events: readonly CountedEvent[]): Promise<void> {
  if (events.length === 0) return;
  await client.query({
    name: 'insert analytics events',
    text: `insert into analytics_events (at, ${columns.join(', ')})
      select to_timestamp(at / 1000), ${columns.join(', ')}
      from unnest($1::float8[], ${columns.map((_, index) => `$${index + 2}::text[]`).join(', ')})
        as t(at, ${columns.join(', ')})`,
    values: [numberArray(events.map(({ at }) => at)), ...columns.map((column) => events.map((event) => event[column]))],
  });
}

async function addToDay(
  client: pg.PoolClient,
  day: string,
  sent: readonly SentEvent[],
  counted: readonly CountedEvent[],
): Promise<void> {
  const { rows } = await client.query<{ counts: DayCounts }>({
    name: 'find analytics day',
    text: 'select counts from analytics_days where day = $1',
    values: [day],
  });
  const counts = rows[0]?.counts ?? {};
  for (const event of counted) countEvent(counts, event);
  for (const [kind, name] of [
    ['robot', 'robots'],
    ['tooFast', 'tooFast'],
  ] as const) {
    const more = sent.filter((event) => event.kind === kind).length;
    if (more > 0) counts[name] = (counts[name] ?? 0) + more;
  }
  await client.query({
    name: 'write analytics day',
    text: `insert into analytics_days (day, counts) values ($1, $2)
      on conflict (day) do update set counts = excluded.counts`,
    values: [day, JSON.stringify(counts)],
  });
}

async function addSearches(client: pg.PoolClient, day: string, terms: readonly string[]): Promise<void> {
  if (terms.length === 0) return;
  await client.query({
    name: 'add analytics searches',
    text: `insert into analytics_searches (term, people, first_day, last_day)
      select term, count(*), $1::date, $1::date from unnest($2::text[]) term
      where (select count(*) from analytics_searches) < $3 or term in (select term from analytics_searches)
      group by term
      on conflict (term) do update
        set people = analytics_searches.people + excluded.people, last_day = excluded.last_day`,
    values: [day, terms, maxTerms],
  });
}
