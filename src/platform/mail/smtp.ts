import type { Transporter } from 'nodemailer';
import { SECOND_MS } from '../../shared/units.ts';
import type { MailDetails } from './mail.tables.ts';

/** Result of an attempt: `refused` permanently, `deferred` for now, or the server `failed` and would fail others, too. */
export type Outcome = { state: 'sent' } | { state: 'refused' | 'deferred' | 'failed'; reason: string };

export type Smtp = {
  send: (message: {
    messageId: string;
    recipient: string;
    subject: string;
    text: string;
    details: MailDetails;
  }) => Promise<Outcome>;
  close: () => void;
};

const patienceMs = 10 * SECOND_MS;
// Refusals of a message or recipient. All other codes concern the server, the network or our settings.
const refusals = ['EENVELOPE', 'EMESSAGE'];

export async function openSmtp(params: { smtpUrl: string; from: string }): Promise<Smtp> {
  const { createTransport } = await import('nodemailer');
  const transport: Transporter = createTransport(
    { url: params.smtpUrl, connectionTimeout: patienceMs, greetingTimeout: patienceMs, socketTimeout: 2 * patienceMs },
    { from: { name: 'Satchel', address: params.from } },
  );
  return {
    send: async ({ messageId, recipient, subject, text, details }) => {
      // As an object, so that the address cannot smuggle in a second recipient.
      const message = { messageId, to: { name: '', address: recipient }, subject, text };
      try {
        try {
          await transport.sendMail({ ...message, ...fieldsOf(details) });
        } catch (error) {
          if (!details.from || !isSenderRefused(error)) throw error;
          // It comes from MAIL_FROM then, and answers to it go to `replyTo` all the same.
          await transport.sendMail({ ...message, ...fieldsOf({ ...details, from: undefined }) });
        }
        return { state: 'sent' };
      } catch (error) {
        return outcomeOf(error);
      }
    },
    close: () => transport.close(),
  };
}

const marks = {
  site: { 'Auto-Submitted': 'auto-generated' },
  // The last two are for programs that do not know the first one (RFC 3834, 5; Microsoft's MS-OXCMAIL, 2.1.3.2.20).
  'answering program': { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All', Precedence: 'bulk' },
  person: {},
};

function fieldsOf({ from, replyTo, inReplyTo, references, listUnsubscribe, writtenBy = 'site' }: MailDetails) {
  return {
    ...(from && { from }),
    ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
    ...(inReplyTo !== undefined && { inReplyTo }),
    ...(references && { references: [...references] }),
    headers: { ...marks[writtenBy], ...(listUnsubscribe !== undefined && oneClick(listUnsubscribe)) },
  };
}

const oneClick = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

type SmtpError = { code?: string; responseCode?: number; command?: string };

const isSenderRefused = (error: unknown): boolean => (error as SmtpError).command === 'MAIL FROM';

function outcomeOf(error: unknown): Outcome {
  const { code = 'unknown', responseCode } = error as SmtpError;
  // Never the server's text, which quotes the address.
  const reason = responseCode === undefined ? code : `${code} ${responseCode}`;
  // A refused sender means MAIL_FROM or an unknown client: the next message would fail, too.
  if (!refusals.includes(code) || isSenderRefused(error)) return { state: 'failed', reason };
  // Without a response code the message was never sent: its address is invalid.
  const isPermanent = responseCode === undefined || responseCode >= 500;
  return { state: isPermanent ? 'refused' : 'deferred', reason };
}
