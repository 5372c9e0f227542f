import { expect, test } from 'vitest';
import { createRecent } from './recent.ts';

test('asks again only when the answer is too old, or when there is none', async () => {
  let [now, asked] = [0, 0];
  const recent = createRecent(
    async () => {
      asked++;
      if (asked === 1) throw new Error('away');
      return asked;
    },
    1_000,
    () => now,
  );
  await expect(recent()).rejects.toThrow('away');
  expect([await recent(), await recent()]).toEqual([2, 2]);
  now = 1_001;
  expect(await recent()).toBe(3);
});
