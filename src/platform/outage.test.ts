import { expect, test } from 'vitest';
import { isOutage, retryDuringOutage } from './outage.ts';

const failure = (facts: object, message = 'failed') => Object.assign(new Error(message), facts);

test.each([
  ['nobody listens', failure({ code: 'ECONNREFUSED', syscall: 'connect' })],
  ['the connection broke', failure({ code: 'ECONNRESET', syscall: 'read' })],
  ['an administrator ended it', failure({ code: '57P01' })],
  ['the server is starting', failure({ code: '57P03' })],
  ['all its connections are taken', failure({ code: '53300' })],
  ['the pool waited in vain', new Error('timeout exceeded when trying to connect')],
  ['a query was never answered', new Error('Query read timeout')],
  ['a library wraps it', new Error('Failed query', { cause: new Error('Connection terminated unexpectedly') })],
  ['both addresses of a host refuse', new AggregateError([failure({ code: 'ECONNREFUSED', syscall: 'connect' })])],
])('it is an outage when %s', (_how, error) => {
  expect(isOutage(error)).toBe(true);
});

test.each([
  ['a client hangs up', failure({ code: 'ECONNRESET' }, 'aborted')],
  ['a row exists already', failure({ code: '23505' })],
  ['a file is missing', failure({ code: 'ENOENT', syscall: 'open' })],
  ['something is no error at all', 'ECONNREFUSED'],
])('it is none when %s', (_how, error) => {
  expect(isOutage(error)).toBe(false);
});

test('work is done again until the outage is over', async () => {
  let attempts = 0;
  const work = async () => {
    if (++attempts < 3) throw failure({ code: '57P03' });
    return 'done';
  };
  expect(await retryDuringOutage(work)).toBe('done');
  expect(attempts).toBe(3);
});

test('what is no outage, or lasts too long, is thrown at once', async () => {
  const defect = new TypeError('a defect');
  await expect(retryDuringOutage(() => Promise.reject(defect))).rejects.toBe(defect);
  const away = failure({ code: '57P03' });
  await expect(retryDuringOutage(() => Promise.reject(away), { forMs: -1 })).rejects.toBe(away);
  await expect(retryDuringOutage(() => Promise.reject(away), { signal: AbortSignal.abort() })).rejects.toBe(away);
});
