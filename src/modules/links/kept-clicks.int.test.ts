import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { killProcess, type SampleServer, startSampleServer } from '../../testing/server-processes.ts';
import { createTestDatabase } from '../../testing/test-database.ts';

const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
/** What may be lost when a process is killed. */
const lostMs = 1000;

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let pool: pg.Pool;
let server: SampleServer;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = new pg.Pool({ connectionString: database.url, max: 1 });
  server = await startSampleServer({ DATABASE_URL: database.url, TRUST_PROXY: 'true' });
});
afterAll(async () => {
  await server.close();
  await pool.end();
  await database.drop();
});

test('a web process that is killed loses the clicks of its last second at most, and its successor counts on', async () => {
  const link = await makeLink();
  const visitors = clickAway(link.code);
  await visitors.areAnsweredSteadily();
  const killedAt = performance.now();
  await killProcess(await server.child('web'));
  await server.isUp();
  const safe = visitors.answeredAt.filter((at) => at < killedAt - lostMs).length;
  expect(safe).toBeGreaterThan(0);
  expect(await countedOf(link.id)).toBeGreaterThanOrEqual(safe);

  const before = await countedOf(link.id);
  await expect.poll(() => countedOf(link.id)).toBeGreaterThan(before);
  await visitors.leave();
  expect(await countedOf(link.id)).toBeLessThanOrEqual(visitors.sent());
});

test('a clean stop loses none', async () => {
  const link = await makeLink();
  const visitors = clickAway(link.code);
  await visitors.areAnsweredSteadily();
  server.process.kill('SIGTERM');
  expect(await once(server.process, 'exit')).toEqual([0, null]);
  await visitors.leave();
  const counted = await countedOf(link.id);
  expect(counted).toBeGreaterThanOrEqual(visitors.answeredAt.length);
  expect(counted).toBeLessThanOrEqual(visitors.sent());
});

let links = 0;
async function makeLink(): Promise<{ id: string; code: string }> {
  const code = `kept-${++links}`;
  const { rows } = await pool.query<{ id: string }>(
    `insert into links (domain, code, owner, url, host, created_at)
     values ('', $1, 'visitor:test', 'https://example.com/', 'example.com', now()) returning id`,
    [code],
  );
  return { id: rows[0]?.id ?? '', code };
}

async function countedOf(id: string): Promise<number> {
  const { rows } = await pool.query('select coalesce(sum(clicks), 0) as clicks from link_days where link_id = $1', [
    id,
  ]);
  return Number(rows[0]?.clicks);
}

/** A few people who click one after the other, each from another address, until they leave. */
function clickAway(code: string) {
  const answeredAt: number[] = [];
  let sent = 0;
  let isOver = false;
  const person = async () => {
    while (!isOver) {
      sent++;
      const address = `20.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`;
      const status = await fetch(`${server.url}/s/${code}`, {
        redirect: 'manual',
        headers: { 'user-agent': chrome, 'x-forwarded-for': address },
      }).then(
        (answer) => answer.status,
        () => undefined,
      );
      if (status === 302) answeredAt.push(performance.now());
      await sleep(10);
    }
  };
  const people = [person(), person(), person()];
  return {
    answeredAt,
    sent: () => sent,
    /** Waits until answers have come for three seconds without a gap: a machine that stands still also writes late. */
    areAnsweredSteadily: async () => {
      for (let from = performance.now(), seen = 0; performance.now() - from < 3 * lostMs; await sleep(100)) {
        if (answeredAt.length === seen) from = performance.now();
        seen = answeredAt.length;
      }
    },
    leave: async () => {
      isOver = true;
      await Promise.all(people);
    },
  };
}
