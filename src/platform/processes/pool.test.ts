import { describe, expect, test } from 'vitest';
import { createPool, type PoolOptions, type Runner } from './pool.ts';
import { runAsShortWork } from './short-work.ts';

const alive = () => new AbortController().signal;

describe('a pool', () => {
  test('starts nothing before the first job, and no more than it needs', async () => {
    const { pool, started, finishNext } = openPool({ size: 3 });
    expect(started()).toBe(0);
    const first = pool.run('a', alive());
    await finishNext();
    await first;
    const second = pool.run('b', alive());
    await finishNext();
    expect(await second).toBe('b done');
    expect(started()).toBe(1);
  });

  test('does as many jobs at a time as it has runners, in the order they came', async () => {
    const { pool, working, finishNext } = openPool({ size: 2 });
    const all = ['a', 'b', 'c', 'd'].map((job) => pool.run(job, alive()));
    await expect.poll(working).toEqual(['a', 'b']);
    expect(pool.state()).toEqual({ running: 2, busy: 2, waiting: 2 });
    await finishNext();
    await expect.poll(working).toEqual(['b', 'c']);
    for (let left = 3; left > 0; left -= 1) await finishNext();
    expect(await Promise.all(all)).toEqual(['a done', 'b done', 'c done', 'd done']);
  });

  test('keeps a runner for short work, which goes before what waits', async () => {
    const { pool, working, finishNext } = openPool({ size: 1 });
    const runShort = (job: string) => runAsShortWork(() => pool.run(job, alive()));
    const all = [pool.run('long', alive()), pool.run('long too', alive()), runShort('short'), runShort('short too')];
    await expect.poll(working).toEqual(['long', 'short']);
    await finishNext();
    await expect.poll(working).toEqual(['short', 'short too']);
    await finishNext();
    await expect.poll(working).toEqual(['short too', 'long too']);
    for (let left = 2; left > 0; left -= 1) await finishNext();
    expect(await Promise.all(all)).toEqual(['long done', 'long too done', 'short done', 'short too done']);
  });

  test('refuses a job when enough are waiting', async () => {
    const { pool, working, finishNext } = openPool({ size: 1, queueLimit: 1 });
    const [first, second] = [pool.run('a', alive()), pool.run('b', alive())];
    await expect.poll(working).toEqual(['a']);
    await expect(pool.run('c', alive())).rejects.toMatchObject({ code: 'ENGINE_BUSY', status: 503 });
    await finishNext();
    await finishNext();
    await Promise.all([first, second]);
  });

  test('forgets a waiting job that was cancelled', async () => {
    const { pool, working, finishNext } = openPool({ size: 1 });
    const controller = new AbortController();
    const first = pool.run('a', alive());
    const second = pool.run('b', controller.signal);
    const third = pool.run('c', alive());
    await expect.poll(working).toEqual(['a']);
    controller.abort(new Error('no longer wanted'));
    await expect(second).rejects.toThrow('no longer wanted');
    await finishNext();
    await expect.poll(working).toEqual(['c']);
    await finishNext();
    await Promise.all([first, third]);
  });

  test('replaces a runner after its share of jobs', async () => {
    const { pool, started, finishNext } = openPool({ size: 1, maxJobs: 2 });
    for (const job of ['a', 'b', 'c']) {
      const done = pool.run(job, alive());
      await finishNext();
      await done;
    }
    expect(started()).toBe(2);
  });

  test('replaces a runner that is no longer usable', async () => {
    const { pool, started, finishNext, wearOut } = openPool({ size: 1 });
    const first = pool.run('a', alive());
    await finishNext();
    await first;
    wearOut();
    const second = pool.run('b', alive());
    await finishNext();
    expect(await second).toBe('b done');
    expect(started()).toBe(2);
  });

  test('stops a runner without work, and starts one again', async () => {
    const { pool, started, stopped, finishNext } = openPool({ size: 1, idleStopMs: 20 });
    const first = pool.run('a', alive());
    await finishNext();
    await first;
    await expect.poll(stopped).toBe(1);
    const second = pool.run('b', alive());
    await finishNext();
    await second;
    expect(started()).toBe(2);
  });

  test('goes on after a runner could not be started', async () => {
    const { pool, finishNext, failNextStart } = openPool({ size: 1 });
    failNextStart();
    await expect(pool.run('a', alive())).rejects.toThrow('cannot start');
    const second = pool.run('b', alive());
    await finishNext();
    expect(await second).toBe('b done');
  });

  test('that starts ahead has a successor ready before the last job of a runner', async () => {
    const { pool, started, stopped, finishNext } = openPool({ size: 1, maxJobs: 4, startAhead: 2 });
    const done: string[] = [];
    for (const [job, startedSoFar] of [
      ['a', 1],
      ['b', 2],
      ['c', 2],
    ] as const) {
      const running = pool.run(job, alive());
      await finishNext();
      done.push(await running);
      expect(started()).toBe(startedSoFar);
    }
    expect(done).toEqual(['a done', 'b done', 'c done']);
    expect(stopped()).toBe(1);
  });

  test('that starts ahead replaces at once what is no longer usable', async () => {
    const { pool, working, started, finishNext, wearOut } = openPool({ size: 1, startAhead: 1 });
    const first = pool.run('a', alive());
    await expect.poll(working).toEqual(['a']);
    wearOut();
    await finishNext();
    await first;
    await expect.poll(started).toBe(2);
  });

  test('that starts ahead lets a job go on with whatever is free first', async () => {
    const { pool, working, started, finishNext, holdStarts } = openPool({ size: 2, startAhead: 1 });
    const first = pool.run('a', alive());
    await expect.poll(working).toEqual(['a']);
    const goOn = holdStarts();
    const [second, third] = [pool.run('b', alive()), pool.run('c', alive())];
    await finishNext();
    await expect.poll(working).toEqual(['b']);
    expect(started()).toBe(1);
    goOn();
    await expect.poll(working).toEqual(['b', 'c']);
    expect(started()).toBe(2);
    await finishNext();
    await finishNext();
    await Promise.all([first, second, third]);
  });

  test('that starts ahead ends what is starting, too, when closed', async () => {
    const { pool, started, stopped, finishNext, holdStarts, wearOut } = openPool({ size: 1, startAhead: 1 });
    const first = pool.run('a', alive());
    await finishNext();
    await first;
    const goOn = holdStarts();
    const second = pool.run('b', alive());
    await finishNext();
    await second;
    wearOut();
    const third = pool.run('c', alive());
    const refused = expect(third).rejects.toMatchObject({ code: 'ENGINE_STOPPING' });
    const closing = pool.close();
    goOn();
    await closing;
    await refused;
    expect(stopped()).toBe(started());
  });

  test('when closed, ends what runs, refuses what waits and takes nothing new', async () => {
    const { pool, working, stopped } = openPool({ size: 1 });
    const outcomes = Promise.allSettled([pool.run('a', alive()), pool.run('b', alive())]);
    await expect.poll(working).toEqual(['a']);
    await pool.close();
    expect(stopped()).toBe(1);
    const stopping = expect.objectContaining({ code: 'ENGINE_STOPPING' });
    expect(await outcomes).toEqual([
      { status: 'rejected', reason: stopping },
      { status: 'rejected', reason: stopping },
    ]);
    await expect(pool.run('c', alive())).rejects.toMatchObject({ code: 'ENGINE_STOPPING' });
  });
});

