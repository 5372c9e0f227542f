import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ImapSession } from '../../platform/mail/imap.ts';
import { startImapServer, type TestImapServer } from '../../testing/imap-server.ts';
import { type ReceivedMail, startMailServer, type TestMailServer } from '../../testing/mail-server.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { withoutTag } from './classify-message.ts';
import { maxPerSender } from './receive-message.ts';
import { charsetTexts, type SampleEmail, sampleEmails, sureWord, tinyPng } from './sample-emails.ts';
import { type SampleMailbox, type SampleSettings, startSampleMailbox } from './sample-mailbox.ts';

const support = 'support@example.org';
const other = 'help@example.com';
const password = 'abcdefghijklmnop';
const patience = { timeout: 60_000, interval: 100 };

let imap: TestImapServer;
let smtp: TestMailServer;
const ending: (() => Promise<unknown>)[] = [];
/** What is done with a message that was sent, before the server says that it took it. */
let onSent: (mail: ReceivedMail) => Promise<void>;

beforeEach(async () => {
  onSent = async () => undefined;
  imap = await startImapServer({ [support]: { password }, [other]: { password } });
  smtp = await startMailServer({
    onReceived: (mail) => onSent(mail),
    answer: (line) => (/^RCPT.*nobody@/.test(line) ? '550 No such mailbox' : undefined),
  });
  ending.push(imap.close, smtp.close);
});
afterEach(async () => {
  for (const end of ending.splice(0).toReversed()) await end();
});

describe('500 emails of all shapes', () => {
  test('are each dealt with once, and answered once, though the worker is killed three times meanwhile', async () => {
    const settings = await settingsOf(support);
    const emails = sampleEmails(500, support);
    let worker = spawnWatcher(settings);
    const mailbox = await startSampleMailbox({ ...settings, isWatching: false });
    ending.push(mailbox.stop);
    await expect.poll(async () => (await mailbox.repository.find())?.state, patience).toBe('connected');
    for (const { raw } of emails) await imap.deliver(support, raw);
    for (const progress of [60, 190, 340]) {
      await expect
        .poll(() => count(mailbox, 'mailbox_messages'), { ...patience, interval: 5 })
        .toBeGreaterThan(progress);
      worker.kill('SIGKILL');
      await once(worker, 'exit');
      worker = spawnWatcher(settings);
    }
    const expected = emails.filter(({ outcome }) => outcome !== undefined);
    await expect
      .poll(() => count(mailbox, 'mailbox_messages'), { ...patience, timeout: 120_000 })
      .toBe(expected.length);
    worker.kill('SIGKILL');
    await once(worker, 'exit');

    const { rows: outcomes } = await mailbox.pool.query<{ outcome: string; count: number }>(
      'select outcome, count(*)::int from mailbox_messages group by 1 order by 1',
    );
    const wanted = Object.entries(Object.groupBy(expected, ({ outcome = '' }) => outcome));
    expect(outcomes).toEqual(
      wanted
        .map(([outcome, list]) => ({ outcome, count: list?.length }))
        .sort((a, b) => a.outcome.localeCompare(b.outcome)),
    );

    const { rows: messages } = await mailbox.pool.query<{ text: string }>(
      "select text from conversation_messages where author = 'person'",
    );
    const isKept = ({ outcome }: SampleEmail) => outcome === 'conversation' || outcome === 'spam';
    const inOnce = expected.filter(({ word }) => messages.filter(({ text }) => text.includes(word)).length === 1);
    expect(inOnce.map(({ word }) => word)).toEqual(expected.filter(isKept).map(({ word }) => word));
    const all = messages.map(({ text }) => text).join('\n');
    for (const part of ['HIDDEN', 'QUOTED', 'HTMLPART', 'tracker', 'LOVELACE']) expect(all).not.toContain(part);
    for (const text of charsetTexts) expect(all).toContain(text);
    expect(messages.some(({ text }) => text.includes('shot.png (PNG, 70 Bytes): https://example.org/api/'))).toBe(true);

    await mailbox.sendMail();
    const answered = expected.filter(({ isAnswered }) => isAnswered).map(({ sender }) => sender);
    expect(answered.length).toBeGreaterThan(50);
    expect(smtp.received.map(({ to }) => to[0]).sort()).toEqual(answered.sort());
  }, 300_000);
});

