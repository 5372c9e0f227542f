import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { defineRun, defineRuns, OutputFile } from '../../catalog/define-run.ts';
import { defineTool, resultFile } from '../../catalog/define-tool.ts';
import { toolWords } from '../../catalog/test-tools.ts';
import { AppError } from '../../shared/errors.ts';
import type { RunMeter, Taken } from '../../shared/run-caller.ts';
import { startTestApplication, type TestApplication } from '../../testing/test-application.ts';
import type { Caller } from '../accounts/caller.ts';
import { archiveUrl, fileIdOf } from '../files/files.contract.ts';
import type { Job } from '../jobs/jobs.contract.ts';
import type { Usage } from './usage.contract.ts';

let app: TestApplication;
beforeAll(async () => {
  app = await startTestApplication([scannerRuns, borrowerRuns], { WORKER_CONCURRENCY: '4' }, { identify });
  for (const id of [
    'crowd',
    'hurry',
    'reader',
    'unlucky',
    'impatient',
    'coder',
    'pro',
    'vanished',
    'signed-in',
    'cropper',
    'twins',
    'clumsy',
    'leaver',
    'taker',
    'grabber',
    'greedy',
    'giver-tally',
    'giver-tally-job',
    'saver',
    'repeater',
    'regretful',
    'keeper',
    'waiter',
    'recutter',
  ]) {
    await query("insert into users (id, username, email) values ($1, $1, $1 || '@example.org')", [id]);
  }
});
afterAll(() => app.close());

describe('an allowance of 5 a month', () => {
  test('lets exactly 5 of 20 concurrent calls through', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => scan({ user: 'crowd' })));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(5).fill(200), ...Array(15).fill(429)]);
    expect(await usageOf('crowd', 'scan')).toMatchObject({ used: 5, max: 5, remaining: 0, per: 'month' });
  });

  test('lets exactly 5 of 20 concurrent instant calls through', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => post('shorten', { user: 'hurry' })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  });

  test('says in every answer what is left, and in the last one when it resets', async () => {
    const left: (string | null)[] = [];
    for (let count = 0; count < 5; count++) {
      const answer = await scan({ user: 'reader' });
      expect(answer.headers.get('ratelimit-policy')).toMatch(
        /^"scanner\/scan";q=5;w=(2419200|2505600|2592000|2678400)$/,
      );
      left.push(/^"scanner\/scan";r=(\d);t=\d+$/.exec(answer.headers.get('ratelimit') ?? '')?.[1] ?? null);
    }
    expect(left).toEqual(['4', '3', '2', '1', '0']);
    const refused = await scan({ user: 'reader' });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.headers.get('ratelimit')).toContain(';r=0;');
    expect(await refused.json()).toEqual({
      code: 'ALLOWANCE_USED_UP',
      message: expect.stringMatching(
        /^You have used your 5 free scans for this month\. They come back .* Pro users have no such limit\.$/,
      ),
    });
  });

  test('is not used by work that fails, is refused, is cancelled or returns its input', async () => {
    expect((await scan({ user: 'unlucky', text: 'fail' })).status).toBe(422);
    expect((await scan({ user: 'unlucky', text: 'x'.repeat(200) })).status).toBe(400);
    const answer = await scan({ user: 'unlucky', text: 'slow', prefer: 'respond-async' });
    expect(answer.headers.get('ratelimit')).toContain(';r=4;');
    const job = (await answer.json()) as Job;
    expect(await usageOf('unlucky', 'scan')).toMatchObject({ used: 1 });
    await fetch(`${app.url}/api/jobs/${job.id}`, { method: 'DELETE', headers: { 'x-test-user': 'unlucky' } });
    await fetch(`${app.url}/api/jobs/${job.id}`, { method: 'DELETE', headers: { 'x-test-user': 'unlucky' } });
    expect(await usageOf('unlucky', 'scan')).toMatchObject({ used: 0, remaining: 5 });
    const same = (await (await read('unlucky', 'A page', 'same')).json()) as { file: string };
    expect(await (await fetch(app.url + same.file, { headers: { 'x-test-user': 'unlucky' } })).text()).toBe('A page');
    expect(await usageOf('unlucky', 'read')).toMatchObject({ used: 0, remaining: 2 });
    expect((await post('shorten', { user: 'unlucky', text: 'fail' })).status).toBe(422);
    expect(await usageOf('unlucky', 'shorten')).toMatchObject({ used: 0, remaining: 5 });
  });

  test('is not used by a visitor who leaves before the answer', async () => {
    await expect(scan({ user: 'impatient', text: 'slow', signal: AbortSignal.timeout(300) })).rejects.toThrow();
    await expect.poll(() => usageOf('impatient', 'scan')).toMatchObject({ used: 0 });
  });

  test('counts the calls of an API key for its user', async () => {
    await scan({ user: 'coder', apiKey: 'one' });
    await scan({ user: 'coder', apiKey: 'two' });
    expect(await usageOf('coder', 'scan')).toMatchObject({ used: 2 });
  });

  test('does not limit Pro users', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => scan({ user: 'pro', plan: 'pro' })));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(answers[0]?.headers.get('ratelimit')).toBeNull();
    expect(await usageOf('pro', 'scan', 'pro')).toMatchObject({ used: 0, max: null, remaining: null });
  });
});

