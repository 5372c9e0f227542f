import type { State } from '../../../modules/conversations/conversation-words.contract.ts';

/** The states of a ticket as its person reads them. */
export const ticketStates: Readonly<Record<State, string>> = {
  open: 'Waiting for our answer',
  waiting: 'Answered',
  solved: 'Solved',
  closed: 'Closed',
};
