import type { MailMessage } from '../../platform/mail/mail.ts';
import { paragraphs } from '../../platform/mail/paragraphs.ts';
import { t } from '../../shared/language/translate.ts';
import { DAY_MS } from '../../shared/units.ts';
import { confirmDays } from './newsletter.contract.ts';

type Links = { to: string; site: string; leave: { page: string; oneClick: string } };

/** The newsletter's emails. `site` is the public address. */
export const mailTexts = {
  confirm: ({ to, site, link }: { to: string; site: string; link: string }): MailMessage => ({
    to,
    subject: t('Confirm the newsletter'),
    notAfter: new Date(Date.now() + confirmDays * DAY_MS),
    text: paragraphs(
      t('Hello,'),
      t(
        'somebody, we hope you, asked for the newsletter of {site} with this email address. To get it, please open this link:',
        { site },
      ),
      link,
      t(
        'It works for {days, plural, one {# day} other {# days}}. If it was not you, do nothing: you get no newsletter, and your address is deleted by then.',
        { days: confirmDays },
      ),
      'Satchel',
    ),
  }),
  subscribedAlready: ({ to, site, leave }: Links): MailMessage => ({
    to,
    subject: t('You get the newsletter already'),
    listUnsubscribe: leave.oneClick,
    text: paragraphs(
      t('Hello,'),
      t(
        'somebody, we hope you, asked again for the newsletter of {site}. You get it already, so there is nothing to do.',
        { site },
      ),
      t('To leave it:'),
      leave.page,
      'Satchel',
    ),
  }),
  issue: ({
    to,
    site,
    leave,
    title,
    excerpt,
    link,
  }: Links & { title: string; excerpt: string; link: string }): MailMessage => ({
    to,
    subject: title,
    listUnsubscribe: leave.oneClick,
    text: paragraphs(
      title,
      excerpt,
      `${t('Read it here:')}\n${link}`,
      [
        '--',
        t('You get this because you confirmed your address on {site}.', { site }),
        t('Leave with one click: {link}', { link: leave.page }),
      ].join('\n'),
    ),
  }),
};
