import { useCallback, useEffect, useRef, useState } from 'react';
import type { ActionDefinition, ActionResult } from '../../../catalog/define-tool.ts';
import { CallError, isAbort } from '../http/call-error.ts';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { type CallAnswer, type CallRequest, callAction } from './call-action.ts';

/** The state of a call that takes all files of a page together. */
export type CallWork<Result> =
  | { state: 'idle' }
  | { state: 'busy'; fraction: number; step: string }
  | { state: 'done'; result: Result }
  | { state: 'failed'; error: CallError };

/**
 * One call at a time of an action, with its progress. Leaving the page cancels it.
 * @param step names the work after the upload, until the tool reports a step: 'Merging'
 */
export function useCall<Action extends ActionDefinition>(action: Action, step: string) {
  const [work, setWork] = useState<CallWork<ActionResult<Action>>>({ state: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const reset = useCallback(() => setWork((current) => (current.state === 'busy' ? current : { state: 'idle' })), []);

  const start = async (
    request: Pick<CallRequest<Action>, 'files' | 'options'>,
    hear: { onDone: (answer: CallAnswer<Action>) => void; onFailed: (error: CallError) => void },
  ) => {
    const control = new AbortController();
    running.current = control;
    const report = (current: string) => (fraction: number, ofJob?: string | null) =>
      setWork({ state: 'busy', fraction, step: ofJob ?? current });
    report('Uploading')(0);
    try {
      const answer = await callAction(action, {
        ...request,
        signal: control.signal,
        onUpload: report('Uploading'),
        onProgress: report(step),
      });
      hear.onDone(answer);
      setWork({ state: 'done', result: answer.result });
    } catch (error) {
      if (isAbort(error)) {
        setWork({ state: 'idle' });
        return;
      }
      if (!(error instanceof CallError)) throw error;
      setWork({ state: 'failed', error });
      hear.onFailed(error);
    }
  };

  return {
    work,
    start,
    cancel: () => running.current?.abort(new DOMException('Cancelled by the visitor.', 'AbortError')),
    reset,
  };
}

/** A call's progress, or why it failed. */
export function CallNote({ work }: { work: CallWork<unknown> }) {
  if (work.state === 'busy') {
    return (
      <div>
        <ProgressBar fraction={work.fraction} label={work.step} />
        <p className="mt-1 text-sm text-soft tabular-nums">
          {work.step} · {Math.floor(work.fraction * 100)}%
        </p>
      </div>
    );
  }
  if (work.state !== 'failed') return null;
  return (
    <p role="alert" className="rounded-[12px] bg-danger-soft px-4 py-3 text-danger">
      {work.error.message}
    </p>
  );
}
