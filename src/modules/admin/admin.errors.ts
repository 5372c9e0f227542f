import { defineError } from '../../shared/errors.ts';
import { t } from '../../shared/language/translate.ts';

export const adminErrors = {
  notAdmin: defineError('NOT_ADMIN', 403, () => t('This part of the site is for its administrators.')),
  noSuchUser: defineError<{ email: string }>('NO_SUCH_USER', 404, ({ email }) =>
    t('There is no account with the address {email}.', { email }),
  ),
  ownRole: defineError('OWN_ROLE', 409, () => t('You cannot revoke your own role. Please ask another administrator.')),
  namedInSettings: defineError<{ email: string }>('NAMED_IN_SETTINGS', 409, ({ email }) =>
    t('{email} is in the setting ADMIN_EMAILS. Remove it there to revoke the role.', { email }),
  ),
};