describe('a signed-out visitor', () => {
  test('gets a signed cookie that scripts cannot read, and an allowance with it', async () => {
    const { cookie, header } = await newVisitor();
    expect(header).toMatch(/HttpOnly; SameSite=Lax/);
    for (let count = 0; count < 5; count++) expect((await scan({ cookie })).status).toBe(200);
    expect((await scan({ cookie })).status).toBe(429);
    expect((await scan({ cookie: (await newVisitor()).cookie })).status).toBe(200);
  });

  test('gains nothing without a cookie, or with a forged one', async () => {
    const forged = `satchel_visitor=${'a'.repeat(32)}.${'b'.repeat(43)}`;
    const answers: Response[] = [];
    for (let count = 0; count < 3; count++)
      answers.push(await post('shorten'), await post('shorten', { cookie: forged }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
  });

  test('shares a higher limit with everybody at the address', async () => {
    const statuses: number[] = [];
    for (let visitor = 0; visitor < 12; visitor++) {
      const { cookie } = await newVisitor();
      for (let count = 0; count < 5; count++) statuses.push((await post('shout', { cookie })).status);
    }
    expect(statuses.slice(0, 50)).toEqual(Array(50).fill(200));
    expect(statuses.slice(50)).toEqual(Array(10).fill(429));
    const { cookie } = await newVisitor();
    const refused = await post('shout', { cookie });
    expect(((await refused.json()) as { message: string }).message).toContain('everyone at your network address');
    expect(await usageOf(undefined, 'shout', 'free', cookie)).toMatchObject({ used: 0, max: 5, remaining: 0 });
    expect((await post('shout', { user: 'signed-in' })).status).toBe(200);
  });
});

describe('the same file again', () => {
  test('counts as one use up to 3 times, also when nothing else is left', async () => {
    for (let count = 0; count < 3; count++) expect((await read('cropper', 'A')).status).toBe(200);
    expect(await usageOf('cropper', 'read')).toMatchObject({ used: 1 });
    expect((await read('cropper', 'A')).status).toBe(200);
    expect(await usageOf('cropper', 'read')).toMatchObject({ used: 2, remaining: 0 });
    const again = await read('cropper', 'A');
    expect([again.status, again.headers.get('ratelimit')]).toEqual([200, expect.stringContaining(';r=0;')]);
    expect((await read('cropper', 'B')).status).toBe(429);
    expect((await read('cropper', 'A')).status).toBe(200);
    // Both uses of that file are complete, so the next would be a third.
    expect((await read('cropper', 'A')).status).toBe(429);
    expect(await usageOf('cropper', 'read')).toMatchObject({ used: 2 });
  });

  test('also counts once when sent twice at the same moment, and separately for each user', async () => {
    const answers = await Promise.all(['twins', 'twins', 'leaver'].map((user) => read(user, 'A')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await usageOf('twins', 'read')).toMatchObject({ used: 1 });
    expect(await usageOf('leaver', 'read')).toMatchObject({ used: 1 });
  });

  test('is given back with the last call it was counted for', async () => {
    const slow = (await (await read('clumsy', 'A', 'slow', 'respond-async')).json()) as Job;
    expect((await read('clumsy', 'A', 'fail')).status).toBe(422);
    expect(await usageOf('clumsy', 'read')).toMatchObject({ used: 1 });
    expect((await read('clumsy', 'A')).status).toBe(200);
    await fetch(`${app.url}/api/jobs/${slow.id}`, { method: 'DELETE', headers: { 'x-test-user': 'clumsy' } });
    // The first call failed, but another one has used the file.
    expect(await usageOf('clumsy', 'read')).toMatchObject({ used: 1 });
    expect((await read('clumsy', 'B', 'fail')).status).toBe(422);
    expect(await usageOf('clumsy', 'read')).toMatchObject({ used: 1 });
  });

  test('is stored only as a keyed hash, and deleted when the month is over', async () => {
    const { rows } = await query('select * from usage_files');
    expect(rows).not.toEqual([]);
    const digest = createHash('sha256').update('A').digest();
    for (const encoding of ['hex', 'base64', 'base64url'] as const) {
      expect(JSON.stringify(rows)).not.toContain(digest.toString(encoding).slice(0, 40));
    }
    await query("update usage_files set expires_at = now() - interval '1 second'");
    await query("select graphile_worker.add_job('sweep-usage')");
    await expect.poll(async () => (await query('select * from usage_files')).rows).toEqual([]);
  });
});

describe('a result that is deleted at once', () => {
  test('is not counted, once, and as often as uses are free', async () => {
    const first = await develop('regretful', 'A');
    expect(await usageOf('regretful', 'develop')).toMatchObject({ used: 1 });
    await look(first);
    expect(await remove('regretful', first)).toBe(204);
    expect(await remove('regretful', first)).toBe(204);
    expect(await usageOf('regretful', 'develop')).toMatchObject({ used: 0, remaining: 2 });
    await remove('regretful', await develop('regretful', 'A'));
    expect(await usageOf('regretful', 'develop')).toMatchObject({ used: 0 });
    await remove('regretful', await develop('regretful', 'A'));
    expect(await usageOf('regretful', 'develop')).toMatchObject({ used: 1 });
  });

  test('gives back what it took at the address of a visitor, too', async () => {
    const { cookie } = await newVisitor();
    const atAddress = async () =>
      (await query("select used from usage_counters where meter = 'scanner/develop' and subject like 'address:%'"))
        .rows;
    const result = await develop(undefined, 'A', { cookie });
    expect(await atAddress()).toEqual([{ used: 1 }]);
    await remove(undefined, result, { cookie });
    expect(await atAddress()).toEqual([{ used: 0 }]);
  });

  test.each<[string, (result: string) => Promise<unknown>]>([
    ['was downloaded', async (result) => (await fetch(app.url + result)).text()],
    ['was downloaded in a ZIP', async (result) => (await fetch(archiveOf(result))).arrayBuffer()],
    [
      'was used by another call',
      async (result) => post('read', { user: 'keeper', form: pageOf(fileIdOf(result) ?? '') }),
    ],
    ['was there for a minute', () => query("update usage_holds set kept_at = kept_at - interval '61 seconds'")],
  ])('stays counted when it %s', async (_, happen) => {
    await query("delete from usage_counters where subject = 'user:keeper'");
    await query("delete from usage_files where subject = 'user:keeper'");
    const result = await develop('keeper', 'A');
    await happen(result);
    expect(await remove('keeper', result)).toBe(204);
    expect(await usageOf('keeper', 'develop')).toMatchObject({ used: 1 });
  });

  test('stays counted when it came with the answer, or when another one of the same file is left', async () => {
    const answer = await post('develop', { user: 'waiter', form: pageOf(new Blob(['A'])) });
    await remove('waiter', ((await answer.json()) as { file: string }).file);
    expect(await usageOf('waiter', 'develop')).toMatchObject({ used: 1 });
    const [left, gone] = [await develop('recutter', 'B'), await develop('recutter', 'B')];
    await remove('recutter', gone);
    expect(await usageOf('recutter', 'develop')).toMatchObject({ used: 1 });
    await remove('recutter', left);
    expect(await usageOf('recutter', 'develop')).toMatchObject({ used: 0 });
  });
});

test('a use whose job has vanished is given back', async () => {
  const answer = await scan({ user: 'vanished', text: 'slow', prefer: 'respond-async' });
  const { id } = (await answer.json()) as Job;
  await query('delete from jobs where id = $1', [id]);
  await query("update usage_holds set created_at = now() - interval '1 hour' where id = $1", [id]);
  await query("select graphile_worker.add_job('sweep-usage')", []);
  await expect.poll(() => usageOf('vanished', 'scan')).toMatchObject({ used: 0 });
});

test("a call with an API key reports the key's rate and its user's allowance side by side", async () => {
  const real = await startTestApplication([scannerRuns]);
  try {
    const send = (path: string, body: object, headers: Record<string, string> = {}) =>
      fetch(real.url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
    const [email, password] = ['key@example.org', 'correct horse battery'];
    await send('/api/register', { username: 'Key', email, password });
    const login = await send('/api/login', { email, password });
    const cookie = login.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    const made = await send('/api/account/api-keys', { name: 'Script', scopes: ['tools'], password }, { cookie });
    const { key } = (await made.json()) as { key: string };
    const answer = await send('/api/tools/sample-shorten', {}, { authorization: `Bearer ${key}` });
    expect(answer.headers.get('ratelimit-policy')).toMatch(/^"api-key";q=\d+;w=\d+, "scanner\/shorten";q=5;w=\d+$/);
    expect(answer.headers.get('ratelimit')).toMatch(/^"api-key";r=\d+;t=\d+, "scanner\/shorten";r=4;t=\d+$/);
    const usage = (await (await fetch(`${real.url}/api/usage`, { headers: { cookie } })).json()) as Usage;
    expect(usage.actions.find(({ action }) => action === 'shorten')).toMatchObject({ used: 1 });
  } finally {
    await real.close();
  }
});

test('new accounts share the allowance of their address with its visitors; older ones do not', async () => {
  const own = await startTestApplication([scannerRuns], {}, { identify });
  try {
    const shout = async (headers: Record<string, string>) => {
      const json = { 'content-type': 'application/json', ...headers };
      const answer = await fetch(`${own.url}/api/tools/sample-shout`, { method: 'POST', headers: json, body: '{}' });
      return { status: answer.status, body: (await answer.json()) as { message?: string } };
    };
    const statuses: number[] = [];
    for (let account = 0; account < 12; account++) {
      const headers = { 'x-test-user': `new-${account}`, 'x-test-made': new Date().toISOString() };
      for (let count = 0; count < 5; count++) statuses.push((await shout(headers)).status);
    }
    expect(statuses).toEqual([...Array(50).fill(200), ...Array(10).fill(429)]);
    const refused = await shout({ 'x-test-user': 'new-12', 'x-test-made': new Date().toISOString() });
    expect(refused.body.message).toMatch(/everyone at your network address.*2 days after sign-up/);
    expect((await shout({})).status).toBe(429);
    expect((await shout({ 'x-test-user': 'older' })).status).toBe(200);
  } finally {
    await own.close();
  }
});

test("a call's documentation says how often it is free", async () => {
  const document = (await (await fetch(`${app.url}/api/docs/json`)).json()) as {
    paths: Record<string, { post: { description: string } }>;
  };
  expect(document.paths['/api/tools/sample-scan']?.post.description).toContain('Free: 5 scans a month');
});

describe('a meter that runs draw on', () => {
  test('counts what each takes, across tools, and reports it in the answer', async () => {
    const answer = await post('tally', { user: 'taker', text: '3' });
    expect(answer.headers.get('ratelimit')).toContain('"scanner/tally";r=7;');
    expect((await post('tally-job', { user: 'taker', text: '2' })).headers.get('ratelimit')).toContain(';r=5;');
    expect((await post('borrow', { user: 'taker', text: '4' })).status).toBe(200);
    expect(await usageOf('taker', 'tally')).toMatchObject({ used: 9, max: 10, remaining: 1 });
  });

  test('never gives more than there is under concurrency, nor part of an amount', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => post('tally-job', { user: 'grabber', text: '3' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429, 429, 429, 429, 429]);
    expect(await usageOf('grabber', 'tally')).toMatchObject({ used: 9 });
    expect((await post('tally', { user: 'greedy', text: '11' })).status).toBe(429);
    expect(await usageOf('greedy', 'tally')).toMatchObject({ used: 0 });
  });

  test.each(['tally', 'tally-job'])(
    'gets back what a run returns, and everything when it fails (%s)',
    async (action) => {
      const user = `giver-${action}`;
      expect((await post(action, { user, text: '4 1 back' })).status).toBe(200);
      expect(await usageOf(user, 'tally')).toMatchObject({ used: 4 });
      expect((await post(action, { user, text: '3 2 fail' })).status).toBe(422);
      expect(await usageOf(user, 'tally')).toMatchObject({ used: 4 });
      expect((await post(action, { user, text: '5 5 back' })).status).toBe(429);
      expect(await usageOf(user, 'tally')).toMatchObject({ used: 4 });
      const { rows } = await query('select * from usage_holds where subject = $1', [`user:${user}`]);
      expect(rows).toEqual([]);
    },
  );

  test('gives one per job, however often it is asked, unless the call was counted', async () => {
    expect((await post('once', { user: 'saver' })).status).toBe(200);
    expect(await usageOf('saver', 'tally')).toMatchObject({ used: 1 });
    expect(await usageOf('saver', 'once')).toMatchObject({ used: 1 });
  });

  test('counts nothing for Pro users', async () => {
    const answer = await post('tally', { user: 'pro', plan: 'pro', text: '30' });
    expect([answer.status, answer.headers.get('ratelimit')]).toEqual([200, null]);
    expect(await usageOf('pro', 'tally')).toMatchObject({ used: 0 });
  });

  test('counts once what is taken again after a restart', async () => {
    expect((await post('tally-job', { user: 'repeater', text: '4 outage' })).status).toBe(200);
    expect(outages).toBe(2);
    expect(await usageOf('repeater', 'tally')).toMatchObject({ used: 4 });
  });
});

test('a run knows its caller: the plan, the user, and a stable key for the visitor', async () => {
  const callerOf = async (request: Request) =>
    ((await (await post('whoami', request)).json()) as { text: string }).text;
  const [cookie, other] = [(await newVisitor()).cookie, (await newVisitor()).cookie];
  const first = JSON.parse(await callerOf({ cookie })) as { plan: string; subject: string };
  expect(first).toEqual({
    plan: 'free',
    subject: expect.stringMatching(/./),
    address: expect.stringMatching(/^address:/),
  });
  expect(JSON.parse(await callerOf({ cookie }))).toEqual(first);
  expect(JSON.parse(await callerOf({ cookie: other }))).not.toEqual(first);
  expect(JSON.parse(await callerOf({ user: 'reader', plan: 'pro' }))).toMatchObject({ plan: 'pro', userId: 'reader' });
});

const options = z.object({ text: z.string().max(100).default('') });
const allowance = { free: { max: 5, per: 'month' as const }, unit: { one: 'scan', many: 'scans' } };
const tally = {
  free: { max: 10, per: 'day' as const },
  unit: { one: 'letter', many: 'letters' },
  meter: 'letters' as const,
};
const result = z.object({ text: z.string() });
const sentence = { title: 'Not this', text: 'This is no page.' };
const page = {
  label: 'Page',
  accepts: ['text' as const, 'png' as const],
  maxBytes: { free: 100, pro: 100 },
  messages: { missing: sentence, wrongType: sentence, tooLarge: () => sentence },
};
const scanner = defineTool({
  slug: 'scanner',
  ...toolWords('Scanner'),
  actions: {
    scan: { path: '/api/tools/sample-scan', summary: 'A job.', options, result, asJob: true, allowance },
    shorten: { path: '/api/tools/sample-shorten', summary: 'At once.', options, result, allowance },
    shout: { path: '/api/tools/sample-shout', summary: 'At once.', options, result, allowance },
    tally: {
      path: '/api/tools/sample-tally',
      summary: 'Takes what the text says, at once.',
      options,
      result,
      allowance: tally,
      drawsOn: ['letters'],
    },
    'tally-job': {
      path: '/api/tools/sample-tally-job',
      summary: 'Takes what the text says, as a job.',
      options,
      result,
      asJob: true,
      allowance: { ...tally, countedAs: 'tally' },
      drawsOn: ['letters'],
    },
    read: {
      path: '/api/tools/sample-read',
      summary: 'A job with a file.',
      files: { page },
      options,
      result: result.extend({ file: resultFile().optional() }),
      allowance: { ...allowance, free: { max: 2, per: 'month' }, sameFile: { field: 'page', calls: 3 } },
    },
    develop: {
      path: '/api/tools/sample-develop',
      summary: 'A job with a file that makes another.',
      files: { page },
      options,
      result: z.object({ file: resultFile() }),
      allowance: {
        ...{ ...allowance, free: { max: 2, per: 'month' } },
        ...{ sameFile: { field: 'page', calls: 3 }, freeIfDeletedSoon: true },
      },
    },
  },
});
const borrower = defineTool({
  slug: 'borrower',
  ...toolWords('Borrower'),
  actions: {
    borrow: { path: '/api/tools/sample-borrow', summary: 'At once.', options, result, drawsOn: ['letters'] },
    once: {
      path: '/api/tools/sample-once',
      summary: 'A job.',
      options,
      result,
      asJob: true,
      allowance: { ...allowance, meter: 'onces' },
      drawsOn: ['letters'],
    },
    whoami: { path: '/api/tools/sample-whoami', summary: 'At once.', options, result },
  },
});
const work = async ({ options: { text }, signal }: { options: { text: string }; signal: AbortSignal }) => {
  if (text === 'fail') throw new AppError({ code: 'SAMPLE', status: 422, message: 'It could not be read.' });
  if (text === 'slow') await sleep(60_000, undefined, { signal });
  return { text };
};
let outages = 0;
/** Takes each amount of a text such as '3 2 back', and gives back the last, fails or loses the database as told. */
const takeLetters = async (context: {
  options: { text: string };
  meter: (name: 'letters') => RunMeter;
  signal: AbortSignal;
}) => {
  const [words, last] = [context.options.text.split(' '), context.options.text.split(' ').at(-1)];
  let taken: Taken | undefined;
  for (const word of words) if (Number(word) > 0) taken = await context.meter('letters').take(Number(word));
  if (last === 'outage' && outages++ === 0) throw new Error('Connection terminated');
  if (last !== 'back') return work({ ...context, options: { text: last ?? '' } });
  await taken?.giveBack();
  await taken?.giveBack();
  return { text: '' };
};
const borrowerRuns = defineRuns(borrower, {
  borrow: defineRun(borrower.actions.borrow)([], takeLetters),
  once: defineRun(borrower.actions.once)([], async ({ meter }) => {
    await meter('letters').takeOnce();
    const second = await meter('letters').takeOnce();
    await second.giveBack();
    return { text: '' };
  }),
  whoami: defineRun(borrower.actions.whoami)([], ({ caller }) => ({ text: JSON.stringify(caller) })),
});
const scannerRuns = defineRuns(scanner, {
  scan: defineRun(scanner.actions.scan)([], work),
  shorten: defineRun(scanner.actions.shorten)([], work),
  shout: defineRun(scanner.actions.shout)([], work),
  tally: defineRun(scanner.actions.tally)([], takeLetters),
  'tally-job': defineRun(scanner.actions['tally-job'])([], takeLetters),
  read: defineRun(scanner.actions.read)([], async (context) => {
    const [page] = context.files.page;
    const { text } = await work(context);
    return text === 'same' ? { text, file: new OutputFile(page) } : { text };
  }),
  develop: defineRun(scanner.actions.develop)([], async ({ directory }) => {
    const path = join(directory, 'developed.png');
    await writeFile(path, 'Developed');
    return { file: new OutputFile({ path, name: 'developed.png', type: 'png' }) };
  }),
});

/** Trusts what the test says about itself. */
async function identify({ headers }: { headers: Record<string, unknown> }): Promise<Caller> {
  const plan = headers['x-test-plan'] === 'pro' ? 'pro' : 'free';
  const id = headers['x-test-user'];
  if (typeof id !== 'string') return { plan };
  const user = {
    id,
    username: id,
    email: `${id}@example.org`,
    emailVerified: true,
    role: 'user',
    proUntil: null,
    createdAt: new Date(headers['x-test-made'] ? String(headers['x-test-made']) : '2025-01-01'),
  } as const;
  return { plan, user, ...(typeof headers['x-test-key'] === 'string' && { apiKeyId: headers['x-test-key'] }) };
}

type Request = {
  user?: string | undefined;
  plan?: 'free' | 'pro';
  apiKey?: string;
  cookie?: string | undefined;
  text?: string;
  form?: FormData;
  prefer?: string;
  signal?: AbortSignal;
};

const headersOf = ({ user, plan, apiKey, cookie, form, prefer }: Request) => ({
  ...(!form && { 'content-type': 'application/json' }),
  ...(user && { 'x-test-user': user }),
  ...(plan && { 'x-test-plan': plan }),
  ...(apiKey && { 'x-test-key': apiKey }),
  ...(cookie && { cookie }),
  ...(prefer && { prefer }),
});

const post = (action: string, request: Request = {}) =>
  fetch(`${app.url}/api/tools/sample-${action}`, {
    method: 'POST',
    headers: headersOf(request),
    body: request.form ?? JSON.stringify({ text: request.text ?? '' }),
    signal: request.signal ?? null,
  });

const scan = (request: Request) => post('scan', request);

function pageOf(content: Blob | string, text = ''): FormData {
  const form = new FormData();
  form.set('text', text);
  if (typeof content === 'string') form.set('page', content);
  else form.set('page', content, 'page.txt');
  return form;
}

const read = (user: string, content: string, text = '', prefer?: string): Promise<Response> =>
  post('read', { user, form: pageOf(new Blob([content]), text), ...(prefer && { prefer }) });

/** The address of what a job has made of a page with this content. */
async function develop(user: string | undefined, content: string, request: Request = {}): Promise<string> {
  const form = pageOf(new Blob([content]));
  const { id } = (await (await post('develop', { ...request, user, form, prefer: 'respond-async' })).json()) as Job;
  const jobOf = async () => (await (await fetch(`${app.url}/api/jobs/${id}`)).json()) as Job;
  await expect.poll(async () => (await jobOf()).state).toBe('done');
  return String((await jobOf()).result?.file);
}

const look = async (result: string) => (await fetch(`${app.url}${result}?inline`)).arrayBuffer();

const archiveOf = (result: string) => app.url + archiveUrl([fileIdOf(result) ?? ''], 'all.zip');

const remove = async (user: string | undefined, result: string, request: Request = {}): Promise<number> =>
  (
    await fetch(app.url + result, {
      method: 'DELETE',
      headers: { ...headersOf({ ...request, user, form: new FormData() }) },
    })
  ).status;

async function usageOf(user: string | undefined, action: string, plan: 'free' | 'pro' = 'free', cookie?: string) {
  const answer = await fetch(`${app.url}/api/usage`, { headers: headersOf({ user, plan, cookie }) });
  const { actions } = (await answer.json()) as Usage;
  return actions.find((entry) => entry.action === action);
}

async function newVisitor(): Promise<{ cookie: string; header: string }> {
  const header = (await fetch(`${app.url}/api/usage`)).headers.get('set-cookie') ?? '';
  return { header, cookie: header.split(';')[0] ?? '' };
}

async function query(statement: string, values: string[] = []): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  const answer = await client.query(statement, values);
  await client.end();
  return answer;
}
