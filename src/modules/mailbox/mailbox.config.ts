import { z } from 'zod';
import { ConfigError } from '../../platform/config/config.ts';
import { defineSetting, optionalUrl, type ReadSetting } from '../../platform/config/setting.ts';
import type { ImapAccount } from '../../platform/mail/imap.ts';
import { conversationSettings } from '../conversations/conversations.config.ts';

const optionalText = z.string().transform((text) => text.trim() || undefined);

export const mailboxSettings = {
  imapUrl: defineSetting({
    name: 'IMAP_URL',
    doc: 'The mailbox that people write to for support. It is only read. Encode special characters: the @ of the user is %40.',
    allowed:
      'an address such as imaps://support%40example.org@imap.example.org, with a folder at the end if it is not INBOX',
    schema: optionalUrl(/^imaps?$/),
    default: undefined,
    unset: 'no emails are read',
    secret: true,
  }),
  imapPassword: defineSetting({
    name: 'IMAP_PASSWORD',
    doc: 'Its password, as it is. The 16 letters of an app password may be pasted with their blanks.',
    allowed: 'a text',
    schema: optionalText,
    default: undefined,
    unset: 'the password in IMAP_URL, or a token',
    secret: true,
  }),
  imapAccessToken: defineSetting({
    name: 'IMAP_ACCESS_TOKEN',
    doc: 'An OAuth 2 access token instead of a password, for a server that lets it last.',
    allowed: 'a token',
    schema: optionalText,
    default: undefined,
    unset: 'a refresh token, or a password',
    secret: true,
  }),
  imapRefreshToken: defineSetting({
    name: 'IMAP_REFRESH_TOKEN',
    doc: 'An OAuth 2 refresh token, for which IMAP_TOKEN_URL gives access tokens.',
    allowed: 'a token',
    schema: optionalText,
    default: undefined,
    unset: 'an access token, or a password',
    secret: true,
  }),
  imapTokenUrl: defineSetting({
    name: 'IMAP_TOKEN_URL',
    doc: 'Where access tokens come from.',
    allowed: 'an address such as https://oauth2.googleapis.com/token',
    schema: optionalUrl(/^https?$/),
    default: undefined,
    unset: 'no tokens are fetched',
  }),
  imapClientId: defineSetting({
    name: 'IMAP_CLIENT_ID',
    doc: 'The client for which the refresh token was issued.',
    allowed: 'an id',
    schema: optionalText,
    default: undefined,
    unset: 'no id is sent',
  }),
  imapClientSecret: defineSetting({
    name: 'IMAP_CLIENT_SECRET',
    doc: "That client's secret, if it has one.",
    allowed: 'a text',
    schema: optionalText,
    default: undefined,
    unset: 'no secret is sent',
    secret: true,
  }),
  mailboxReplyAddress: defineSetting({
    name: 'MAILBOX_REPLY_ADDRESS',
    doc: 'Whether answers come back to an address with a sign after a plus, which says where they belong, or to the plain one, for mail servers that do not deliver the former. Send Test Email on /email-support shows which works.',
    allowed: 'plus or plain',
    schema: z.enum(['plus', 'plain']),
    default: 'plus',
  }),
};

/** How a mailbox is opened: with a password, or with OAuth 2 tokens. */
export type MailboxSecret =
  | { pass: string }
  | { accessToken: string }
  | { refreshToken: string; tokenUrl: string; clientId: string | undefined; clientSecret: string | undefined };

export type MailboxAccount = Omit<ImapAccount, 'credentials'> & {
  secret: MailboxSecret;
  /** Where people write to, and what answers come from, in lower case: SUPPORT_EMAIL, or the user. */
  address: string;
  hasPlusAddresses: boolean;
};

/** @throws ConfigError when the mailbox cannot be opened with these settings */
export function readMailboxConfig(read: ReadSetting): { mailbox: MailboxAccount | undefined } {
  const imapUrl = read(mailboxSettings.imapUrl);
  if (imapUrl === undefined) return { mailbox: undefined };
  const { protocol, hostname, port, username, password, pathname } = new URL(imapUrl);
  const user = decode(username);
  const address = read(conversationSettings.supportEmail)?.toLowerCase() ?? user.toLowerCase();
  if (user === '') throw new ConfigError('IMAP_URL has no user. It must be imaps://user:password@host.');
  if (!z.email().safeParse(address).success) {
    throw new ConfigError(`The user of IMAP_URL is not an email address. Set SUPPORT_EMAIL to that of the mailbox.`);
  }
  const host = hostname.replace(/^\[|\]$/g, '');
  const isTls = protocol === 'imaps:';
  const encryption = isTls ? 'tls' : isLoopback(host) ? 'none' : 'starttls';
  return {
    mailbox: {
      ...{ host, user, address, encryption },
      port: port === '' ? (isTls ? 993 : 143) : Number(port),
      folder: decode(pathname.slice(1)) || 'INBOX',
      secret: readSecret(read, decode(password)),
      hasPlusAddresses: read(mailboxSettings.mailboxReplyAddress) === 'plus',
    },
  };
}

function readSecret(read: ReadSetting, passwordOfUrl: string): MailboxSecret {
  const pass = read(mailboxSettings.imapPassword) ?? passwordOfUrl;
  if (pass !== '') return { pass: withoutBlanks(pass) };
  const accessToken = read(mailboxSettings.imapAccessToken);
  if (accessToken !== undefined) return { accessToken };
  const refreshToken = read(mailboxSettings.imapRefreshToken);
  const tokenUrl = read(mailboxSettings.imapTokenUrl);
  if (refreshToken === undefined || tokenUrl === undefined) {
    throw new ConfigError(
      'IMAP_URL is set, but nothing to sign in with: set IMAP_PASSWORD, IMAP_ACCESS_TOKEN, or IMAP_REFRESH_TOKEN and IMAP_TOKEN_URL.',
    );
  }
  const [clientId, clientSecret] = [read(mailboxSettings.imapClientId), read(mailboxSettings.imapClientSecret)];
  return { refreshToken, tokenUrl, clientId, clientSecret };
}

/** App passwords are shown as 'abcd efgh ijkl mnop', and work without the blanks. Other passwords may have blanks. */
function withoutBlanks(password: string): string {
  const letters = password.replace(/\s/g, '');
  return /^[a-z]{16}$/i.test(letters) ? letters : password;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new ConfigError('IMAP_URL has a % that encodes nothing. Write %25 for a percent sign.');
  }
}

const isLoopback = (host: string): boolean => host === 'localhost' || host === '::1' || /^127\./.test(host);
