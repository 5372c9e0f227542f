import { describe, expect, test } from 'vitest';
import {
  asKept,
  type BulkEvent,
  type BulkItem,
  changeQueue,
  countQueue,
  fileMissingCode,
  findMissing,
  overallProgress,
} from './queue-state.ts';
import { startingRecipe } from './recipes.ts';

describe('the list of files', () => {
  test('a file goes from pending over processing to completed, and the progress is the share of completed files', () => {
    const items = listAfter(
      [file('a'), file('b'), file('c'), file('d')],
      start('a', 'b', 'c', 'd'),
      { kind: 'uploading', id: 'a', progress: 0.5 },
      { kind: 'accepted', id: 'a', job: 'job-a', stored: 'upload-a' },
      { kind: 'working', id: 'a', progress: 0.5, step: 'Compressing' },
      { kind: 'completed', id: 'a', result },
      { kind: 'accepted', id: 'b', job: 'job-b', stored: undefined },
    );
    expect(items.map(({ status }) => status.state)).toEqual(['completed', 'processing', 'pending', 'pending']);
    expect(overallProgress(countQueue(items))).toBe(0.25);
  });

  test('a failed file shows its error and leaves the others as they are', () => {
    const items = listAfter([file('a'), file('b')], start('a', 'b'), failure('a'));
    expect(countQueue(items)).toEqual({ total: 2, pending: 0, underWay: 1, completed: 0, failed: 1 });
    expect(items[1]?.status).toEqual({ state: 'pending', waiting: true });
  });

  test('a failed file is tried again with the upload that has arrived, as a new job', () => {
    const accepted: BulkEvent = { kind: 'accepted', id: 'a', job: 'job-1', stored: 'upload-a' };
    const [item] = listAfter([file('a')], start('a'), accepted, failure('a'), start('a'));
    expect(item).toMatchObject({ stored: 'upload-a', status: { state: 'pending', waiting: true } });
    expect(item?.job).toBeUndefined();
  });

  test('a completed file is not started again, and ignores updates of an earlier run', () => {
    const done = listAfter([file('a')], start('a'), { kind: 'completed', id: 'a', result });
    expect(listAfter(done, start('a'), failure('a'))).toEqual(done);
  });

  test('a file that was cancelled is pending and can be started again', () => {
    const items = listAfter(
      [file('a')],
      start('a'),
      { kind: 'accepted', id: 'a', job: 'j', stored: 's' },
      { kind: 'stopped', ids: ['a'] },
    );
    expect(items[0]?.status).toEqual({ state: 'pending', waiting: false });
    expect(listAfter(items, { kind: 'completed', id: 'a', result })).toEqual(items);
  });

  test('a deleted result is shown as an error', () => {
    const [item] = listAfter(
      [file('a')],
      start('a'),
      { kind: 'completed', id: 'a', result },
      { kind: 'gone', id: 'a' },
    );
    expect(item?.status).toMatchObject({ state: 'error', code: 'RESULT_GONE' });
  });
});

test('what is completed can be put back and done again; what failed stays failed', () => {
  const items = listAfter(
    [file('a'), file('b')],
    start('a', 'b'),
    { kind: 'completed', id: 'a', result },
    failure('b'),
  );
  const again = listAfter(items, { kind: 'putBack' });
  expect(again.map(({ status }) => status.state)).toEqual(['pending', 'error']);
});

test('a file that could not be kept is found again by its name and size, and no other is', () => {
  const missing: BulkEvent = { kind: 'failed', id: 'b', message: 'Add it again.', code: fileMissingCode };
  const items = listAfter([file('a'), file('b')], start('a', 'b'), failure('a'), missing);
  expect(findMissing(items, { name: 'a.txt', size: 1 })).toBeUndefined();
  expect(findMissing(items, { name: 'b.txt', size: 2 })).toBeUndefined();
  expect(findMissing(items, { name: 'b.txt', size: 1 })?.id).toBe('b');
  expect(listAfter(items, { kind: 'found', id: 'b' })[1]?.status).toEqual({ state: 'pending', waiting: false });
});

describe('what is kept for the next visit', () => {
  test('an upload that was cut off waits for its turn again, and a job goes on', () => {
    const cut = listAfter([file('a')], start('a'), { kind: 'uploading', id: 'a', progress: 0.7 });
    expect(asKept(cut[0] ?? file('a')).status).toEqual({ state: 'pending', waiting: true });
    const begun = listAfter(cut, { kind: 'accepted', id: 'a', job: 'job-a', stored: undefined });
    expect(asKept(begun[0] ?? file('a'))).toMatchObject({ job: 'job-a', status: { state: 'processing' } });
  });

  test('a password is not, so the file waits to be started again', () => {
    const steps = [{ operation: 'pdf-splitter/split', options: { password: 'secret' } }];
    const orders = new Map([['a', { ...startingRecipe, steps, number: 1, date: '2026-01-31' }]]);
    const [item] = listAfter([file('a')], { kind: 'started', ids: ['a'], orders });
    const kept = asKept(item ?? file('a'));
    expect(JSON.stringify(kept)).not.toContain('secret');
    expect(kept.status).toEqual({ state: 'pending', waiting: false });
  });
});

const result = {
  downloadUrl: '/api/files/x/a.zip',
  filename: 'a.zip',
  type: 'zip',
  originalSize: 2,
  bytes: 1,
  notes: [],
};

const file = (id: string): BulkItem => ({
  id,
  name: `${id}.txt`,
  bytes: 1,
  status: { state: 'pending', waiting: false },
});

function start(...ids: string[]): BulkEvent {
  const orders = new Map(ids.map((id, index) => [id, { ...startingRecipe, number: index + 1, date: '2026-01-31' }]));
  return { kind: 'started', ids, orders };
}

const failure = (id: string): BulkEvent => ({ kind: 'failed', id, message: 'Damaged.', code: 'DAMAGED' });

const listAfter = (items: readonly BulkItem[], ...events: BulkEvent[]): readonly BulkItem[] =>
  events.reduce(changeQueue, items);