/** A pool whose jobs end when the test says so. */
function openPool(options: Partial<PoolOptions<string, string>>) {
  const jobs: { name: string; finish: () => void }[] = [];
  let started = 0;
  let stopped = 0;
  let failing = false;
  let usable = true;
  let held = Promise.resolve();
  const start = async (): Promise<Runner<string, string>> => {
    if (failing) {
      failing = false;
      throw new Error('cannot start');
    }
    await held;
    started += 1;
    usable = true;
    let crash: (error: Error) => void = () => undefined;
    return {
      run: (name) =>
        new Promise((resolve, reject) => {
          crash = reject;
          const job = {
            name,
            finish: () => {
              jobs.splice(jobs.indexOf(job), 1);
              resolve(`${name} done`);
            },
          };
          jobs.push(job);
        }),
      isUsable: () => usable,
      stop: async () => {
        stopped += 1;
        crash(new Error('ended'));
      },
    };
  };
  const pool = createPool<string, string>({
    ...{ size: 1, queueLimit: 10, maxJobs: 100, idleStopMs: 60_000, start },
    ...options,
  });
  return {
    pool,
    started: () => started,
    stopped: () => stopped,
    working: () => jobs.map(({ name }) => name),
    finishNext: async () => {
      await expect.poll(() => jobs.length).toBeGreaterThan(0);
      jobs[0]?.finish();
      await Promise.resolve();
    },
    /** Runners wait to start until the returned function is called. */
    holdStarts: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
    failNextStart: () => {
      failing = true;
    },
    wearOut: () => {
      usable = false;
    },
  };
}
