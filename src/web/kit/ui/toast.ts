import { createStore, useStore } from '../store.ts';

export type Toast = {
  id: number;
  title: string;
  text?: string;
  tone: 'success' | 'failure';
  /** Until it is closed or replaced, because nothing else on the page says it. */
  stays?: true;
  /** A page that helps. Pro-only refusals link to the prices by themselves. */
  link?: { to: string; label: string };
};

const current = createStore<Toast | undefined>(undefined);
let lastId = 0;

/** Shows a toast. Only one is visible: a new one replaces the last. */
export function showToast(toast: Omit<Toast, 'id'>): void {
  lastId += 1;
  current.set({ ...toast, id: lastId });
}

/** Shows a failure that nothing else on the page says: it stays until it is closed or replaced. */
export const tellFailure = (words: Pick<Toast, 'title' | 'text' | 'link'>): void =>
  showToast({ ...words, tone: 'failure', stays: true });

/** Dismisses the toast, unless another has replaced it. */
export function dismissToast(id: number): void {
  if (current.value()?.id === id) current.set(undefined);
}

export const useToast = (): Toast | undefined => useStore(current);
