import type { Transaction } from '../../platform/database/database.ts';
import type { ConversationRow } from '../conversations/conversations.repository.ts';
import type { Conversations } from '../conversations/conversations.usecases.ts';

/** Says in its conversation that an answer did not arrive, and opens it again: somebody must find another way. */
export async function noteUndelivered(
  conversations: Pick<Conversations, 'add'>,
  conversation: Pick<ConversationRow, 'id'> | undefined,
  reason: string,
  transaction?: Transaction,
): Promise<void> {
  if (!conversation) return;
  const text = `[An answer could not be delivered: ${reason}]`;
  await conversations.add(conversation.id, { author: 'person', text, isAutomatic: true }, transaction);
}

/** For `Mail.onRefused`: most of its emails are not answers, and belong to no conversation. */
export const createNoteRefused =
  (conversations: Pick<Conversations, 'add' | 'findByMessageIds'>) =>
  async (messageId: string): Promise<void> =>
    noteUndelivered(
      conversations,
      await conversations.findByMessageIds([messageId]),
      'the mail server refused to send it to this address.',
    );
