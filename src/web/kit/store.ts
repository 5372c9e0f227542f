import { useSyncExternalStore } from 'react';

/** A value outside of React that components follow with `useStore`. */
export type Store<Value> = {
  value: () => Value;
  set: (next: Value) => void;
  /** Returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
  initial: () => Value;
};

export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    value: () => value,
    set: (next) => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    initial: () => initial,
  };
}

/** Hydration uses the initial value, as prerendered. */
export const useStore = <Value>({ subscribe, value, initial }: Omit<Store<Value>, 'set'>): Value =>
  useSyncExternalStore(subscribe, value, initial);
