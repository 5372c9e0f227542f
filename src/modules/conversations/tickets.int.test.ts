import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startMailServer, type TestMailServer } from '../../testing/mail-server.ts';
import { startTestApplication, type TestApplication } from '../../testing/test-application.ts';
import { type Answer, openBrowser, signUp, type TestBrowser } from '../../testing/test-browser.ts';
import { conversationLimits } from './conversation-words.contract.ts';

let app: TestApplication;
beforeAll(async () => {
  app = await startTestApplication([], { TRUST_PROXY: 'true' });
});
afterAll(() => app.close());

/** A visitor at a network of their own, whose limits no other test uses. */
let networks = 0;
const visit = (url = app.url): TestBrowser => openBrowser(url, { 'x-forwarded-for': `10.0.${++networks}.1` });
const contact = (changes: Record<string, unknown> = {}) => ({
  ...{ firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.org', subject: 'Merging' },
  message: `Can I merge images, too? ${randomUUID()}`,
  ...changes,
});
const keyOf = ({ body }: Answer) => String(body?.link).split('.').at(-1) ?? '';
const ticketOf = (answer: Answer) => `/api/support/tickets/${answer.body?.number}`;

describe('writing', () => {
  test('a message of the contact page gets a number, and a link by which anybody with it reads and answers', async () => {
    const visitor = visit();
    const message = contact();
    const sent = await visitor.post('/api/contact', message);
    expect([sent.status, sent.body]).toEqual([
      201,
      {
        number: expect.stringMatching(/^\d{8}$/),
        link: expect.stringMatching(/\/support\/tickets#\d{8}\.[\w-]{32}$/),
        email: 'none',
      },
    ]);
    const stranger = visit();
    const withKey = { 'x-ticket-key': keyOf(sent) };
    expect((await stranger.get(ticketOf(sent), withKey)).body).toMatchObject({
      ...{ number: sent.body?.number, subject: 'Merging', state: 'open' },
      messages: [{ author: 'person', text: message.message, isAutomatic: false }],
    });
    const more = await stranger.post(`${ticketOf(sent)}/messages`, { message: 'JPEG ones.' }, withKey);
    expect(more.body?.messages).toHaveLength(2);
  });

  test('without its key a ticket of somebody else answers as one that is not there', async () => {
    const sent = await visit().post('/api/contact', contact());
    const stranger = visit();
    const refusals = await Promise.all([
      stranger.get(ticketOf(sent)),
      stranger.get(ticketOf(sent), { 'x-ticket-key': 'A'.repeat(32) }),
      stranger.get(ticketOf(sent), { 'x-ticket-key': '' }),
      stranger.post(`${ticketOf(sent)}/messages`, { message: 'Let me in' }),
      stranger.post(`${ticketOf(sent)}/solved`),
      stranger.get('/api/support/tickets/00000000'),
      stranger.get("/api/support/tickets/'%20or%201=1"),
    ]);
    expect(new Set(refusals.map(({ status, body }) => `${status} ${body?.message}`)).size).toBe(1);
    expect(refusals[0]?.body).toMatchObject({ code: 'TICKET_UNKNOWN' });
    expect((await stranger.get('/api/support/tickets')).body).toEqual({ tickets: [] });
  });

  test.each(['%00', '1%00', 'x', '1'.repeat(300), '%F0%9F%98%80'])('%s is the number of no ticket', async (number) => {
    expect((await visit().get(`/api/support/tickets/${number}`)).status).toBe(404);
  });

  test('the key of one ticket opens no other', async () => {
    const one = await visit().post('/api/contact', contact());
    const other = await visit().post('/api/contact', contact());
    expect((await visit().get(ticketOf(one), { 'x-ticket-key': keyOf(other) })).status).toBe(404);
  });

  test('the link of a closed ticket opens none that its owner has beside it', async () => {
    const owner = visit();
    const sent: Answer[] = [];
    for (let ticket = 0; ticket < 5; ticket++) sent.push(await owner.post('/api/contact', contact()));
    const [closed] = sent;
    if (!closed) throw new Error('No ticket.');
    const client = new pg.Client({ connectionString: app.databaseUrl });
    await client.connect();
    await client.query("update conversations set state = 'closed', ended_at = now() where number = $1", [
      closed.body?.number,
    ]);
    await client.end();
    const call = `${ticketOf(closed)}/messages`;
    const byLink = await visit().post(call, { message: 'One more thing' }, { 'x-ticket-key': keyOf(closed) });
    expect(byLink.body).toMatchObject({ number: closed.body?.number, messages: [{}] });
    expect((await owner.post(call, { message: 'And another' })).body).toMatchObject({
      number: sent.at(-1)?.body?.number,
      messages: [{}, { text: 'One more thing' }, { text: 'And another' }],
    });
  });

  test('signed-in users need no address, find their tickets anywhere, and take them out and away', async () => {
    const email = `${randomUUID()}@example.org`;
    const user = await signUp(app.url, email, 'Grace');
    const sent = await user.post('/api/support/tickets', {
      ...{ topic: 'billing', subject: 'Invoice', message: 'Where are my invoices?' },
    });
    expect(sent.status).toBe(201);
    const elsewhere = openBrowser(app.url);
    await elsewhere.post('/api/login', { email, password: 'a lamp in the rain' });
    expect((await elsewhere.get('/api/support/tickets')).body).toMatchObject({
      tickets: [{ number: sent.body?.number, subject: 'Invoice', state: 'open' }],
    });
    expect((await elsewhere.post(`${ticketOf(sent)}/solved`)).body).toMatchObject({ state: 'solved' });
    expect((await elsewhere.post(`${ticketOf(sent)}/messages`, { message: 'Not quite' })).body).toMatchObject({
      state: 'open',
    });
    expect((await elsewhere.get('/api/account/export')).body).toMatchObject({
      conversations: [
        { number: sent.body?.number, messages: [{ text: 'Where are my invoices?' }, { text: 'Not quite' }] },
      ],
    });
    await elsewhere.post('/api/account/delete', { password: 'a lamp in the rain' });
    expect((await visit().get(ticketOf(sent), { 'x-ticket-key': keyOf(sent) })).status).toBe(404);
  });

  test('a visitor without an address is asked for one', async () => {
    const refused = await visit().post('/api/support/tickets', { subject: 'Help', message: 'It does not work' });
    expect([refused.status, refused.body?.code]).toEqual([400, 'EMAIL_MISSING']);
  });

  test('the same call again, as after a double press or a lost answer, makes one ticket', async () => {
    const visitor = visit();
    const message = contact();
    const key = { 'idempotency-key': randomUUID() };
    const all = await Promise.all(Array.from({ length: 5 }, () => visitor.post('/api/contact', message, key)));
    const later = await visitor.post('/api/contact', { ...message, message: 'Corrected' }, key);
    expect(new Set([...all, later].map(({ body }) => body?.link)).size).toBe(1);
    expect((await visitor.get(ticketOf(later), { 'x-ticket-key': keyOf(later) })).body?.messages).toHaveLength(1);
  });
});

describe('bad input', () => {
  test.each([
    ['nothing', {}, 'MISSING_FIELDS', ['firstName', 'lastName', 'email', 'subject', 'message']],
    ['white space', contact({ message: ' \n\u200b ' }), 'INVALID_FIELD', ['message']],
    ['50,000 characters', contact({ message: 'x'.repeat(50_000) }), 'INVALID_FIELD', ['message']],
    ['a bad address', contact({ email: 'ada@' }), 'INVALID_FIELD', ['email']],
    ['a long subject', contact({ subject: 'x'.repeat(201) }), 'INVALID_FIELD', ['subject']],
    ['another type', contact({ subject: { $ne: '' } }), 'INVALID_FIELD', ['subject']],
    ['an unknown field', contact({ severity: 'critical' }), 'INVALID_FIELD', undefined],
  ])('%s is refused with a sentence', async (_, body, code, fields) => {
    const refused = await visit().post('/api/contact', body);
    expect([refused.status, refused.body?.code]).toEqual([400, code]);
    expect(refused.body?.fields && Object.keys(refused.body.fields)).toEqual(fields);
  });

  test('HTML, scripts and control characters stay text', async () => {
    const visitor = visit();
    const text = '<script>alert(1)</script> <img src=x onerror=alert(1)> \u202eevil';
    const sent = await visitor.post('/api/contact', contact({ subject: '<b>Hi</b>\u0000', message: `${text}\u0007` }));
    expect((await visitor.get(ticketOf(sent))).body).toMatchObject({ subject: '<b>Hi</b>', messages: [{ text }] });
  });

  test('a report names a job without giving it away, and an error code is not taken for a fact', async () => {
    const visitor = visit();
    const report = { email: 'ada@example.org', subject: 'It failed', message: 'Nothing came out' };
    const sent = await visitor.post('/api/support/tickets', {
      ...{ ...report, jobId: 'A'.repeat(32), errorCode: 'ENGINE_FAILED', page: '/tools/pdf-merger' },
    });
    expect(sent.status).toBe(201);
    for (const wrong of [{ jobId: '../../etc' }, { errorCode: 'not a code' }, { page: 'https://example.org' }]) {
      expect((await visitor.post('/api/support/tickets', { ...report, ...wrong })).status).toBe(400);
    }
  });

  test('many messages from one visitor or network are bounded, with the time to wait; others go on', async () => {
    const visitor = visit();
    const answers: Answer[] = [];
    for (let sent = 0; sent < 12; sent++) answers.push(await visitor.post('/api/contact', contact()));
    expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(201), 429, 429]);
    expect(answers.at(-1)?.body?.message).toMatch(
      /^You have sent many messages within an hour\. Please wait \d+ minutes/,
    );
    expect((await visit().post('/api/contact', contact())).status).toBe(201);
    // Without the cookie each is another visitor, but in the same network.
    const network = `10.1.${++networks}.1`;
    const all = await Promise.all(
      Array.from({ length: 60 }, () =>
        openBrowser(app.url, { 'x-forwarded-for': network }).post('/api/contact', contact()),
      ),
    );
    expect(all.filter(({ status }) => status === 201)).toHaveLength(40);
  });

  test('a ticket that is full says so, and says what to do', async () => {
    const visitor = visit();
    const sent = await visitor.post('/api/contact', contact());
    const client = new pg.Client({ connectionString: app.databaseUrl });
    await client.connect();
    await client.query(
      `insert into conversation_messages (conversation_id, author, text, created_at)
       select id, 'person', 'More', now() from conversations, generate_series(2, $1) where number = $2`,
      [conversationLimits.messages, sent.body?.number],
    );
    await client.end();
    const refused = await visitor.post(`${ticketOf(sent)}/messages`, { message: 'One more' });
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { code: 'TICKET_FULL', message: expect.stringContaining('open a new one') },
    ]);
  });
});

