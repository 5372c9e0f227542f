import type { Module } from '../define-module.ts';
import type { Services } from '../services.ts';
import { createConversationsRepository } from './conversations.repository.ts';
import { type Conversations, createConversations } from './conversations.usecases.ts';
import { createTicketKeys } from './ticket-keys.ts';

export type ConversationsModule = Module & { conversations: Conversations };

/** What people write to the operator, from any page or by email, and the answers. */
export function createConversationsModule({ config, database, mail, signingSecret }: Services): ConversationsModule {
  const repository = createConversationsRepository(database);
  const { linkOf } = createTicketKeys({ signingSecret, publicUrl: config.publicUrl });
  return { name: 'conversations', conversations: createConversations({ repository, mail, linkOf }) };
}
