import { expect, test } from 'vitest';
import { createInstantWork } from './instant-work.ts';

const alive = new AbortController().signal;

test('callers take turns, one piece of work at a time', async () => {
  const instant = createInstantWork();
  const order: string[] = [];
  let atOnce = 0;
  const add = (who: string, name: string) =>
    instant.run(
      who,
      async () => {
        expect(++atOnce).toBe(1);
        await new Promise(setImmediate);
        atOnce--;
        order.push(name);
      },
      alive,
    );
  await Promise.all([add('a', 'a1'), add('a', 'a2'), add('a', 'a3'), add('b', 'b1'), add('c', 'c1'), add('b', 'b2')]);
  expect(order).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
});

test('other requests are answered between two blocking pieces', async () => {
  const instant = createInstantWork();
  const order: string[] = [];
  const block = async (name: string) => {
    // As long as a large QR code, so that the pause behind it is not over before the loop turns.
    for (const end = performance.now() + 50; performance.now() < end; );
    order.push(name);
  };
  const pieces = ['first', 'second'].map((name) => instant.run('a', () => block(name), alive));
  setImmediate(() => order.push('request'));
  await Promise.all(pieces);
  expect(order).toEqual(['first', 'request', 'second']);
});

test('too many from one network, or in all, are refused', async () => {
  const instant = createInstantWork({ maxEach: 2, maxInAll: 5 });
  const held = Promise.withResolvers<void>();
  const add = async (who: string) =>
    instant
      .run(who, () => held.promise, alive)
      .then(
        () => 'done',
        () => 'failed',
      );
  const refusal = (who: string) => add(who).catch(({ status, headers }) => [status, headers['retry-after']]);
  // The first of them is running, not waiting.
  const taken = ['a', 'a', 'a', 'b', 'b'].map(add);
  expect(await refusal('a')).toEqual([429, '2']);
  expect(await refusal('c')).toEqual([503, '2']);
  held.resolve();
  expect(await Promise.all(taken)).toEqual(Array(5).fill('done'));
  expect(await add('c')).toBe('done');
});

test('work for a client that has left is skipped', async () => {
  const instant = createInstantWork();
  const left = new AbortController();
  const work = instant.run('a', async () => 'done', alive);
  const late = instant.run('a', async () => expect.unreachable(), left.signal);
  left.abort(new Error('left'));
  await expect(late).rejects.toThrow('left');
  expect(await work).toBe('done');
});

test('a failure is passed to its caller, and the next piece runs', async () => {
  const instant = createInstantWork();
  await expect(instant.run('a', () => Promise.reject(new Error('bad')), alive)).rejects.toThrow('bad');
  expect(await instant.run('a', async () => 'done', alive)).toBe('done');
});
