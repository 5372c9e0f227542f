import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { runAdmin } from '../../testing/run-admin.ts';
import { startTestApplication, type TestApplication } from '../../testing/test-application.ts';
import { openBrowser, samplePassword, signUp } from '../../testing/test-browser.ts';
import { adminArticlesPath } from '../knowledge/knowledge.contract.ts';
import { sampleRuns } from '../tool-calls/sample-tool.ts';
import {
  adminRatingsPath,
  answerRatingsSchema,
  type ChatAnswer,
  chatAnswerSchema,
  chatPath,
  chatPersonPath,
  chatRatingPath,
} from './assistant.contract.ts';

let app: TestApplication;
beforeAll(async () => {
  app = await startTestApplication([sampleRuns], { TRUST_PROXY: 'true', SUPPORT_EMAIL: 'help@example.org' });
});
afterAll(() => app.close());

let visitors = 0;
const newBrowser = () => {
  visitors += 1;
  return openBrowser(app.url, { 'x-forwarded-for': `10.0.${visitors >> 8}.${visitors & 255}` });
};
const ask = async (message: string, more: object = {}, browser = newBrowser()): Promise<ChatAnswer> => {
  const answer = await browser.post(chatPath, { message, context: 'support_chat', ...more });
  expect([answer.status, answer.body]).toEqual([200, expect.anything()]);
  return chatAnswerSchema.parse(answer.body);
};

describe('the built-in assistant', () => {
  test('answers with the passage, and with the page it is from', async () => {
    expect(await ask('how long do you keep my files')).toMatchObject({
      kind: 'answer',
      engine: 'builtin',
      response: expect.stringContaining('deleted 24 hours after'),
      sources: [{ title: 'How long are my files kept?', path: '/privacy#files' }],
      ticket: null,
    });
  });

  test('says plainly when it does not know, and offers a person', async () => {
    const { kind, response, sources, actions } = await ask('who won the football match yesterday');
    expect({ kind, sources }).toEqual({ kind: 'unknown', sources: [] });
    expect(response).toContain('I do not know');
    expect(actions).toContainEqual({ kind: 'person', label: 'Talk to a person' });
  });

  test('understands a short question by the one before it', async () => {
    const history = [
      { isUser: true, text: 'how do I delete my account' },
      { isUser: false, text: 'On your account page.' },
    ];
    expect((await ask('and where?', { history })).sources).toMatchObject([{ path: '/account?section=data' }]);
  });

  test.each([
    ['', 400, 'MESSAGE_EMPTY'],
    [' \n\t ', 400, 'MESSAGE_EMPTY'],
    ['x'.repeat(4001), 413, 'MESSAGE_TOO_LONG'],
    ['x'.repeat(50_000), 413, 'MESSAGE_TOO_LONG'],
  ])('refuses what is no message with a sentence', async (message, status, code) => {
    const answer = await newBrowser().post(chatPath, { message, context: 'support_chat' });
    expect(answer).toMatchObject({ status, body: { code, message: expect.stringMatching(/^[A-Z].*\.$/) } });
  });

  test.each([
    [{ message: 7, context: 'support_chat' }],
    [{ message: 'hi', context: 'other' }],
    [{ message: 'hi', history: 'all' }],
    [{ message: 'hi', history: Array.from({ length: 101 }, () => ({ isUser: true, text: 'x' })) }],
    [{ message: 'hi', more: true }],
    [['hi']],
    ['"hi"'],
    ['{'],
  ])('refuses the wrong shape, and answers the next: %j', async (body) => {
    const answer = await newBrowser().post(chatPath, body);
    expect([400, 415]).toContain(answer.status);
    expect(answer.body).toMatchObject({ message: expect.any(String), code: expect.any(String) });
    expect((await ask('hello')).kind).toBe('answer');
  });

  test('streams when events are asked for', async () => {
    const answer = await fetch(app.url + chatPath, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify({ message: 'how long are files kept', context: 'support_chat' }),
    });
    expect(answer.headers.get('content-type')).toBe('text/event-stream');
    const [, data = ''] = /^event: answer\ndata: (.*)\n\n$/.exec(await answer.text()) ?? [];
    expect(chatAnswerSchema.parse(JSON.parse(data)).kind).toBe('answer');
  });

  test('a refusal is no stream', async () => {
    const headers = { accept: 'text/event-stream' };
    expect(await newBrowser().post(chatPath, { message: ' ' }, headers)).toMatchObject({ status: 400 });
  });

  test('bounds how often one visitor asks, and others go on', async () => {
    const browser = newBrowser();
    const statuses: number[] = [];
    for (let count = 0; count < 65; count += 1) {
      statuses.push((await browser.post(chatPath, { message: 'hello' })).status);
    }
    expect(statuses[0]).toBe(200);
    expect(statuses.at(-1)).toBe(429);
    expect((await ask('hello')).kind).toBe('answer');
  });

  test('says who answers', async () => {
    expect((await newBrowser().get(chatPath)).body).toEqual({ provider: null, supportEmail: 'help@example.org' });
  });
});

