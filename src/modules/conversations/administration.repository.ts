import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Severity, State } from './conversation-words.contract.ts';
import type { ConversationRow } from './conversations.repository.ts';
import { conversationColumns } from './conversations.repository.ts';
import {
  answerTemplates,
  conversationEvents,
  conversationMessages,
  conversationNotes,
  conversations,
} from './conversations.tables.ts';

export type AdministrationRepository = ReturnType<typeof createAdministrationRepository>;
export type ListedRow = ConversationRow & { userQuery: string; samePeople: number };

/** Characters of the first message in lists. */
const excerpt = 2000;

const unsolved = (): SQL | undefined => inArray(conversations.state, ['open', 'waiting']);
const isPersons = (): SQL | undefined => and(eq(conversations.isSpam, false), isNull(conversations.mergedInto));

// Names of tables are written out: in a query of one table, Drizzle names its columns without it, and the inner table's would count.
const userQuery = sql<string>`coalesce((
  select left(first.text, ${sql.raw(String(excerpt))}) from conversation_messages first
  where first.conversation_id = conversations.id order by first.id limit 1), '')`;
const samePeople = sql<number>`case when conversations.problem is null then 1 else (
  select count(distinct coalesce(same.owner, same.email, same.number)) from conversations same
  where same.problem = conversations.problem and same.state in ('open', 'waiting') and not same.is_spam
    and same.merged_into is null) end`.mapWith(Number);

