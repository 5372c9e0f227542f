import { type RefObject, useEffect, useState } from 'react';
import { useSettled } from '../../web/kit/text/use-settled.ts';
import { useLatestAnswer } from '../../web/kit/worker/use-latest-answer.ts';
import { linkWorker } from '../../web/kit/worker/worker-link.ts';
import type { CheckQuestion, EnglishWork, LiveFindings } from './english-work.ts';
import { followEdit } from './follow-edit.ts';

/** Typing pause before a text is checked, in milliseconds. */
const checkedAfterMs = 250;

const createWorker = () => new Worker(new URL('./english-worker.web.ts', import.meta.url), { type: 'module' });

export type LiveCheck = LiveFindings & {
  /** 'loading' until the first answer; 'failed' when the checker could not be loaded. */
  state: 'off' | 'loading' | 'ready' | 'failed';
};

const nothing: LiveFindings = { findings: [], language: undefined };

/**
 * Checks a text in a worker after each pause. The checker is 16 MB of WebAssembly, so it is loaded when the text area gets the
 * focus, or with a draft.
 * @param question undefined while nothing shall be checked
 */
export function useLiveCheck(
  question: CheckQuestion | undefined,
  area: RefObject<HTMLTextAreaElement | null> | undefined,
): LiveCheck {
  const [link] = useState(() => linkWorker<EnglishWork>(createWorker));
  useEffect(() => link.end, [link]);
  useEffect(() => {
    const element = area?.current;
    if (!element) return;
    if (document.activeElement === element) link.start();
    element.addEventListener('focus', link.start);
    return () => element.removeEventListener('focus', link.start);
  }, [link, area]);
  const settled = useSettled(question, checkedAfterMs);
  const answered = useLatestAnswer(settled, (asked) =>
    link.ask('check', asked).catch((failure) => {
      // What could not be loaded is loaded anew for the next text.
      link.end();
      throw failure;
    }),
  );
  if (!question) return { ...nothing, state: 'off' };
  if (!answered) return { ...nothing, state: 'loading' };
  if (!answered.answer) return { ...nothing, state: 'failed' };
  const { findings, language } = answered.answer;
  return { findings: followEdit(findings, answered.question.text, question.text), language, state: 'ready' };
}
