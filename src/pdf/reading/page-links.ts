import type { PdfiumDocument } from '../pdfium-document.ts';
import type { PageLink } from './page-reading.ts';
import type { PageSpace } from './page-space.ts';

const maxLinks = 2_000;
const maxAddressBytes = 2_048;
/** `PDFACTION_URI` (fpdf_doc.h). */
const uriAction = 3;
const allowed: readonly string[] = ['http:', 'https:', 'mailto:', 'tel:'];

/** Links on an open page; only http, https, mailto and tel. */
export function readLinks({ pdfium, handle }: PdfiumDocument, page: number, space: PageSpace): PageLink[] {
  const { api, memory } = pdfium;
  const links: PageLink[] = [];
  memory.scope(24, (scratch) => {
    for (let count = 0; count < maxLinks && api.FPDFLink_Enumerate(page, scratch, scratch + 4); count++) {
      const link = memory.int32(scratch + 4);
      const action = api.FPDFLink_GetAction(link);
      if (action === 0 || api.FPDFAction_GetType(action) !== uriAction) continue;
      const address = safeAddress(
        memory.readText(
          (at, bytes) => Math.min(api.FPDFAction_GetURIPath(handle, action, at, bytes), maxAddressBytes),
          'utf8',
        ),
      );
      if (address === undefined || !api.FPDFLink_GetAnnotRect(link, scratch + 8)) continue;
      const [left = 0, top = 0, right = 0, bottom = 0] = [8, 12, 16, 20].map((at) => memory.float32(scratch + at));
      links.push({ ...space.shown({ left, right, top, bottom }), address });
    }
  });
  return links;
}

/** The address if it is safe to write into a document: a web page, email or telephone number. */
export function safeAddress(text: string): string | undefined {
  const trimmed = text.trim();
  const address = URL.parse(/^www\./i.test(trimmed) ? `https://${trimmed}` : trimmed);
  return address !== null && allowed.includes(address.protocol) ? address.href : undefined;
}
