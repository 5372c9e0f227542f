import { z } from 'zod';
import { isBlank } from '../../shared/clean-text.ts';
import { idPattern } from '../../shared/ids.ts';
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

const line = (what: string, most: number) =>
  z
    .string(`${what} must be text.`)
    .trim()
    .refine((text) => !isBlank(text), `Please enter ${what.toLowerCase()}.`)
    .refine((text) => text.length <= most, `${what} must have at most ${most} characters.`);

const { subject, name, email, message } = conversationLimits;
const emailSchema = z
  .string('The email address must be text.')
  .trim()
  .min(1, 'Please enter your email address.')
  .max(email, 'This email address is too long.')
  .pipe(z.email('This is not an email address. Please check it.'));
const messageSchema = z
  .string('The message must be text.')
  .trim()
  .refine((text) => !isBlank(text), 'Please enter your message.')
  .refine(
    (text) => text.length <= message,
    `The message must have at most ${message.toLocaleString('en')} characters. Please shorten it, or send the rest as a second one.`,
  );

export const contactBody = z.strictObject({
  firstName: line('Your first name', name),
  lastName: line('Your last name', name),
  email: emailSchema,
  subject: line('A subject', subject),
  message: messageSchema,
  ...robotSigns,
});

export const ticketBody = z.strictObject({
  name: z
    .string('The name must be text.')
    .trim()
    .max(name, `The name must have at most ${name} characters.`)
    .optional(),
  /** Signed-in users may leave it out. */
  email: emailSchema.optional(),
  topic: z.enum(topics, `The topic must be one of ${topics.join(', ')}.`).default('general'),
  subject: line('A subject', subject),
  message: messageSchema,
  /** The job that failed. Only facts of it are kept: no file, no name of one. */
  jobId: z.string().regex(idPattern, 'This is not the id of a job.').optional(),
  /** The code of the error, as the call answered it. */
  errorCode: z
    .string()
    .regex(/^[A-Z][A-Z0-9_]{1,59}$/, 'This is not the code of an error.')
    .optional(),
  /** The page it happened on: a path of this site. */
  page: z
    .string()
    .regex(/^\/[a-z0-9/-]{0,100}$/, 'The page must be a path of this site.')
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
