const listeners = new Set<() => void>();

/** Says that a call which counts has ended, so that what is left may be another number now. */
export function usageChanged(): void {
  for (const listener of listeners) listener();
}

export function onUsageChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
