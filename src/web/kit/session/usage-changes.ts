const listeners = new Set<() => void>();

/** Announces that a metered call has ended, so the allowance may have changed. */
export function usageChanged(): void {
  for (const listener of listeners) listener();
}

export function onUsageChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
