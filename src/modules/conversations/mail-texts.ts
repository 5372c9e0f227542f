import type { MailMessage } from '../../platform/mail/mail.ts';
import { paragraphs } from '../../platform/mail/paragraphs.ts';
import { t } from '../../shared/language/translate.ts';
import { DAY_MS } from '../../shared/units.ts';
import type { Severity } from './conversation-words.contract.ts';

/** Emails about conversations. `site` is the public address. */
export const mailTexts = {
  // Without the message and its subject: anybody can enter the address of a stranger.
  confirmation: (params: { to: string; number: string; link: string; site: string }): MailMessage => ({
    to: params.to,
    subject: t('We have your message [#{number}]', { number: params.number }),
    text: paragraphs(
      t('Hello,'),
      t(
        'somebody, we hope you, wrote to {site} with this email address. Your message has the number {number}. To read it again, to add something or to see our answer, please open',
        { site: params.site, number: params.number },
      ),
      params.link,
      t(
        'Whoever has this link can read your messages, so please do not pass it on. If you did not write to us, you need do nothing.',
      ),
      'Satchel',
    ),
  }),
  answer: (params: { to: string; subject: string; number: string; text: string; link: string }): MailMessage => ({
    to: params.to,
    subject: `Re: ${params.subject} [#${params.number}]`,
    writtenBy: 'person',
    text: paragraphs(
      params.text,
      `--\n${t('Number {number}. To answer, or to see all messages, please open', { number: params.number })}`,
      params.link,
    ),
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
    text: paragraphs(
      t('{from} wrote:', { from: params.from }),
      params.text,
      `--\n${t('Please answer at {link}', { link: params.link })}`,
    ),
  }),
};
