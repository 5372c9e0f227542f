import { createHmac } from 'node:crypto';
import type { Transaction } from '../../platform/database/database.ts';
import type { ImapSession, MessageHead } from '../../platform/mail/imap.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { createId } from '../../shared/ids.ts';
import { formatBytes } from '../../shared/units.ts';
import type { ConversationRow } from '../conversations/conversations.repository.ts';
import type { Conversations } from '../conversations/conversations.usecases.ts';
import type { AnswerMails } from './answer-mails.ts';
import { classifyMessage, type MessageKind, withoutTag } from './classify-message.ts';
import type { Outcome } from './mailbox.contract.ts';
import { mailboxPaths } from './mailbox.contract.ts';
import { type MailboxRepository, maxAttachmentBytes, type Position } from './mailbox.repository.ts';
import { noteUndelivered } from './note-undelivered.ts';
import {
  describeType,
  messageIdsIn,
  type ReadHeader,
  type ReadMessage,
  readHeader,
  readMessage,
} from './read-message.ts';
import type { ReplyAddresses } from './reply-address.ts';

/**
 * Answers a question by itself.
 * @returns the answer as plain text; undefined unless it is sure
 */
export type AnswerQuestion = (
  question: { subject: string; text: string },
  signal: AbortSignal,
) => Promise<string | undefined>;

export type ReceiveMessage = (
  session: ImapSession,
  message: { uid: number; attempt: number },
  signal: AbortSignal,
) => Promise<void>;

/** Emails of one sender within an hour whose texts are read; further ones stay in the mailbox. */
export const maxPerSender = 30;
/** Automatic answers within an hour: per person, and to everybody, in case senders are invented. */
const maxAnswersPerSender = 1;
const maxAnswers = 100;
/** A message that cannot be read is filed without its text in this attempt, so that those after it get their turn. */
export const lastAttempt = 5;
const maxReportBytes = 64 * 1024;

type Dependencies = {
  repository: MailboxRepository;
  conversations: Conversations;
  mail: Pick<Mail, 'available'>;
  replyAddresses: ReplyAddresses;
  answerMails: AnswerMails;
  answer: AnswerQuestion | undefined;
  /** Of this site, in lower case. */
  ownAddresses: readonly string[];
  publicUrl: string;
  signingSecret: string;
};

/** What a message is and whom it is from, as far as its fields tell. */
type Arrival = {
  head: MessageHead;
  header: ReadHeader;
  kind: MessageKind;
  mayAnswer: boolean;
  key: string;
  sender: string;
};

/**
 * Deals with one message of the mailbox, once: what it causes, that it was dealt with, and how far the mailbox was read are one
 * transaction (decision 0123).
 */
export function createReceiveMessage(dependencies: Dependencies): ReceiveMessage {
  const { repository, replyAddresses, ownAddresses, signingSecret } = dependencies;
  const hash = (text: string) => createHmac('sha256', signingSecret).update(`mailbox:${text}`).digest('base64url');

  async function arrivalOf(head: MessageHead): Promise<Arrival> {
    const header = await readHeader(head.header);
    const { messageId, sender = '' } = header;
    const classified = classifyMessage(header.fields, sender, ownAddresses);
    const key = messageId === undefined ? `${head.size}\n${head.header.toString('latin1')}` : `${messageId}\n${sender}`;
    return { head, header, ...classified, key: hash(key), sender: hash(withoutTag(sender)) };
  }

  return async (session, { uid, attempt }, signal) => {
    const position: Position = { uidValidity: session.uidValidity, lastUid: uid };
    const head = await session.head(uid, { withStructure: attempt === 1 }).catch((error) => {
      if (attempt < lastAttempt) throw error;
      return {
        uid,
        size: 0,
        header: Buffer.from(`X-Unread: ${session.uidValidity} ${uid}\r\n\r\n`),
        structure: undefined,
      };
    });
    if (!head) return repository.moveTo(position);
    const arrival = await arrivalOf(head);
    if (await repository.isKnown(arrival.key)) return repository.moveTo(position);
    const { kind } = arrival;
    if (kind === 'own') {
      const { recipients, references } = arrival.header;
      const test = replyAddresses.nameInAddresses(recipients) ?? replyAddresses.nameInMessageIds(references);
      if (test !== undefined) await repository.testArrived(test);
    }
    if (kind === 'person' || kind === 'spam')
      return receivePersons(dependencies, { session, arrival, position, attempt, signal });
    const report = kind === 'bounce' ? await session.part(uid, '', maxReportBytes) : undefined;
    await repository.transaction(async (transaction) => {
      const { key, sender } = arrival;
      if (await repository.add({ key, sender, outcome: kind }, transaction)) {
        if (report) await noteBounce(dependencies, report, transaction);
      }
      await repository.moveTo(position, transaction);
    });
  };
}

