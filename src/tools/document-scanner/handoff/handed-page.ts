import { z } from 'zod';
import { maxItemLength } from '../../../modules/handoffs/handoffs.contract.ts';
import { doubtfulBelow } from '../document-scanner.contract.ts';
import { type ScannedPage, scannedPageSchema } from '../pages/scan-list.ts';

/** What a phone hands over: one page. Its image is on the server already; its photo stays on the phone. */
const handedSchema = z.object({ page: scannedPageSchema });

/** A page as it is handed over. Where a page has more words than fit, only the doubtful ones go along: the text has them all. */
export function toHandedPage(page: ScannedPage): Record<string, z.core.util.JSONType> {
  const whole = { page };
  const fits = JSON.stringify(whole).length < maxItemLength;
  const sent = fits
    ? whole
    : { page: { ...page, words: page.words.filter((word) => word.confidence < doubtfulBelow) } };
  return z.record(z.string(), z.json()).parse(JSON.parse(JSON.stringify(sent)));
}

/** Undefined for what is no page: whoever has the link can send anything. */
export const readHandedPage = (content: unknown): ScannedPage | undefined => handedSchema.safeParse(content).data?.page;
