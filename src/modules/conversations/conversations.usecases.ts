import { createHash, randomInt } from 'node:crypto';
import type { Transaction } from '../../platform/database/database.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { cleanText, cleanTexts } from '../../shared/clean-text.ts';
import { DAY_MS, HOUR_MS } from '../../shared/units.ts';
import type { ConversationMails } from './conversation-mails.ts';
import {
  type AuthorKind,
  type Channel,
  conversationLimits,
  type Delivery,
  type Severity,
} from './conversation-words.contract.ts';
import type { ConversationRow, ConversationsRepository, MessageRow, PersonNames } from './conversations.repository.ts';
import { mailTexts } from './mail-texts.ts';
import { rate, worse } from './severity.ts';

export type Conversations = ReturnType<typeof createConversations>;

/** What begins a conversation. Texts are plain and may come from anybody; they are cleaned and cut here. */
export type OpenRequest = {
  channel: Channel;
  subject: string;
  text: string;
  person: {
    name?: string | undefined;
    email?: string | undefined;
    /** The user or visitor (modules/visitors) whose ticket it is: they see it on their pages. */
    owner?: string | undefined;
  };
  /** Where it came from, in words: 'Contact form', 'Chat on /tools/pdf-merger'. */
  context: string;
  /** Facts for the operator, as JSON: a conversation so far, a browser, an error. No files and no secrets. */
  systemData?: Record<string, unknown> | undefined;
  jobId?: string | undefined;
  /** What went wrong, the same for everybody who meets it: the code of an error and its tool. */
  problem?: string | undefined;
  /** What is known already, such as 'high' after three answers rated bad. */
  atLeast?: Severity | undefined;
  /** `Message-ID` of the email that brought it. */
  messageId?: string | undefined;
  /** A repeated call with the same key finds its conversation. */
  callKey?: string | undefined;
  /** Taken for a robot's: kept apart, and nobody is told. */
  isSpam?: boolean | undefined;
  /** Sends its person an email with the number and the link, where mail is set. */
  isConfirmed?: boolean | undefined;
};

export type Opened = Pick<ConversationRow, 'id' | 'number' | 'severity'> & {
  /** False when it was added to a conversation that there was, or was known already. */
  isNew: boolean;
  /** False when a conversation has as many messages as it can hold: the text was counted only. */
  isStored: boolean;
  /** Whether its person gets an email about it. */
  isConfirmed: boolean;
};

export type NewText = {
  author: AuthorKind;
  text: string;
  /** An operator's address. */
  authorName?: string | undefined;
  messageId?: string | undefined;
  isAutomatic?: boolean | undefined;
  /** How it went out, where the caller has sent it. */
  delivery?: Delivery | undefined;
  callKey?: string | undefined;
};

type Reply = {
  text: string;
  /** The operator's address. */
  authorName: string;
  /** The id of the last message that they have seen. */
  after: number;
  state: 'waiting' | 'solved' | 'closed';
  callKey?: string | undefined;
};

/** Sends operators' answers by email, such as from a mailbox. */
export type SendReply = {
  /** Whether it is set up. Otherwise the outbox of the site's own emails sends. */
  isReady: () => boolean;
  /**
   * Queues the email within the transaction that stores the answer.
   * @returns its `Message-ID`, by which answers to it are found again
   */
  send: (
    reply: { conversation: ConversationRow; message: MessageRow; link: string },
    transaction: Transaction,
  ) => Promise<string>;
};

/** The same text again within this time is a repetition. */
const sameForMs = 7 * DAY_MS;
/** Who opens more than this within an hour goes on in the last one. */
const openedPerHour = 5;
const numberAttempts = 20;
/** Of the number of a conversation: what comes from a call may be any text. */
export const numberPattern = /^\d{8}$/;

