import { expect, test } from 'vitest';
import { CommandError, type CommandFailure } from '../platform/processes/run-command.ts';
import { AppError, defineError } from '../shared/errors.ts';
import { explainFailures } from './explain-failures.ts';
import type { ReadImage } from './image/image-capabilities.ts';

const damaged = defineError('IMAGE_DAMAGED', 422, () => 'This image is damaged.')();

test.each([
  ['a defect', new TypeError('secret'), 422, 'ENGINE_FAILED'],
  ['what is no Error', 'secret', 422, 'ENGINE_FAILED'],
  ['nothing', undefined, 422, 'ENGINE_FAILED'],
  ['an assertion of WebAssembly', new WebAssembly.RuntimeError('secret'), 422, 'ENGINE_FAILED'],
  ['too deep a recursion', new RangeError('Maximum call stack size exceeded'), 422, 'ENGINE_FAILED'],
  ['a broken pipe to a program', system('EPIPE'), 422, 'ENGINE_FAILED'],
  ['no process left to start', system('EAGAIN'), 503, 'ENGINE_BUSY'],
  ['a full disk', system('ENOSPC'), 503, 'NO_SPACE'],
  ['a program that is not installed', command('missing'), 503, 'ENGINE_UNAVAILABLE'],
  ['a program past its time', command('timed-out'), 422, 'ENGINE_OVER_LIMIT'],
  ['a program past its memory', command('over-limit'), 422, 'ENGINE_OVER_LIMIT'],
  ['a program that prints without end', command('too-much-output'), 422, 'ENGINE_OVER_LIMIT'],
  ['a program that fails', command('failed'), 422, 'ENGINE_CRASHED'],
  ['a refusal', damaged, 422, 'IMAGE_DAMAGED'],
  ['several programs, of which one tried', new AggregateError([command('missing'), damaged]), 422, 'IMAGE_DAMAGED'],
  ['no program that could try', new AggregateError([command('missing')]), 503, 'ENGINE_UNAVAILABLE'],
])('%s becomes a refusal with a sentence', async (_what, thrown, status, code) => {
  const refusal = await refusalOf(thrown);
  expect(refusal).toMatchObject({ status, code });
  expect(refusal.message).toMatch(/^[A-Z].*\.$/);
  expect(JSON.stringify(refusal.toBody())).not.toContain('secret');
});

test('the log gets the stack of what nobody foresaw', async () => {
  const { log, cause } = await refusalOf(new TypeError('secret'));
  expect(log).toMatch(/TypeError: secret\n\s+at /);
  expect(cause).toBeInstanceOf(TypeError);
});

test('what fails without a file is not a fault of one', async () => {
  const { ocrLanguages } = explainFailures({ ocrLanguages: () => Promise.reject(new Error('secret')) });
  await expect(ocrLanguages?.()).rejects.toMatchObject({ status: 503, code: 'ENGINE_UNAVAILABLE' });
});

test('an abort keeps its reason', async () => {
  const reason = new Error('no longer wanted');
  await expect(read(reason, AbortSignal.abort(reason))).rejects.toBe(reason);
});

async function refusalOf(thrown: unknown): Promise<AppError> {
  const refusal: unknown = await read(thrown, new AbortController().signal).catch((error) => error);
  if (!(refusal instanceof AppError)) throw new Error(`${String(refusal)} is no refusal.`);
  return refusal;
}

async function read(thrown: unknown, signal: AbortSignal) {
  const readImage: ReadImage = () => Promise.reject(thrown);
  return explainFailures({ readImage }).readImage?.({ input: '/photo.png', type: 'png', signal });
}

function system(code: string): Error {
  return Object.assign(new Error('secret'), { code, syscall: 'write' });
}

function command(failure: CommandFailure): CommandError {
  return new CommandError({ failure, command: 'secret', detail: 'failed' });
}
