import { useMemo, useSyncExternalStore } from 'react';
import { readStored, store } from '../browser-storage.ts';
import { createStore } from '../store.ts';

/** A zod schema, or anything smaller with the same check. */
type Schema<Value> = { safeParse: (value: unknown) => { data?: Value | undefined } };

// Written on this visit; the only memory of browsers without storage (private mode, blocked).
const written = new Map<string, string>();
const changes = createStore('');

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
    changes.subscribe,
    () => readText(name),
    () => null,
  );
  const value = useMemo(() => parse(text, schema) ?? initial, [text, schema, initial]);
  return [value, (next) => write(name, JSON.stringify(next))];
}

const storageKey = (name: string) => `satchel.${name}`;

function readText(name: string): string | null {
  return written.get(name) ?? readStored('browser', storageKey(name));
}

function write(name: string, text: string): void {
  written.set(name, text);
  store('browser', storageKey(name), text);
  changes.set(name);
}

function parse<Value>(text: string | null, schema: Schema<Value>): Value | undefined {
  if (text === null) return undefined;
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
