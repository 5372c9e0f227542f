import { expect, test } from 'vitest';
import type { EventLog } from '../platform/log/log.ts';
import { AppError } from '../shared/errors.ts';
import { withFallback } from './with-fallback.ts';

const warnings: string[] = [];
const log: EventLog = {
  info: () => undefined,
  debug: () => undefined,
  error: () => undefined,
  warn: (_: unknown, message?: string) => void warnings.push(message ?? ''),
};
const ask = { signal: new AbortController().signal };

test('the first implementation that succeeds answers, and the log says which one failed', async () => {
  const open = withFallback('open', [failing('first'), succeeding('second'), succeeding('third')], log);
  expect(await open(ask)).toBe('second');
  expect(warnings).toEqual(['An engine failed; trying the next one']);
});

test('an input that is to blame is not tried again', async () => {
  const blaming = { name: 'first', run: () => Promise.reject(appError(422)) };
  await expect(withFallback('open', [blaming, succeeding('second')], log)(ask)).rejects.toMatchObject({ status: 422 });
});

test('a busy or broken engine is no reason to give up', async () => {
  const broken = { name: 'first', run: () => Promise.reject(appError(503)) };
  expect(await withFallback('open', [broken, succeeding('second')], log)(ask)).toBe('second');
});

test('nothing more is tried once the work is cancelled', async () => {
  const controller = new AbortController();
  const cancelling = {
    name: 'first',
    run: () => {
      controller.abort(new Error('no longer wanted'));
      return Promise.reject(new Error('interrupted'));
    },
  };
  const open = withFallback('open', [cancelling, succeeding('second')], log);
  await expect(open({ signal: controller.signal })).rejects.toThrow('interrupted');
});

test('when all fail, all their errors are told', async () => {
  const open = withFallback('open', [failing('first'), failing('second')], log);
  await expect(open(ask)).rejects.toSatisfy(
    (error) =>
      error instanceof AggregateError &&
      error.errors.length === 2 &&
      /open: all engines failed: first: .*first failed.*second: .*second failed/s.test(error.message),
  );
});

function succeeding(name: string) {
  return { name, run: async () => name };
}

function failing(name: string) {
  return { name, run: (): Promise<string> => Promise.reject(new Error(`${name} failed`)) };
}

function appError(status: 422 | 503): AppError {
  return new AppError({ code: 'TEST', status, message: 'No.' });
}
