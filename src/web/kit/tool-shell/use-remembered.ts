import { useMemo, useSyncExternalStore } from 'react';

/** A zod schema, or anything smaller with the same check. */
type Schema<Value> = { safeParse: (value: unknown) => { data?: Value | undefined } };

// Written on this visit; the only memory of browsers without storage (private mode, blocked).
const written = new Map<string, string>();
const listeners = new Set<() => void>();

/**
 * State kept in this browser for the next visit. Values that no longer fit the schema are dropped. Hydration uses `initial`,
 * as prerendered.
 * @param name what is remembered: 'image-compressor'.
 */
export function useRemembered<Value>(
  name: string,
  schema: Schema<Value>,
  initial: Value,
): [Value, (value: Value) => void] {
  const text = useSyncExternalStore(
    subscribe,
    () => readText(name),
    () => null,
  );
  const value = useMemo(() => parse(text, schema) ?? initial, [text, schema, initial]);
  return [value, (next) => write(name, JSON.stringify(next))];
}

const storageKey = (name: string) => `satchel.${name}`;

function readText(name: string): string | null {
  const text = written.get(name);
  if (text !== undefined) return text;
  try {
    return localStorage.getItem(storageKey(name));
  } catch {
    return null;
  }
}

function write(name: string, text: string): void {
  written.set(name, text);
  try {
    localStorage.setItem(storageKey(name), text);
  } catch {
    // Without storage it is kept until the page is left.
  }
  for (const listener of listeners) listener();
}

function parse<Value>(text: string | null, schema: Schema<Value>): Value | undefined {
  if (text === null) return undefined;
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
