import type { Message } from './messages.index.ts';

/** Every message of the interface in another language: one that is missing does not compile. */
export type Translations = Readonly<Record<Message, string>>;
