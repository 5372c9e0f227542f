import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pino from 'pino';
import { startEmbeddedPostgres } from '../src/platform/database/embedded-postgres.ts';
import { SECOND_MS } from '../src/shared/units.ts';
import { openCutLine } from '../src/testing/cut-line.ts';
import { callSample, findJob, startSample } from '../src/testing/sample-call.ts';
import { startSampleServer } from '../src/testing/server-processes.ts';
import type { AttackResult } from './attack.ts';
import { seconds } from './suite.ts';

const callers = 8;
const beforeMs = 10 * SECOND_MS;
const outageMs = 60 * SECOND_MS;
const afterMs = 30 * SECOND_MS;
// 0.1 s each: one starts before the outage and ends in the middle of it.
const longSteps = 400;

/** The database is down for a minute while visitors call constantly and a long job runs. */
export async function attack(): Promise<AttackResult> {
  const directory = await mkdtemp(join(tmpdir(), 'satchel-attack-outage-'));
  const log = pino({ level: 'silent' });
  const database = await startEmbeddedPostgres({ directory: join(directory, 'postgres'), password: 'attack', log });
  const line = await openCutLine(database.url);
  const server = await startSampleServer({ DATABASE_URL: line.url, LOG_LEVEL: 'warn' });
  const processes = async () => [await server.child('web'), await server.child('worker')].map(({ pid }) => pid).join();
  try {
    const before = await processes();
    const long = await startSample(server.url, longSteps);
    const load = callWithoutPause(server.url);
    await sleep(beforeMs);
    await line.cut();
    await sleep(outageMs);
    await line.restore();
    const backAt = performance.now();
    await sleep(afterMs);
    const answers = await load.stop();
    const firstMs = (answers.find(({ status, at }) => status === '200' && at > backAt)?.at ?? Number.NaN) - backAt;
    const { state } = await findJob(server.url, long.id);
    const sameProcesses = (await processes()) === before;
    const counts = Object.groupBy(answers, ({ status }) => status);
    return {
      name: 'outage',
      figures: {
        answers: Object.entries(counts)
          .map(([status, list]) => `${list?.length} x ${status}`)
          .join(' and '),
        'first answer after it': seconds(firstMs),
        'job that ended during it': state,
        processes: sameProcesses ? 'none ended' : 'some ended',
      },
      held:
        state === 'done' &&
        sameProcesses &&
        Number.isFinite(firstMs) &&
        Object.keys(counts).every((status) => status === '200' || status === '503 with Retry-After'),
    };
  } finally {
    await server.close();
    await line.close();
    await database.stop();
    await rm(directory, { recursive: true, force: true });
  }
}

type Answer = { status: string; at: number };

function callWithoutPause(url: string): { stop: () => Promise<Answer[]> } {
  const answers: Answer[] = [];
  let stopped = false;
  const caller = async () => {
    while (!stopped) {
      const status = await callSample(url, { steps: 3 }).then(
        ({ status, headers }) => `${status}${headers.has('retry-after') ? ' with Retry-After' : ''}`,
        (error: unknown) => String(error),
      );
      answers.push({ status, at: performance.now() });
      // Respecting Retry-After would leave nothing to count.
      if (status !== '200') await sleep(SECOND_MS / 2);
    }
  };
  const running = Promise.all(Array.from({ length: callers }, caller));
  return {
    stop: async () => {
      stopped = true;
      await running;
      return answers;
    },
  };
}
