import type { MailMessage } from '../../platform/mail/mail.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../shared/units.ts';

/** Account emails. `site` is the public address; links are not sent after they have expired. */
export const mailTexts = {
  // Without the name: registrants choose it together with the address, so it could carry a message to a stranger.
  confirmRegistration: (params: { to: string; link: string; site: string; days: number }): MailMessage => ({
    to: params.to,
    subject: 'Confirm your email address',
    notAfter: new Date(Date.now() + params.days * DAY_MS),
    text: `Hello,

somebody, we hope you, registered on ${params.site} with this email address. If it was you, please open this link to confirm it:

${params.link}

It works once, within ${params.days} days of your registration. The account gets the password that was chosen then. Without
confirmation, what was entered is removed after ${params.days} days.

If it was not you, do not open the link: there is no account, and nothing happens.

Satchel
`,
  }),
  confirmAddress: (params: { to: string; link: string; hours: number }): MailMessage => ({
    to: params.to,
    subject: 'Confirm your email address',
    notAfter: new Date(Date.now() + params.hours * HOUR_MS),
    text: `Hello,

please open this link to confirm your email address:

${params.link}

It works once, within ${params.hours} hours of your request. If this was not you, ignore this message: nothing happens.

Satchel
`,
  }),
  alreadyRegistered: (params: { to: string; username: string; site: string }): MailMessage => ({
    to: params.to,
    subject: 'You already have an account',
    text: `Hello ${params.username},

somebody tried to register with this email address, which has an account already. Was it you? Then sign in:

${params.site}/login

There you can also ask for a new password. If it was not you, nothing happened and there is nothing to do.

Satchel
`,
  }),
  confirmNewAddress: (params: { to: string; link: string; site: string; hours: number }): MailMessage => ({
    to: params.to,
    subject: 'Confirm your new email address',
    notAfter: new Date(Date.now() + params.hours * HOUR_MS),
    text: `Hello,

somebody, we hope you, wants to use this email address for their account on ${params.site}. If it was you, please open this link:

${params.link}

It works once, within ${params.hours} hours of your request. If it was not you, do not open it: you would give your
address to the account of somebody else. Otherwise nothing happens.

Satchel
`,
  }),
  addressChanged: (params: { to: string; username: string; site: string }): MailMessage => ({
    to: params.to,
    subject: 'The email address of your account was changed',
    text: `Hello ${params.username},

your account on ${params.site} now has another email address. If this was not you, please tell the operator of the site at once.

Satchel
`,
  }),
  newPassword: (params: { to: string; username: string; link: string; minutes: number }): MailMessage => ({
    to: params.to,
    subject: 'Choose a new password',
    notAfter: new Date(Date.now() + params.minutes * MINUTE_MS),
    text: `Hello ${params.username},

open this link to choose a new password:

${params.link}

It works once, within ${params.minutes} minutes of your request. If you did not ask for it, ignore this message: your password stays as it is.

Satchel
`,
  }),
  passwordChanged: (params: { to: string; username: string; site: string }): MailMessage => ({
    to: params.to,
    subject: 'Your password was changed',
    text: `Hello ${params.username},

the password of your account on ${params.site} was changed, and every other session was signed out. If this was not you, choose a new
one at once:

${params.site}/login

Passkeys and API keys work as before. You can look through them on your account page.

Satchel
`,
  }),
};
