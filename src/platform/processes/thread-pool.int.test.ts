import { afterEach, beforeEach, expect, test } from 'vitest';
import type { TestRequest } from './test-thread.ts';
import { createThreadPool, type ThreadPool } from './thread-pool.ts';

let pool: ThreadPool<TestRequest, number>;
beforeEach(() => {
  pool = createThreadPool({
    script: new URL('./test-thread.ts', import.meta.url),
    ...{ size: 1, queueLimit: 5, maxJobs: 3, heapMb: 64, idleStopMs: 60_000 },
  });
});
afterEach(() => pool.close());

test('a thread answers, stays for the next request, and is replaced after its share', async () => {
  const answers = [];
  for (let call = 0; call < 4; call += 1) answers.push(await run('count'));
  expect(answers).toEqual([1, 2, 3, 1]);
});

test('a thread that has grown too large answers and is replaced', async () => {
  expect([await run('count'), await run('be spent'), await run('count')]).toEqual([1, 2, 1]);
});

test('a refusal in words for the user comes through, and a defect as one', async () => {
  await expect(run('refuse')).rejects.toMatchObject({ name: 'AppError', code: 'TEST_REFUSED', status: 422 });
  await expect(run('throw')).rejects.toThrow('a defect of the thread');
  expect(await run('count')).toBe(3);
});

test('a thread that computes for ever is stopped when it is cancelled', async () => {
  const controller = new AbortController();
  const looping = run('loop', { signal: controller.signal });
  setTimeout(() => controller.abort(new Error('no longer wanted')), 300);
  await expect(looping).rejects.toThrow('no longer wanted');
  expect(await run('count')).toBe(1);
});

test('cancelling a thread between two steps of its work does not end the process', async () => {
  // Terminated at once, one thread in dozens took the process with it.
  for (let call = 0; call < 40; call += 1) {
    // It has started.
    await run('count');
    const controller = new AbortController();
    const compressing = run('compress', { signal: controller.signal });
    setTimeout(() => controller.abort(new Error('no longer wanted')), 15);
    await expect(compressing).rejects.toThrow('no longer wanted');
  }
  expect(await run('count')).toBe(1);
});

test('a thread that computes for ever is stopped at its deadline', async () => {
  await expect(run('loop', { timeoutMs: 300 })).rejects.toMatchObject({ code: 'ENGINE_TIMED_OUT', status: 422 });
  expect(await run('count')).toBe(1);
});

test('a thread that needs more memory than allowed ends alone', async () => {
  await expect(run('fill memory')).rejects.toMatchObject({ code: 'ENGINE_OUT_OF_MEMORY', status: 422 });
  expect(await run('count')).toBe(1);
});

test('a thread that ends by itself fails its request', async () => {
  await expect(run('exit')).rejects.toMatchObject({ code: 'ENGINE_CRASHED' });
  expect(await run('count')).toBe(1);
});

test('closing ends a thread in the middle of its work', async () => {
  const outcome = expect(run('loop')).rejects.toMatchObject({ code: 'ENGINE_STOPPING' });
  await expect.poll(() => pool.state().running).toBe(1);
  await pool.close();
  await outcome;
});

function run(request: TestRequest, more: { signal?: AbortSignal; timeoutMs?: number } = {}) {
  return pool.run({ request, timeoutMs: 20_000, signal: new AbortController().signal, ...more });
}
