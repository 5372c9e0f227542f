import { z } from 'zod';
import { maxItemLength } from '../../../modules/handoffs/handoffs.contract.ts';
import { doubtfulBelow } from '../document-scanner.contract.ts';
import { type ScannedPage, scannedPageSchema } from '../pages/scan-list.ts';

/** A page passed on by a phone. Its image is on the server; its photo stays on the phone. */
const receivedSchema = z.object({ page: scannedPageSchema });

/** Serialises a page. When there are too many words, only the doubtful ones are included: the text has them all. */
export function toHandedPage(page: ScannedPage): Record<string, z.core.util.JSONType> {
  const whole = { page };
  const fits = JSON.stringify(whole).length < maxItemLength;
  const sent = fits
    ? whole
    : { page: { ...page, words: page.words.filter((word) => word.confidence < doubtfulBelow) } };
  return z.record(z.string(), z.json()).parse(JSON.parse(JSON.stringify(sent)));
}

/** Undefined for invalid data: anyone with the link can send anything. */
export const readHandedPage = (content: unknown): ScannedPage | undefined =>
  receivedSchema.safeParse(content).data?.page;