describe('an email', () => {
  test('becomes a conversation, whose answers go back and forth in one thread', async () => {
    const mailbox = await start();
    await imap.deliver(
      support,
      email({ from: 'Ada <ada@example.net>', id: '<1@example.net>', text: 'My file is gone.' }),
    );
    const [conversation] = await conversationsOf(mailbox, 1);
    expect(conversation).toMatchObject({
      channel: 'email',
      email: 'ada@example.net',
      name: 'Ada',
      subject: 'Question',
    });
    await mailbox.conversations.reply(await rowOf(mailbox), {
      text: 'Which file?',
      authorName: 'op@example.org',
      after: 1000,
      state: 'waiting',
    });
    await mailbox.sendMail();
    const [reply] = smtp.received;
    const number = conversation?.number;
    expect(reply).toMatchObject({ to: ['ada@example.net'], subject: `Re: Question [#${number}]` });
    expect(reply?.content).toMatch(/^In-Reply-To: <1@example\.net>$/m);
    expect(reply?.content).not.toMatch(/^Auto-Submitted/m);
    const replyTo = /^Reply-To: <?(support\+[^\s>]+)/m.exec(reply?.content ?? '')?.[1] ?? '';
    expect(replyTo).toMatch(/^support\+\d{8}\.[a-z2-7]{12}@example\.org$/);

    // A program that keeps no headers, from another address; then one that keeps them, with another subject; then only the number.
    const quote = '\n\nOn Monday, Support <support@example.org> wrote:\n> Which file?';
    await imap.deliver(
      support,
      email({ from: 'ada@home.example', to: replyTo, id: '<2@x>', text: `report.pdf${quote}` }),
    );
    const fields = [`References: <1@example.net> ${reply?.messageId}`];
    await imap.deliver(
      support,
      email({ from: 'ada@example.net', id: '<3@x>', subject: 'AW: x', fields, text: 'Found it!' }),
    );
    await imap.deliver(
      support,
      email({ from: 'ada@example.net', id: '<4@x>', subject: `Re: [#${number}]`, text: 'Thanks' }),
    );
    await expect
      .poll(() => textsOf(mailbox), patience)
      .toEqual(['My file is gone.', 'Which file?', '[From ada@home.example]\n\nreport.pdf', 'Found it!', 'Thanks']);
    expect(await count(mailbox, 'conversations')).toBe(1);
  });

  test('of a stranger is not put into the conversation it names without the right sign', async () => {
    const mailbox = await start();
    await imap.deliver(support, email({ from: 'ada@example.net', id: '<1@example.net>', text: 'Private.' }));
    const [{ number } = { number: '' }] = await conversationsOf(mailbox, 1);
    const forged = `support+${number}.aaaaaaaaaaaa@example.org`;
    await imap.deliver(
      support,
      email({ from: 'eve@evil.example', to: forged, subject: `Re: [#${number}]`, id: '<2@x>', text: 'Me, too?' }),
    );
    const fields = ['In-Reply-To: <1@example.net>', `References: <${number}.aaaaaaaaaaaa.x@example.org>`];
    await imap.deliver(support, email({ from: 'eva@evil.example', fields, id: '<3@x>', text: 'And me?' }));
    // The same Message-ID as somebody else's.
    await imap.deliver(support, email({ from: 'evi@evil.example', id: '<1@example.net>', text: 'Mine' }));
    expect(await conversationsOf(mailbox, 4)).toMatchObject([
      { email: 'ada@example.net' },
      { email: 'eve@evil.example' },
      { email: 'eva@evil.example' },
      { email: 'evi@evil.example' },
    ]);
  });

  test('with a script, HTML and 50,000 characters is text, cut where it is too long', async () => {
    const mailbox = await start();
    const text = `<script>alert(1)</script> ${'many words '.repeat(6000)}`;
    await imap.deliver(support, email({ from: 'ada@example.net', text }));
    await conversationsOf(mailbox, 1);
    const [stored = ''] = await textsOf(mailbox);
    expect(stored).toMatch(/^<script>alert\(1\)<\/script> many words/);
    expect(stored).toMatch(/\[The rest of the message was cut\.\]$/);
    expect(stored.length).toBeLessThan(51_000);
  });

  test('with 100 MB attached is read without fetching them', async () => {
    const mailbox = await start();
    await imap.deliver(support, large('video/quicktime', 'holiday.mov'));
    await imap.deliver(support, large('application/pdf', 'huge.pdf'));
    await conversationsOf(mailbox, 2);
    expect(await textsOf(mailbox)).toEqual([
      expect.stringMatching(/^See the file\.\n\nAttachments in the mailbox only: holiday\.mov \(\d+\.?\d* MB\)$/),
      expect.stringMatching(/^See the file\.\n\nAttachments in the mailbox only: huge\.pdf \(\d+\.?\d* MB\)$/),
    ]);
    expect(imap.bytesSent).toBeLessThan(100_000);
  });

  test('has its small attachments kept by what they are, not by what they say', async () => {
    const mailbox = await start();
    const files: [string, string, string][] = [
      ['image/png', '../../etc/shot.png', tinyPng],
      ['image/png', 'page.png', Buffer.from('<html><script>alert(1)</script></html>').toString('base64')],
      ['text/html', 'page.html', Buffer.from('<script>alert(1)</script>').toString('base64')],
      ['application/pdf', 'bill.pdf', Buffer.from('%PDF-1.7\n1 0 obj\n').toString('base64')],
      ['application/x-msdownload', 'virus.exe', Buffer.from('MZ').toString('base64')],
    ];
    const parts = files.map(
      ([type, name, content]) =>
        `--m\r\nContent-Type: ${type}\r\nContent-Disposition: attachment; filename="${name}"\r\nContent-Transfer-Encoding: base64\r\n\r\n${content}\r\n`,
    );
    const fields = ['Content-Type: multipart/mixed; boundary=m'];
    await imap.deliver(
      support,
      email({ from: 'ada@example.net', fields, text: `--m\r\n\r\nSee all.\r\n${parts.join('')}--m--` }),
    );
    await conversationsOf(mailbox, 1);
    const { rows } = await mailbox.pool.query('select name, type, size from mailbox_attachments order by size');
    expect(rows).toEqual([
      { name: 'bill.pdf', type: 'pdf', size: 17 },
      { name: 'shot.png', type: 'png', size: 70 },
    ]);
    expect((await textsOf(mailbox))[0]).toMatch(/page\.png .*page\.html .*virus\.exe/);
    await mailbox.pool.query('delete from conversations');
    expect(await count(mailbox, 'mailbox_attachments')).toBe(0);
  });

  test('whose server numbers its messages anew is not dealt with again', async () => {
    const mailbox = await start();
    await imap.deliver(support, email({ from: 'ada@example.net', id: '<1@x>', text: 'One' }));
    await conversationsOf(mailbox, 1);
    const before = (await mailbox.repository.find())?.uidValidity;
    await mailbox.stop();
    ending.pop();
    await imap.renumber(support);
    await imap.deliver(support, email({ from: 'bob@example.net', id: '<2@x>', text: 'Two' }));
    const again = await start({ databaseUrl: mailbox.databaseUrl });
    await conversationsOf(again, 2);
    expect(await textsOf(again)).toEqual(['One', 'Two']);
    expect((await again.repository.find())?.uidValidity).not.toBe(before);
  });

  test('that was there before the mailbox was set is left to whoever read it then', async () => {
    await imap.deliver(support, email({ from: 'old@example.net', text: `Old ${sureWord}` }));
    const mailbox = await start();
    await imap.deliver(support, email({ from: 'new@example.net', text: 'New' }));
    expect(await conversationsOf(mailbox, 1)).toMatchObject([{ email: 'new@example.net' }]);
    expect(await count(mailbox, 'mailbox_messages')).toBe(1);
  });

  test('that cannot be read, or only in part, keeps none after it waiting', async () => {
    const spoil = (session: ImapSession): ImapSession => ({
      ...session,
      head: (uid, options) => (uid === 1 ? Promise.reject(new Error('It always fails.')) : session.head(uid, options)),
      part: (uid, ...rest) => (uid <= 3 ? Promise.reject(new Error('It always fails.')) : session.part(uid, ...rest)),
    });
    const mailbox = await start({}, { spoil });
    await imap.deliver(support, email({ from: 'ada@example.net', text: 'No fields' }));
    await imap.deliver(support, email({ from: 'ada@example.net', text: 'No text' }));
    await imap.deliver(support, email({ from: 'mailer-daemon@example.net', text: 'No report' }));
    await imap.deliver(support, email({ from: 'bob@example.net', text: 'Hello' }));
    expect(await conversationsOf(mailbox, 3)).toMatchObject([
      ...[{ email: null }, { email: 'ada@example.net' }, { email: 'bob@example.net' }],
    ]);
    const unread = '[This message could not be read. It is in the mailbox.]';
    expect(await textsOf(mailbox)).toEqual([unread, unread, 'Hello']);
  }, 120_000);

  test('is kept whole where answering it fails', async () => {
    const answer = () => Promise.reject(new Error('It always fails.'));
    const mailbox = await start({}, { answer });
    await imap.deliver(support, email({ from: 'ada@example.net', text: 'How do I merge?' }));
    await conversationsOf(mailbox, 1);
    expect(await textsOf(mailbox)).toEqual(['How do I merge?']);
  });
});

