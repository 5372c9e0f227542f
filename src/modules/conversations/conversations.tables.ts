import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { authorKinds, channels, deliveries, severities, states } from './conversation-words.contract.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
const time = (name: string) => timestamp(name, { withTimezone: true });
const id = (name: string) => bigint(name, { mode: 'number' });
const conversationId = () =>
  id('conversation_id')
    .notNull()
    .references(() => conversations.id, { onDelete: 'cascade' });

// 'simple' keeps every word as it is written: people write in many languages, and product names have no stem.
const wordsOf = (column: () => AnyPgColumn): SQL => sql`to_tsvector('simple', ${column()})`;

/** One exchange with one person, wherever it began. */
export const conversations = pgTable(
  'conversations',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    /** What people quote: eight digits. It opens nothing by itself. */
    number: text('number').notNull(),
    channel: text('channel', { enum: channels }).notNull(),
    state: text('state', { enum: states }).notNull().default('open'),
    severity: text('severity', { enum: severities }).notNull(),
    /** Why it is that severe: names of rules, or a sentence of the AI provider. */
    severityReasons: text('severity_reasons').array().notNull().default(sql`'{}'`),
    needsImmediate: boolean('needs_immediate').notNull().default(false),
    /** Taken for a robot's: counted nowhere, answered by nobody, deleted soon. */
    isSpam: boolean('is_spam').notNull().default(false),
    subject: text('subject').notNull(),
    name: text('name').notNull().default(''),
    /** In lower case; null where nobody left one. */
    email: text('email'),
    /** The user or visitor who wrote it (modules/visitors); null for mail from strangers. */
    owner: text('owner'),
    /** Of the administrator who works on it. */
    assignee: text('assignee'),
    jobId: text('job_id'),
    /** What went wrong: the code of an error and its tool. Conversations with the same one are a group. */
    problem: text('problem'),
    /** Where it came from, in words: 'Contact form'. */
    context: text('context').notNull(),
    systemData: jsonb('system_data').$type<Record<string, unknown>>(),
    /** Hash of person and text, by which a repeated message is recognised. */
    fingerprint: text('fingerprint').notNull(),
    /** How often the same came again. */
    repeats: integer('repeats').notNull().default(0),
    mergedInto: id('merged_into').references((): AnyPgColumn => conversations.id, { onDelete: 'set null' }),
    createdAt: time('created_at').notNull(),
    /** Of the latest message. */
    updatedAt: time('updated_at').notNull(),
    firstAnswerAt: time('first_answer_at'),
    /** Since when it is solved or closed; it is deleted some time after. */
    endedAt: time('ended_at'),
    /** Of the call that opened it, if that had an Idempotency-Key. */
    callKey: text('call_key'),
    search: tsvector('search').generatedAlwaysAs(
      sql`to_tsvector('simple', subject || ' ' || name || ' ' || coalesce(email, '') || ' ' || number)`,
    ),
  },
  (table) => [
    uniqueIndex('conversations_number').on(table.number),
    uniqueIndex('conversations_call_key').on(table.callKey).where(sql`call_key is not null`),
    index('conversations_updated_at').on(table.updatedAt),
    index('conversations_owner').on(table.owner),
    index('conversations_email').on(table.email),
    index('conversations_problem').on(table.problem).where(sql`problem is not null`),
    index('conversations_fingerprint').on(table.fingerprint),
    index('conversations_merged_into').on(table.mergedInto).where(sql`merged_into is not null`),
    index('conversations_ended_at').on(table.endedAt).where(sql`ended_at is not null`),
    index('conversations_search').using('gin', table.search),
  ],
);

/** Plain text, never HTML. */
export const conversationMessages = pgTable(
  'conversation_messages',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    conversationId: conversationId(),
    author: text('author', { enum: authorKinds }).notNull(),
    /** An operator's address; null for the person and the assistant. */
    authorName: text('author_name'),
    text: text('text').notNull(),
    /** `Message-ID` of the email that brought or took it, with its angle brackets. */
    messageId: text('message_id'),
    /** Written by a program, and marked as such where it is sent. */
    isAutomatic: boolean('is_automatic').notNull().default(false),
    /** How an answer went out; null for what came in. */
    delivery: text('delivery', { enum: deliveries }),
    /** Of the call that added it, if that had an Idempotency-Key. */
    callKey: text('call_key'),
    createdAt: time('created_at').notNull(),
    search: tsvector('search').generatedAlwaysAs((): SQL => wordsOf(() => conversationMessages.text)),
  },
  (table) => [
    index('conversation_messages_conversation').on(table.conversationId, table.id),
    uniqueIndex('conversation_messages_message_id').on(table.messageId).where(sql`message_id is not null`),
    uniqueIndex('conversation_messages_call_key').on(table.callKey).where(sql`call_key is not null`),
    index('conversation_messages_search').using('gin', table.search),
  ],
);

/** What administrators tell each other. Never shown to the person. */
export const conversationNotes = pgTable(
  'conversation_notes',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    conversationId: conversationId(),
    author: text('author').notNull(),
    text: text('text').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [index('conversation_notes_conversation').on(table.conversationId)],
);

/** What happened to a conversation, for its page. The audit log has the same acts for good. */
export const conversationEvents = pgTable(
  'conversation_events',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    conversationId: conversationId(),
    /** An administrator's address; null for the site itself. */
    actor: text('actor'),
    act: text('act').notNull(),
    details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
    createdAt: time('created_at').notNull(),
  },
  (table) => [index('conversation_events_conversation').on(table.conversationId)],
);

/** Answers that administrators use again, with fields such as {name}. */
export const answerTemplates = pgTable('answer_templates', {
  id: id('id').primaryKey().generatedAlwaysAsIdentity(),
  name: text('name').notNull().unique(),
  text: text('text').notNull(),
  updatedAt: time('updated_at').notNull(),
});
