import { defineError } from '../../shared/errors.ts';
import { maxAnswerTemplates } from './administration.contract.ts';

export const conversationErrors = {
  unknownTicket: defineError(
    'TICKET_UNKNOWN',
    404,
    () =>
      'There is no such ticket, or this link does not open it. Please use the link of its confirmation, or sign in with the account that wrote it.',
  ),
  emailMissing: defineError(
    'EMAIL_MISSING',
    400,
    () => 'Please enter your email address, so that we can answer, or sign in.',
  ),
  full: defineError(
    'TICKET_FULL',
    409,
    () => 'This ticket has as many messages as it can hold. Please open a new one and name the number of this one.',
  ),
  unknown: defineError('CONVERSATION_UNKNOWN', 404, () => 'There is no conversation with this number.'),
  changed: defineError(
    'CONVERSATION_CHANGED',
    409,
    () => 'A newer message has come. Please read it, then send your answer.',
  ),
  notAdmin: defineError<{ email: string }>(
    'ASSIGNEE_UNKNOWN',
    409,
    ({ email }) => `${email} is not an administrator of this site.`,
  ),
  mergedItself: defineError(
    'MERGED_ITSELF',
    409,
    () => 'A conversation cannot be merged into itself. Please enter another number.',
  ),
  mergedAlready: defineError(
    'MERGED_ALREADY',
    409,
    () => 'One of the two has been merged already. Please undo that first, or choose the one it was merged into.',
  ),
  otherPerson: defineError(
    'OTHER_PERSON',
    409,
    () => 'The two may be from different people, who would read each other. Please answer each of them.',
  ),
  tooManyTemplates: defineError(
    'TOO_MANY_TEMPLATES',
    409,
    () => `There are ${maxAnswerTemplates} templates already. Please delete one first.`,
  ),
};
