import { useEffect } from 'react';
import type { ActionDefinition, ActionResult } from '../../../catalog/define-tool.ts';
import { t } from '../../../shared/language/translate.ts';
import { CallError, callErrors, isAbort } from '../http/call-error.ts';
import { createStore, useStore } from '../store.ts';
import { ProgressLine } from '../ui/progress-bar.tsx';
import { ReportLink } from '../ui/report-link.tsx';
import { type CallAnswer, type CallRequest, callAction, resumeCall } from './call-action.ts';
import { onDeleted } from './deleted-files.ts';
import { isGone } from './gone-files.ts';
import { readBegunCall } from './kept-items.ts';
import type { KeptPage } from './kept-page.ts';
import { useKeptObject } from './kept-pages.tsx';
import { holdSite } from './leave-guard.ts';

/** The state of a call that takes all files of a page together. */
export type CallWork<Result> =
  | { state: 'idle' }
  | { state: 'busy'; fraction: number; step: string }
  | { state: 'done'; result: Result }
  | { state: 'failed'; error: CallError };

type Hear<Action extends ActionDefinition> = {
  onDone: (answer: CallAnswer<Action>) => void;
  onFailed: (error: CallError) => void;
};

/**
 * One call at a time of an action, with its progress. It goes on while the visitor is elsewhere, and its result is there again
 * after Back, Forward and a reload.
 *
 * @param step what the work is called after the upload, until the tool says something itself: 'Merging'
 */
export function useCall<Action extends ActionDefinition>(action: Action, step: string) {
  const { store, findGone, ...call } = useKeptObject(action.path, (page) => createCall(page, action, step));
  useEffect(() => {
    void findGone();
    return onDeleted(findGone);
  }, [findGone]);
  return { ...call, work: useStore(store) };
}

function createCall<Action extends ActionDefinition>(page: KeptPage, action: Action, step: string) {
  type Work = CallWork<ActionResult<Action>>;
  const name = action.path;
  const store = createStore<Work>({ state: 'idle' });
  let running: AbortController | undefined;

  const run = async (
    begin: (
      request: Required<Pick<CallRequest<Action>, 'signal' | 'onUpload' | 'onProgress' | 'onCall' | 'onJob'>>,
    ) => Promise<CallAnswer<Action>>,
    hear: Hear<Action>,
  ) => {
    running?.abort(new DOMException('Begun anew.', 'AbortError'));
    const control = new AbortController();
    running = control;
    const tell = (next: Work) => {
      if (running === control) store.set(next);
    };
    const report = (current: string) => (fraction: number, ofJob?: string | null) =>
      tell({ state: 'busy', fraction, step: ofJob ?? current });
    report(t('Uploading'))(0);
    holdSite(store, true);
    try {
      const answer = await begin({
        signal: control.signal,
        onUpload: report(t('Uploading')),
        onProgress: report(step),
        onCall: (call) => page.keep(name, call),
        onJob: (job) => {
          page.keep(name, { job });
          holdSite(store, false);
        },
      });
      hear.onDone(answer);
      tell({ state: 'done', result: answer.result });
    } catch (error) {
      const isOutOfReach = error instanceof CallError && error.code === 'NETWORK';
      if (running === control && !isOutOfReach) page.keep(name, undefined);
      if (isAbort(error)) return tell({ state: 'idle' });
      if (!(error instanceof CallError)) throw error;
      tell({ state: 'failed', error });
      hear.onFailed(error);
    } finally {
      if (running === control) holdSite(store, false);
    }
  };

  page.restore(name, async (kept, isCopy) => {
    const begun = readBegunCall(kept);
    if (!begun || running || (isCopy && !('job' in begun))) return;
    await run(
      (request) => {
        if ('job' in begun) request.onJob(begun.job);
        return resumeCall(action, begun, request);
      },
      { onDone: () => undefined, onFailed: () => undefined },
    );
  });

  return {
    store,
    start: (request: Pick<CallRequest<Action>, 'files' | 'options' | 'onPartial'>, hear: Hear<Action>) =>
      run((report) => callAction(action, { ...request, ...report }), hear),
    cancel: () => running?.abort(new DOMException('Cancelled by the visitor.', 'AbortError')),
    /** The result may have been deleted while the visitor was elsewhere. */
    findGone: async () => {
      const seen = store.value();
      if (seen.state !== 'done' || !(await isGone(seen.result)) || store.value() !== seen) return;
      page.keep(name, undefined);
      store.set({ state: 'failed', error: callErrors.resultGone() });
    },
    /** Forgets the result of the last call. */
    reset: () => {
      if (store.value().state === 'busy') return;
      page.keep(name, undefined);
      store.set({ state: 'idle' });
    },
  };
}

/** A call's progress, or why it failed. */
export function CallNote({ work }: { work: CallWork<unknown> }) {
  if (work.state === 'busy') return <ProgressLine fraction={work.fraction} words={work.step} />;
  if (work.state !== 'failed') return null;
  return (
    <p role="alert" className="rounded-[12px] bg-danger-soft px-4 py-3 text-danger">
      {work.error.message}
      <ReportLink failure={work.error} />
    </p>
  );
}
