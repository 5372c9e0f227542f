import { describe, expect, it } from 'vitest';
import { TaskQueue } from './task-queue.ts';

describe('pages that wait to be drawn', () => {
  it('come the most urgent first, and equally urgent ones in the order they were asked for', async () => {
    const queue = new TaskQueue();
    const done: string[] = [];
    const add = (name: string, priority: number) => queue.add(async () => void done.push(name), { priority });
    await Promise.all([add('far', 3), add('near 1', 2), add('preview', 0), add('near 2', 2)]);
    expect(done).toEqual(['preview', 'near 1', 'near 2', 'far']);
  });

  it('are forgotten when nobody looks at them any more, but not in the middle of the work', async () => {
    const queue = new TaskQueue();
    const scrolledAway = new AbortController();
    const drawing = queue.add(
      async () => {
        scrolledAway.abort();
        return 'drawn';
      },
      { priority: 0, signal: scrolledAway.signal },
    );
    const waiting = queue.add(async () => 'never', { priority: 1, signal: scrolledAway.signal });
    await expect(waiting).rejects.toThrow(/abort/i);
    await expect(drawing).resolves.toBe('drawn');
  });

  it('do not wait for one that cannot be drawn', async () => {
    const queue = new TaskQueue();
    const broken = queue.add(() => Promise.reject(new Error('broken page')), { priority: 0 });
    const next = queue.add(async () => 'next', { priority: 0 });
    await expect(broken).rejects.toThrow('broken page');
    await expect(next).resolves.toBe('next');
  });
});
