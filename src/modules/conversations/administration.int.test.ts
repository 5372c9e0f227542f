import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { runAdmin } from '../../testing/run-admin.ts';
import { startTestApplication, type TestApplication } from '../../testing/test-application.ts';
import { openBrowser, signUp, type TestBrowser } from '../../testing/test-browser.ts';

let app: TestApplication;
let admin: TestBrowser;
let adminEmail: string;
beforeAll(async () => {
  app = await startTestApplication([], { TRUST_PROXY: 'true' });
  adminEmail = `root-${randomUUID()}@example.org`;
  admin = await signUp(app.url, adminEmail);
  await runAdmin(['grant', adminEmail], { DATABASE_URL: app.databaseUrl });
  await vi.waitFor(async () => expect((await admin.get('/api/user')).body).toMatchObject({ role: 'admin' }));
});
afterAll(() => app.close());

let networks = 0;
const visit = () => openBrowser(app.url, { 'x-forwarded-for': `10.2.${++networks}.1` });
async function write(changes: Record<string, unknown> = {}, visitor = visit()) {
  const sent = await visitor.post('/api/contact', {
    ...{ firstName: 'Ada', lastName: 'Lovelace', email: `${randomUUID()}@example.org`, subject: 'Merging' },
    message: `Can I merge images? ${randomUUID()}`,
    ...changes,
  });
  return { visitor, number: String(sent.body?.number), key: String(sent.body?.link).split('.').at(-1) ?? '' };
}
const path = (number: string, act = '') => `/api/admin/conversations/${number}${act}`;
type Body = Record<string, unknown>;
/** What an administrator reads at this path. */
const read = async <Answer>(at: string) => (await admin.get(at)).body as Answer;
const numbersOf = async (query: string) => {
  const { conversations } = await read<{ conversations: { number: string }[] }>(`/api/admin/conversations?${query}`);
  return conversations.map(({ number }) => number);
};
const lastOf = async (number: string) => {
  const { messages } = await read<{ messages: { id: number }[] }>(path(number));
  return messages.at(-1)?.id ?? 0;
};

