import { z } from 'zod';
import { defineSetting, optionalUrl, type ReadSetting } from '../config/setting.ts';

export const mailSettings = {
  smtpUrl: defineSetting({
    name: 'SMTP_URL',
    doc: 'A mail server for the emails of the site: confirmations, password resets. Encode special characters of the password.',
    allowed: 'an address such as smtps://user:password@mail.example.org:465 or smtp://mail.example.org:587',
    schema: optionalUrl(/^smtps?$/),
    default: undefined,
    unset: 'no email is sent',
    secret: true,
  }),
  mailFrom: defineSetting({
    name: 'MAIL_FROM',
    doc: 'The sender of these emails.',
    allowed: 'an email address',
    schema: z.union([z.literal(''), z.email()]).transform((text) => text || undefined),
    default: undefined,
    unset: 'no-reply@ the host of PUBLIC_URL',
  }),
};

export const readMailConfig = (read: ReadSetting) => ({
  smtpUrl: read(mailSettings.smtpUrl),
  mailFrom: read(mailSettings.mailFrom),
});
