/*
 * What a page and the server say to each other about suggestions (proactive.contract.ts), without the schemas, which the page would
 * have to load with them.
 */

export const analysisPath = '/api/ai-proactive-analysis';

/** How many of the last pages a browser sends. */
export const maxPageVisits = 10;

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
