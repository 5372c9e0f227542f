import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** What was asked, and what came of it. */
export type Answered<Question, Answer> = { question: Question } & (
  | { answer: Answer; failure?: undefined }
  | { answer?: undefined; failure: unknown }
);

/**
 * Asks whenever the question has changed, one question at a time: while one is being answered, only the newest of those
 * that come meanwhile is kept. So a slow answer never makes typing wait, and the last one always belongs to the last question.
 *
 * @param question undefined asks nothing.
 * @returns the last answer with its question; compare it with the present one to see whether it is still coming.
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