/** Conversations with people, from wherever they write. */
export function createConversations(dependencies: {
  repository: ConversationsRepository;
  mail: Pick<Mail, 'available' | 'post'>;
  mails: ConversationMails;
  /** The page on which its person reads and answers a conversation. */
  linkOf: (conversation: Pick<ConversationRow, 'id' | 'number'>) => string;
  /** Is told of what a person wrote, within the transaction that stores it. */
  onMessage?: (conversation: ConversationRow, transaction: Transaction) => Promise<void>;
  now?: () => Date;
}) {
  const { repository, mail, mails, linkOf, onMessage, now = () => new Date() } = dependencies;
  let sendReply: SendReply | undefined;

  async function insert(request: OpenRequest, person: PersonNames, fingerprint: string, transaction: Transaction) {
    const { channel, text, problem, jobId, callKey, messageId, systemData, atLeast, isSpam = false } = request;
    const at = now();
    const others = problem === undefined || isSpam ? 0 : await repository.peopleWith(problem, transaction);
    const rating = rate({ channel, text: `${request.subject}\n${text}`, samePeople: others + 1, atLeast });
    const { severity, reasons, needsImmediate } = rating;
    const row = {
      ...{
        channel,
        severity,
        severityReasons: reasons,
        needsImmediate,
        isSpam,
        ...person,
        fingerprint,
        jobId,
        problem,
        callKey,
      },
      subject: oneLine(request.subject, conversationLimits.subject) || 'No subject',
      name: oneLine(request.person.name ?? '', conversationLimits.name),
      context: oneLine(request.context, 300),
      systemData: boundData(systemData),
      ...{ createdAt: at, updatedAt: at },
    };
    for (let attempt = 0; attempt < numberAttempts; attempt++) {
      const inserted = await repository.insert(
        { ...row, number: String(randomInt(10_000_000, 100_000_000)) },
        transaction,
      );
      if (!inserted) continue;
      const message = { conversationId: inserted.id, author: 'person' as const, text: bounded(text), createdAt: at };
      await repository.insertMessage({ ...message, messageId, isAutomatic: false }, transaction);
      if (problem !== undefined && reasons.includes('many people')) await raiseAll(problem, severity, transaction);
      if (!isSpam) await onMessage?.(inserted, transaction);
      return inserted;
    }
    throw new Error('No free number was found.');
  }

  async function raiseAll(problem: string, severity: Severity, transaction: Transaction): Promise<void> {
    for (const row of await repository.idsWith(problem, transaction))
      await raise(row, severity, ['many people'], transaction);
  }

  /** Severity only goes up by itself; down is for administrators. */
  async function raise(row: ConversationRow, severity: Severity, reasons: readonly string[], transaction: Transaction) {
    const raised = worse(row.severity, severity);
    const all = [...new Set([...row.severityReasons, ...reasons])];
    if (raised === row.severity && all.length === row.severityReasons.length) return;
    await repository.update(
      row.id,
      { severity: raised, severityReasons: all, needsImmediate: row.needsImmediate || raised === 'critical' },
      transaction,
    );
  }

  /** Undefined for a text that was there already, or for which there is no room. */
  async function addWithin(
    row: ConversationRow,
    { author, text, authorName, messageId, isAutomatic = false, delivery, callKey }: NewText,
    transaction: Transaction,
  ): Promise<MessageRow | undefined> {
    const at = now();
    const isFull = (await repository.countMessages(row.id, transaction)) >= conversationLimits.messages;
    if (isFull && author !== 'operator') {
      await repository.countRepeat(row.id, at, transaction);
      return undefined;
    }
    const message = await repository.insertMessage(
      {
        ...{
          conversationId: row.id,
          author,
          text: bounded(text),
          authorName,
          messageId,
          isAutomatic,
          callKey,
          createdAt: at,
        },
        ...(author !== 'person' && { delivery: delivery ?? 'page' }),
      },
      transaction,
    );
    if (author === 'person') {
      await repository.update(row.id, { state: 'open', endedAt: null, updatedAt: at }, transaction);
      const { severity, reasons } = rate({ channel: row.channel, text });
      await raise(row, severity, reasons, transaction);
      await onMessage?.(row, transaction);
    } else {
      await repository.update(
        row.id,
        {
          ...{ state: 'waiting', endedAt: null, updatedAt: at },
          ...(author === 'operator' && { needsImmediate: false, firstAnswerAt: row.firstAnswerAt ?? at }),
        },
        transaction,
      );
    }
    return message;
  }

  /** What an earlier call with the same key, or the same email, has stored. */
  async function findEarlier({ callKey, messageId }: Pick<OpenRequest, 'callKey' | 'messageId'>, within: Transaction) {
    return (
      (callKey === undefined ? undefined : await repository.findByCallKey(callKey, within)) ??
      (messageId === undefined ? undefined : await repository.findByMessageIds([messageId], within))
    );
  }

  const inTransaction = <T>(within: Transaction | undefined, work: (transaction: Transaction) => Promise<T>) =>
    within ? work(within) : repository.transaction(work);

  async function open(request: OpenRequest, within?: Transaction): Promise<Opened> {
    const person = { email: request.person.email?.trim().toLowerCase() || null, owner: request.person.owner ?? null };
    const fingerprint = fingerprintOf(person, request.text);
    const { jobId = null, isSpam = false, isConfirmed = false, text, messageId, callKey } = request;
    const opening = await inTransaction(within, async (transaction) => {
      // What one person sends in ten tabs at once takes turns; what many people report about one problem is counted in turns.
      await transaction.lock(...lockNames(person, request));
      const earlier = await findEarlier(request, transaction);
      if (earlier) return { row: earlier };
      const since = new Date(now().getTime() - sameForMs);
      const same = await repository.findSame({ ...person, fingerprint, jobId, isSpam, since }, transaction);
      if (same?.fingerprint === fingerprint) {
        await repository.countRepeat(same.id, now(), transaction);
        return { row: same };
      }
      const recent = await repository.recentOf(person, isSpam, new Date(now().getTime() - HOUR_MS), transaction);
      const goesOn = same ?? (recent.count >= openedPerHour ? recent.latest : undefined);
      if (!goesOn) return { row: await insert(request, person, fingerprint, transaction), isNew: true };
      const added = await addWithin(goesOn, { author: 'person', text, messageId, callKey }, transaction);
      return { row: (await repository.find(goesOn.id, transaction)) ?? goesOn, isStored: added !== undefined };
    });
    const { row, isNew = false } = opening;
    // Only once it is stored: an email that is lost here is a smaller loss than a message that waits for one.
    const isTold = isNew && !isSpam && (await mails.tell(row, text, { isConfirmed, link: linkOf(row), within }));
    return { ...opened(row, opening), isConfirmed: isTold };
  }

  return {
    /**
     * Opens a conversation. What the same person has said already is counted at the conversation there is, another message about
     * the same job joins it, and so does what comes after five conversations within an hour.
     * @param within the caller's transaction; one of its own by default
     */
    open,

    /**
     * Adds a message. A person's opens a solved conversation again, and begins another one after a closed one; an operator's or
     * the assistant's lets it wait for the person. It is not sent: `reply` does that.
     * @param within the caller's transaction; one of its own by default
     * @returns the conversation it went to, or undefined when there is none with this id
     */
    add: async (id: number, message: NewText, within?: Transaction): Promise<Opened | undefined> => {
      const row = await repository.find(id, within);
      if (!row) return undefined;
      if (row.state === 'closed' && message.author === 'person') {
        const { channel, subject, name, email, owner, number } = row;
        const { text, messageId, callKey } = message;
        const person = { name, email: email ?? undefined, owner: owner ?? undefined };
        const context = `Follows the closed #${number}`;
        return open({ channel, subject, text, person, messageId, callKey, context }, within);
      }
      return inTransaction(within, async (transaction) => {
        await transaction.lock(lockOf(id));
        const isKnown = (await findEarlier(message, transaction)) !== undefined;
        const current = (await repository.find(id, transaction)) ?? row;
        const added = isKnown ? current : await addWithin(current, message, transaction);
        return opened((await repository.find(id, transaction)) ?? row, { isStored: added !== undefined });
      });
    },

    /**
     * Stores an operator's answer and sends it: by the mailbox, by the site's own emails, or on the ticket's page alone.
     * @returns false, storing nothing, when there is a message after the one that its writer has seen
     */
    reply: (row: ConversationRow, answer: Reply): Promise<boolean> =>
      repository.transaction(async (transaction) => {
        await transaction.lock(lockOf(row.id));
        if (await findEarlier(answer, transaction)) return true;
        if ((await repository.lastMessageId(row.id, transaction)) > answer.after) return false;
        const message = await addWithin(row, { ...answer, author: 'operator' }, transaction);
        if (!message) throw new Error('An operator has room.');
        if (answer.state !== 'waiting') {
          await repository.update(row.id, { state: answer.state, endedAt: now() }, transaction);
        }
        if (row.email !== null) await send(row, message, row.email, transaction);
        return true;
      }),

    /** Registers what sends operators' answers instead of the site's own emails, such as a mailbox. */
    sendRepliesWith: (send: SendReply): void => {
      sendReply = send;
    },

    /** How an operator's answer would reach this person now. */
    deliveryTo: ({ email }: Pick<ConversationRow, 'email'>): Delivery =>
      email !== null && (mail.available || sendReply?.isReady()) ? 'email' : 'page',

    find: (id: number): Promise<ConversationRow | undefined> => repository.find(id),
    byNumber: async (number: string): Promise<ConversationRow | undefined> =>
      numberPattern.test(number) ? repository.findByNumber(number) : undefined,

    /** The conversation that these emails (`In-Reply-To`, `References`) belong to. */
    findByMessageIds: (ids: readonly string[]): Promise<ConversationRow | undefined> =>
      repository.findByMessageIds(ids),

    /** Of a conversation and of those merged into it, in order. */
    messages: (id: number): Promise<MessageRow[]> => repository.messages(id),

    /** Of any of these users and visitors, newest first. */
    listOf: (owners: readonly string[]): Promise<ConversationRow[]> =>
      repository.listOf(owners, conversationLimits.list),

    /** Its person needs no answer any more. */
    solve: async ({ id, state }: ConversationRow): Promise<void> => {
      if (state === 'closed') return;
      await repository.update(id, { state: 'solved', needsImmediate: false, endedAt: now() });
    },

    linkOf,
  };

  async function send(row: ConversationRow, message: MessageRow, to: string, transaction: Transaction): Promise<void> {
    const link = linkOf(row);
    const messageId = sendReply?.isReady()
      ? await sendReply.send({ conversation: row, message, link }, transaction)
      : undefined;
    if (messageId === undefined) {
      if (!mail.available) return;
      const { subject, number } = row;
      await mail.post(mailTexts.answer({ to, subject, number, text: message.text, link }), transaction);
    }
    await repository.updateMessage(message.id, { delivery: 'email', messageId }, transaction);
  }
}

