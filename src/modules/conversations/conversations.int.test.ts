import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type DatabaseConnection, openDatabase } from '../../platform/database/database.ts';
import type { MailMessage } from '../../platform/mail/mail.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { conversationLimits } from './conversation-words.contract.ts';
import { createConversationsRepository } from './conversations.repository.ts';
import { createConversations, type OpenRequest } from './conversations.usecases.ts';
import { createSecondOpinion } from './second-opinion.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let connection: DatabaseConnection;
beforeAll(async () => {
  database = await createTestDatabase();
  connection = await openDatabase({ url: database.url, maxConnections: 10, onConnectionError: () => undefined });
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});

let now: Date;
let posted: MailMessage[];
const mail = {
  available: true,
  post: async (message: MailMessage) => {
    posted.push(message);
  },
};
const create = (hasMail = true) =>
  createConversations({
    repository: createConversationsRepository(connection.database),
    mail: { ...mail, available: hasMail },
    mails: { tell: async () => false },
    linkOf: ({ number }) => `https://satchel.example/support/tickets#${number}.key`,
    now: () => now,
  });
beforeEach(() => {
  now = new Date();
  posted = [];
});

let people = 0;
const from = (changes: Partial<OpenRequest> = {}): OpenRequest => ({
  ...{ channel: 'support', subject: 'Splitting', text: 'How do I split a PDF?', context: 'Support page' },
  person: { name: 'Ada', email: `ada-${++people}@example.org` },
  ...changes,
});

