import pino from 'pino';
import { openDatabase } from '../../platform/database/database.ts';
import { type ImapSession, openImap } from '../../platform/mail/imap.ts';
import { createMail } from '../../platform/mail/mail.ts';
import { openQueue } from '../../platform/queue/queue.ts';
import { createConversationsRepository } from '../conversations/conversations.repository.ts';
import { createConversations } from '../conversations/conversations.usecases.ts';
import { createAnswerMails, createSendReply } from './answer-mails.ts';
import { createMailboxRepository } from './mailbox.repository.ts';
import { createNoteRefused } from './note-undelivered.ts';
import { type AnswerQuestion, createReceiveMessage } from './receive-message.ts';
import { createReplyAddresses } from './reply-address.ts';
import { sureWord } from './sample-emails.ts';
import { watchMailbox } from './watch-mailbox.ts';

export type SampleMailbox = Awaited<ReturnType<typeof startSampleMailbox>>;

export type SampleSettings = {
  databaseUrl: string;
  imapPort: number;
  smtpUrl: string;
  address: string;
  password: string;
  /** Sure of everything, instead of texts with `sureWord` only. */
  isAlwaysSure?: boolean;
  /** False where another process watches it. */
  isWatching?: boolean;
};

/** A watched mailbox with everything that belongs to it, and quicker than a real one in trying again. */
export async function startSampleMailbox(
  settings: SampleSettings,
  options: { answer?: AnswerQuestion; spoil?: (session: ImapSession) => ImapSession } = {},
) {
  const { databaseUrl, imapPort, smtpUrl, address, password, isAlwaysSure = false, isWatching = true } = settings;
  const log = pino({ level: 'silent' });
  const connection = await openDatabase({ url: databaseUrl, maxConnections: 8, onConnectionError: () => undefined });
  const { database, pool } = connection;
  const queue = await openQueue(pool);
  const mail = createMail({ database, queue, smtpUrl, from: 'no-reply@example.org', log });
  const linkOf = ({ number }: { number: string }) => `https://example.org/support/${number}`;
  const conversations = createConversations({
    ...{ repository: createConversationsRepository(database), mail, linkOf },
    mails: { tell: async () => false },
  });
  const repository = createMailboxRepository(database, address);
  const signingSecret = 'a secret that only tests use, 32 characters and more';
  const replyAddresses = createReplyAddresses({ address, signingSecret });
  const answerMails = createAnswerMails({ mail, replyAddresses, address, hasPlusAddresses: true });
  const messageIdsOf = async (id: number) =>
    (await conversations.messages(id)).flatMap((message) => message.messageId ?? []);
  conversations.sendRepliesWith(createSendReply({ answerMails, messageIdsOf }));
  mail.onRefused(createNoteRefused(conversations));
  const receive = createReceiveMessage({
    ...{ repository, conversations, mail, replyAddresses, answerMails, signingSecret },
    publicUrl: 'https://example.org',
    ownAddresses: [address, 'no-reply@example.org'],
    answer:
      options.answer ??
      (async ({ text }) =>
        isAlwaysSure || text.includes(sureWord) ? 'Open the merger and drop your PDFs.' : undefined),
  });
  const openWatch = () =>
    watchMailbox({
      ...{ id: crypto.randomUUID(), repository, receive, log },
      times: { leaseMs: 1500, checkMs: 1000, refusedMs: 300, pauseMs: 50 },
      open: async (signal) => {
        const session = await openImap(
          {
            ...{ host: '127.0.0.1', port: imapPort, user: address, folder: 'INBOX', encryption: 'none' },
            ...{ credentials: async () => ({ pass: password }), answersWithinMs: 1000 },
          },
          signal,
        );
        return options.spoil?.(session) ?? session;
      },
    });
  const watch = isWatching ? openWatch() : undefined;
  return {
    ...{ conversations, repository, replyAddresses, pool },
    /** Sends what waits in the outbox. */
    sendMail: async () => mail.tasks['send-mail']?.({}, { signal: new AbortController().signal }),
    stop: async () => {
      await watch?.stop();
      await mail.close();
      await connection.close();
    },
  };
}

// As a process of its own, which a test can kill.
if (process.argv[2] === '--watch-sample') await startSampleMailbox(JSON.parse(process.argv[3] ?? '') as SampleSettings);
