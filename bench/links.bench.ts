import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import pino from 'pino';
import { readVisitHeaders } from '../src/modules/counting/describe-visit.ts';
import { type Click, countClick, type DayCounts } from '../src/modules/links/click-counts.ts';
import { createClickWriter } from '../src/modules/links/click-writer.ts';
import { codesPossible } from '../src/shared/links/alias.ts';
import { DAY_MS } from '../src/shared/units.ts';
import { type Load, visitLinks } from './redirect-load.ts';
import { type BenchedApplication, startApplication } from './start-application.ts';
import { median, percentile, type Row, type Suite, time } from './suite.ts';

const links = 1_000_000;
const clients = 50;
const roundMs = 8000;
/** Redirects a second, of all clients, for the time that one takes: more would measure the line before the server. */
const pace = 3000;
const rounds = 3;
const codesAtOnce = 10_000;
const simulatedClicks = 1_000_000;

export const suite: Suite = {
  name: 'links',
  about: `Redirects of ${links.toLocaleString('en')} short links with ${clients} clients, beside a bare Fastify that redirects from the same table and counts nothing; then the statistics and codes. Both with the flags of \`npm start\`; the load runs on the same cores.`,
  run: async () => {
    const application = await startApplication({ settings: { TRUST_PROXY: 'true', WORKER_CONCURRENCY: '1' } });
    const pool = new pg.Pool({ connectionString: application.databaseUrl, max: 4 });
    try {
      return [
        ...(await redirects(application, pool)),
        await manyClicks(application, pool),
        await manyCodes(application),
        ...(await aYear(pool)),
      ];
    } finally {
      await pool.end();
      await application.stop();
    }
  },
};

async function redirects(application: BenchedApplication, pool: pg.Pool): Promise<Row[]> {
  await pool.query(
    `insert into links (domain, code, owner, url, host, created_at)
     select '', substr(md5(n::text), 1, 10), 'bench', 'https://example.com/page/' || n, 'example.com', now()
     from generate_series(1, $1::int) n on conflict do nothing`,
    [links],
  );
  await pool.query('vacuum analyze links');
  const { rows } = await pool.query<{ code: string }>('select code from links where owner = $1', ['bench']);
  const codes = rows.map(({ code }) => code);
  const peer = await startPeer(application.databaseUrl);
  try {
    await visitLinks(application.url, codes, clients, 2000);
    await visitLinks(peer.url, codes, clients, 2000);
    await settled(pool);
    const before = await counted(pool);
    const [ours, theirs]: [Load[], Load[]] = [[], []];
    for (let round = 0; round < rounds; round++) {
      ours.push(await visitLinks(application.url, codes, clients, roundMs));
      theirs.push(await visitLinks(peer.url, codes, clients, roundMs));
    }
    await settled(pool);
    await fetch(`${application.url}/bench/timings`);
    ours.push(await visitLinks(application.url, codes, clients, roundMs, pace));
    const timings = (await (await fetch(`${application.url}/bench/timings`)).json()) as Record<string, number[]>;
    await settled(pool);
    const sent = ours.reduce((sum, { redirects: done }) => sum + done, 0);
    const missing = sent - ((await counted(pool)) - before);
    const rate = (loads: Load[]) => median(loads.slice(0, rounds).map(({ answers, seconds }) => answers / seconds));
    const p95 = percentile(timings['/s/:code'] ?? [], 95);
    const ratio = rate(ours) / rate(theirs);
    return [
      {
        what: 'Redirects a second',
        ...{ ours: rate(ours).toFixed(0), peer: rate(theirs).toFixed(0), ratio },
        ...{ target: 'at least 0.7, and 3,000', holds: ratio >= 0.7 && rate(ours) >= 3000 },
      },
      {
        what: `Redirect at the server at ${pace} a second, p95`,
        ours: `${p95.toFixed(2)} ms`,
        peer: '',
        target: 'at most 3 ms',
        holds: p95 <= 3,
      },
      {
        what: `Clicks not counted of ${sent.toLocaleString('en')}`,
        ...{ ours: String(missing), peer: '', target: '0', holds: missing === 0 },
      },
    ];
  } finally {
    peer.stop();
  }
}

