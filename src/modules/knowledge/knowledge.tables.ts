import { sql } from 'drizzle-orm';
import { bigint, customType, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';
import { passageKinds } from './passage-kinds.contract.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** What answers questions: passages of the product, which each start of another version replaces, and operators' articles. */
export const passages = pgTable(
  'knowledge_passages',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: passageKinds }).notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    path: text('path').notNull(),
    words: text('words').notNull(),
    about: text('about').notNull(),
    tool: text('tool'),
    search: tsvector('search')
      .notNull()
      .generatedAlwaysAs(
        sql`setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', words), 'B') || setweight(to_tsvector('english', text), 'C') || setweight(to_tsvector('english', about), 'D')`,
      ),
  },
  (table) => [index('knowledge_passages_search').using('gin', table.search)],
);

/** Every word of the passages, to find what a misspelt one means. */
export const vocabulary = pgTable(
  'knowledge_words',
  {
    word: text('word').primaryKey(),
    /** In how many passages it is. */
    passages: integer('passages').notNull(),
  },
  (table) => [index('knowledge_words_similar').using('gin', sql`${table.word} gin_trgm_ops`)],
);

/** The hash of the product's passages in the index. One row. */
export const knowledgeState = pgTable('knowledge_state', {
  name: text('name').$type<'product'>().primaryKey(),
  hash: text('hash').notNull(),
});

/** What operators wrote, each also a passage 'article/<id>'. */
export const articles = pgTable('knowledge_articles', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  title: text('title').notNull(),
  text: text('text').notNull(),
  words: text('words').notNull(),
  path: text('path').notNull(),
  /** Who wrote it last. */
  userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});
