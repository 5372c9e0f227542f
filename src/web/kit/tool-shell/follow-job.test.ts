import { expect, test } from 'vitest';
import type { Job } from '../../../modules/jobs/jobs.contract.ts';
import { CallError, callErrors, lostWords } from '../http/call-error.ts';
import { followJob, type JobSource } from './follow-job.ts';

const started: Job = { id: 'j', state: 'running', progress: 0, step: null, inputs: {}, result: null, error: null };
const done: Job = { ...started, state: 'done', progress: 1, result: { downloadUrl: '/x' } };

test('the stream of events brings the result', async () => {
  expect(await followJob(started, quietly(), source({ heard: done }))).toEqual(done);
});

test('a job that is done already is not asked for again', async () => {
  expect(await followJob(done, quietly(), source({}))).toEqual(done);
});

test('when the stream breaks, the job is asked for until it ends', async () => {
  const progress: number[] = [];
  const halfway = { ...started, progress: 0.5 };
  const follow = { signal: undefined, onChange: (job: Job) => progress.push(job.progress) };
  expect(await followJob(started, follow, source({ answers: [halfway, done] }))).toEqual(done);
  expect(progress).toEqual([0.5, 1]);
});

test('partial results come by the stream and, when it breaks, with the answers', async () => {
  const partials: unknown[] = [];
  const follow = { ...quietly(), onPartial: (partial: unknown) => partials.push(partial) };
  const breaks = source({ answers: [{ ...started, partial: 'one two' }, done] });
  const heard = ['one'];
  const listen: JobSource['listen'] = async (_id, { onPartial }) => {
    for (const partial of heard.splice(0)) onPartial?.(partial);
    return undefined;
  };
  expect(await followJob(started, follow, { ...breaks, listen })).toEqual(done);
  expect(partials).toEqual(['one', 'one two']);
});

test('while the server is away the job says so, and then goes on', async () => {
  const away = () => callErrors.network();
  const steps: (string | null)[] = [];
  const follow = { signal: undefined, onChange: ({ step }: Job) => steps.push(step) };
  expect(await followJob(started, follow, source({ answers: [away(), away(), done] }))).toEqual(done);
  expect(steps).toEqual([lostWords, lostWords, null]);
});

test('a server that stays away ends the wait with a sentence', async () => {
  const answers = Array.from({ length: 60 }, () => callErrors.network());
  await expect(followJob(started, quietly(), source({ answers }))).rejects.toThrow('Network error');
});

test('a job that the server has forgotten is not asked for again', async () => {
  const forgotten = new CallError('JOB_NOT_FOUND', 'This job is not known here.');
  await expect(followJob(started, quietly(), source({ answers: [forgotten, done] }))).rejects.toBe(forgotten);
});

test("a failed job gives the tool's own sentence", async () => {
  const failed: Job = { ...started, state: 'failed', error: { message: 'It is damaged.', code: 'DAMAGED' } };
  await expect(followJob(started, quietly(), source({ heard: failed }))).rejects.toMatchObject({
    message: 'It is damaged.',
    code: 'DAMAGED',
  });
});

test('a cancelled job rejects with an abort, not a failure', async () => {
  await expect(followJob({ ...started, state: 'cancelled' }, quietly(), source({}))).rejects.toMatchObject({
    name: 'AbortError',
  });
});

test('cancelling ends the asking', async () => {
  const control = new AbortController();
  const follow = { signal: control.signal, onChange: () => control.abort() };
  await expect(followJob(started, follow, source({ answers: [started, started, done] }))).rejects.toMatchObject({
    name: 'AbortError',
  });
});

const quietly = () => ({ signal: undefined, onChange: () => undefined });

/** Sends `heard` on the stream, or breaks it; then returns the answers in turn. Waits take no time. */
function source({ heard, answers = [] }: { heard?: Job; answers?: (Job | CallError)[] }): JobSource {
  const left = [...answers];
  let clock = 0;
  return {
    listen: async () => heard,
    ask: async () => {
      const answer = left.shift();
      if (!answer) throw new Error('Asked more often than expected.');
      if (answer instanceof CallError) throw answer;
      return answer;
    },
    wait: async (milliseconds) => {
      clock += milliseconds;
    },
    now: () => clock,
    isOnline: () => true,
  };
}
