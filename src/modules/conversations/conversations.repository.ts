import { and, asc, desc, eq, getTableColumns, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { conversationMessages, conversations } from './conversations.tables.ts';

type Executor = Pick<Database, 'select' | 'insert' | 'update' | '$count'>;

export type ConversationRow = Omit<typeof conversations.$inferSelect, 'search'>;
export type NewConversation = typeof conversations.$inferInsert;
export type MessageRow = Omit<typeof conversationMessages.$inferSelect, 'search'>;
export type NewMessage = typeof conversationMessages.$inferInsert;
export type ConversationsRepository = ReturnType<typeof createConversationsRepository>;

/** Somebody who writes, by the names under which they are known. */
export type PersonNames = { email: string | null; owner: string | null };

/** Without the words for the search. */
export const { search: _search, ...conversationColumns } = getTableColumns(conversations);
const { search: _words, ...messageColumns } = getTableColumns(conversationMessages);

export function createConversationsRepository(database: Database) {
  /** Visitors and users are known by their cookie or account alone: anybody can enter the address of somebody else. */
  const isOf = ({ email, owner }: PersonNames) => {
    if (owner !== null) return eq(conversations.owner, owner);
    return email === null ? sql`false` : eq(conversations.email, email);
  };

  return {
    /** Undefined when the number is taken. */
    insert: async (row: NewConversation, within: Executor): Promise<ConversationRow | undefined> => {
      const [inserted] = await within
        .insert(conversations)
        .values(row)
        .onConflictDoNothing({ target: conversations.number })
        .returning(conversationColumns);
      return inserted;
    },

    insertMessage: async (row: NewMessage, within: Executor): Promise<MessageRow> => {
      const [inserted] = await within.insert(conversationMessages).values(row).returning(messageColumns);
      if (!inserted) throw new Error('An insert returns its row.');
      return inserted;
    },

    update: async (id: number, changes: Partial<NewConversation>, within: Executor = database): Promise<void> => {
      await within.update(conversations).set(changes).where(eq(conversations.id, id));
    },

    updateMessage: async (id: number, changes: Partial<NewMessage>, within: Executor): Promise<void> => {
      await within.update(conversationMessages).set(changes).where(eq(conversationMessages.id, id));
    },

    countRepeat: async (id: number, at: Date, within: Executor): Promise<void> => {
      await within
        .update(conversations)
        .set({ repeats: sql`${conversations.repeats} + 1`, updatedAt: at })
        .where(eq(conversations.id, id));
    },

    find: async (id: number, within: Executor = database): Promise<ConversationRow | undefined> => {
      const [row] = await within.select(conversationColumns).from(conversations).where(eq(conversations.id, id));
      return row;
    },

    findByNumber: async (number: string): Promise<ConversationRow | undefined> => {
      const [row] = await database
        .select(conversationColumns)
        .from(conversations)
        .where(eq(conversations.number, number));
      return row;
    },

    /** Those of any of these users and visitors, newest first. */
    listOf: (owners: readonly string[], limit: number): Promise<ConversationRow[]> =>
      owners.length === 0
        ? Promise.resolve([])
        : database
            .select(conversationColumns)
            .from(conversations)
            .where(and(inArray(conversations.owner, [...owners]), isNull(conversations.mergedInto)))
            .orderBy(desc(conversations.id))
            .limit(limit),

    deleteOf: async (owner: string): Promise<void> => {
      await database.delete(conversations).where(eq(conversations.owner, owner));
    },

    /** The conversation that a call with this key opened or added to. */
    findByCallKey: async (callKey: string, within: Executor): Promise<ConversationRow | undefined> => {
      const [row] = await within
        .select(conversationColumns)
        .from(conversations)
        .leftJoin(conversationMessages, eq(conversationMessages.conversationId, conversations.id))
        .where(or(eq(conversations.callKey, callKey), eq(conversationMessages.callKey, callKey)))
        .limit(1);
      return row;
    },

    /** The newest conversation with one of these emails in it. */
    findByMessageIds: async (
      messageIds: readonly string[],
      within: Executor = database,
    ): Promise<ConversationRow | undefined> => {
      if (messageIds.length === 0) return undefined;
      const [row] = await within
        .select(conversationColumns)
        .from(conversations)
        .innerJoin(conversationMessages, eq(conversationMessages.conversationId, conversations.id))
        .where(inArray(conversationMessages.messageId, [...messageIds]))
        .orderBy(desc(conversationMessages.id))
        .limit(1);
      return row;
    },

    /** The same from the same person, not closed. */
    findSame: async (
      same: PersonNames & { fingerprint: string; jobId: string | null; isSpam: boolean; since: Date },
      within: Executor,
    ): Promise<ConversationRow | undefined> => {
      const { fingerprint, jobId, isSpam, since } = same;
      const [row] = await within
        .select(conversationColumns)
        .from(conversations)
        .where(
          and(
            isOf(same),
            or(eq(conversations.fingerprint, fingerprint), jobId === null ? undefined : eq(conversations.jobId, jobId)),
            gt(conversations.createdAt, since),
            ne(conversations.state, 'closed'),
            eq(conversations.isSpam, isSpam),
          ),
        )
        .orderBy(desc(conversations.id))
        .limit(1);
      return row;
    },

    /** How many a person opened since then, and the latest that is not closed. */
    recentOf: async (
      person: PersonNames,
      isSpam: boolean,
      since: Date,
      within: Executor,
    ): Promise<{ count: number; latest: ConversationRow | undefined }> => {
      const rows = await within
        .select(conversationColumns)
        .from(conversations)
        .where(and(isOf(person), gt(conversations.createdAt, since), eq(conversations.isSpam, isSpam)))
        .orderBy(desc(conversations.id))
        .limit(100);
      return { count: rows.length, latest: rows.find(({ state }) => state !== 'closed') };
    },

    /** How many different people have an unanswered conversation about this. */
    peopleWith: async (problem: string, within: Executor): Promise<number> => {
      const [row] = await within
        .select({
          people:
            sql<number>`count(distinct coalesce(${conversations.owner}, ${conversations.email}, ${conversations.number}))`.mapWith(
              Number,
            ),
        })
        .from(conversations)
        .where(isUnsolvedProblem(problem));
      return row?.people ?? 0;
    },

    idsWith: async (problem: string, within: Executor): Promise<ConversationRow[]> =>
      within.select(conversationColumns).from(conversations).where(isUnsolvedProblem(problem)).limit(1000),

    countMessages: (id: number, within: Executor): Promise<number> =>
      within.$count(conversationMessages, eq(conversationMessages.conversationId, id)),

    /** The last one of a conversation and of those merged into it; 0 when there is none. */
    lastMessageId: async (id: number, within: Executor): Promise<number> => {
      const [row] = await within
        .select({ id: sql<number>`coalesce(max(${conversationMessages.id}), 0)`.mapWith(Number) })
        .from(conversationMessages)
        .innerJoin(conversations, eq(conversations.id, conversationMessages.conversationId))
        .where(or(eq(conversations.id, id), eq(conversations.mergedInto, id)));
      return row?.id ?? 0;
    },

    /** Of a conversation and of those merged into it, in order. */
    messages: async (id: number): Promise<MessageRow[]> =>
      database
        .select(messageColumns)
        .from(conversationMessages)
        .innerJoin(conversations, eq(conversations.id, conversationMessages.conversationId))
        .where(or(eq(conversations.id, id), eq(conversations.mergedInto, id)))
        .orderBy(asc(conversationMessages.createdAt), asc(conversationMessages.id)),

    transaction: <T>(work: (transaction: Transaction) => Promise<T>): Promise<T> => database.transaction(work),
  };
}

const isUnsolvedProblem = (problem: string) =>
  and(
    eq(conversations.problem, problem),
    inArray(conversations.state, ['open', 'waiting']),
    eq(conversations.isSpam, false),
    isNull(conversations.mergedInto),
  );
