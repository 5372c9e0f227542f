import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Log } from '../../platform/log/log.ts';
import { maxPartialBytes, sendPartials } from './send-partials.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('of many at once, only the first and the latest are sent', async () => {
  const { sent, partials } = desk();
  for (let count = 1; count <= 1000; count++) partials.emit({ count });
  await vi.runAllTimersAsync();
  expect(sent).toEqual(['{"count":1}', '{"count":1000}']);
});

test('one that is too large is skipped and logged; the next is sent', async () => {
  const { sent, warn, partials } = desk();
  partials.emit({ text: 'x'.repeat(maxPartialBytes) });
  await vi.runAllTimersAsync();
  expect([sent, warn.mock.calls.length]).toEqual([[], 1]);
  partials.emit({ text: 'x' });
  await vi.runAllTimersAsync();
  expect(sent).toEqual(['{"text":"x"}']);
});

test('a failure does not prevent the next from being sent', async () => {
  const { sent, warn, partials, send } = desk();
  send.mockRejectedValueOnce(new Error('The database is away.'));
  partials.emit(1);
  partials.emit(2);
  await vi.runAllTimersAsync();
  expect([sent, warn.mock.calls.length]).toEqual([['2'], 1]);
});

test('nothing is sent after the end', async () => {
  const { sent, partials } = desk();
  partials.emit(1);
  partials.emit(2);
  partials.close();
  partials.emit(3);
  await vi.runAllTimersAsync();
  expect(sent).toEqual(['1']);
});

function desk() {
  const sent: string[] = [];
  const send = vi.fn(async (json: string) => {
    sent.push(json);
  });
  const warn = vi.fn();
  return { sent, send, warn, partials: sendPartials(send, { jobId: 'j', log: { warn } as unknown as Log }) };
}