async function startPeer(databaseUrl: string): Promise<{ url: string; stop: () => void }> {
  const script = fileURLToPath(new URL('./bare-redirect.ts', import.meta.url));
  const child = spawn(process.execPath, ['--max-semi-space-size=2', script, databaseUrl], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const line = await new Promise<string>((resolve) => child.stdout.once('data', (data) => resolve(String(data))));
  return { url: line.trim(), stop: () => void child.kill() };
}

const counted = async (pool: pg.Pool): Promise<number> => {
  const { rows } = await pool.query<{ clicks: string | null }>('select sum(clicks) as clicks from link_days');
  return Number(rows[0]?.clicks ?? 0);
};

/** Waits until no more clicks are written. */
async function settled(pool: pg.Pool): Promise<void> {
  for (let last = -1, now = await counted(pool); now !== last; now = await counted(pool)) {
    last = now;
    await sleep(1500);
  }
}

const countries = ['DE', 'US', 'FR', 'GB', 'IN', 'BR', 'JP', 'ES', 'IT', 'PL'];
const of = <Value>(list: readonly Value[], index: number): Value => list[index % list.length] as Value;

const syntheticClick = (index: number, at: number): Click => ({
  ...{ linkId: 1, at, kind: 'click', isNewVisitor: index % 3 === 0, country: of(countries, index * 7) },
  ...{ referrer: `site-${index % 180}.example`, device: of(['desktop', 'mobile', 'tablet'], index) },
  ...{ browser: of(['Chrome', 'Safari', 'Firefox', 'Edge'], index), system: of(['Windows', 'iOS', 'Android'], index) },
  ...{ language: of(['de', 'en', 'fr', 'es', 'pt'], index), campaign: of(['', 'spring', 'autumn'], index) },
});

/** The statistics of a link that was clicked a million times in a year. */
async function manyClicks(application: BenchedApplication, pool: pg.Pool): Promise<Row> {
  const jar = (await fetch(`${application.url}/api/links`)).headers.get('set-cookie')?.split(';')[0] ?? '';
  const headers = { cookie: jar, 'content-type': 'application/json' };
  const body = JSON.stringify({ url: 'https://example.com' });
  const made = await fetch(`${application.url}/api/tools/shorten-url`, { method: 'POST', headers, body });
  const { id } = (await made.json()) as { id: string };
  const clicks = 1_000_000;
  const today = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  await pool.query("update links set created_at = now() - interval '1 year' where id = $1", [id]);
  for (let day = 0; day < 365; day++) {
    const counts: DayCounts = {};
    const perDay = Math.ceil(clicks / 365);
    for (let index = 0; index < perDay; index++) {
      countClick(counts, syntheticClick(day * perDay + index, today - day * DAY_MS + (index / perDay) * DAY_MS));
    }
    const on = new Date(today - day * DAY_MS).toISOString().slice(0, 10);
    await pool.query('insert into link_days (link_id, day, clicks, visitors, counts) values ($1, $2, 1, 1, $3)', [
      id,
      on,
      JSON.stringify(counts),
    ]);
  }
  await pool.query('analyze link_days');
  const times: number[] = [];
  for (let round = 0; round < 21; round++) {
    const ask = () => fetch(`${application.url}/api/links/${id}/statistics?range=year&zone=Europe/Berlin`, { headers });
    times.push(await time(async () => (await ask()).arrayBuffer()));
  }
  const took = median(times);
  return {
    what: 'Statistics of 1,000,000 clicks',
    ours: `${took.toFixed(0)} ms`,
    peer: '',
    target: 'at most 100 ms',
    holds: took <= 100,
  };
}

async function manyCodes({ url }: BenchedApplication): Promise<Row> {
  const codes: string[] = [];
  let failed = 0;
  const client = async (number: number) => {
    const from = { 'x-forwarded-for': `30.0.0.${number}` };
    const first = await fetch(`${url}/api/links`, { headers: from });
    const headers = { ...from, cookie: first.headers.get('set-cookie')?.split(';')[0] ?? '' };
    for (let index = 0; index < codesAtOnce / clients; index++) {
      const answer = await fetch(`${url}/api/tools/shorten-url`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ url: `https://example.com/${number}/${index}` }),
      });
      const body = (await answer.json()) as { code?: string };
      if (answer.ok && body.code !== undefined) codes.push(body.code);
      else failed++;
    }
  };
  const took = await time(() => Promise.all(Array.from({ length: clients }, (_, number) => client(number))));
  const doubles = codes.length - new Set(codes).size;
  const chance = 10_000_000 / codesPossible;
  return {
    what: `${codesAtOnce.toLocaleString('en')} codes by ${clients} clients (with ten million made, a guess finds one in ${Math.round(1 / chance).toLocaleString('en')})`,
    ours: `${(took / 1000).toFixed(1)} s, ${doubles} double, ${failed} refused`,
    ...{ peer: '', target: '0 double, 0 refused', holds: doubles === 0 && failed === 0 },
  };
}

/** A hundredth of 100 million clicks in a year, most of them on few links, through the real writer. */
async function aYear(pool: pg.Pool): Promise<Row[]> {
  const tables = ['link_clicks', 'link_days', 'link_visitors'];
  const sizes = async () => {
    const { rows } = await pool.query<{ name: string; bytes: string }>(
      'select t as name, pg_total_relation_size(t::regclass) as bytes from unnest($1::text[]) t',
      [tables],
    );
    return new Map(rows.map(({ name, bytes }) => [name, Number(bytes)]));
  };
  await pool.query(`truncate ${tables.join(', ')}`);
  const headers = readVisitHeaders({
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
    'accept-language': 'de',
  });
  const start = Date.now() - 4 * DAY_MS;
  let writeMs = 0;
  for (let done = 0; done < simulatedClicks; done += 5000) {
    // One writer for each five thousand: closing it writes them at once.
    const writer = createClickWriter({ pool, countryLookup: async () => () => 'DE', log: pino({ level: 'silent' }) });
    for (let index = done; index < done + 5000; index++) {
      // Zipf: the nth link gets a share of 1/n.
      const linkId = Math.floor(links ** Math.random());
      const at = start + (index / simulatedClicks) * 3.65 * DAY_MS;
      const address = `40.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
      writer.add({ linkId, at, kind: 'click', address, headers, campaign: '', country: undefined });
    }
    writeMs += await time(() => writer.close());
  }
  const after = await sizes();
  const megabytes = (name: string, factor: number) => `${(((after.get(name) ?? 0) * factor) / 1e6).toFixed(0)} MB`;
  const told = { peer: '', target: 'told', holds: true };
  return [
    {
      what: 'Writing 5,000 clicks (1,000,000 over 3.65 days)',
      ours: `${((writeMs / simulatedClicks) * 5000).toFixed(0)} ms`,
      ...told,
    },
    {
      what: 'Sizes of that: days, single clicks, visitors',
      ours: ['link_days', 'link_clicks', 'link_visitors'].map((name) => megabytes(name, 1)).join(', '),
      ...told,
    },
    {
      what: '100 million a year, by that: days; single clicks of 30 days',
      ours: `${megabytes('link_days', 100)}; ${megabytes('link_clicks', 100 / 12)}`,
      ...told,
    },
  ];
}
