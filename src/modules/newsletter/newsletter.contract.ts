import { z } from 'zod';
import { t } from '../../shared/language/translate.ts';
import { robotSigns } from '../../shared/robot-signs.ts';

/*
 * The newsletter: new posts of the blog by email, to those who have confirmed their address.
 *
 *   POST /api/newsletter                      asks for it; a link comes by email
 *   POST /api/newsletter/confirm              confirms with the link's token
 *   POST /api/newsletter/leave                leaves with the token of a newsletter
 *   POST /api/newsletter/unsubscribe?token=   the same, as mail programs do it (RFC 8058)
 */
export const newsletterPaths = {
  subscribe: '/api/newsletter',
  confirm: '/api/newsletter/confirm',
  leave: '/api/newsletter/leave',
  oneClick: '/api/newsletter/unsubscribe',
  admin: '/api/admin/newsletter',
  issues: '/api/admin/newsletter/issues',
  stop: '/api/admin/newsletter/stop',
} as const;

/** The page that the links in emails open. */
export const newsletterPage = '/newsletter';

/** How long a link to confirm works. */
export const confirmDays = 7;

export const subscribeBody = z.strictObject({
  email: z
    .string(t('Please enter your email address.'))
    .trim()
    .toLowerCase()
    .max(254, t('This email address is too long.'))
    .pipe(z.email(t('This is not an email address. Please check it.'))),
  ...robotSigns,
});

export const subscribedSchema = z.object({ message: z.string() });

const token = z.string(t('The token is missing.')).max(200, t('This link is not complete.'));
export const tokenBody = z.strictObject({ token });
export const tokenQuery = z.object({ token: token.optional() });

export const doneSchema = z.object({ message: z.string() });

const issueSchema = z.object({
  slug: z.string(),
  title: z.string(),
  state: z.enum(['sending', 'sent', 'stopped']),
  /** Emails handed to the outbox, of all that there will be. */
  sent: z.number().int(),
  total: z.number().int(),
  startedAt: z.iso.datetime(),
});
export type Issue = z.infer<typeof issueSchema>;

export const newsletterStateSchema = z.object({
  /** Whether this site can send email. */
  available: z.boolean(),
  confirmed: z.number().int(),
  pending: z.number().int(),
  /** Newest first. */
  issues: z.array(issueSchema),
  /** Posts that were not sent yet. */
  posts: z.array(z.object({ slug: z.string(), title: z.string() })),
});

export const issueBody = z.strictObject({ slug: z.string(t('Choose a post.')).min(1, t('Choose a post.')).max(200) });