async function receivePersons(
  dependencies: Dependencies,
  received: { session: ImapSession; arrival: Arrival; position: Position; attempt: number; signal: AbortSignal },
): Promise<void> {
  const { repository, answer, mail } = dependencies;
  const { session, arrival, position, attempt, signal } = received;
  const { head, header, kind, key, sender } = arrival;
  const recent = await repository.lastHourOf(sender, header.answerTo);
  if (recent.count >= maxPerSender) return receiveFlood(dependencies, received, recent);
  const isUnreadable = attempt >= lastAttempt;
  const message = isUnreadable ? unreadable : await readMessage(session, head, header.subject);
  const known = await findConversation(dependencies, header);
  // Once only: where that fails, the message is still a person's to answer.
  const answering =
    known === undefined && recent.count === 0 && kind === 'person' && arrival.mayAnswer && attempt === 1;
  // Before the transaction, which must not wait for a provider.
  const text =
    answering && mail.available ? await answer?.({ subject: header.subject, text: message.text }, signal) : undefined;
  const outcome: Outcome = isUnreadable ? 'unreadable' : kind === 'spam' ? 'spam' : 'conversation';
  const room = (await repository.attachmentBytes()) < maxAttachmentBytes;

  await repository.transaction(async (transaction) => {
    if (await repository.add({ key, sender, outcome }, transaction)) {
      const files = filesOf(dependencies.publicUrl, message, room);
      const full = [fromAnother(known, header), message.text, ...files.lines].filter(Boolean).join('\n\n');
      const follows = known?.id ?? recent.conversationId;
      const conversation = await place(dependencies, { arrival, text: full, follows, transaction });
      await repository.addAttachments(
        files.rows.map((row) => ({ ...row, conversationId: conversation.id })),
        transaction,
      );
      const isAnswered =
        text !== undefined &&
        conversation.isNew &&
        (await sendAnswer(dependencies, { arrival, conversation, text, transaction }));
      await repository.complete(key, { conversationId: conversation.id, isAnswered }, transaction);
    }
    await repository.moveTo(position, transaction);
  });
}

const unreadable: ReadMessage = {
  text: '[This message could not be read. It is in the mailbox.]',
  kept: [],
  leftOut: [],
};

/** Counts what somebody sends who sends very much, and says so once. */
async function receiveFlood(
  { repository, conversations }: Dependencies,
  { arrival, position }: { arrival: Arrival; position: Position },
  recent: { count: number; conversationId: number | undefined },
): Promise<void> {
  const { key, sender } = arrival;
  await repository.transaction(async (transaction) => {
    const isNew = await repository.add({ key, sender, outcome: 'flood' }, transaction);
    if (isNew && recent.count === maxPerSender && recent.conversationId !== undefined) {
      const text = `[More than ${maxPerSender} emails came from this address within an hour. Further ones stay in the mailbox only.]`;
      await conversations.add(recent.conversationId, { author: 'person', text, isAutomatic: true }, transaction);
    }
    await repository.moveTo(position, transaction);
  });
}

/**
 * The conversation that a message belongs to. A signed address or `Message-ID` may be used by anybody who got it; all else counts
 * only from the person whose conversation it is, since anybody can guess it.
 */
