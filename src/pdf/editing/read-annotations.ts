import type { Pdfium } from '../pdfium.ts';
import type { PdfiumDocument } from '../pdfium-document.ts';
import type { Box } from '../reading/page-reading.ts';
import { PageSpace } from '../reading/page-space.ts';
import { hexColor } from '../reading/read-styles.ts';
import { hexOfOperators, readDefaultAppearance } from './default-appearance.ts';

/** By `FPDF_ANNOT_*` (fpdf_annot.h). Form fields are not among them, nor what belongs to another annotation or to a player. */
const kinds = {
  1: 'note',
  2: 'link',
  3: 'freeText',
  4: 'line',
  5: 'square',
  6: 'circle',
  7: 'polygon',
  8: 'polyline',
  9: 'highlight',
  10: 'underline',
  11: 'squiggly',
  12: 'strikeout',
  13: 'stamp',
  14: 'caret',
  15: 'ink',
  17: 'attachment',
} as const;

export type AnnotationKind = (typeof kinds)[keyof typeof kinds];
export const annotationKinds: readonly AnnotationKind[] = Object.values(kinds);

/** An annotation that the file has, where its page shows it. */
export type PageAnnotation = {
  /** In the page's list of annotations, from 0. */
  index: number;
  kind: AnnotationKind;
  /** In points from the top left corner of the displayed page. */
  box: Box;
  /** As #rrggbb; of a text box, that of its letters. Undefined if the file does not say. */
  color: string | undefined;
  /** Of a shape or a text box, what is inside. */
  fill: string | undefined;
  /** Of the border, in points. */
  strokeWidth: number;
  /** Of a text box, in points. */
  fontSize: number;
  content: string;
  author: string;
  /** Its author does not want it changed. */
  isLocked: boolean;
  /** Indexes of the replies and other annotations that are deleted with it. */
  parts: number[];
  /** How many of them are replies. */
  replies: number;
};

/** `FPDF_ANNOT_FLAG_*` (fpdf_annot.h; ISO 32000-2, 12.5.3). */
const flags = { hidden: 1 << 1, noView: 1 << 5, readOnly: 1 << 6, locked: 1 << 7 } as const;
const popup = 16;

const maxRead = 2_000;
const maxContent = 20_000;
/** Of a text box that leaves its size open, in points. */
export const defaultFontSize = 12;

type Found = { index: number; type: number; flags: number; of: number; isReply: boolean };

/** The annotations of a page, from 0, that someone can see and change. Throws PDF_PAGE_DAMAGED. */
export function readPageAnnotations(document: PdfiumDocument, index: number): PageAnnotation[] {
  const { pdfium } = document;
  const { api } = pdfium;
  return document.withPage(index, (page) => {
    const space = PageSpace.of(pdfium, page);
    const count = Math.min(maxRead, api.FPDFPage_GetAnnotCount(page));
    const found = Array.from({ length: count }, (_, at) =>
      withAnnotation(pdfium, page, at, (annotation): Found => {
        const type = api.FPDFAnnot_GetSubtype(annotation);
        const [parent, replied] = ['Parent', 'IRT'].map((key) => linked(pdfium, { page, annotation }, key));
        const of = (type === popup ? parent : replied) ?? -1;
        const isReply = type !== popup && of >= 0 && readString(pdfium, annotation, 'RT') !== 'Group';
        return { index: at, type, flags: api.FPDFAnnot_GetFlags(annotation), of, isReply };
      }),
    ).flatMap((each) => each ?? []);
    return found.flatMap((each) => {
      const kind = kindOf(each.type);
      if (!kind || each.isReply || (each.flags & (flags.hidden | flags.noView)) !== 0) return [];
      const parts = partsOf(found, each.index);
      const own = withAnnotation(pdfium, page, each.index, (annotation) => readLook(pdfium, annotation, kind, space));
      if (!own) return [];
      return {
        ...{ index: each.index, kind, isLocked: (each.flags & (flags.locked | flags.readOnly)) !== 0, ...own },
        ...{
          parts: parts.map((part) => part.index).sort((one, other) => one - other),
          replies: parts.filter(({ isReply }) => isReply).length,
        },
      };
    });
  });
}

const kindOf = (type: number): AnnotationKind | undefined =>
  Object.entries(kinds).find(([number]) => Number(number) === type)?.[1];

function withAnnotation<Result>(
  { api }: Pdfium,
  page: number,
  index: number,
  work: (annotation: number) => Result,
): Result | undefined {
  const annotation = api.FPDFPage_GetAnnot(page, index);
  if (annotation === 0) return undefined;
  try {
    return work(annotation);
  } finally {
    api.FPDFPage_CloseAnnot(annotation);
  }
}

const readString = ({ api, memory }: Pdfium, annotation: number, key: string): string =>
  memory.readText((at, bytes) => api.FPDFAnnot_GetStringValue(annotation, key, at, bytes));

/** The index of the annotation that an entry leads to. */
function linked({ api }: Pdfium, { page, annotation }: { page: number; annotation: number }, key: string) {
  const other = api.FPDFAnnot_GetLinkedAnnot(annotation, key);
  if (other === 0) return undefined;
  const index = api.FPDFPage_GetAnnotIndex(page, other);
  api.FPDFPage_CloseAnnot(other);
  return index;
}

/** What belongs to an annotation, and to that in turn. */
function partsOf(found: readonly Found[], index: number): Found[] {
  const parts = new Set<Found>();
  const owners = new Set([index]);
  for (let size = 0; size < owners.size; ) {
    size = owners.size;
    for (const each of found) {
      if (each.index === index || !owners.has(each.of)) continue;
      parts.add(each);
      owners.add(each.index);
    }
  }
  return [...parts];
}

function readLook(pdfium: Pdfium, annotation: number, kind: AnnotationKind, space: PageSpace) {
  const { api, memory } = pdfium;
  const text = (key: string) => readString(pdfium, annotation, key).replace(/\r\n?/g, '\n').slice(0, maxContent);
  const look = readDefaultAppearance(kind === 'freeText' ? text('DA') : '');
  return memory.scope(16, (scratch) => {
    if (!api.FPDFAnnot_GetRect(annotation, scratch)) return undefined;
    const [left = 0, top = 0, right = 0, bottom = 0] = memory.float32s(scratch, 4);
    const box = space.shown({ left, top, right, bottom });
    const [own, inside] = [0, 1].map((type) => {
      const values = [0, 4, 8].map((at) => scratch + at);
      const [red = 0, green = 0, blue = 0] = values;
      if (!api.EPDFAnnot_GetColor(annotation, type, red, green, blue)) return undefined;
      return hexColor(values.map((at) => memory.int32(at)));
    });
    return {
      box,
      ...(kind === 'freeText' ? { color: hexOfOperators(look.color), fill: own } : { color: own, fill: inside }),
      strokeWidth: borderWidth(pdfium, annotation),
      fontSize: look.size || defaultFontSize,
      ...{ content: text('Contents'), author: text('T').trim() },
    };
  });
}

/** In points; 1 unless said otherwise (ISO 32000-2, 12.5.4). */
function borderWidth({ api, memory }: Pdfium, annotation: number): number {
  return memory.scope(12, (scratch) => {
    if (api.FPDFAnnot_HasKey(annotation, 'BS')) {
      api.EPDFAnnot_GetBorderStyle(annotation, scratch);
      return memory.float32(scratch);
    }
    if (!api.FPDFAnnot_HasKey(annotation, 'Border')) return 1;
    return api.FPDFAnnot_GetBorder(annotation, scratch, scratch + 4, scratch + 8) ? memory.float32(scratch + 8) : 1;
  });
}