describe('an answer that does not arrive', () => {
  const answerFirst = async (mailbox: SampleMailbox) => {
    const answer = { text: 'Which file?', authorName: 'op@example.org', after: 1000, state: 'waiting' } as const;
    await mailbox.conversations.reply(await rowOf(mailbox), answer);
    await mailbox.sendMail();
  };

  test('and comes back opens its conversation again, which says so once', async () => {
    const mailbox = await start();
    await imap.deliver(support, email({ from: 'ada@example.net', id: '<1@x>', text: 'My file is gone.' }));
    await conversationsOf(mailbox, 1);
    await answerFirst(mailbox);
    expect((await rowOf(mailbox)).state).toBe('waiting');
    const [{ messageId, content } = { messageId: '', content: '' }] = smtp.received;
    // The report is long, quotes the email after it, and came twice; the other one names a conversation without its sign.
    const part = (type: string, text: string) => `--r\nContent-Type: ${type}\n\n${text}\n`;
    const report = (id: string, original: string) =>
      email({
        from: 'MAILER-DAEMON@mx.example.net',
        id,
        subject: 'Undelivered Mail Returned to Sender',
        fields: ['Return-Path: <>', 'Content-Type: multipart/report; report-type=delivery-status; boundary=r'],
        text: [
          part('text/plain', `The mailbox is full.\n${'It has been for a long time.\n'.repeat(1000)}`),
          part('message/delivery-status', 'Final-Recipient: rfc822; ada@example.net\nAction: failed\nStatus: 5.2.2'),
          part('message/rfc822', original),
          '--r--',
        ].join(''),
      });
    const forged = messageId.replace(/\.[a-z2-7]{12}\./, '.aaaaaaaaaaaa.');
    expect(forged).not.toBe(messageId);
    await imap.deliver(support, report('<forged@mx>', content.replaceAll(messageId, forged)));
    await imap.deliver(support, report('<2@mx>', content));
    await imap.deliver(support, report('<2@mx>', content));
    await imap.deliver(support, email({ from: 'bob@example.net', id: '<3@x>', text: 'Hello' }));
    await conversationsOf(mailbox, 2);
    expect(await textsOf(mailbox)).toEqual([
      'My file is gone.',
      'Which file?',
      '[An answer could not be delivered: the mail server of this address sent it back. Details are in the mailbox.]',
      'Hello',
    ]);
    const { rows } = await mailbox.pool.query('select state from conversations order by id limit 1');
    expect(rows).toEqual([{ state: 'open' }]);
    await mailbox.sendMail();
    expect(smtp.received).toHaveLength(1);
  });

  test('since the mail server refuses it opens its conversation again, which says so', async () => {
    const mailbox = await start();
    await imap.deliver(support, email({ from: 'nobody@example.net', id: '<1@x>', text: 'My file is gone.' }));
    await conversationsOf(mailbox, 1);
    await answerFirst(mailbox);
    await mailbox.sendMail();
    expect(smtp.received).toEqual([]);
    expect(await textsOf(mailbox)).toEqual([
      'My file is gone.',
      'Which file?',
      '[An answer could not be delivered: the mail server refused to send it to this address.]',
    ]);
    expect((await rowOf(mailbox)).state).toBe('open');
  });
});