describe('GET /api/escalations', () => {
  test('counts what is not answered for good, and shows the latest in the shape of the specification', async () => {
    const before = (await admin.get('/api/escalations')).body as Record<string, number>;
    const { number } = await write({
      subject: 'Charged twice',
      message: `I was charged twice, you scammers ${randomUUID()}`,
    });
    await write({ website: 'spam' });
    const after = (await admin.get('/api/escalations')).body as Body;
    expect(Object.keys(after).sort()).toEqual(
      ['critical', 'high', 'lastEscalation', 'low', 'medium', 'recent', 'total'].sort(),
    );
    expect(after).toMatchObject({
      ...{ total: (before.total ?? 0) + 1, critical: (before.critical ?? 0) + 1, low: before.low },
      lastEscalation: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    const [latest] = after.recent as Body[];
    expect(latest).toEqual({
      severity: 'critical',
      timestamp: after.lastEscalation,
      issue: 'Charged twice',
      userQuery: expect.stringContaining('I was charged twice'),
      context: 'Contact page',
      systemData: expect.objectContaining({ plan: 'free' }),
      needsImmediate: true,
    });
    await admin.post(path(number), { state: 'closed' });
    expect((await admin.get('/api/escalations')).body).toMatchObject({ total: before.total });
  });
});

describe('working on conversations', () => {
  test('an answer reaches the page of its person, who answers back; a double press sends it once', async () => {
    const { number, visitor, key } = await write();
    const answer = { text: 'Yes, with the merger.', after: await lastOf(number) };
    const headers = { 'idempotency-key': randomUUID() };
    const [first, second] = await Promise.all([
      admin.post(path(number, '/reply'), answer, headers),
      admin.post(path(number, '/reply'), answer, headers),
    ]);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect((await admin.get(path(number))).body).toMatchObject({
      ...{ state: 'waiting', delivery: 'page', link: expect.stringContaining(key), firstAnswerAt: expect.any(String) },
      messages: [{ author: 'person' }, { author: 'operator', authorName: adminEmail, delivery: 'page' }],
    });
    const seen = await visitor.get(`/api/support/tickets/${number}`);
    expect(seen.body).toMatchObject({ messages: [{}, { author: 'operator', text: 'Yes, with the merger.' }] });
    expect(JSON.stringify(seen.body)).not.toContain(adminEmail);
    await visitor.post(`/api/support/tickets/${number}/messages`, { message: 'Thank you.' });
    const late = await admin.post(path(number, '/reply'), { text: 'And?', after: answer.after });
    expect([late.status, late.body?.code]).toEqual([409, 'CONVERSATION_CHANGED']);
  });

  test('state, severity, assignee and notes change, each as an event and in the audit log', async () => {
    const { number, visitor } = await write();
    await admin.post(path(number), { state: 'waiting', severity: 'high', assignee: adminEmail.toUpperCase() });
    const noted = await admin.post(path(number, '/notes'), { text: 'Knows her PDFs.' });
    expect(noted.body).toMatchObject({
      ...{ state: 'waiting', severity: 'high', assignee: adminEmail, administrators: [adminEmail] },
      notes: [{ author: adminEmail, text: 'Knows her PDFs.' }],
      events: [
        { actor: adminEmail, act: 'state', details: { from: 'open', to: 'waiting' } },
        { act: 'severity', details: { from: 'low', to: 'high' } },
        { act: 'assign' },
        { act: 'note' },
      ],
    });
    expect(JSON.stringify((await visitor.get(`/api/support/tickets/${number}`)).body)).not.toContain('Knows');
    const { entries: log } = await read<{ entries: Body[] }>('/api/admin/audit');
    expect(log.filter(({ target }) => target === number).map(({ act }) => act)).toEqual([
      'conversation.note',
      'conversation.assign',
      'conversation.severity',
      'conversation.state',
    ]);
    expect(JSON.stringify(log)).not.toContain('Knows');
    const refused = await admin.post(path(number), { assignee: 'eve@example.org' });
    expect([refused.status, refused.body?.code]).toEqual([409, 'ASSIGNEE_UNKNOWN']);
  });

  test('filters and the search find it; a page after the last is empty', async () => {
    const word = `zebra${networks}`;
    const { number } = await write({ message: `My ${word} is not in the picture, it's <gone> & 100% "lost"` });
    await admin.post(path(number), { assignee: adminEmail });
    for (const query of [`search=${word}`, `search=${word.toUpperCase()}`, `search=%23${number}`, `search=${number}`]) {
      expect(await numbersOf(query)).toEqual([number]);
    }
    expect(await numbersOf(`search=${word}&assignee=nobody`)).toEqual([]);
    expect(await numbersOf(`search=${word}&assignee=${adminEmail}&channel=contact&state=open`)).toEqual([number]);
    expect(await numbersOf(`search=${word}&severity=critical`)).toEqual([]);
    for (const hostile of ["'; drop table conversations; --", '%_\\', '"', '!!! & | :*', '(((']) {
      expect((await admin.get(`/api/admin/conversations?search=${encodeURIComponent(hostile)}`)).status).toBe(200);
    }
    expect(await numbersOf('page=9999')).toEqual([]);
    expect((await admin.get('/api/admin/conversations?state=lost')).status).toBe(400);
  });

  test('each is listed with its own first message, and with how many people have its problem', async () => {
    const word = `lion${networks}`;
    const texts = [`The first ${word}`, `The second ${word}`, `The third ${word}`];
    for (const message of texts) await write({ message });
    const { conversations } = await read<{ conversations: { userQuery: string; samePeople: number }[] }>(
      `/api/admin/conversations?search=${word}`,
    );
    expect(conversations.map(({ userQuery, samePeople }) => [userQuery, samePeople])).toEqual(
      texts.toReversed().map((text) => [text, 1]),
    );
  });

  test('conversations of one person merge and part again; those of two people do not', async () => {
    const visitor = visit();
    const one = await write({}, visitor);
    const other = await write({}, visitor);
    const stranger = await write();
    const refused = await admin.post(path(one.number, '/merge'), { into: stranger.number });
    expect([refused.status, refused.body?.code]).toEqual([409, 'OTHER_PERSON']);
    // Who enters an address need not be the person it belongs to.
    const email = `${randomUUID()}@example.org`;
    const [victim, attacker] = [await write({ email }), await write({ email })];
    expect((await admin.post(path(attacker.number, '/merge'), { into: victim.number })).body?.code).toBe(
      'OTHER_PERSON',
    );
    expect((await admin.post(path(one.number, '/merge'), { into: one.number })).body?.code).toBe('MERGED_ITSELF');

    expect((await admin.post(path(one.number, '/merge'), { into: `#${other.number}` })).body).toMatchObject({
      mergedInto: other.number,
    });
    expect((await admin.get(path(other.number))).body).toMatchObject({
      merged: [one.number],
      messages: [expect.anything(), expect.anything()],
    });
    expect(await numbersOf(`search=${one.number}`)).toEqual([]);
    // Its person's old link leads to the one that is left.
    expect((await visit().get(`/api/support/tickets/${one.number}`, { 'x-ticket-key': one.key })).body).toMatchObject({
      number: other.number,
    });
    await admin.post(path(one.number, '/unmerge'));
    expect((await admin.get(path(other.number))).body).toMatchObject({ merged: [], messages: [expect.anything()] });
  });

  test('what was taken for spam is listed apart and can be rescued', async () => {
    const { number } = await write({ website: 'https://example.org' });
    expect(await numbersOf('state=all')).not.toContain(number);
    expect(await numbersOf('state=spam')).toContain(number);
    await admin.post(path(number), { isSpam: false });
    expect(await numbersOf('state=open')).toContain(number);
  });

  test('deleting takes it away for good', async () => {
    const { number, visitor } = await write();
    expect((await admin.delete(path(number))).status).toBe(204);
    expect((await admin.get(path(number))).body?.code).toBe('CONVERSATION_UNKNOWN');
    expect((await visitor.get(`/api/support/tickets/${number}`)).status).toBe(404);
  });

  test('templates are saved, replaced and deleted by name', async () => {
    await admin.post('/api/admin/answer-templates', { name: 'Thanks', text: 'Thank you, {name}.' });
    const saved = await admin.post('/api/admin/answer-templates', { name: 'Thanks', text: 'Many thanks, {name}.' });
    expect(saved.body).toEqual({ templates: [{ name: 'Thanks', text: 'Many thanks, {name}.' }] });
    expect((await admin.delete('/api/admin/answer-templates', { name: 'Thanks' })).body).toEqual({ templates: [] });
    expect((await admin.post('/api/admin/answer-templates', { name: ' ', text: 'x' })).status).toBe(400);
  });

  test('the time to the first answer is that of people, over the last 30 days', async () => {
    const { number } = await write();
    await admin.post(path(number, '/reply'), { text: 'Yes.', after: await lastOf(number) });
    const { firstAnswers } = (await admin.get('/api/admin/conversations')).body as { firstAnswers: Body };
    expect(firstAnswers).toMatchObject({ answered: expect.any(Number), medianSeconds: expect.any(Number) });
  });
});
