import type { Transporter } from 'nodemailer';
import { SECOND_MS } from '../../shared/units.ts';

/** Result of an attempt: `refused` permanently, `deferred` for now, or the server `failed` and would fail others, too. */
export type Outcome = { state: 'sent' } | { state: 'refused' | 'deferred' | 'failed'; reason: string };

export type Smtp = {
  send: (message: { messageId: string; recipient: string; subject: string; text: string }) => Promise<Outcome>;
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
    send: async ({ messageId, recipient, subject, text }) => {
      try {
        // As an object, so that the address cannot smuggle in a second recipient.
        await transport.sendMail({ messageId, to: { name: '', address: recipient }, subject, text });
        return { state: 'sent' };
      } catch (error) {
        return outcomeOf(error);
      }
    },
    close: () => transport.close(),
  };
}

function outcomeOf(error: unknown): Outcome {
  const {
    code = 'unknown',
    responseCode,
    command,
  } = error as {
    code?: string;
    responseCode?: number;
    command?: string;
  };
  // Never the server's text, which quotes the address.
  const reason = responseCode === undefined ? code : `${code} ${responseCode}`;
  // A refused sender means MAIL_FROM or an unknown client: the next message would fail, too.
  if (!refusals.includes(code) || command === 'MAIL FROM') return { state: 'failed', reason };
  // Without a response code the message was never sent: its address is invalid.
  const isPermanent = responseCode === undefined || responseCode >= 500;
  return { state: isPermanent ? 'refused' : 'deferred', reason };
}
