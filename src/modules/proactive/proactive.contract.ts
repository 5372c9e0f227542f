import { z } from 'zod';

/*
 * The proactive helper: a page describes what has happened on it, and gets a suggestion when one would help.
 *
 *   POST /api/ai-proactive-analysis   { currentPage, timeOnPage, ..., lastAction } -> { shouldIntervene, message, ... }
 *
 * Nothing of it is stored or logged (decision 0133).
 */

export const analysisPath = '/api/ai-proactive-analysis';

/** How many of the last pages a browser sends. */
export const maxPageVisits = 10;

const shortText = (max: number) => z.string().max(max, `Each text here has at most ${max} characters.`);
const seconds = z.number('Times are numbers of seconds.').min(0).max(1e9);

export const analysisBody = z.strictObject({
  /** Path of the page: '/tools/pdf-merger'. */
  currentPage: shortText(300),
  /** Seconds since the page was opened. */
  timeOnPage: seconds,
  /** Seconds since the first page of this visit. */
  sessionDuration: seconds,
  /** Slugs of the tools that have done some work in this visit. */
  toolsUsed: z.array(shortText(100), 'toolsUsed must be a list of texts.').max(50, 'toolsUsed takes at most 50 tools.'),
  /** Paths of the last pages, the current one last. */
  pageVisits: z
    .array(shortText(300), 'pageVisits must be a list of texts.')
    .max(50, 'pageVisits takes at most 50 pages.'),
  /** What happened last, as `writeAction` writes it. Anything else is no reason for a suggestion. */
  lastAction: shortText(200).nullish(),
  userAgent: shortText(1000),
  timestamp: z.iso.datetime('The timestamp must be a time in ISO format, such as 2026-01-31T12:00:00.000Z.'),
});
export type AnalysisRequest = z.infer<typeof analysisBody>;

/** The button of a suggestion. `guidance` has none. */
export const suggestionTypes = [
  'guidance',
  'open-tool',
  'enter-password',
  'see-prices',
  'choose-file',
  'start',
  'reload',
  'go-home',
] as const;

export const priorities = ['high', 'medium', 'low'] as const;

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

/** What happened last on a page, as far as it matters here. Neither file names nor any other words of the visitor. */
export type Action =
  | { kind: 'visit' }
  /** A script of the page failed. */
  | { kind: 'page-error' }
  /** Files have been chosen, and nobody has pressed the button that starts. */
  | { kind: 'files-waiting' }
  /** A call was refused with this code. */
  | { kind: 'error'; detail: string }
  /** Likewise, and Pro users would not have been. */
  | { kind: 'limit'; detail: string }
  /** The page does not take files of this type; the second time, the same file was tried again. */
  | { kind: 'refused'; detail: string }
  | { kind: 'refused-again'; detail: string };

/** `{ kind: 'error', detail: 'PASSWORD_NEEDED' }` → `'error PASSWORD_NEEDED'` */
export const writeAction = (action: Action): string =>
  'detail' in action ? `${action.kind} ${action.detail}` : action.kind;

/** The reverse. Texts that are none of these count as a visit. */
export function readAction(text: string | null | undefined): Action {
  const [, plain, kind, detail = ''] =
    /^(?:(page-error|files-waiting)|(error|limit|refused|refused-again) ([A-Za-z0-9_]{1,60}))$/.exec(text ?? '') ?? [];
  if (plain !== undefined) return { kind: plain as 'page-error' | 'files-waiting' };
  if (kind !== undefined) return { kind: kind as 'error' | 'limit' | 'refused' | 'refused-again', detail };
  return { kind: 'visit' };
}
