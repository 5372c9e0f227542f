import { queryOptions } from '@tanstack/react-query';
import { ticketCall, ticketKeyHeader } from '../../../modules/conversations/conversation-words.contract.ts';
import { ticketPageSchema } from '../../../modules/conversations/conversations.contract.ts';
import { SECOND_MS } from '../../../shared/units.ts';
import { callApi } from '../../kit/http/call-api.ts';

/** A ticket by its number, with the key of its link where there is one. */
export type TicketAddress = { number: string; key: string | undefined };

/** `'#12345678.key'` → its address; undefined for any other fragment. */
export function readTicketFragment(fragment: string): TicketAddress | undefined {
  const [, number, key] = /^#(\d{8})(?:\.([\w-]{32}))?$/.exec(fragment) ?? [];
  return number === undefined ? undefined : { number, key };
}

export const headersOf = ({ key }: TicketAddress): Record<string, string> =>
  key === undefined ? {} : { [ticketKeyHeader]: key };

/** Asked again while the page is open: the answer may come. */
export const ticketQuery = (address: TicketAddress) =>
  queryOptions({
    queryKey: [ticketCall(address.number)],
    queryFn: ({ signal }) =>
      callApi(ticketCall(address.number), ticketPageSchema, { method: 'GET', headers: headersOf(address), signal }),
    staleTime: 0,
    refetchInterval: 30 * SECOND_MS,
  });
