import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import pg from 'pg';
import { transformWithOxc } from 'vite';
import { createAnalyticsRepository } from '../src/modules/analytics/analytics.repository.ts';
import { createAnalytics } from '../src/modules/analytics/analytics.usecases.ts';
import { type CountedEvent, countEvent, type DayCounts } from '../src/modules/analytics/day-counts.ts';
import { openDatabase } from '../src/platform/database/database.ts';
import { DAY_MS, KB } from '../src/shared/units.ts';
import { addressOf, loadOverSockets } from './socket-load.ts';
import { type BenchedApplication, startApplication } from './start-application.ts';
import { median, percentile, type Row, type Suite, time } from './suite.ts';

const clients = 20;
const pace = 1000;
const loadMs = 15_000;
const events = 10_000_000;
const days = 365;

export const suite: Suite = {
  name: 'analytics',
  about: `Events of pages at ${pace} a second, with the load on the same cores; figures over ${events.toLocaleString('en')} events of a year; and the code on a page.`,
  run: async () => {
    const application = await startApplication({
      settings: { TRUST_PROXY: 'true', WORKER_CONCURRENCY: '1' },
    });
    const pool = new pg.Pool({ connectionString: application.databaseUrl, max: 2 });
    try {
      return [...(await manyEvents(application, pool)), ...(await aYear(application, pool)), await codeOnPage()];
    } finally {
      await pool.end();
      await application.stop();
    }
  },
};

const counted = async (pool: pg.Pool): Promise<number> => {
  const { rows } = await pool.query<{ views: string | null }>(
    "select sum((counts->>'views')::int) as views from analytics_days",
  );
  return Number(rows[0]?.views ?? 0);
};

async function manyEvents(application: BenchedApplication, pool: pg.Pool): Promise<Row[]> {
  await fetch(`${application.url}/bench/timings`);
  const { sent, seconds } = await sendEvents(application.url);
  const timings = (await (await fetch(`${application.url}/bench/timings`)).json()) as Record<string, number[]>;
  for (let last = -1; last !== (await counted(pool)); await sleep(2500)) last = await counted(pool);
  const missing = sent - (await counted(pool));
  const p95 = percentile(timings['/api/analytics/events'] ?? [], 95);
  const rate = sent / seconds;
  return [
    {
      what: 'Events taken a second',
      ...{ ours: rate.toFixed(0), peer: '', target: `at least ${pace * 0.98}`, holds: rate >= pace * 0.98 },
    },
    {
      what: `Events not counted of ${sent.toLocaleString('en')}`,
      ...{ ours: String(missing), peer: '', target: '0', holds: missing === 0 },
    },
    { what: 'An event at the server, p95', ours: `${p95.toFixed(2)} ms`, peer: '', target: 'told', holds: true },
  ];
}

/** Each event from another address. */
async function sendEvents(url: string): Promise<{ sent: number; seconds: number }> {
  const { host, origin } = new URL(url);
  const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const paths = ['/', '/help', '/pricing', '/tools/pdf-merger', '/tools/word-counter'];
  let sent = 0;
  const seconds = await loadOverSockets({
    ...{ url, clients, forMs: loadMs, pace },
    request: (client, nth) => {
      const event = { event: 'view', path: paths[nth % paths.length], referrer: `site-${nth % 300}.example` };
      const body = JSON.stringify(event);
      return (
        `POST /api/analytics/events HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${origin}\r\nUser-Agent: ${agent}\r\n` +
        `Accept-Language: de-DE,de;q=0.9\r\nX-Forwarded-For: ${addressOf(client, nth)}\r\n` +
        `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`
      );
    },
    onAnswer: (head) => {
      if (!head.startsWith('HTTP/1.1 204')) throw new Error(head.slice(0, 200));
      sent++;
    },
  });
  return { sent, seconds };
}

/** Ten million events: the rows of the days, and the single events of the last 30 of them. */
async function aYear(application: BenchedApplication, pool: pg.Pool): Promise<Row[]> {
  await pool.query('truncate analytics_days, analytics_events');
  const today = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  const perDay = Math.ceil(events / days);
  for (let back = 0; back < days; back++) {
    const counts: DayCounts = {};
    for (let index = 0; index < perDay; index++) countEvent(counts, syntheticEvent(index));
    const day = new Date(today - back * DAY_MS).toISOString().slice(0, 10);
    await pool.query('insert into analytics_days values ($1, $2)', [day, JSON.stringify(counts)]);
  }
  await pool.query(
    `insert into analytics_events (at, kind, name, page, source, campaign, device, browser, language)
     select now() - n * interval '3 seconds', 'view', '', '/', 'direct', '', 'desktop', 'Firefox', 'de'
     from generate_series(1, $1::int) n order by n desc`,
    [perDay * 30],
  );
  await pool.query('vacuum analyze analytics_events');
  const { database, close } = await openDatabase({
    ...{ url: application.databaseUrl, maxConnections: 2, onConnectionError: () => undefined },
  });
  const writer = { add: () => undefined, close: async () => undefined };
  const repository = createAnalyticsRepository(database);
  const analytics = createAnalytics({ repository, writer, tools: new Set(), eventsDays: 30 });
  const times: number[] = [];
  for (let round = 0; round < 21; round++) {
    times.push(await time(async () => JSON.stringify(await analytics.figures('year'))));
  }
  const { totals } = await analytics.figures('year');
  await close();
  const took = median(times);
  return [
    {
      what: `Figures of a year over ${totals.views.toLocaleString('en')} views and ${(totals.toolUses + totals.registered).toLocaleString('en')} other events`,
      ...{ ours: `${took.toFixed(0)} ms`, peer: '', target: 'at most 200 ms', holds: took <= 200 },
    },
  ];
}

const of = <Value>(list: readonly Value[], index: number): Value => list[index % list.length] as Value;

const syntheticEvent = (index: number): CountedEvent => ({
  ...{ at: 0, kind: of(['view', 'view', 'view', 'tool', 'registered'] as const, index), name: `tool-${index % 25}` },
  ...{ page: `/page-${index % 80}`, source: `site-${index % 180}.example`, campaign: `campaign-${index % 130}` },
  ...{ device: of(['desktop', 'mobile'] as const, index), browser: of(['Chrome', 'Safari'], index) },
  ...{ language: of(['de', 'en', 'fr'], index), isFirst: index % 4 === 0 },
});

/** What pages load for it, when they are idle. */
async function codeOnPage(): Promise<Row> {
  const folder = new URL('../src/web/kit/analytics/', import.meta.url);
  let code = '';
  for (const name of ['count-event.ts', 'count-page.ts']) {
    const source = await readFile(new URL(name, folder), 'utf8');
    code += (await transformWithOxc(source, name, { target: 'es2022' })).code;
  }
  const bytes = gzipSync(code.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^\s+/gm, '')).length;
  return {
    what: 'Code on a page, compressed but with its full names',
    ...{ ours: `${bytes} bytes`, peer: '', target: 'at most 1 KB', holds: bytes <= KB },
  };
}
