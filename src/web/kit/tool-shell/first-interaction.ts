const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'dragenter', 'change'] as const;

/**
 * Calls `begin` once, at the first pointer move, touch, key or file: the time to load what the next step needs without
 * slowing the first paint.
 * @returns a function that stops waiting.
 */
export function onFirstInteraction(begin: () => void): () => void {
  const waiting = new AbortController();
  const act = () => {
    waiting.abort();
    begin();
  };
  for (const sign of signs) {
    document.addEventListener(sign, act, { signal: waiting.signal, capture: true, passive: true });
  }
  return () => waiting.abort();
}

/** Preloads code at the first interaction. A failure is retried when the code is needed. */
export const loadAtFirstInteraction = (load: () => Promise<unknown>): (() => void) =>
  onFirstInteraction(() => void load().catch(() => undefined));
