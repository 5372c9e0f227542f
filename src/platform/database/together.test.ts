import { expect, test } from 'vitest';
import { together } from './together.ts';

test('gives the results of all statements', async () => {
  expect(await together([Promise.resolve(1), Promise.resolve('two'), undefined])).toEqual([1, 'two', undefined]);
});

test('runs each lazy statement once', async () => {
  let runs = 0;
  const statement = {
    // biome-ignore lint/suspicious/noThenProperty: as Drizzle's statements are
    then: (resolve: (value: number) => void) => resolve(++runs),
  };
  expect(await together([statement])).toEqual([1]);
});

test('throws what failed first, not what failed because of that, and only once all have ended', async () => {
  const duplicate = Object.assign(new Error('duplicate'), { code: '23505' });
  const aborted = Object.assign(new Error('aborted'), { code: '25P02' });
  const { promise: last, resolve } = Promise.withResolvers<void>();
  let hasThrown = false;
  const thrown = together([Promise.reject(aborted), Promise.reject(duplicate), last]).catch((error) => {
    hasThrown = true;
    return error;
  });
  await new Promise((soon) => setImmediate(soon));
  expect(hasThrown).toBe(false);
  resolve();
  expect(await thrown).toBe(duplicate);
});
