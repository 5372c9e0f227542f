import { z } from 'zod';
import { type OpenedHandoff, openedHandoffSchema } from '../../../modules/handoffs/handoffs.contract.ts';

/** Only for this tab and until it is closed: a computer that reloads the page stays connected with its phone. */
const keptKey = 'satchel.document-scanner.phone';
const keptSchema = z.object({ opened: openedHandoffSchema, after: z.number() });

/** The connection that this tab had before a reload, and the place of the last page that came. */
export function readKeptHandoff(): { opened: OpenedHandoff; after: number } | undefined {
  try {
    return keptSchema.safeParse(JSON.parse(sessionStorage.getItem(keptKey) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

export function keepHandoff(opened: OpenedHandoff, after: number): void {
  try {
    sessionStorage.setItem(keptKey, JSON.stringify({ opened, after }));
  } catch {
    // Without storage the phone is connected until this page is reloaded.
  }
}

export function forgetHandoff(): void {
  try {
    sessionStorage.removeItem(keptKey);
  } catch {
    // Nothing was kept.
  }
}
