/* The words and paths of conversations, for pages that load the schemas only once they send something. */

/** Where a conversation began. */
export const channels = ['contact', 'support', 'bug', 'chat', 'helper', 'email', 'careers'] as const;
export type Channel = (typeof channels)[number];

/** 'open' waits for us, 'waiting' for the person; 'solved' opens again with the next message, 'closed' stays closed. */
export const states = ['open', 'waiting', 'solved', 'closed'] as const;
export type State = (typeof states)[number];

/** From the worst down. */
export const severities = ['critical', 'high', 'medium', 'low'] as const;
export type Severity = (typeof severities)[number];

export const authorKinds = ['person', 'operator', 'assistant'] as const;
export type AuthorKind = (typeof authorKinds)[number];

/** How an answer goes out: 'email' was handed to the mail server's queue or the mailbox, 'page' waits on the ticket's page. */
export const deliveries = ['email', 'page'] as const;
export type Delivery = (typeof deliveries)[number];

/** What a ticket is about; the pages promise an answer to each within some hours. */
export const topics = ['general', 'technical', 'billing'] as const;

export const conversationLimits = {
  subject: 200,
  name: 100,
  email: 254,
  /** Characters that a person or an operator can write at once. */
  message: 10_000,
  /** Characters kept of a message that came some other way, such as by email. */
  stored: 50_000,
  /** Messages of one conversation. What comes after them is counted, not stored. */
  messages: 300,
  systemData: 20_000,
  /** Own tickets in a list. */
  list: 100,
} as const;

/** The page of tickets. A link to one of them ends with `#<number>.<key>`. */
export const ticketsPath = '/support/tickets';
export const ticketFragment = (number: string, key: string): string => `${number}.${key}`;

export const contactPath = '/api/contact';
export const ticketsCall = '/api/support/tickets';
export const ticketCall = (number: string): string => `${ticketsCall}/${number}`;
/** Opens a ticket without an account, in calls about it. */
export const ticketKeyHeader = 'x-ticket-key';
