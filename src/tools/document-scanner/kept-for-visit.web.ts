import type { z } from 'zod';

/*
 * The scanner's state that survives a reload, in this tab's session storage. Where storage is blocked, it lasts until the
 * page is left.
 */
const keyOf = (name: string) => `satchel.document-scanner.${name}`;

/** The value saved under this name; undefined when missing or invalid. */
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
    // Blocked: lost on reload.
  }
}

export function forgetForVisit(name: string): void {
  try {
    sessionStorage.removeItem(keyOf(name));
  } catch {
    // Blocked: nothing was saved.
  }
}
