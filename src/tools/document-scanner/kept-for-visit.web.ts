import type { z } from 'zod';
import { readStoredJson, store } from '../../web/kit/browser-storage.ts';

/*
 * The scanner's state that survives a reload, in this tab's session storage. Where storage is blocked, it lasts until the
 * page is left.
 */
const keyOf = (name: string) => `satchel.document-scanner.${name}`;

/** The value saved under this name; undefined when missing or invalid. */
export const readForVisit = <Value>(name: string, schema: z.ZodType<Value>): Value | undefined =>
  schema.safeParse(readStoredJson('tab', keyOf(name))).data;

/** `undefined` removes it. */
export function keepForVisit(name: string, value: unknown): void {
  store('tab', keyOf(name), JSON.stringify(value));
}