describe('robots', () => {
  test('get the answer of everybody, but land among the spam', async () => {
    const visitor = visit();
    for (const sign of [{ website: 'https://spam.example' }, { writingTime: 300 }]) {
      const sent = await visitor.post('/api/contact', contact(sign));
      expect([sent.status, Object.keys(sent.body ?? {})]).toEqual([201, ['number', 'link', 'email']]);
    }
    expect((await visitor.post('/api/contact', contact({ website: '', writingTime: 60_000 }))).status).toBe(201);
  });
});

describe('with a mail server', () => {
  let mailbox: TestMailServer;
  let withMail: TestApplication;
  beforeAll(async () => {
    mailbox = await startMailServer();
    withMail = await startTestApplication([], {
      ...{ SMTP_URL: mailbox.url, SUPPORT_NOTIFY: 'desk@example.org', TRUST_PROXY: 'true' },
    });
  });
  afterAll(async () => {
    await withMail.close();
    await mailbox.close();
  });

  test('the sender gets a confirmation without a word of the message, the operator the message; spam sends nothing', async () => {
    const visitor = visit(withMail.url);
    await visitor.post('/api/contact', contact({ website: 'spam', email: 'spam@example.org' }));
    const email = `${randomUUID()}@example.org`;
    const message = contact({ email, subject: 'Charged twice', message: 'I was charged twice. Buy cheap pills!' });
    const sent = await visitor.post('/api/contact', message);
    expect(sent.body?.email).toBe('sent');
    await expect.poll(() => mailbox.received.length, { timeout: 10_000 }).toBe(2);
    const [confirmation] = mailbox.received.filter(({ to }) => to.includes(email));
    const [told] = mailbox.received.filter(({ to }) => to.includes('desk@example.org'));
    expect(confirmation?.text).toContain(String(sent.body?.link));
    expect(confirmation?.text).not.toContain('pills');
    expect(confirmation?.subject).toBe(`We have your message [#${sent.body?.number}]`);
    expect(told?.subject).toBe(`[high] Charged twice [#${sent.body?.number}]`);
    expect(told?.text).toContain('Buy cheap pills!');
  });

  test('nobody is flooded with confirmations that others ask for', async () => {
    const email = `${randomUUID()}@example.org`;
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => visit(withMail.url).post('/api/contact', contact({ email }))),
    );
    expect(answers.filter(({ body }) => body?.email === 'sent')).toHaveLength(3);
    expect(answers.every(({ status }) => status === 201)).toBe(true);
  });
});
