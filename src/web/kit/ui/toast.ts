import { useSyncExternalStore } from 'react';

export type Toast = {
  id: number;
  title: string;
  text?: string;
  tone: 'success' | 'failure';
  /** A page of the site that helps. What is for Pro only leads to the prices by itself. */
  link?: { to: string; label: string };
};

let current: Toast | undefined;
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a toast. At most one is visible: a new one takes the place of the one before. */
export function showToast(toast: Omit<Toast, 'id'>): void {
  lastId += 1;
  change({ ...toast, id: lastId });
}

/** Takes the toast away, unless another has taken its place already. */
export function dismissToast(id: number): void {
  if (current?.id === id) change(undefined);
}

export const useToast = (): Toast | undefined =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  );

function change(next: Toast | undefined): void {
  current = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