describe('automatic answers', () => {
  test('are marked, sent once an hour to a person, and never within a conversation', async () => {
    const mailbox = await start();
    await imap.deliver(support, email({ from: 'ada@example.net', id: '<1@x>', text: `How do I merge? ${sureWord}` }));
    await conversationsOf(mailbox, 1);
    await imap.deliver(support, email({ from: 'ada+tag@example.net', id: '<2@x>', text: `And split? ${sureWord}` }));
    await expect.poll(() => count(mailbox, 'mailbox_messages'), patience).toBe(2);
    await mailbox.sendMail();
    expect(smtp.received).toHaveLength(1);
    const { content = '', text, messageId } = smtp.received[0] ?? {};
    expect(content).toMatch(/^Auto-Submitted: auto-replied$/m);
    expect(text).toMatch(/^Open the merger .*\n\n--\nThis answer was written automatically\./s);
    await mailbox.pool.query(
      "update mailbox_messages set created_at = created_at - interval '2 hours', answered_at = answered_at - interval '2 hours'",
    );
    const fields = [`In-Reply-To: ${messageId}`];
    await imap.deliver(
      support,
      email({ from: 'ada@example.net', id: '<3@x>', fields, text: `Not helpful. ${sureWord}` }),
    );
    await expect.poll(() => count(mailbox, 'mailbox_messages'), patience).toBe(3);
    await mailbox.sendMail();
    expect(smtp.received).toHaveLength(1);
    const { rows } = await mailbox.pool.query('select author, is_automatic from conversation_messages order by id');
    expect(rows.slice(0, 2)).toEqual([
      { author: 'person', is_automatic: false },
      { author: 'assistant', is_automatic: true },
    ]);
  });

  test.each([
    ['to an address that nobody reads', 'From: no-reply@shop.example'],
    ['to somebody else than the sender', 'From: eve@evil.example\r\nReply-To: victim@example.net'],
    ['to a sender that is forged', 'Authentication-Results: mx; dmarc=fail\r\nFrom: ada@bank.example'],
    ['where the sender wants none', 'X-Auto-Response-Suppress: All\r\nFrom: ada@example.net'],
    ['to two senders at once', 'From: a@example.net, b@example.net'],
    ['to a sender without an address', 'From: "Ada" <>'],
  ])('do not go %s', async (_case, fields) => {
    const mailbox = await start({ isAlwaysSure: true });
    await imap.deliver(support, `${fields}\r\nTo: ${support}\r\nSubject: Hi\r\n\r\nQuestion\r\n`);
    await expect.poll(() => count(mailbox, 'mailbox_messages'), patience).toBe(1);
    await mailbox.sendMail();
    const recipients = smtp.received.flatMap(({ to }) => to);
    // Of two senders, the first is the one that is answered.
    expect(recipients).toEqual(fields.includes('a@example.net, b') ? ['a@example.net'] : []);
  });

  test('of two such mailboxes to each other end, also where their marks are lost on the way', async () => {
    const here = await start({ isAlwaysSure: true });
    const there = await start({ address: other, isAlwaysSure: true });
    let forwarded = 0;
    onSent = async ({ to: [to = ''], content }) => {
      forwarded += 1;
      const unmarked = content.replace(/^(Auto-Submitted|X-Auto-Response-Suppress|Precedence): .*\n/gm, '');
      await imap.deliver(withoutTag(to), forwarded % 2 === 0 ? content : unmarked);
    };
    await imap.deliver(other, email({ from: support, to: other, id: '<1@example.org>', text: 'Are you there?' }));
    const settled = async () => {
      await here.sendMail();
      await there.sendMail();
      return (
        forwarded + (await count(here, 'mailbox_messages')) * 100 + (await count(there, 'mailbox_messages')) * 10_000
      );
    };
    let last = -1;
    for (let quiet = 0; quiet < 15; quiet++) {
      const now = await settled();
      if (now !== last) quiet = 0;
      last = now;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    expect(forwarded).toBeGreaterThanOrEqual(1);
    expect(forwarded).toBeLessThanOrEqual(2);
  });

  test('a thousand emails of one person are one conversation, one answer, and little work', async () => {
    const mailbox = await start({ isAlwaysSure: true });
    for (let index = 0; index < 1000; index++) {
      await imap.deliver(
        support,
        email({ from: 'ada@example.net', id: `<${index}@x>`, subject: `Mail ${index}`, text: `Text ${index}` }),
      );
    }
    await imap.deliver(support, email({ from: 'bob@example.net', id: '<bob@x>', text: 'Am I waiting?' }));
    await expect.poll(() => count(mailbox, 'mailbox_messages'), patience).toBe(1001);
    await mailbox.sendMail();
    expect(smtp.received.map(({ to }) => to[0]).sort()).toEqual(['ada@example.net', 'bob@example.net']);
    expect(await count(mailbox, 'conversations')).toBe(2);
    const { rows } = await mailbox.pool.query(
      'select outcome, count(*)::int from mailbox_messages group by 1 order by 1',
    );
    expect(rows).toEqual([
      { outcome: 'conversation', count: maxPerSender + 1 },
      { outcome: 'flood', count: 1000 - maxPerSender },
    ]);
    const notes = (await textsOf(mailbox)).filter((text) => text.startsWith('[More than'));
    expect(notes).toHaveLength(1);
  }, 120_000);
});

describe('the state of the mailbox', () => {
  test('says that the password is wrong, and what the server said', async () => {
    const mailbox = await start({ password: 'wrong' }, undefined, 'failing');
    expect((await mailbox.repository.find())?.reason).toBe(
      `The mail server refused the user name or the password of ${support}. It said: 'Invalid credentials (Failure)'`,
    );
  });

  test('says that the server hangs, and recovers when it does not any more', async () => {
    const mailbox = await start();
    imap.hangs = true;
    imap.disconnect();
    await expect.poll(async () => (await mailbox.repository.find())?.reason, patience).toMatch(/does not answer\.$/);
    await imap.deliver(support, email({ from: 'ada@example.net', text: 'Meanwhile' }));
    imap.hangs = false;
    await conversationsOf(mailbox, 1);
    expect(await mailbox.repository.find()).toMatchObject({ state: 'connected', reason: null });
  });

  test('belongs to one watcher at a time, and the next takes over', async () => {
    const first = await start();
    const second = await startSampleMailbox({ ...(await settingsOf(support)), databaseUrl: first.databaseUrl });
    ending.push(second.stop);
    await new Promise((resolve) => setTimeout(resolve, 2500));
    expect(imap.connections).toBe(1);
    await first.stop();
    ending.splice(ending.indexOf(first.stop), 1);
    await expect.poll(() => imap.connections, patience).toBe(2);
    await imap.deliver(support, email({ from: 'ada@example.net', text: 'Anybody?' }));
    await conversationsOf(second, 1);
  });
});

async function settingsOf(address: string): Promise<SampleSettings> {
  const database = await createTestDatabase();
  ending.push(database.drop);
  return { databaseUrl: database.url, imapPort: imap.port, smtpUrl: smtp.url, address, password };
}

type Started = SampleMailbox & { databaseUrl: string };

async function start(
  changes: Partial<SampleSettings> = {},
  options: Parameters<typeof startSampleMailbox>[1] = {},
  state = 'connected',
): Promise<Started> {
  const settings = { ...(await settingsOf(changes.address ?? support)), ...changes };
  const mailbox = await startSampleMailbox(settings, options);
  ending.push(mailbox.stop);
  await expect.poll(async () => (await mailbox.repository.find())?.state, patience).toBe(state);
  return { ...mailbox, databaseUrl: settings.databaseUrl };
}

const spawnWatcher = (settings: SampleSettings) =>
  spawn(
    process.execPath,
    [fileURLToPath(new URL('./sample-mailbox.ts', import.meta.url)), '--watch-sample', JSON.stringify(settings)],
    { stdio: 'inherit' },
  );

function email(about: {
  from: string;
  text: string;
  to?: string;
  id?: string;
  subject?: string;
  fields?: readonly string[];
}): string {
  const { from, to = support, id, subject = 'Question', fields = [], text } = about;
  const all = [`From: ${from}`, `To: ${to}`, `Subject: ${subject}`, ...(id ? [`Message-ID: ${id}`] : []), ...fields];
  return `${all.join('\r\n')}\r\n\r\n${text.replaceAll(/\r?\n/g, '\r\n')}\r\n`;
}

/** 100 MB and a text, which comes after them. */
function large(type: string, name: string): Buffer {
  const line = Buffer.from(`${'QUJD'.repeat(19)}\r\n`);
  const content = Buffer.alloc(Math.ceil((100 * 1024 * 1024) / line.length) * line.length, line);
  const head = `From: ada${name.length}@example.net\r\nTo: ${support}\r\nContent-Type: multipart/mixed; boundary=m\r\n\r\n--m\r\nContent-Type: ${type}\r\nContent-Disposition: attachment; filename=${name}\r\nContent-Transfer-Encoding: base64\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), content, Buffer.from('--m\r\n\r\nSee the file.\r\n--m--\r\n')]);
}

async function conversationsOf(mailbox: SampleMailbox, number: number) {
  await expect.poll(() => count(mailbox, 'conversations'), patience).toBe(number);
  const { rows } = await mailbox.pool.query<{ id: number; number: string; email: string }>(
    'select * from conversations order by id',
  );
  return rows;
}

async function rowOf(mailbox: SampleMailbox) {
  const [{ number } = { number: '' }] = await conversationsOf(mailbox, 1);
  const row = await mailbox.conversations.byNumber(number);
  if (!row) throw new Error('It was there a moment ago.');
  return row;
}

async function textsOf(mailbox: SampleMailbox): Promise<string[]> {
  const { rows } = await mailbox.pool.query<{ text: string }>('select text from conversation_messages order by id');
  return rows.map(({ text }) => text);
}

async function count(mailbox: SampleMailbox, table: string): Promise<number> {
  const { rows } = await mailbox.pool.query<{ count: number }>(`select count(*)::int as count from ${table}`);
  return rows[0]?.count ?? Number.NaN;
}