describe('what the caller’s own account and jobs say', () => {
  test('the plan is told to its user, and to nobody else', async () => {
    const user = await signUp(app.url, 'planned@example.org');
    expect((await ask('what does pro include', {}, user)).response).toContain('Your account is on the Free plan.');
    expect((await ask('what does pro include')).response).not.toContain('Your account');
  });

  test('a failed job is explained to whoever saw it fail; started again only by its maker, while its file is there', async () => {
    const maker = newBrowser();
    await maker.get('/api/usage');
    const job = await failedJob(maker);
    const question = 'it failed, what went wrong?';
    const own = await ask(question, { failedJob: job.id }, maker);
    expect(own.response).toContain(`failed (job ${job.id.slice(0, 8)})`);
    const again = own.actions.find(({ kind }) => kind === 'start-again');
    expect(again).toMatchObject({ path: '/api/tools/sample-fail', body: { file: expect.any(String) } });

    const other = await ask(question, { failedJob: job.id });
    expect(JSON.stringify(other)).not.toContain('sample-fail');
    expect(other.actions.map(({ kind }) => kind)).not.toContain('start-again');
    for (const wrong of ['x'.repeat(32), "' or 1=1", '../../etc/passwd']) {
      expect((await ask(question, { failedJob: wrong })).response).not.toContain('failed (job');
    }
    if (again?.kind !== 'start-again') throw new Error('It can be started again.');
    const started = await maker.post(again.path, again.body, { prefer: 'respond-async' });
    expect(started.status).toBe(202);
  });
});

