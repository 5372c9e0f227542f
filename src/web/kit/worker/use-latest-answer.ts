import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** A request and its answer. */
export type Answered<Question, Answer> = { question: Question } & (
  | { answer: Answer; failure?: undefined }
  | { answer?: undefined; failure: unknown }
);

/**
 * Asks whenever the question changes, one request at a time: while one is running, only the newest question is kept. Slow
 * answers never block typing, and the last answer belongs to the last question.
 * @param question undefined asks nothing.
 * @returns the last answer with its question; compare it with the current one to see whether an answer is pending.
 */
export function useLatestAnswer<Question, Answer>(
  question: Question | undefined,
  ask: (question: Question) => Promise<Answer>,
): Answered<Question, Answer> | undefined {
  const [answered, setAnswered] = useState<Answered<Question, Answer>>();
  const newest = useRef<Question>(undefined);
  const isAsking = useRef(false);

  const askOn = useEffectEvent(async () => {
    if (isAsking.current) return;
    isAsking.current = true;
    while (newest.current !== undefined) {
      const asked = newest.current;
      newest.current = undefined;
      try {
        setAnswered({ question: asked, answer: await ask(asked) });
      } catch (failure) {
        setAnswered({ question: asked, failure });
      }
    }
    isAsking.current = false;
  });

  useEffect(() => {
    newest.current = question;
    if (question !== undefined) askOn();
  }, [question]);
  return answered;
}
