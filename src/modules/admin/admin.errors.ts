import { defineError } from '../../shared/errors.ts';

export const adminErrors = {
  notAdmin: defineError('NOT_ADMIN', 403, () => 'This part of the site is for its administrators.'),
  noSuchUser: defineError<{ email: string }>(
    'NO_SUCH_USER',
    404,
    ({ email }) => `There is no account with the address ${email}.`,
  ),
  ownRole: defineError('OWN_ROLE', 409, () => 'You cannot revoke your own role. Please ask another administrator.'),
  namedInSettings: defineError<{ email: string }>(
    'NAMED_IN_SETTINGS',
    409,
    ({ email }) => `${email} is in the setting ADMIN_EMAILS. Remove it there to revoke the role.`,
  ),
};
