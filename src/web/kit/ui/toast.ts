import { useSyncExternalStore } from 'react';

export type Toast = {
  id: number;
  title: string;
  text?: string;
  tone: 'success' | 'failure';
  /** A page that helps. Pro-only refusals link to the prices by themselves. */
  link?: { to: string; label: string };
};

let current: Toast | undefined;
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a toast. Only one is visible: a new one replaces the last. */
export function showToast(toast: Omit<Toast, 'id'>): void {
  lastId += 1;
  change({ ...toast, id: lastId });
}

/** Dismisses the toast, unless another has replaced it. */
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
