const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'dragenter', 'change'] as const;

/**
 * Calls `begin` once, as soon as the visitor moves the pointer, touches, presses a key or brings a file: the time to load what
 * the next step needs, without a part in how fast the page shows itself.
 *
 * @returns what ends the waiting.
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

/** Loads code at the first interaction. What does not come is asked for again when it is needed. */
export const loadAtFirstInteraction = (load: () => Promise<unknown>): (() => void) =>
  onFirstInteraction(() => void load().catch(() => undefined));
