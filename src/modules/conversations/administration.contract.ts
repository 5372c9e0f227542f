import { z } from 'zod';
import { t } from '../../shared/language/translate.ts';
import { pageNumber } from '../../shared/page-number.ts';
import {
  authorKinds,
  channels,
  conversationLimits,
  deliveries,
  severities,
  states,
} from './conversation-words.contract.ts';

/*
 * The administrators' calls about conversations, by their numbers.
 *
 *   GET    /api/escalations                            counts and the latest, in the specification's shape
 *   GET    /api/admin/conversations                    a page of them, with filters and a search
 *   GET    /api/admin/conversations/<number>           one with everything about it
 *   POST   /api/admin/conversations/<number>           changes what the body names
 *   POST   /api/admin/conversations/<number>/reply     answers its person
 *   POST   /api/admin/conversations/<number>/notes     adds a note that its person never sees
 *   POST   /api/admin/conversations/<number>/merge     into another one of the same person
 *   POST   /api/admin/conversations/<number>/unmerge   undoes that
 *   DELETE /api/admin/conversations/<number>           deletes it for good
 *   GET, POST, DELETE /api/admin/answer-templates      answers to use again
 */
export const escalationsPath = '/api/escalations';
export const adminConversationsPath = '/api/admin/conversations';
export const adminConversationPath = (number: string): string => `${adminConversationsPath}/${number}`;
export const answerTemplatesPath = '/api/admin/answer-templates';

export const conversationPageSize = 25;

const severitySchema = z.enum(
  severities,
  t('The severity must be one of {severities}.', { severities: severities.join(', ') }),
);

/** What is not answered for good. `recent` holds the latest 50, newest first. */
export const escalationsSchema = z.object({
  total: z.number(),
  critical: z.number(),
  high: z.number(),
  medium: z.number(),
  low: z.number(),
  /** When the latest came, answered or not. */
  lastEscalation: z.iso.datetime().nullable(),
  recent: z.array(
    z.object({
      severity: severitySchema,
      timestamp: z.iso.datetime(),
      issue: z.string(),
      userQuery: z.string(),
      context: z.string(),
      systemData: z.record(z.string(), z.unknown()).optional(),
      needsImmediate: z.boolean(),
    }),
  ),
});

/** Besides each state alone: 'unsolved' is open or waiting, 'spam' what was taken for a robot's. */
export const listedStates = ['unsolved', ...states, 'spam', 'all'] as const;
export const conversationsQuery = z.object({
  state: z
    .enum(listedStates, t('The state must be one of {listedStates}.', { listedStates: listedStates.join(', ') }))
    .default('unsolved'),
  severity: z.union([z.literal(''), severitySchema]).default(''),
  channel: z
    .union([
      z.literal(''),
      z.enum(channels, t('The channel must be one of {channels}.', { channels: channels.join(', ') })),
    ])
    .default(''),
  /** An administrator's address; 'nobody' for what nobody works on. */
  assignee: z.string().trim().toLowerCase().max(conversationLimits.email).default(''),
  /** Those with the same problem. */
  problem: z.string().trim().max(200).default(''),
  /** Words of subjects, names, addresses, numbers and messages. */
  search: z.string().trim().max(200).default(''),
  page: pageNumber.default(1),
});