async function findConversation(
  { conversations, replyAddresses }: Pick<Dependencies, 'conversations' | 'replyAddresses'>,
  { references, recipients, subject, sender, answerTo }: ReadHeader,
): Promise<ConversationRow | undefined> {
  const signed = replyAddresses.nameInAddresses(recipients) ?? replyAddresses.nameInMessageIds(references);
  const named = signed === undefined ? undefined : await conversations.byNumber(signed);
  if (named) return named;
  if (sender === undefined) return undefined;
  const isTheirs = (row: ConversationRow | undefined) =>
    row !== undefined && [sender, answerTo].includes(row.email ?? undefined);
  const referred = await conversations.findByMessageIds(references);
  if (isTheirs(referred)) return referred;
  const [, number] = /\[#(\d{8})\]/.exec(subject) ?? [];
  const mentioned = number === undefined ? undefined : await conversations.byNumber(number);
  return isTheirs(mentioned) ? mentioned : undefined;
}

const fromAnother = (known: ConversationRow | undefined, { sender, answerTo }: ReadHeader): string =>
  known && known.email !== sender && known.email !== answerTo ? `[From ${sender ?? 'an unreadable address'}]` : '';

/** Puts a person's message into its conversation, or opens one. */
async function place(
  { conversations }: Dependencies,
  params: { arrival: Arrival; text: string; follows: number | undefined; transaction: Transaction },
): Promise<{ id: number; number: string; isNew: boolean }> {
  const { arrival, text, follows, transaction } = params;
  const { header, kind } = arrival;
  const messageId = await unusedMessageId(conversations, header);
  if (follows !== undefined) {
    const placed = await conversations.add(follows, { author: 'person', text, messageId }, transaction);
    if (placed) return placed;
  }
  return conversations.open(
    {
      channel: 'email',
      subject: header.subject,
      text,
      person: { name: header.senderName, email: header.answerTo },
      context: 'Email',
      messageId,
      isSpam: kind === 'spam',
    },
    transaction,
  );
}

/** Somebody else may have sent a message with the same `Message-ID`, whose conversation this one must not be taken for. */
async function unusedMessageId(conversations: Conversations, { messageId }: ReadHeader): Promise<string | undefined> {
  if (messageId === undefined) return undefined;
  return (await conversations.findByMessageIds([messageId])) ? undefined : messageId;
}

/** At most one within an hour to a person, whichever conversation it is about. */
async function sendAnswer(
  { repository, conversations, answerMails }: Dependencies,
  params: { arrival: Arrival; conversation: { id: number; number: string }; text: string; transaction: Transaction },
): Promise<boolean> {
  const { arrival, conversation, text, transaction } = params;
  const { sender, header } = arrival;
  if (header.sender === undefined) return false;
  await transaction.lock('automatic answers');
  const { toSender, toAll } = await repository.answersOfLastHour(sender, transaction);
  if (toSender >= maxAnswersPerSender || toAll >= maxAnswers) return false;
  const { number } = conversation;
  const about = {
    to: header.sender,
    subject: header.subject,
    number,
    references: [header.messageId].flatMap((id) => id ?? []),
  };
  const messageId = await answerMails.postAutomatic({ ...about, text }, transaction);
  const answer = { author: 'assistant', text, messageId, isAutomatic: true, delivery: 'email' } as const;
  await conversations.add(conversation.id, answer, transaction);
  return true;
}

function filesOf(publicUrl: string, { kept, leftOut }: ReadMessage, room: boolean) {
  const rows = (room ? kept : []).map(({ name, type, content }) => ({
    id: createId(),
    name,
    type,
    size: content.length,
    content,
  }));
  const named = [
    ...(room ? [] : kept.map(({ name, content }) => `${name} (${formatBytes(content.length)})`)),
    ...leftOut,
  ];
  const attached = rows.map(
    ({ id, name, type, size }) =>
      `${name} (${describeType(type)}, ${formatBytes(size)}): ${publicUrl}${mailboxPaths.attachment(id)}`,
  );
  return {
    rows,
    lines: [
      attached.length > 0 ? `Attached:\n${attached.join('\n')}` : '',
      named.length > 0 ? `Attachments in the mailbox only: ${named.join(', ')}` : '',
    ],
  };
}

/** An answer of ours that did not arrive: its conversation says so. */
async function noteBounce(
  { conversations, replyAddresses }: Dependencies,
  report: Buffer,
  transaction: Transaction,
): Promise<void> {
  const number = replyAddresses.nameInMessageIds(messageIdsIn(report.toString('latin1'), report.length));
  const conversation = number === undefined ? undefined : await conversations.byNumber(number);
  const reason = 'the mail server of this address sent it back. Details are in the mailbox.';
  await noteUndelivered(conversations, conversation, reason, transaction);
}