/** What administrators read and write of conversations. */
export function createAdministrationRepository(database: Database) {
  const select = () =>
    database
      .select({ ...conversationColumns, userQuery, samePeople })
      .from(conversations)
      .$dynamic();

  return {
    /** How many are not answered for good, by severity. */
    countUnsolved: async (): Promise<Map<Severity, number>> => {
      const rows = await database
        .select({ severity: conversations.severity, count: sql<number>`count(*)`.mapWith(Number) })
        .from(conversations)
        .where(and(isPersons(), unsolved()))
        .groupBy(conversations.severity);
      return new Map(rows.map(({ severity, count }) => [severity, count]));
    },

    lastOpened: async (): Promise<Date | undefined> => {
      const [row] = await database
        .select({ at: conversations.createdAt })
        .from(conversations)
        .where(isPersons())
        .orderBy(desc(conversations.createdAt))
        .limit(1);
      return row?.at;
    },

    recent: (limit: number): Promise<ListedRow[]> =>
      select()
        .where(and(isPersons(), unsolved()))
        .orderBy(desc(conversations.createdAt), desc(conversations.id))
        .limit(limit),

    list: async (query: {
      state: State | 'unsolved' | 'spam' | 'all';
      severity: Severity | '';
      channel: ConversationRow['channel'] | '';
      assignee: string;
      problem: string;
      search: string;
      limit: number;
      offset: number;
    }): Promise<{ rows: ListedRow[]; total: number }> => {
      const where = and(
        query.state === 'spam' ? eq(conversations.isSpam, true) : isPersons(),
        query.state === 'unsolved' ? unsolved() : undefined,
        ['unsolved', 'spam', 'all'].includes(query.state) ? undefined : eq(conversations.state, query.state as State),
        query.severity === '' ? undefined : eq(conversations.severity, query.severity),
        query.channel === '' ? undefined : eq(conversations.channel, query.channel),
        isAssignedTo(query.assignee),
        query.problem === '' ? undefined : eq(conversations.problem, query.problem),
        query.search === '' ? undefined : mentions(query.search),
      );
      const [rows, total] = await Promise.all([
        select()
          .where(where)
          .orderBy(desc(conversations.needsImmediate), desc(conversations.updatedAt), desc(conversations.id))
          .limit(query.limit)
          .offset(query.offset),
        database.$count(conversations, where),
      ]);
      return { rows, total };
    },

    find: async (number: string): Promise<ListedRow | undefined> => {
      const [row] = await select().where(eq(conversations.number, number));
      return row;
    },

    /** Of conversations opened since then. */
    firstAnswers: async (since: Date): Promise<{ answered: number; medianSeconds: number | null }> => {
      const seconds = sql`extract(epoch from ${conversations.firstAnswerAt} - ${conversations.createdAt})`;
      const [row] = await database
        .select({
          answered: sql<number>`count(*)`.mapWith(Number),
          medianSeconds: sql<number | null>`round(percentile_cont(0.5) within group (order by ${seconds}))`.mapWith(
            Number,
          ),
        })
        .from(conversations)
        .where(and(isPersons(), gt(conversations.createdAt, since), isNotNull(conversations.firstAnswerAt)));
      return row ?? { answered: 0, medianSeconds: null };
    },

    mergedInto: (id: number): Promise<{ id: number; number: string }[]> =>
      database
        .select({ id: conversations.id, number: conversations.number })
        .from(conversations)
        .where(eq(conversations.mergedInto, id))
        .orderBy(conversations.id),

    /** Other conversations of the same person. */
    othersOf: (row: ConversationRow): Promise<Pick<ConversationRow, 'number' | 'subject' | 'state'>[]> => {
      const { number, subject, state } = conversationColumns;
      const isSame = or(
        row.email === null ? undefined : eq(conversations.email, row.email),
        row.owner === null ? undefined : eq(conversations.owner, row.owner),
      );
      return database
        .select({ number, subject, state })
        .from(conversations)
        .where(and(isSame ?? sql`false`, ne(conversations.id, row.id), eq(conversations.isSpam, false)))
        .orderBy(desc(conversations.id))
        .limit(20);
    },

    notes: (id: number) =>
      database
        .select()
        .from(conversationNotes)
        .where(eq(conversationNotes.conversationId, id))
        .orderBy(asc(conversationNotes.id)),

    addNote: async (note: typeof conversationNotes.$inferInsert): Promise<void> => {
      await database.insert(conversationNotes).values(note);
    },

    events: (id: number) =>
      database
        .select()
        .from(conversationEvents)
        .where(eq(conversationEvents.conversationId, id))
        .orderBy(asc(conversationEvents.id))
        .limit(500),

    addEvent: async (event: typeof conversationEvents.$inferInsert): Promise<void> => {
      await database.insert(conversationEvents).values(event);
    },

    delete: async (id: number): Promise<void> => {
      await database.delete(conversations).where(eq(conversations.id, id));
    },

    templates: (): Promise<{ name: string; text: string }[]> =>
      database
        .select({ name: answerTemplates.name, text: answerTemplates.text })
        .from(answerTemplates)
        .orderBy(answerTemplates.name),

    saveTemplate: async (template: { name: string; text: string }): Promise<void> => {
      const row = { ...template, updatedAt: new Date() };
      await database.insert(answerTemplates).values(row).onConflictDoUpdate({ target: answerTemplates.name, set: row });
    },

    deleteTemplate: async (name: string): Promise<boolean> => {
      const gone = await database.delete(answerTemplates).where(eq(answerTemplates.name, name)).returning();
      return gone.length > 0;
    },

    /** Deletes what ended, or was last written in, before this, and robots' messages from before that. */
    deleteBefore: async (time: Date, spamTime: Date): Promise<void> => {
      const last = sql`coalesce(${conversations.endedAt}, ${conversations.updatedAt})`;
      await database
        .delete(conversations)
        .where(or(lt(last, time), and(eq(conversations.isSpam, true), lt(conversations.createdAt, spamTime))));
    },
  };
}

function isAssignedTo(assignee: string): SQL | undefined {
  if (assignee === '') return undefined;
  return assignee === 'nobody' ? isNull(conversations.assignee) : eq(conversations.assignee, assignee);
}

/** Full text search; a number is found with or without '#'. */
function mentions(search: string): SQL | undefined {
  const query = sql`websearch_to_tsquery('simple', ${search.replace(/^#/, '')})`;
  return or(
    sql`${conversations.search} @@ ${query}`,
    inArray(
      conversations.id,
      sql`(select coalesce(home.merged_into, home.id) from ${conversationMessages} message
        join ${conversations} home on home.id = message.conversation_id where message.search @@ ${query})`,
    ),
  );
}
