import type { MailMessage } from '../../platform/mail/mail.ts';
import { paragraphs } from '../../platform/mail/paragraphs.ts';
import { t } from '../../shared/language/translate.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../shared/units.ts';

/** Account emails. `site` is the public address; links are not sent after they have expired. */
export const mailTexts = {
  // Without the name: registrants choose it together with the address, so it could carry a message to a stranger.
  confirmRegistration: ({
    to,
    link,
    site,
    days,
  }: {
    to: string;
    link: string;
    site: string;
    days: number;
  }): MailMessage => ({
    to,
    subject: t('Confirm your email address'),
    notAfter: new Date(Date.now() + days * DAY_MS),
    text: paragraphs(
      t('Hello,'),
      t(
        'somebody, we hope you, registered on {site} with this email address. If it was you, please open this link to confirm it:',
        { site },
      ),
      link,
      t(
        'It works once, within {days, plural, one {# day} other {# days}} of your registration. The account gets the password that was chosen then. Without confirmation, what was entered is removed after {days, plural, one {# day} other {# days}}.',
        { days },
      ),
      t('If it was not you, do not open the link: there is no account, and nothing happens.'),
      'Satchel',
    ),
  }),
  confirmAddress: ({ to, link, hours }: { to: string; link: string; hours: number }): MailMessage => ({
    to,
    subject: t('Confirm your email address'),
    notAfter: new Date(Date.now() + hours * HOUR_MS),
    text: paragraphs(
      t('Hello,'),
      t('please open this link to confirm your email address:'),
      link,
      t(
        'It works once, within {hours, plural, one {# hour} other {# hours}} of your request. If this was not you, ignore this message: nothing happens.',
        { hours },
      ),
      'Satchel',
    ),
  }),
  alreadyRegistered: ({ to, username, site }: { to: string; username: string; site: string }): MailMessage => ({
    to,
    subject: t('You already have an account'),
    text: paragraphs(
      t('Hello {username},', { username }),
      t('somebody tried to register with this email address, which has an account already. Was it you? Then sign in:'),
      `${site}/login`,
      t('There you can also ask for a new password. If it was not you, nothing happened and there is nothing to do.'),
      'Satchel',
    ),
  }),
  confirmNewAddress: ({
    to,
    link,
    site,
    hours,
  }: {
    to: string;
    link: string;
    site: string;
    hours: number;
  }): MailMessage => ({
    to,
    subject: t('Confirm your new email address'),
    notAfter: new Date(Date.now() + hours * HOUR_MS),
    text: paragraphs(
      t('Hello,'),
      t(
        'somebody, we hope you, wants to use this email address for their account on {site}. If it was you, please open this link:',
        { site },
      ),
      link,
      t(
        'It works once, within {hours, plural, one {# hour} other {# hours}} of your request. If it was not you, do not open it: you would give your address to the account of somebody else. Otherwise nothing happens.',
        { hours },
      ),
      'Satchel',
    ),
  }),
  addressChanged: ({ to, username, site }: { to: string; username: string; site: string }): MailMessage => ({
    to,
    subject: t('The email address of your account was changed'),
    text: paragraphs(
      t('Hello {username},', { username }),
      t(
        'your account on {site} now has another email address. If this was not you, please tell the operator of the site at once.',
        { site },
      ),
      'Satchel',
    ),
  }),
  newPassword: ({
    to,
    username,
    link,
    minutes,
  }: {
    to: string;
    username: string;
    link: string;
    minutes: number;
  }): MailMessage => ({
    to,
    subject: t('Choose a new password'),
    notAfter: new Date(Date.now() + minutes * MINUTE_MS),
    text: paragraphs(
      t('Hello {username},', { username }),
      t('open this link to choose a new password:'),
      link,
      t(
        'It works once, within {minutes, plural, one {# minute} other {# minutes}} of your request. If you did not ask for it, ignore this message: your password stays as it is.',
        { minutes },
      ),
      'Satchel',
    ),
  }),
  passwordChanged: ({ to, username, site }: { to: string; username: string; site: string }): MailMessage => ({
    to,
    subject: t('Your password was changed'),
    text: paragraphs(
      t('Hello {username},', { username }),
      t(
        'the password of your account on {site} was changed, and every other session was signed out. If this was not you, choose a new one at once:',
        { site },
      ),
      `${site}/login`,
      t('Passkeys and API keys work as before. You can look through them on your account page.'),
      'Satchel',
    ),
  }),
};