export const listedConversationSchema = z.object({
  number: z.string(),
  channel: z.enum(channels),
  state: z.enum(states),
  severity: severitySchema,
  /** Why it is that severe, in words. */
  severityReasons: z.array(z.string()),
  needsImmediate: z.boolean(),
  isSpam: z.boolean(),
  subject: z.string(),
  /** Beginning of its first message. */
  userQuery: z.string(),
  context: z.string(),
  systemData: z.record(z.string(), z.unknown()).nullable(),
  name: z.string(),
  email: z.string().nullable(),
  assignee: z.string().nullable(),
  problem: z.string().nullable(),
  /** How many people have this problem now. */
  samePeople: z.number(),
  /** How often its person sent the same again. */
  repeats: z.number(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  firstAnswerAt: z.iso.datetime().nullable(),
});
export type ListedConversation = z.infer<typeof listedConversationSchema>;

export const conversationsSchema = z.object({
  conversations: z.array(listedConversationSchema),
  total: z.number(),
  page: z.number(),
  pageSize: z.number(),
  /** Of the last 30 days: how many had an answer, and how long half of them waited for it at most, in seconds. */
  firstAnswers: z.object({ answered: z.number(), medianSeconds: z.number().nullable() }),
});

export const conversationSchema = listedConversationSchema.extend({
  messages: z.array(
    z.object({
      id: z.number(),
      author: z.enum(authorKinds),
      authorName: z.string().nullable(),
      text: z.string(),
      at: z.iso.datetime(),
      isAutomatic: z.boolean(),
      delivery: z.enum(deliveries).nullable(),
    }),
  ),
  notes: z.array(z.object({ author: z.string(), text: z.string(), at: z.iso.datetime() })),
  events: z.array(
    z.object({
      /** Null for the site itself. */
      actor: z.string().nullable(),
      act: z.string(),
      details: z.record(z.string(), z.unknown()),
      at: z.iso.datetime(),
    }),
  ),
  mergedInto: z.string().nullable(),
  /** Numbers of those merged into it. */
  merged: z.array(z.string()),
  /** Others of the same person, newest first. */
  others: z.array(z.object({ number: z.string(), subject: z.string(), state: z.enum(states) })),
  /** Who can work on it. */
  administrators: z.array(z.string()),
  /** How an answer reaches its person now. */
  delivery: z.enum(deliveries),
  /** The person's page of it, to send them by other means. */
  link: z.string(),
});
export type AdminConversation = z.infer<typeof conversationSchema>;

/** Every field is optional; what is not named stays. */
export const changeConversationBody = z
  .strictObject({
    state: z.enum(states, t('The state must be one of {states}.', { states: states.join(', ') })),
    severity: severitySchema,
    /** An administrator's address, or null for nobody. */
    assignee: z.string(t('The assignee must be an email address or null.')).trim().toLowerCase().max(254).nullable(),
    isSpam: z.boolean(t('isSpam must be true or false.')),
  })
  .partial();
export type ChangeConversation = z.infer<typeof changeConversationBody>;

const textSchema = (what: string) =>
  z
    .string(t('{what} must be text.', { what }))
    .trim()
    .min(1, t('{what} is empty. Please enter some text.', { what }))
    .max(
      conversationLimits.message,
      t('{what} must have at most {max, plural, one {# character} other {# characters}}.', {
        what,
        max: conversationLimits.message,
      }),
    );

export const replyBody = z.strictObject({
  text: textSchema(t('The answer')),
  /** The id of the last message that its writer has seen. When there is a newer one, nothing is sent. */
  after: z.number(t('after must be the id of a message.')).int().min(0),
  /** The state afterwards: 'waiting' by default. */
  state: z.enum(['waiting', 'solved', 'closed'], t('The state must be waiting, solved or closed.')).default('waiting'),
});

export const noteBody = z.strictObject({ text: textSchema(t('The note')) });

export const mergeBody = z.strictObject({
  into: z.string(t('Please enter a number.')).regex(/^#?\d{8}$/, t('A conversation has a number of eight digits.')),
});

export const answerTemplateBody = z.strictObject({
  name: z
    .string(t('The name must be text.'))
    .trim()
    .min(1, t('Please enter a name.'))
    .max(80, t('The name must have at most 80 characters.')),
  text: textSchema(t('The template')),
});
export const answerTemplateName = answerTemplateBody.pick({ name: true });
export const answerTemplatesSchema = z.object({ templates: z.array(answerTemplateBody) });
export const maxAnswerTemplates = 200;
