import { z } from 'zod';
import { t } from '../../shared/language/translate.ts';
import { priorities, suggestionTypes } from './suggestion-words.contract.ts';

/*
 * The proactive helper: a page describes what has happened on it, and gets a suggestion when one would help.
 *
 *   POST /api/ai-proactive-analysis   { currentPage, timeOnPage, ..., lastAction } -> { shouldIntervene, message, ... }
 *
 * Nothing of it is stored or logged (decision 0133).
 */

const shortText = (max: number) =>
  z.string().max(max, t('Each text here has at most {max, plural, one {# character} other {# characters}}.', { max }));
const seconds = z.number(t('Times are numbers of seconds.')).min(0).max(1e9);

export const analysisBody = z.strictObject({
  /** Path of the page: '/tools/pdf-merger'. */
  currentPage: shortText(300),
  /** Seconds since the page was opened. */
  timeOnPage: seconds,
  /** Seconds since the first page of this visit. */
  sessionDuration: seconds,
  /** Slugs of the tools that have done some work in this visit. */
  toolsUsed: z
    .array(shortText(100), t('toolsUsed must be a list of texts.'))
    .max(50, t('toolsUsed takes at most 50 tools.')),
  /** Paths of the last pages, the current one last. */
  pageVisits: z
    .array(shortText(300), t('pageVisits must be a list of texts.'))
    .max(50, t('pageVisits takes at most 50 pages.')),
  /** What happened last, as `writeAction` writes it. Anything else is no reason for a suggestion. */
  lastAction: shortText(200).nullish(),
  userAgent: shortText(1000),
  timestamp: z.iso.datetime(t('The timestamp must be a time in ISO format, such as 2026-01-31T12:00:00.000Z.')),
});
export type AnalysisRequest = z.infer<typeof analysisBody>;

export const suggestionSchema = z.object({
  shouldIntervene: z.boolean(),
  /** For the visitor, up to 300 characters of plain text; empty without a suggestion. */
  message: z.string(),
  type: z.enum(suggestionTypes).default('guidance'),
  /** Slug of the tool to open, or of the page's own; empty elsewhere. */
  toolContext: z.string(),
  priority: z.enum(priorities).default('medium'),
});
export type Suggestion = z.infer<typeof suggestionSchema>;