describe('trouble reaches a person by itself', () => {
  test.each([
    ['I was charged twice for pro'],
    ['you lost all my files'],
    ['my account was hacked'],
    ['THIS IS RIDICULOUS AND NOTHING WORKS HERE'],
  ])('"%s"', async (message) => {
    const { ticket, response } = await ask(message, { page: '/pricing' });
    expect(ticket).toMatchObject({
      number: expect.stringMatching(/^\d{8}$/),
      path: expect.stringMatching(/^\/support\//),
    });
    expect(response).toContain(`ticket ${ticket?.number}`);
  });

  test('the same again is the same ticket', async () => {
    const browser = newBrowser();
    const [one, other] = [
      await ask('my card was charged twice', {}, browser),
      await ask('my card was charged twice', {}, browser),
    ];
    expect(other.ticket?.number).toBe(one.ticket?.number);
  });

  test('three answers rated bad do, and what is kept of a rating says nothing of the visitor', async () => {
    const browser = newBrowser();
    const history = [{ isUser: true, text: 'how do I fly' }];
    const tickets: unknown[] = [];
    for (const message of ['how do I fly', 'how long are files kept', 'is it free']) {
      const { answerId } = await ask(message, {}, browser);
      const rated = await browser.post(chatRatingPath, { answerId, good: false, history });
      expect(rated.status).toBe(200);
      tickets.push(rated.body?.ticket);
    }
    expect(tickets).toEqual([null, null, { number: expect.any(String), path: expect.any(String) }]);
    const client = new pg.Client({ connectionString: app.databaseUrl });
    await client.connect();
    const { rows } = await client.query('select * from answer_ratings');
    await client.end();
    const stored = JSON.stringify(rows);
    expect(rows.length).toBeGreaterThanOrEqual(3);
    for (const secret of ['how do I fly', 'visitor:', '10.0.']) expect(stored).not.toContain(secret);
  });

  test.each([['nothing'], ['a.b.c'], [`${'x'.repeat(32)}.cGRm.${'y'.repeat(43)}`]])(
    'only answers of ours are rated: %j',
    async (answerId) => {
      const rated = await newBrowser().post(chatRatingPath, { answerId, good: true });
      expect(rated).toMatchObject({ status: 404, body: { code: 'NO_SUCH_ANSWER' } });
    },
  );
});

describe('how answers were rated', () => {
  test('is for administrators alone', async () => {
    expect((await newBrowser().get(adminRatingsPath)).status).toBe(401);
    const user = await signUp(app.url, 'curious@example.org');
    expect((await user.get(adminRatingsPath)).status).toBe(403);
  });

  test('is counted for 30 days, with the passages of the bad ones as text, cut at a length', async () => {
    const admin = await signUp(app.url, 'operator@example.org');
    await runAdmin(['grant', 'operator@example.org'], { DATABASE_URL: app.databaseUrl });
    await vi.waitFor(async () => expect((await admin.get('/api/user')).body).toMatchObject({ role: 'admin' }), 10_000);
    const ratings = async () => answerRatingsSchema.parse((await admin.get(adminRatingsPath)).body);
    const before = await ratings();

    const text = `<img src=x onerror=alert(1)> ${'Walk on. '.repeat(100)}`;
    const { body } = await admin.post(adminArticlesPath, { title: 'Where is the zeppelin hangar?', text });
    const rate = async (message: string, good: boolean) =>
      newBrowser().post(chatRatingPath, { answerId: (await ask(message)).answerId, good });
    await rate('how long are files kept', true);
    await rate('who won the football match yesterday', false);
    await rate('where is the zeppelin hangar', false);
    const after = await ratings();
    expect([after.good - before.good, after.bad - before.bad]).toEqual([1, 2]);
    const [last, unknown] = after.lastBad;
    expect(last?.passage).toMatchObject({ title: 'Where is the zeppelin hangar?', path: '/help' });
    expect(last?.passage?.text).toMatch(/^<img src=x onerror=alert\(1\)> Walk on\..{300,400}…$/);
    expect(unknown?.passage).toBeNull();

    // The passage goes, its rating stays, and older ones do not count.
    await admin.delete(adminArticlesPath, { id: String(body?.id) });
    expect((await ratings()).lastBad[0]).toEqual({ ...last, passage: null });
    const client = new pg.Client({ connectionString: app.databaseUrl });
    await client.connect();
    await client.query("update answer_ratings set created_at = now() - interval '31 days' where id = $1", [last?.id]);
    await client.end();
    const later = await ratings();
    expect(later.bad).toBe(after.bad - 1);
    expect(later.lastBad.map(({ id }) => id)).not.toContain(last?.id);
  });
});

describe('talking to a person', () => {
  test('makes a ticket that the visitor reads, with the conversation for the operator', async () => {
    const browser = newBrowser();
    const history = [{ isUser: true, text: '<script>alert(1)</script>' }];
    const sent = await browser.post(chatPersonPath, { message: 'please call me', page: '/help', history });
    expect(sent.status).toBe(201);
    const { ticket } = sent.body as { ticket: { number: string } };
    expect((await browser.get(`/api/support/tickets/${ticket.number}`)).body).toMatchObject({ number: ticket.number });
    expect((await newBrowser().get(`/api/support/tickets/${ticket.number}`)).status).toBe(404);
  });

  test('a repeated press is one ticket', async () => {
    const browser = newBrowser();
    const key = { 'idempotency-key': crypto.randomUUID() };
    const send = () => browser.post(chatPersonPath, { message: 'once only' }, key);
    const [one, other] = [await send(), await send()];
    expect(other.body).toEqual(one.body);
  });

  test.each([
    [{ message: ' ' }, 400],
    [{ message: 'hi', email: 'not an address' }, 400],
    [{ message: 'x'.repeat(4001) }, 413],
  ])('refuses %j', async (body, status) => {
    expect((await newBrowser().post(chatPersonPath, body)).status).toBe(status);
  });

  test('somebody’s email address gives nobody their tickets', async () => {
    const victim = newBrowser();
    const [mine] = [await victim.post(chatPersonPath, { message: 'my secret matter', email: 'victim@example.org' })];
    const attacker = newBrowser();
    const theirs = await attacker.post(chatPersonPath, { message: 'my secret matter', email: 'victim@example.org' });
    const numberOf = (answer: typeof theirs) => (answer.body as { ticket: { number: string } }).ticket.number;
    expect(numberOf(theirs)).not.toBe(numberOf(mine as typeof theirs));
  });
});

test('ratings of the last day are part of the export, and lose their name with the account', async () => {
  const user = await signUp(app.url, 'rater@example.org');
  const { answerId } = await ask('is it free', {}, user);
  await user.post(chatRatingPath, { answerId, good: true });
  expect(JSON.stringify((await user.get('/api/account/export')).body)).toContain(
    '"answerRatings":[{"passage":"site/is-it-free"',
  );
  const erased = await user.post('/api/account/delete', { password: samplePassword });
  expect(erased.status).toBeLessThan(300);
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  const { rows } = await client.query(
    "select rated_by from answer_ratings where passage = 'site/is-it-free' and is_good",
  );
  await client.end();
  expect(rows).toEqual([{ rated_by: null }]);
});

async function failedJob(browser: ReturnType<typeof openBrowser>): Promise<{ id: string }> {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const form = new FormData();
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
    'base64',
  );
  form.append('file', new Blob([png]), 'dot.png');
  const answer = await fetch(`${app.url}/api/tools/sample-fail`, {
    method: 'POST',
    headers: { cookie, origin: app.url, prefer: 'respond-async, keep-input', 'x-forwarded-for': '10.0.0.1' },
    body: form,
  });
  const { id } = (await answer.json()) as { id: string };
  await expect
    .poll(async () => ((await (await fetch(`${app.url}/api/jobs/${id}`)).json()) as { state: string }).state)
    .toBe('failed');
  return { id };
}

test('one network that drops its cookies opens a bounded number of tickets, and still gets answers', async () => {
  const fromOneNetwork = () => openBrowser(app.url, { 'x-forwarded-for': '10.77.0.1' });
  const answers: ChatAnswer[] = [];
  for (let asked = 0; asked < 42; asked++) {
    answers.push(await ask(`My account was hacked ${asked}`, {}, fromOneNetwork()));
  }
  expect(answers.filter(({ ticket }) => ticket !== null)).toHaveLength(40);
  expect(answers.at(-1)?.response).toEqual(expect.stringMatching(/\S/));
  expect((await fromOneNetwork().post(chatPersonPath, { message: 'Hello' })).status).toBe(429);
  expect((await newBrowser().post(chatPersonPath, { message: 'Hello' })).status).toBe(201);
});
