import { z } from 'zod';
import { isBlank } from '../../shared/clean-text.ts';
import { idPattern } from '../../shared/ids.ts';
import { t } from '../../shared/language/translate.ts';
import { robotSigns } from '../../shared/robot-signs.ts';
import { authorKinds, conversationLimits, states, topics } from './conversation-words.contract.ts';

/*
 * What people write to the operator, and the answers.
 *
 *   POST /api/contact                           the contact page's message
 *   POST /api/support/tickets                   a support ticket, or the report of a failed job
 *   GET  /api/support/tickets                   the caller's own
 *   GET  /api/support/tickets/<number>          one, for its owner or with its key in the header `x-ticket-key`
 *   POST /api/support/tickets/<number>/messages another message of its person
 *   POST /api/support/tickets/<number>/solved   its person needs no answer any more
 */

const line = (what: string, pleaseEnter: string, most: number) =>
  z
    .string(t('{what} must be text.', { what }))
    .trim()
    .refine((text) => !isBlank(text), pleaseEnter)
    .refine(
      (text) => text.length <= most,
      t('{what} must have at most {max, plural, one {# character} other {# characters}}.', { what, max: most }),
    );

const { subject, name, email, message } = conversationLimits;
const emailSchema = z
  .string(t('The email address must be text.'))
  .trim()
  .min(1, t('Please enter your email address.'))
  .max(email, t('This email address is too long.'))
  .pipe(z.email(t('This is not an email address. Please check it.')));
const messageSchema = z
  .string(t('The message must be text.'))
  .trim()
  .refine((text) => !isBlank(text), t('Please enter your message.'))
  .refine(
    (text) => text.length <= message,
    t(
      'The message must have at most {max, plural, one {# character} other {# characters}}. Please shorten it, or send the rest as a second one.',
      { max: message },
    ),
  );

export const contactBody = z.strictObject({
  firstName: line(t('Your first name'), t('Please enter your first name.'), name),
  lastName: line(t('Your last name'), t('Please enter your last name.'), name),
  email: emailSchema,
  subject: line(t('A subject'), t('Please enter a subject.'), subject),
  message: messageSchema,
  ...robotSigns,
});

export const ticketBody = z.strictObject({
  name: z
    .string(t('The name must be text.'))
    .trim()
    .max(name, t('The name must have at most {max, plural, one {# character} other {# characters}}.', { max: name }))
    .optional(),
  /** Signed-in users may leave it out. */
  email: emailSchema.optional(),
  topic: z.enum(topics, t('The topic must be one of {topics}.', { topics: topics.join(', ') })).default('general'),
  subject: line(t('A subject'), t('Please enter a subject.'), subject),
  message: messageSchema,
  /** The job that failed. Only facts of it are kept: no file, no name of one. */
  jobId: z.string().regex(idPattern, t('This is not the id of a job.')).optional(),
  /** The code of the error, as the call answered it. */
  errorCode: z
    .string()
    .regex(/^[A-Z][A-Z0-9_]{1,59}$/, t('This is not the code of an error.'))
    .optional(),
  /** The page it happened on: a path of this site. */
  page: z
    .string()
    .regex(/^\/[a-z0-9/-]{0,100}$/, t('The page must be a path of this site.'))
    .optional(),
  ...robotSigns,
});

export const sentSchema = z.object({
  number: z.string(),
  /** The ticket's page: whoever has it can read and answer the ticket. */
  link: z.string(),
  /** Whether a confirmation goes out by email: 'late' while the mail server does not answer. */
  email: z.enum(['sent', 'late', 'none']),
});
export type Sent = z.infer<typeof sentSchema>;

export const ticketMessageBody = z.strictObject({ message: messageSchema });

export const ticketSchema = z.object({
  number: z.string(),
  subject: z.string(),
  state: z.enum(states),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Ticket = z.infer<typeof ticketSchema>;
/** Newest first. */
export const ticketListSchema = z.object({ tickets: z.array(ticketSchema) });
export const ticketPageSchema = ticketSchema.extend({
  messages: z.array(
    z.object({
      author: z.enum(authorKinds),
      text: z.string(),
      at: z.iso.datetime(),
      isAutomatic: z.boolean(),
    }),
  ),
});
export type TicketPage = z.infer<typeof ticketPageSchema>;
