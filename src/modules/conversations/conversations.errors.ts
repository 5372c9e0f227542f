import { defineError } from '../../shared/errors.ts';
import { t } from '../../shared/language/translate.ts';
import { maxAnswerTemplates } from './administration.contract.ts';

export const conversationErrors = {
  unknownTicket: defineError('TICKET_UNKNOWN', 404, () =>
    t(
      'There is no such ticket, or this link does not open it. Please use the link of its confirmation, or sign in with the account that wrote it.',
    ),
  ),
  emailMissing: defineError('EMAIL_MISSING', 400, () =>
    t('Please enter your email address, so that we can answer, or sign in.'),
  ),
  full: defineError('TICKET_FULL', 409, () =>
    t('This ticket has as many messages as it can hold. Please open a new one and name the number of this one.'),
  ),
  unknown: defineError('CONVERSATION_UNKNOWN', 404, () => t('There is no conversation with this number.')),
  changed: defineError('CONVERSATION_CHANGED', 409, () =>
    t('A newer message has come. Please read it, then send your answer.'),
  ),
  notAdmin: defineError<{ email: string }>('ASSIGNEE_UNKNOWN', 409, ({ email }) =>
    t('{email} is not an administrator of this site.', { email }),
  ),
  mergedItself: defineError('MERGED_ITSELF', 409, () =>
    t('A conversation cannot be merged into itself. Please enter another number.'),
  ),
  mergedAlready: defineError('MERGED_ALREADY', 409, () =>
    t('One of the two has been merged already. Please undo that first, or choose the one it was merged into.'),
  ),
  otherPerson: defineError('OTHER_PERSON', 409, () =>
    t('The two may be from different people, who would read each other. Please answer each of them.'),
  ),
  tooManyTemplates: defineError('TOO_MANY_TEMPLATES', 409, () =>
    t('There are {max, plural, one {# template} other {# templates}} already. Please delete one first.', {
      max: maxAnswerTemplates,
    }),
  ),
};
