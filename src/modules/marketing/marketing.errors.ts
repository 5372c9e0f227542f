import { defineError } from '../../shared/errors.ts';
import { t } from '../../shared/language/translate.ts';
import { marketingTasks, maxItems } from './marketing.contract.ts';

export const marketingErrors = {
  unknownTask: defineError('UNKNOWN_TASK', 404, () =>
    t('There is no such task. Choose one of {marketingTasks}.', { marketingTasks: marketingTasks.join(', ') }),
  ),
  unknownItem: defineError('UNKNOWN_ITEM', 404, () => t('This entry is not there any more. Reload the list.')),
  full: defineError('LIST_FULL', 409, () =>
    t('A list takes {max, plural, one {# entry} other {# entries}}. Delete some first.', { max: maxItems }),
  ),
  busy: defineError('TASK_RUNNING', 409, () =>
    t('Another task is running. Wait until it is done, then start this one.'),
  ),
  failed: defineError<{ reason: string }>('TASK_FAILED', 409, ({ reason }) => reason),
  noMail: defineError('NO_MAIL', 409, () => t('This site sends no email. Set SMTP_URL, then try again.')),
  noRecipient: defineError('NO_RECIPIENT', 409, () =>
    t('Nobody would get it. Set MARKETING_REPORT_TO or ADMIN_EMAILS.'),
  ),
  noAddress: defineError('NO_ADDRESS', 409, () =>
    t('This draft has no email address to go to. Edit it, then send it.'),
  ),
  alreadySent: defineError('ALREADY_SENT', 409, () =>
    t('This draft was sent already. Change its text to send it again.'),
  ),
  badAddress: defineError('BAD_ADDRESS', 400, () =>
    t('The address must be that of a public web page elsewhere, such as https://example.com/tools.'),
  ),
};
