import type { MailMessage } from '../../platform/mail/mail.ts';
import { DAY_MS } from '../../shared/units.ts';
import type { Severity } from './conversation-words.contract.ts';

/** Emails about conversations. `site` is the public address. */
export const mailTexts = {
  // Without the message and its subject: anybody can enter the address of a stranger.
  confirmation: (params: { to: string; number: string; link: string; site: string }): MailMessage => ({
    to: params.to,
    subject: `We have your message [#${params.number}]`,
    text: `Hello,

somebody, we hope you, wrote to ${params.site} with this email address. Your message has the number ${params.number}. To read it
again, to add something or to see our answer, please open

${params.link}

Whoever has this link can read your messages, so please do not pass it on. If you did not write to us, you need do nothing.

Satchel
`,
  }),
  answer: (params: { to: string; subject: string; number: string; text: string; link: string }): MailMessage => ({
    to: params.to,
    subject: `Re: ${params.subject} [#${params.number}]`,
    writtenBy: 'person',
    text: `${params.text}

--
Number ${params.number}. To answer, or to see all messages, please open

${params.link}
`,
  }),
  forOperator: (params: {
    to: string;
    number: string;
    severity: Severity;
    subject: string;
    text: string;
    from: string;
    link: string;
  }): MailMessage => ({
    to: params.to,
    subject: `[${params.severity}] ${params.subject} [#${params.number}]`,
    // News of yesterday is on the page anyway.
    notAfter: new Date(Date.now() + DAY_MS),
    text: `${params.from} wrote:

${params.text}

--
Please answer at ${params.link}
`,
  }),
};
