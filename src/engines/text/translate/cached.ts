/** A value that is asked for once and then kept for a time; a failure for a shorter one. Parallel calls share one request. */
export function createCached<Value>(params: {
  get: () => Promise<Value>;
  goodMs: number;
  failedMs: number;
}): () => Promise<Value> {
  let known: { value: Promise<Value>; until: number } | undefined;
  return () => {
    if (known && performance.now() < known.until) return known.value;
    const asked = { value: params.get(), until: performance.now() + params.goodMs };
    asked.value.catch(() => {
      asked.until = performance.now() + params.failedMs;
    });
    known = asked;
    return asked.value;
  };
}
