/** Repeats the last answer for `maxAgeMs`. A question that fails is asked again. */
export function createRecent<Answer>(
  ask: () => Promise<Answer>,
  maxAgeMs: number,
  now: () => number = () => performance.now(),
): () => Promise<Answer> {
  let last: { answer: Answer; at: number } | undefined;
  return async () => {
    const at = now();
    if (!last || at - last.at > maxAgeMs) last = { answer: await ask(), at };
    return last.answer;
  };
}
