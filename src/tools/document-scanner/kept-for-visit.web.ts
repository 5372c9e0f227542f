import type { z } from 'zod';

/*
 * What the scanner keeps in this tab until it is closed, so that a reload loses nothing. Without storage (blocked) it is kept until
 * the page is left.
 */
const keyOf = (name: string) => `satchel.document-scanner.${name}`;

/** What was kept under this name; undefined when there is nothing, or nothing of this shape. */
export function readForVisit<Value>(name: string, schema: z.ZodType<Value>): Value | undefined {
  try {
    return schema.safeParse(JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

export function keepForVisit(name: string, value: unknown): void {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(value));
  } catch {
    // Blocked: it lasts until a reload.
  }
}

export function forgetForVisit(name: string): void {
  try {
    sessionStorage.removeItem(keyOf(name));
  } catch {
    // Nothing was kept.
  }
}
