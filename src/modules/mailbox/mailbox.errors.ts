import { defineError } from '../../shared/errors.ts';
import { t } from '../../shared/language/translate.ts';

export const mailboxErrors = {
  noAttachment: defineError('ATTACHMENT_GONE', 404, () =>
    t('There is no such attachment. It is deleted with its conversation; the email may still be in the mailbox.'),
  ),
};
