import type { State } from '../../../modules/conversations/conversation-words.contract.ts';
import { t } from '../../../shared/language/translate.ts';

/** The states of a ticket as its person reads them. */
export const ticketStates: Readonly<Record<State, string>> = {
  open: t('Waiting for our answer'),
  waiting: t('Answered'),
  solved: t('Solved'),
  closed: t('Closed'),
};
