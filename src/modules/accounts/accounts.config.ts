import { z } from 'zod';
import { defineSetting, type ReadSetting } from '../../platform/config/setting.ts';

const emailList = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((email) => email.trim().toLowerCase())
      .filter((email) => email !== ''),
  )
  .pipe(z.array(z.email()));

export const accountSettings = {
  adminEmails: defineSetting({
    name: 'ADMIN_EMAILS',
    doc: 'Email addresses whose accounts are administrators once they are confirmed, separated by commas.',
    allowed: 'email addresses separated by commas',
    schema: emailList,
    default: undefined,
    unset: 'nobody',
  }),
};

export type AccountsConfig = ReturnType<typeof readAccountsConfig>;

export const readAccountsConfig = (read: ReadSetting) => ({
  /** In lower case. */
  adminEmails: read(accountSettings.adminEmails),
});