const opened = (
  { id, number, severity }: ConversationRow,
  { isNew = false, isStored = true }: { isNew?: boolean; isStored?: boolean },
): Opened => ({ id, number, severity, isNew, isStored, isConfirmed: false });

const lockOf = (id: number): string => `conversation ${id}`;

const lockNames = ({ email, owner }: PersonNames, { problem, callKey }: OpenRequest): string[] =>
  // In one order, so that no two wait for each other.
  [email, owner, problem, callKey].flatMap((name) => (name ? [`conversations of ${name}`] : [])).sort();

const bounded = (text: string): string => {
  const clean = cleanText(text).trim();
  const { stored } = conversationLimits;
  return clean.length <= stored
    ? clean
    : `${clean.slice(0, stored).toWellFormed()}\n[The rest of the message was cut.]`;
};

const oneLine = (text: string, length: number): string =>
  cleanText(text).replace(/\s+/g, ' ').trim().slice(0, length).toWellFormed();

function boundData(data: Record<string, unknown> | undefined): Record<string, unknown> | undefined {
  if (data === undefined) return undefined;
  const clean = cleanTexts(data);
  return JSON.stringify(clean).length <= conversationLimits.systemData ? clean : { note: 'Too large to keep.' };
}

/** The same for texts that differ only in case and white space. Unique where nobody is known as its writer. */
function fingerprintOf({ email, owner }: PersonNames, text: string): string {
  const words = text.toLowerCase().replace(/\s+/g, ' ').trim();
  return createHash('sha256')
    .update(`${owner ?? email ?? randomInt(2 ** 47)}\n${words}`)
    .digest('base64url');
}