describe('opening', () => {
  test('a message gets a number of eight digits, by which it is found', async () => {
    const conversations = create();
    const opened = await conversations.open(from({ systemData: { browser: 'Firefox' } }));
    expect(opened).toEqual({
      id: expect.any(Number),
      number: expect.stringMatching(/^[1-9]\d{7}$/),
      severity: 'medium',
      ...{ isNew: true, isStored: true, isConfirmed: false },
    });
    expect(await conversations.byNumber(opened.number)).toMatchObject({
      ...{ id: opened.id, channel: 'support', state: 'open', subject: 'Splitting', name: 'Ada' },
      systemData: { browser: 'Firefox' },
    });
    expect(await conversations.messages(opened.id)).toMatchObject([
      { author: 'person', text: 'How do I split a PDF?', delivery: null },
    ]);
  });

  test('the same text from the same person in ten tabs at once is one conversation with one message', async () => {
    const conversations = create();
    const request = from();
    const all = await Promise.all(
      Array.from({ length: 10 }, (_, tab) =>
        conversations.open({ ...request, text: tab % 2 === 0 ? request.text : `  ${request.text.toUpperCase()} ` }),
      ),
    );
    expect(new Set(all.map(({ number }) => number)).size).toBe(1);
    expect(all.filter(({ isNew }) => isNew)).toHaveLength(1);
    const row = await conversations.byNumber(all[0]?.number ?? '');
    expect(row?.repeats).toBe(9);
    expect(await conversations.messages(row?.id ?? 0)).toHaveLength(1);
  });

  test('a repeated call with its key, and an email that was fetched before, find what they opened', async () => {
    const conversations = create();
    const first = await conversations.open(from({ callKey: 'call-1', messageId: '<a@example.org>' }));
    expect(await conversations.open(from({ callKey: 'call-1', text: 'Other' }))).toMatchObject({
      number: first.number,
      isNew: false,
    });
    expect(await conversations.open(from({ messageId: '<a@example.org>', text: 'Other' }))).toMatchObject({
      number: first.number,
      isNew: false,
    });
    expect(await conversations.findByMessageIds(['<b@example.org>', '<a@example.org>'])).toMatchObject({
      id: first.id,
    });
    expect(await conversations.messages(first.id)).toHaveLength(1);
  });

  test('another message about the same failed job joins the first', async () => {
    const conversations = create();
    const request = from({ channel: 'bug', jobId: 'job-1' });
    const first = await conversations.open(request);
    const second = await conversations.open({ ...request, text: 'It fails with another file, too' });
    expect(second).toMatchObject({ number: first.number, isNew: false });
    expect(await conversations.messages(first.id)).toHaveLength(2);
  });

  test('hundreds of messages of one person are few conversations of bounded length, and others are served meanwhile', async () => {
    const conversations = create();
    const request = from();
    for (let sent = 0; sent < 400; sent += 20) {
      await Promise.all(
        Array.from({ length: 20 }, (_, index) => conversations.open({ ...request, text: `Flood ${sent + index}` })),
      );
    }
    const other = await conversations.open(from());
    expect(other.isNew).toBe(true);
    const rows = await connection.pool.query('select id, repeats from conversations where email = $1', [
      request.person.email,
    ]);
    expect(rows.rowCount).toBe(5);
    const counts = await Promise.all(rows.rows.map(({ id }) => conversations.messages(Number(id))));
    expect(Math.max(...counts.map(({ length }) => length))).toBe(conversationLimits.messages);
  });

  test("another visitor who enters the same address and the same text does not get into somebody's conversation", async () => {
    const conversations = create();
    const person = { email: 'ada@example.org', owner: 'visitor:ada' };
    const request = from({ person, jobId: 'job-2' });
    const hers = await conversations.open(request);
    for (const text of [request.text, 'Another text']) {
      const theirs = await conversations.open({ ...request, text, person: { ...person, owner: 'visitor:eve' } });
      expect(theirs.number).not.toBe(hers.number);
    }
  });

  test('people with the same problem stay apart, but raise each other', async () => {
    const conversations = create();
    const problem = 'ENGINE_FAILED in pdf-merger';
    const all = await Promise.all(
      Array.from({ length: 5 }, (_, person) =>
        conversations.open(from({ channel: 'bug', problem, text: `It stops ${person}` })),
      ),
    );
    expect(new Set(all.map(({ number }) => number)).size).toBe(5);
    const rows = await Promise.all(all.map(({ number }) => conversations.byNumber(number)));
    expect(rows.map((row) => [row?.severity, row?.severityReasons])).toEqual(all.map(() => ['high', ['many people']]));
  });

  test('control characters go, long texts and large data are cut, and blank subjects get a name', async () => {
    const conversations = create();
    const opened = await conversations.open(
      from({ subject: ' \u0000\n ', text: `a\u0000b${'x'.repeat(200_000)}`, systemData: { log: 'y'.repeat(50_000) } }),
    );
    const [message] = await conversations.messages(opened.id);
    expect(message?.text).toMatch(/^abx+\n\[The rest of the message was cut\.\]$/);
    expect(message?.text.length).toBeLessThan(conversationLimits.stored + 100);
    expect(await conversations.byNumber(opened.number)).toMatchObject({
      subject: 'No subject',
      systemData: { note: 'Too large to keep.' },
    });
  });
});

