import { z } from 'zod';
import type { ArrangedPage } from '../../../pdf/editing/arranged-pages.ts';
import { isSideways, type PdfPage, type Rotation, turned } from '../../../pdf/pdf-document.ts';

/**
 * A page of the arranged document: one of the document's own, one of an inserted file, or a blank one. `key` stays the same
 * wherever the page goes; `rotation` is what the visitor has turned it by, clockwise.
 */
export type Sheet = { key: string; rotation: Rotation } & (
  | { is: 'own'; page: number }
  | { is: 'inserted'; file: number; page: number; size: PdfPage }
  | { is: 'blank'; size: { width: number; height: number } }
);

/** The pages in order; undefined as long as they are as in the file. */
export type Sheets = readonly Sheet[] | undefined;

export const ownSheet = (page: number): Sheet => ({ key: `p${page}`, rotation: 0, is: 'own', page });

export const ownSheets = (count: number): readonly Sheet[] =>
  Array.from({ length: count }, (_, page) => ownSheet(page));

/** The key of the page at this place, from 0. */
export const keyAt = (sheets: Sheets, place: number): string | undefined =>
  sheets ? sheets[place]?.key : ownSheet(place).key;

/** What the page at this place, from 0, is rotated by. */
export const rotationAt = (sheets: Sheets, place: number): Rotation => sheets?.[place]?.rotation ?? 0;

/** Where each page of one order is in another, both from 0; undefined when it is not there. */
export function placesIn(after: Sheets): (key: string) => number | undefined {
  if (!after) return (key) => (key.startsWith('p') ? Number(key.slice(1)) : undefined);
  const places = new Map(after.map(({ key }, place) => [key, place]));
  return (key) => places.get(key);
}

/** The size of a page as it is displayed, in points. `own` has the document's pages. */
export function sizeOf(sheet: Sheet, own: readonly PdfPage[]): PdfPage {
  const before: PdfPage = { width: 1, height: 1, rotation: 0, ...(sheet.is === 'own' ? own[sheet.page] : sheet.size) };
  const { width, height } = before;
  const rotation = turned(before.rotation, sheet.rotation);
  return isSideways(sheet.rotation) ? { width: height, height: width, rotation } : { width, height, rotation };
}

/** The pages as a call takes them, with the inserted files that they use. */
export function outgoingPages(sheets: readonly Sheet[]): { pages: ArrangedPage[]; files: number[] } {
  const files = [...new Set(sheets.flatMap((sheet) => (sheet.is === 'inserted' ? sheet.file : [])))];
  const pages = sheets.map((sheet): ArrangedPage => {
    const { rotation: rotate } = sheet;
    if (sheet.is === 'own') return { page: sheet.page + 1, rotate };
    return sheet.is === 'blank'
      ? { blank: sheet.size, rotate }
      : { file: files.indexOf(sheet.file), page: sheet.page + 1, rotate };
  });
  return { pages, files };
}

const rotation = z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]);
const size = z.object({ width: z.number(), height: z.number() });
const sheetSchema = z.discriminatedUnion('is', [
  z.object({ is: z.literal('own'), key: z.string(), rotation, page: z.number() }),
  z.object({
    ...{ is: z.literal('inserted'), key: z.string(), rotation, file: z.number(), page: z.number() },
    size: size.extend({ rotation }),
  }),
  z.object({ is: z.literal('blank'), key: z.string(), rotation, size }),
]);

/** Orders as they are written down: most pages are just numbers. */
export const writtenSheets = (sheets: readonly Sheet[]) =>
  sheets.map((sheet) => (sheet.is === 'own' && sheet.rotation === 0 ? sheet.page : sheet));

export const writtenSheetsSchema = z.array(z.union([z.number().transform(ownSheet), sheetSchema])).min(1);
