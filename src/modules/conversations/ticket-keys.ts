import { createHmac, timingSafeEqual } from 'node:crypto';
import { ticketFragment, ticketsPath } from './conversation-words.contract.ts';

/**
 * Keys of tickets: whoever has the link of a conversation can read and answer it, without an account. They are derived, not
 * stored, and stand in the fragment of links, which no server logs.
 */
export function createTicketKeys({ signingSecret, publicUrl }: { signingSecret: string; publicUrl: string }) {
  const keyOf = (id: number): string =>
    createHmac('sha256', signingSecret).update(`ticket:${id}`).digest('base64url').slice(0, 32);
  return {
    keyOf,
    isKeyOf: (key: string, id: number): boolean => {
      const [given, right] = [Buffer.from(key), Buffer.from(keyOf(id))];
      return given.length === right.length && timingSafeEqual(given, right);
    },
    linkOf: ({ id, number }: { id: number; number: string }): string =>
      `${publicUrl}${ticketsPath}#${ticketFragment(number, keyOf(id))}`,
  };
}
