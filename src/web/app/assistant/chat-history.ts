import { z } from 'zod';
import { chatActionSchema } from '../../../modules/assistant/assistant.contract.ts';
import { createId } from '../../../shared/ids.ts';
import { readStoredJson, store } from '../../kit/browser-storage.ts';
import { createStore } from '../../kit/store.ts';

/* The conversation in this browser, shared by its tabs: each adds to what is stored, and follows what the others add. */

const chatStorageKey = 'satchel.chat';
const maxMessages = 60;

const messageSchema = z.object({
  id: z.string(),
  text: z.string(),
  isUser: z.boolean(),
  /** ISO 8601. */
  timestamp: z.string(),
  sources: z.array(z.object({ title: z.string(), path: z.string() })).default([]),
  actions: z.array(chatActionSchema).default([]),
  answerId: z.string().nullable().default(null),
  rating: z.enum(['good', 'bad']).nullable().default(null),
  ticket: z.object({ number: z.string(), path: z.string() }).nullable().default(null),
});
export type ChatMessage = z.infer<typeof messageSchema>;
type NewMessage = Partial<ChatMessage> & Pick<ChatMessage, 'text' | 'isUser'>;

export const chatHistory = createStore<readonly ChatMessage[]>([]);
let isFollowing = false;
/** False when storage is off or full: then the conversation lasts as long as this page. */
let isKept = true;

/** Reads what is stored, and follows other tabs from now on. */
export function readChat(): void {
  if (isKept) chatHistory.set(stored());
  if (isFollowing) return;
  isFollowing = true;
  addEventListener('storage', ({ key }) => {
    if (key === chatStorageKey || key === null) chatHistory.set(stored());
  });
}

export function addMessage(message: NewMessage): ChatMessage {
  const added = messageSchema.parse({ id: createId(), timestamp: new Date().toISOString(), ...message });
  keep([...current(), added]);
  return added;
}

export function changeMessage(id: string, change: Partial<ChatMessage>): void {
  keep(current().map((message) => (message.id === id ? { ...message, ...change } : message)));
}

export function clearChat(): void {
  store('browser', chatStorageKey, undefined);
  chatHistory.set([]);
}

function keep(messages: readonly ChatMessage[]): void {
  const kept = messages.slice(-maxMessages);
  chatHistory.set(kept);
  isKept = store('browser', chatStorageKey, JSON.stringify(kept));
}

/** With what other tabs have added since. */
const current = (): readonly ChatMessage[] => (isKept ? stored() : chatHistory.value());

function stored(): readonly ChatMessage[] {
  const parsed = z.array(messageSchema).safeParse(readStoredJson('browser', chatStorageKey));
  return parsed.success ? parsed.data : [];
}
