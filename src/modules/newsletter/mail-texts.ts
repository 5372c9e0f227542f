import type { MailMessage } from '../../platform/mail/mail.ts';
import { DAY_MS } from '../../shared/units.ts';
import { confirmDays } from './newsletter.contract.ts';

type Links = { to: string; site: string; leave: { page: string; oneClick: string } };

/** The newsletter's emails. `site` is the public address. */
export const mailTexts = {
  confirm: ({ to, site, link }: { to: string; site: string; link: string }): MailMessage => ({
    to,
    subject: 'Confirm the newsletter',
    notAfter: new Date(Date.now() + confirmDays * DAY_MS),
    text: `Hello,

somebody, we hope you, asked for the newsletter of ${site} with this email address. To get it, please open this link:

${link}

It works for ${confirmDays} days. If it was not you, do nothing: you get no newsletter, and your address is deleted by then.

Satchel
`,
  }),
  subscribedAlready: ({ to, site, leave }: Links): MailMessage => ({
    to,
    subject: 'You get the newsletter already',
    listUnsubscribe: leave.oneClick,
    text: `Hello,

somebody, we hope you, asked again for the newsletter of ${site}. You get it already, so there is nothing to do.

To leave it:

${leave.page}

Satchel
`,
  }),
  issue: (params: Links & { title: string; excerpt: string; link: string }): MailMessage => ({
    to: params.to,
    subject: params.title,
    listUnsubscribe: params.leave.oneClick,
    text: `${params.title}

${params.excerpt}

Read it here:
${params.link}

--
You get this because you confirmed your address on ${params.site}.
Leave with one click: ${params.leave.page}
`,
  }),
};