describe('going on', () => {
  test("an operator's answer is stored and mailed once, with the link of the ticket", async () => {
    const conversations = create();
    const request = from();
    const { number, id } = await conversations.open(request);
    const row = await conversations.byNumber(number);
    if (!row) throw new Error('It was opened.');
    const answer = {
      ...answerOf('With the splitter.'),
      after: await lastOf(conversations, id),
      callKey: `answer-${number}`,
    };
    expect(await Promise.all([conversations.reply(row, answer), conversations.reply(row, answer)])).toEqual([
      true,
      true,
    ]);
    expect(posted).toEqual([
      {
        to: request.person.email,
        subject: `Re: Splitting [#${number}]`,
        writtenBy: 'person',
        text: expect.stringContaining(`https://satchel.example/support/tickets#${number}.key`),
      },
    ]);
    expect(await conversations.messages(id)).toMatchObject([
      { author: 'person' },
      { author: 'operator', authorName: 'root@example.org', delivery: 'email' },
    ]);
    expect(await conversations.byNumber(number)).toMatchObject({ state: 'waiting', firstAnswerAt: now });
  });

  test('without mail it waits on the page of the ticket; with a mailbox that sends it', async () => {
    const conversations = create(false);
    const { number, id } = await conversations.open(from());
    const row = await conversations.byNumber(number);
    if (!row) throw new Error('It was opened.');
    expect(conversations.deliveryTo(row)).toBe('page');
    await conversations.reply(row, { ...answerOf('On the page'), after: await lastOf(conversations, id) });
    conversations.sendRepliesWith({
      isReady: () => true,
      send: async ({ conversation, message }) => `<${conversation.number}.${message.id}@box>`,
    });
    expect(conversations.deliveryTo(row)).toBe('email');
    await conversations.reply(row, { ...answerOf('From the mailbox'), after: await lastOf(conversations, id) });
    expect(posted).toEqual([]);
    const [, page, box] = await conversations.messages(id);
    expect([page?.delivery, page?.messageId, box?.delivery]).toEqual(['page', null, 'email']);
    expect(await conversations.findByMessageIds([box?.messageId ?? ''])).toMatchObject({ id });
  });

  test('an answer to what is no longer the last message is not sent', async () => {
    const conversations = create();
    const { number, id } = await conversations.open(from());
    const row = await conversations.byNumber(number);
    if (!row) throw new Error('It was opened.');
    const after = await lastOf(conversations, id);
    await conversations.add(id, { author: 'person', text: 'I have found it.' });
    expect(await conversations.reply(row, { ...answerOf('Have you tried this?'), after })).toBe(false);
    expect(posted).toEqual([]);
    expect(await conversations.messages(id)).toHaveLength(2);
  });

  test('the next message opens it again, and is rated', async () => {
    const conversations = create();
    const { number, id } = await conversations.open(from());
    await conversations.add(id, { author: 'assistant', text: 'With the splitter.', isAutomatic: true });
    expect(await conversations.byNumber(number)).toMatchObject({ state: 'waiting', firstAnswerAt: null });
    expect(await conversations.add(id, { author: 'person', text: 'I was charged twice!' })).toMatchObject({
      severity: 'high',
    });
    expect(await conversations.byNumber(number)).toMatchObject({ state: 'open', severityReasons: ['payment'] });
  });

  test('after a closed one, another begins', async () => {
    const conversations = create();
    const { number, id } = await conversations.open(from());
    await connection.pool.query(`update conversations set state = 'closed' where id = $1`, [id]);
    const next = await conversations.add(id, { author: 'person', text: 'One more question' });
    expect(next).toMatchObject({ isNew: true });
    expect(await conversations.byNumber(next?.number ?? '')).toMatchObject({
      subject: 'Splitting',
      context: `Follows the closed #${number}`,
    });
    expect(await conversations.add(999_999_999, { author: 'person', text: 'Hello' })).toBeUndefined();
  });
});

describe('the second opinion of an AI provider', () => {
  const opinionOn = async (text: string, severity: 'critical' | 'low' | Error) => {
    const repository = createConversationsRepository(connection.database);
    const { number, id } = await create().open(from({ text, subject: 'Hello' }));
    const { tasks } = createSecondOpinion({
      ...{ repository, queue: { add: async () => undefined }, log: silentLog },
      generateText: () => async () => {
        if (severity instanceof Error) throw severity;
        return { value: { severity, reason: 'Sees the files of others' } } as never;
      },
    });
    await tasks['rate-conversation']?.({ id }, { signal: AbortSignal.timeout(10_000) });
    return create().byNumber(number);
  };

  test('raises the severity, with its reason', async () => {
    expect(await opinionOn('There are names in my list that I do not know', 'critical')).toMatchObject({
      ...{ severity: 'critical', severityReasons: ['Sees the files of others'], needsImmediate: true },
    });
  });

  test('never lowers it', async () => {
    expect(await opinionOn('I was charged twice', 'low')).toMatchObject({
      severity: 'high',
      severityReasons: ['payment'],
    });
  });

  test('is left out when the provider fails', async () => {
    expect(await opinionOn('I was charged twice', new Error('away'))).toMatchObject({ severity: 'high' });
  });
});

const answerOf = (text: string) => ({ text, authorName: 'root@example.org', state: 'waiting' as const });

const lastOf = async (conversations: ReturnType<typeof create>, id: number) =>
  (await conversations.messages(id)).at(-1)?.id ?? 0;
