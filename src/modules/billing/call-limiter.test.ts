import { expect, test } from 'vitest';
import { createLimiter } from './call-limiter.ts';

test('lets as many through as there are places, the others one by one, and turns away whom it cannot seat', async () => {
  const turn = createLimiter({ places: 2, waiting: 2, onFull: () => new Error('full') });
  const log: string[] = [];
  const leave: (() => void)[] = [];
  const visit = (name: string) =>
    turn(async () => {
      log.push(name);
      await new Promise<void>((resolve) => leave.push(resolve));
    });
  const visits = ['a', 'b', 'c', 'd'].map(visit);
  await expect(visit('e')).rejects.toThrow('full');
  expect(log).toEqual(['a', 'b']);
  leave.shift()?.();
  await visits[0];
  expect(log).toEqual(['a', 'b', 'c']);
  leave.shift()?.();
  await visits[1];
  expect(log).toEqual(['a', 'b', 'c', 'd']);
  for (const go of leave) go();
  await Promise.all(visits);
});

test('a place is free again after a failure', async () => {
  const turn = createLimiter({ places: 1, waiting: 0, onFull: () => new Error('full') });
  await expect(turn(() => Promise.reject(new Error('broke')))).rejects.toThrow('broke');
  expect(await turn(async () => 'works')).toBe('works');
});
