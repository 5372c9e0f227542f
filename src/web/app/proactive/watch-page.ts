import type { Suggestion } from '../../../modules/proactive/proactive.contract.ts';
import {
  type Action,
  analysisPath,
  suggestionTypes,
  writeAction,
} from '../../../modules/proactive/suggestion-words.contract.ts';
import { language } from '../../../shared/language/translate.ts';
import { SECOND_MS } from '../../../shared/units.ts';
import { type Activity, onActivity } from '../../kit/tool-shell/activity.ts';
import { guessFileType } from '../../kit/tool-shell/guess-file-type.ts';
import type { FileSource } from '../../kit/tool-shell/passed-files.ts';
import { quietMoment, watchHands } from './quiet-moment.ts';
import { createSessionRecord } from './session-record.ts';

const analysisAfterMs = 15 * SECOND_MS;
/** How long chosen files wait before that is worth a word, and how long nobody must have done anything then. */
const stuckAfterMs = 60 * SECOND_MS;
const restMs = 15 * SECOND_MS;
/** A page that keeps failing asks no more than this. */
const maxAnalysesOfPage = 8;

/** Where the button that starts a tool's work can be pressed. */
export const startButton = 'main [data-start]:not([aria-disabled="true"])';

export type Shown = {
  suggestion: Suggestion;
  /** The file it is about, which the suggested tool gets. */
  source?: FileSource | undefined;
};

const session = createSessionRecord();

/**
 * Follows what happens on a page and asks the server for suggestions: once after a while, and at once after something went
 * wrong. Suggestions are shown when nothing is being done.
 *
 * @returns a function that ends it, when the page is left
 */
export function watchPage(path: string, show: (shown: Shown) => void): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  const asked = new Set<string>();
  const refused = new Set<string>();
  let action: Action = { kind: 'visit' };
  let lastSignAt = performance.now();
  let stuckTimer: ReturnType<typeof setTimeout> | undefined;

  const analyse = async (next: Action, source?: FileSource) => {
    action = next;
    const name = writeAction(next);
    if (asked.has(name) || asked.size >= maxAnalysesOfPage || signal.aborted) return;
    asked.add(name);
    try {
      const suggestion = await fetchSuggestion(next, signal);
      if (!suggestion) return;
      await quietMoment(signal);
      show({ suggestion, source });
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: nobody waits for a suggestion, so a failure is only of use to developers.
      if (!signal.aborted) console.debug('No suggestion:', error);
    }
  };

  const lookWhetherStuck = () => {
    const isAtRest = performance.now() - lastSignAt >= restMs;
    if (isAtRest && document.querySelector(startButton)) void analyse({ kind: 'files-waiting' });
    else stuckTimer = setTimeout(lookWhetherStuck, restMs);
  };
  const hear = (activity: Activity) => {
    if (activity.kind === 'files' || activity.kind === 'started') clearTimeout(stuckTimer);
    if (activity.kind === 'files') stuckTimer = setTimeout(lookWhetherStuck, stuckAfterMs);
    if (activity.kind === 'failed')
      void analyse({ kind: activity.proHelps ? 'limit' : 'error', detail: activity.code });
    if (activity.kind === 'refused') {
      const { source } = activity;
      const type = source instanceof File ? guessFileType(source) : source.type;
      if (type === undefined) return;
      const again = refused.has(source.name);
      refused.add(source.name);
      void analyse({ kind: again ? 'refused-again' : 'refused', detail: type }, source);
    }
  };

  session.open(path);
  watchHands(signal);
  const stopHearing = onActivity(hear);
  addEventListener('error', (event) => isOurs(event) && void analyse({ kind: 'page-error' }), { signal });
  addEventListener(
    'unhandledrejection',
    ({ reason }) => {
      if (!isAbort(reason)) void analyse({ kind: 'page-error' });
    },
    { signal },
  );
  for (const sign of ['pointermove', 'pointerdown', 'keydown', 'scroll'])
    document.addEventListener(sign, () => (lastSignAt = performance.now()), { signal, capture: true, passive: true });
  for (const sign of ['pointerdown', 'keydown', 'change'])
    document.addEventListener(sign, ({ target }) => isInDesk(target) && session.use(), { signal, capture: true });
  const timer = setTimeout(() => void analyse(action), analysisAfterMs);

  return () => {
    watching.abort();
    stopHearing();
    clearTimeout(timer);
    clearTimeout(stuckTimer);
  };
}

/** Undefined when there is nothing to suggest. Rejects when the server did not say. */
async function fetchSuggestion(action: Action, signal: AbortSignal): Promise<Suggestion | undefined> {
  const response = await fetch(analysisPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': language() },
    body: JSON.stringify(session.describe(action, { userAgent: navigator.userAgent, time: new Date() })),
    signal,
  });
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  const suggestion: Suggestion = await response.json();
  // A server of another version may suggest what this page has no button for.
  return suggestion.shouldIntervene && suggestionTypes.includes(suggestion.type) ? suggestion : undefined;
}

const isInDesk = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-desk]') !== null;

/** Not what an extension of the browser does, nor what browsers report although nothing is wrong. */
const isOurs = ({ filename, message }: ErrorEvent): boolean =>
  (filename === '' || filename.startsWith(location.origin)) && !message.startsWith('ResizeObserver');

const isAbort = (reason: unknown): boolean => reason instanceof DOMException && reason.name === 'AbortError';
