import { z } from 'zod';

/*
 * The support mailbox. Both calls are for administrators: 401 when signed out, 403 to other users.
 */
export const mailboxPaths = {
  /** GET → `mailboxStatusSchema`. */
  status: '/api/email-support/status',
  /** POST → `mailboxTestSchema`. */
  test: '/api/email-support/test',
  /** GET: the file, always as a download. */
  attachment: (id: string) => `/api/email-support/attachments/${id}`,
} as const;

/**
 * What became of an email: a person's is in a conversation; 'flood' is from somebody who has sent very many within the hour, and
 * stays in the mailbox only, like what programs send ('own' is this site).
 */
export const outcomes = ['conversation', 'spam', 'flood', 'own', 'bounce', 'automatic', 'list', 'unreadable'] as const;
export type Outcome = (typeof outcomes)[number];

export const mailboxStatusSchema = z.object({
  /** 'inactive': no mailbox is set. 'connecting': a worker is about to open it. */
  status: z.enum(['active', 'error', 'inactive', 'connecting']),
  /** When the mail server last answered (ISO date). */
  lastCheck: z.string().nullable(),
  emailAccount: z.string().nullable(),
  /** Whether a worker is reading the mailbox now. */
  monitoringActive: z.boolean(),
  /** Who writes automatic answers: a provider's name, or 'Built-in'. */
  aiProvider: z.string(),
  features: z.object({
    automaticResponses: z.boolean(),
    escalationSystem: z.boolean(),
    aiPowered: z.boolean(),
  }),
  /** What is wrong and what to do, and since when. */
  reason: z.string().nullable(),
  since: z.string().nullable(),
  /** The last 24 hours. */
  lastDay: z.object({
    /** Emails that became part of a conversation. */
    conversations: z.number().int(),
    answeredAutomatically: z.number().int(),
    /** Programs' emails, lists, bounces and floods, which stay in the mailbox. */
    leftInMailbox: z.number().int(),
  }),
  /** The latest test email. */
  lastTest: z.object({ sentAt: z.string(), arrivedAt: z.string().nullable() }).nullable(),
});
export type MailboxStatus = z.infer<typeof mailboxStatusSchema>;

export const mailboxTestSchema = z.object({
  success: z.boolean(),
  /** Why it failed, as a sentence. */
  error: z.string().optional(),
});
export type MailboxTest = z.infer<typeof mailboxTestSchema>;
