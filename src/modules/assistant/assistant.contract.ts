import { z } from 'zod';
import { idPattern } from '../../shared/ids.ts';
import { t } from '../../shared/language/translate.ts';
import { ownPathPattern } from '../knowledge/knowledge.contract.ts';

/*
 * The support assistant.
 *
 *   POST /api/ai-chat          { message, context } → { response, ... }; with `Accept: text/event-stream` as server-sent events:
 *                              'text' with the answer so far, each replacing the last, then 'answer' with the whole of it
 *   GET  /api/ai-chat          who answers, and the address of support
 *   POST /api/ai-chat/rating   whether an answer helped
 *   POST /api/ai-chat/person   passes the conversation to a person: a ticket
 *   GET  /api/admin/answer-ratings   for administrators: how answers were rated
 */
export const chatPath = '/api/ai-chat';
export const chatRatingPath = '/api/ai-chat/rating';
export const chatPersonPath = '/api/ai-chat/person';
export const adminRatingsPath = '/api/admin/answer-ratings';

export const chatLimits = {
  message: 4000,
  /** What is kept in mind of a conversation: messages, and characters of each. */
  turns: 6,
  turn: 1000,
  /** What a person gets to read of it. */
  passedOn: 30,
} as const;

const page = z.string().max(300).regex(ownPathPattern).optional().catch(undefined);

const failedJob = z.string().regex(idPattern).optional().catch(undefined);

const turnSchema = z.object({
  isUser: z.boolean(),
  text: z.string().transform((text) => text.slice(0, chatLimits.turn)),
});
const turns = (most: number) =>
  z
    .array(turnSchema, t('The history must be a list of messages.'))
    .max(100, t('The history may have up to 100 messages.'))
    .transform((list) => list.slice(-most))
    .default([]);
export type Turn = z.infer<typeof turnSchema>;

export const chatBody = z.strictObject({
  message: z.string(t('Message must be text.')).default(''),
  context: z.literal('support_chat', t('Context must be support_chat.')).default('support_chat'),
  /** The page it is asked on. */
  page: page.describe('The path of the page it is asked on.'),
  /** Earlier messages, the latest last. */
  history: turns(chatLimits.turns),
  /** The job that failed in front of the visitor. */
  failedJob: failedJob.describe('The id of a job that failed in front of the visitor.'),
  /** 'builtin' sends nothing to an AI provider. */
  engine: z.enum(['auto', 'builtin'], t('Engine must be auto or builtin.')).default('auto'),
});
export type ChatRequest = z.infer<typeof chatBody>;

/** What a button below an answer does when it is pressed; nothing happens before. */
export const chatActionSchema = z.discriminatedUnion('kind', [
  /** Opens a tool, with the file that is in hand. */
  z.object({ kind: z.literal('open-tool'), label: z.string(), path: z.string(), tool: z.string() }),
  z.object({ kind: z.literal('open-page'), label: z.string(), path: z.string() }),
  /** Sends the visitor's own call again: its uploads are still there. */
  z.object({
    kind: z.literal('start-again'),
    label: z.string(),
    path: z.string(),
    body: z.record(z.string(), z.json()),
  }),
  /** Asks this instead. */
  z.object({ kind: z.literal('ask'), label: z.string(), message: z.string() }),
  z.object({ kind: z.literal('person'), label: z.string() }),
]);
export type ChatAction = z.infer<typeof chatActionSchema>;

/** What the panel says before anything is asked. */
export const chatInfoSchema = z.object({
  /** Where messages go that are put into words by an AI provider; null where none is. */
  provider: z.object({ name: z.string(), host: z.string() }).nullable(),
  supportEmail: z.string().nullable(),
});
export type ChatInfo = z.infer<typeof chatInfoSchema>;

const ticketSchema = z.object({
  number: z.string(),
  /** The page of this site on which it is answered. */
  path: z.string(),
});

export const chatAnswerSchema = z.object({
  /** Plain text. */
  response: z.string(),
  /** The pages of this site that it is taken from. */
  sources: z.array(z.object({ title: z.string(), path: z.string() })),
  actions: z.array(chatActionSchema),
  /** Whether it answers, asks back, or does not know. */
  kind: z.enum(['answer', 'question', 'unknown']),
  /** To rate it; null where there is nothing to rate. */
  answerId: z.string().nullable(),
  /** The ticket that was opened by itself, such as for trouble with a payment. */
  ticket: ticketSchema.nullable(),
  /** 'builtin', or the name of the AI provider that put it into words. */
  engine: z.string(),
});
export type ChatAnswer = z.infer<typeof chatAnswerSchema>;

export const ratingBody = z.strictObject({
  answerId: z.string(t('Answer id must be text.')).max(300, t('There is no such answer.')),
  good: z.boolean(t('Good must be true or false.')),
  page,
  /** For the person who gets to read it after several bad answers. */
  history: turns(chatLimits.passedOn),
});
/** How answers were rated in the last 30 days. Of the questions nothing is kept but which passage was the answer. */
export const answerRatingsSchema = z.object({
  good: z.number().int(),
  bad: z.number().int(),
  /** The latest bad ones, the last first. */
  lastBad: z.array(
    z.object({
      id: z.string(),
      ratedAt: z.iso.datetime(),
      /** The question that was answered, with the beginning of the answer; null where nothing was known, or is not any more. */
      passage: z.object({ title: z.string(), text: z.string(), path: z.string() }).nullable(),
    }),
  ),
});

export const ratedSchema = z.object({ ticket: ticketSchema.nullable() });

export const personBody = z.strictObject({
  message: z.string(t('Message must be text.')).default(''),
  /** Where the answer goes; without it, to the ticket's page alone. */
  email: z
    .string(t('Email must be text.'))
    .trim()
    .max(254)
    .pipe(z.union([z.literal(''), z.email(t('Please enter a valid email address.'))]))
    .default(''),
  page,
  failedJob,
  history: turns(chatLimits.passedOn),
});
export type Ticket = z.infer<typeof ticketSchema>;
export const personSchema = z.object({ ticket: ticketSchema });

/** Sentences of the specification. */
export const chatSentences = {
  timeout: t('Request timed out. Please try a shorter message or check your connection.'),
  network: t('Connection failed. Please check your internet connection and try again.'),
  server: t('Server error occurred. Our team has been notified. Please try again in a moment.'),
  other: t("I'm having trouble responding right now."),
  empty: t("I'm sorry, I couldn't process that request."),
} as const;
