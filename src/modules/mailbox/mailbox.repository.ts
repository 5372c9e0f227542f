import { and, eq, gt, gte, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { DAY_MS, HOUR_MS } from '../../shared/units.ts';
import { users } from '../accounts/accounts.tables.ts';
import { conversationMessages, conversations } from '../conversations/conversations.tables.ts';
import type { Outcome } from './mailbox.contract.ts';
import { mailboxAttachments, mailboxes, mailboxMessages } from './mailbox.tables.ts';

export type MailboxRepository = ReturnType<typeof createMailboxRepository>;
export type MailboxRow = typeof mailboxes.$inferSelect;
export type NewAttachment = typeof mailboxAttachments.$inferInsert;

/** How far a mailbox was read. */
export type Position = { uidValidity: string; lastUid: number };

/** Attachments of all conversations together; what comes when they are full is only named. */
export const maxAttachmentBytes = 500 * 1024 * 1024;

/** One mailbox and its messages. Uses the database's clock, as those of workers may differ. */
export function createMailboxRepository(database: Database, mailbox: string) {
  const self = eq(mailboxes.id, mailbox);
  const isOurs = (watcher: string) => and(self, eq(mailboxes.watcher, watcher));
  const ofThis = eq(mailboxMessages.mailbox, mailbox);

  return {
    find: async (): Promise<(MailboxRow & { isWatched: boolean }) | undefined> => {
      const isWatched = sql<boolean>`coalesce(${mailboxes.watchedUntil} > now(), false)`;
      const [row] = await database.select({ row: mailboxes, isWatched }).from(mailboxes).where(self);
      return row && { ...row.row, isWatched: row.isWatched };
    },

    /** Makes this watcher the only one for a time, or keeps it so; false while there is another. */
    lease: async (watcher: string, forMs: number): Promise<boolean> => {
      const leased = { watcher, watchedUntil: later(forMs) };
      const isFree = or(
        eq(mailboxes.watcher, watcher),
        sql`${mailboxes.watchedUntil} <= now()`,
        sql`${mailboxes.watcher} is null`,
      );
      const taken = await database
        .insert(mailboxes)
        .values({ id: mailbox, ...leased })
        .onConflictDoUpdate({ target: mailboxes.id, set: leased, setWhere: isFree })
        .returning({ id: mailboxes.id });
      return taken.length > 0;
    },

    release: async (watcher: string): Promise<void> => {
      await database.update(mailboxes).set({ watcher: null, watchedUntil: null }).where(isOurs(watcher));
    },

    /** Notes the state; `since` changes only with it. */
    report: async (watcher: string, state: MailboxRow['state'], reason: string | null = null): Promise<void> => {
      const since = sql`case when ${mailboxes.state} = ${state} then ${mailboxes.since} else now() end`;
      const checkedAt = state === 'connected' ? sql`now()` : mailboxes.checkedAt;
      await database
        .update(mailboxes)
        .set({ state, reason, since, checkedAt: sql`${checkedAt}` })
        .where(isOurs(watcher));
    },

    /** Sets how far it was read; within the transaction of what the message causes. */
    moveTo: async (
      { uidValidity, lastUid }: Position,
      within: Pick<Transaction, 'update'> = database,
    ): Promise<void> => {
      await within.update(mailboxes).set({ uidValidity, lastUid, readAt: sql`now()` }).where(self);
    },

    /** False for a message that was dealt with already. */
    add: async (
      row: {
        key: string;
        sender: string;
        outcome: Outcome;
        conversationId?: number | undefined;
        answeredAt?: SQL | undefined;
      },
      within: Pick<Transaction, 'insert'>,
    ): Promise<boolean> => {
      const added = await within
        .insert(mailboxMessages)
        .values({ mailbox, ...row })
        .onConflictDoNothing()
        .returning({ id: mailboxMessages.id });
      return added.length > 0;
    },

    complete: async (
      key: string,
      done: { conversationId: number; isAnswered: boolean },
      within: Pick<Transaction, 'update'>,
    ): Promise<void> => {
      const { conversationId, isAnswered } = done;
      await within
        .update(mailboxMessages)
        .set({ conversationId, answeredAt: isAnswered ? sql`now()` : null })
        .where(and(ofThis, eq(mailboxMessages.key, key)));
    },

    isKnown: async (key: string): Promise<boolean> =>
      (await database.$count(mailboxMessages, and(ofThis, eq(mailboxMessages.key, key)))) > 0,

    /** What this sender has sent within the last hour: how many, and the latest conversation that is with this address. */
    lastHourOf: async (
      sender: string,
      email: string | undefined,
    ): Promise<{ count: number; conversationId: number | undefined }> => {
      const rows = await database
        .select({
          count: sql<number>`count(*)`.mapWith(Number),
          conversationId: sql<number | null>`max(${conversations.id})`.mapWith((value) =>
            value === null ? null : Number(value),
          ),
        })
        .from(mailboxMessages)
        .leftJoin(
          conversations,
          and(eq(conversations.id, mailboxMessages.conversationId), eq(conversations.email, email ?? '')),
        )
        .where(and(ofThis, eq(mailboxMessages.sender, sender), gt(mailboxMessages.createdAt, later(-HOUR_MS))));
      return { count: rows[0]?.count ?? 0, conversationId: rows[0]?.conversationId ?? undefined };
    },

    /** How many automatic answers went out within the last hour: to this sender, and to everybody. */
    answersOfLastHour: async (
      sender: string,
      within: Pick<Transaction, 'select'>,
    ): Promise<{ toSender: number; toAll: number }> => {
      const [row] = await within
        .select({
          toSender: sql<number>`count(*) filter (where ${mailboxMessages.sender} = ${sender})`.mapWith(Number),
          toAll: sql<number>`count(*)`.mapWith(Number),
        })
        .from(mailboxMessages)
        .where(and(ofThis, isNotNull(mailboxMessages.answeredAt), gt(mailboxMessages.answeredAt, later(-HOUR_MS))));
      return row ?? { toSender: 0, toAll: 0 };
    },

    lastDay: async (): Promise<{ conversations: number; answeredAutomatically: number; leftInMailbox: number }> => {
      const inConversation = sql`${mailboxMessages.outcome} in ('conversation', 'spam', 'unreadable')`;
      const count = (condition: SQL) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
      const [row] = await database
        .select({
          conversations: count(inConversation),
          answeredAutomatically: count(isNotNull(mailboxMessages.answeredAt)),
          leftInMailbox: count(sql`not ${inConversation}`),
        })
        .from(mailboxMessages)
        .where(and(ofThis, gte(mailboxMessages.createdAt, later(-DAY_MS))));
      return row ?? { conversations: 0, answeredAutomatically: 0, leftInMailbox: 0 };
    },

    testSent: async (name: string): Promise<void> => {
      const sent = { testName: name, testSentAt: sql`now()`, testArrivedAt: null };
      await database
        .insert(mailboxes)
        .values({ id: mailbox, ...sent })
        .onConflictDoUpdate({ target: mailboxes.id, set: sent });
    },

    testArrived: async (name: string): Promise<void> => {
      await database
        .update(mailboxes)
        .set({ testArrivedAt: sql`coalesce(${mailboxes.testArrivedAt}, now())` })
        .where(and(self, eq(mailboxes.testName, name)));
    },

    /** Bytes of the kept attachments. */
    attachmentBytes: async (): Promise<number> => {
      const [row] = await database
        .select({ bytes: sql<number>`coalesce(sum(${mailboxAttachments.size}), 0)`.mapWith(Number) })
        .from(mailboxAttachments);
      return row?.bytes ?? 0;
    },

    addAttachments: async (rows: readonly NewAttachment[], within: Pick<Transaction, 'insert'>): Promise<void> => {
      for (const row of rows) await within.insert(mailboxAttachments).values(row);
    },

    findAttachment: async (id: string) => {
      const [row] = await database.select().from(mailboxAttachments).where(eq(mailboxAttachments.id, id));
      return row;
    },

    /** What came by email from a user's confirmed address. Nobody else could have confirmed it, though anybody may have written. */
    emailsOf: async (
      userId: string,
    ): Promise<{ number: string; subject: string; texts: string[]; attachments: string[] }[]> => {
      const texts = sql`array(select text from ${conversationMessages} where conversation_id = conversations.id order by id)`;
      const names = sql`array(select name from ${mailboxAttachments} where conversation_id = conversations.id order by name)`;
      return database
        .select({
          number: conversations.number,
          subject: conversations.subject,
          texts: texts.mapWith((list: string[]) => list),
          attachments: names.mapWith((list: string[]) => list),
        })
        .from(conversations)
        .where(isByEmailOf(userId));
    },

    /** Deletes those, with their attachments. */
    eraseEmailsOf: async (userId: string): Promise<void> => {
      await database.delete(conversations).where(isByEmailOf(userId));
    },

    /** Forgets which messages were dealt with before this time; how far the mailbox was read stays. */
    deleteBefore: async (ageMs: number): Promise<void> => {
      await database.delete(mailboxMessages).where(lt(mailboxMessages.createdAt, later(-ageMs)));
    },

    transaction: database.transaction,
  };
}

/** Conversations that belong to nobody's account, since an address in `From` proves nothing. */
const isByEmailOf = (userId: string) =>
  and(
    eq(conversations.channel, 'email'),
    isNull(conversations.owner),
    sql`${conversations.email} = (select email from ${users} where id = ${userId} and email_verified)`,
  );

const later = (milliseconds: number): SQL => sql`now() + ${milliseconds} * interval '1 millisecond'`;
