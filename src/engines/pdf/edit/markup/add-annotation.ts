import { randomUUID } from 'node:crypto';
import { PDFHexString, type PDFObject, PDFString } from '@cantoo/pdf-lib';
import type { PdfEditOf } from '../../../../pdf/editing/pdf-edits.ts';
import { t } from '../../../../shared/language/translate.ts';
import { boundsOf, boxAround, cornersOf, type DisplayBox, grown, moved, type Point } from '../display-box.ts';
import { colorOperands, componentsOf, Drawing } from '../drawing.ts';
import { type Applied, done, type EditContext, failed } from '../edit-context.ts';
import type { EditedDocument } from '../edited-document.ts';
import type { EditedPage } from '../edited-page.ts';
import { drawMarkup } from './draw-markup.ts';

type Markup = PdfEditOf<'highlight' | 'underline' | 'strikeout'>;
type Entry = string | number | PDFObject | Entry[] | { [name: string]: Entry };

const subtypes = { highlight: 'Highlight', underline: 'Underline', strikeout: 'StrikeOut' } as const;

/** The corners of a box from the text's top left to its bottom right. */
const cornersByTurn = { 0: [0, 1, 2, 3], 90: [1, 3, 0, 2], 180: [3, 2, 1, 0], 270: [2, 0, 3, 1] } as const;

export function addMarkup({ document }: EditContext, page: EditedPage, edit: Markup): Applied {
  const boxes = edit.boxes ?? [edit];
  const order = cornersByTurn[edit.turn ?? 0];
  const quads = boxes.flatMap((box) => {
    const corners = cornersOf(box);
    return order.flatMap((corner) => moved(page.toUserSpace, corners[corner]));
  });
  add(document, page, edit, { Subtype: subtypes[edit.type], QuadPoints: quads });
  return done(boxes.map((box) => grown(box, 2)));
}

export function addLine({ document }: EditContext, page: EditedPage, edit: PdfEditOf<'line' | 'arrow'>): Applied {
  const { x, y, width, height, strokeWidth } = edit;
  const ends: Point[] = [
    [x, y],
    [x + width, y + height],
  ];
  add(document, page, edit, {
    ...{ Subtype: 'Line', L: ends.flatMap((end) => moved(page.toUserSpace, end)) },
    ...{ LE: ['None', edit.type === 'arrow' ? 'OpenArrow' : 'None'], BS: { W: strokeWidth } },
  });
  return done([grown(boxAround(ends), 8 + 6 * strokeWidth)]);
}

export function addShape(
  { document }: EditContext,
  page: EditedPage,
  edit: PdfEditOf<'rectangle' | 'circle'>,
): Applied {
  const { strokeWidth, fill, type } = edit;
  const outer = grown(edit, strokeWidth / 2);
  const inset = strokeWidth / 2;
  add(document, page, edit, {
    ...{ Subtype: type === 'rectangle' ? 'Square' : 'Circle', Rect: userRect(page, outer), BS: { W: strokeWidth } },
    ...{ RD: [inset, inset, inset, inset], ...(fill !== undefined && { IC: componentsOf(fill) }) },
  });
  return done([grown(outer, 1)]);
}

export function addInk({ document }: EditContext, page: EditedPage, edit: PdfEditOf<'ink'>): Applied {
  const { strokes, strokeWidth } = edit;
  const list = strokes.map((stroke) => stroke.flatMap((point) => moved(page.toUserSpace, point)));
  add(document, page, edit, { Subtype: 'Ink', InkList: list, BS: { W: strokeWidth } });
  return done([grown(boxAround(strokes.flat()), 2 + 2 * strokeWidth)]);
}

/** The side of a note's picture, in points. */
const noteSide = 20;

export function addNote({ document }: EditContext, page: EditedPage, edit: PdfEditOf<'note'>): Applied {
  const box = { x: edit.x, y: edit.y, width: noteSide, height: noteSide };
  const icon = new Drawing(document);
  icon.add(`${colorOperands(edit.color)} rg 0.3 G 1 w 1 1 18 18 re B`);
  icon.add('1.2 w 5 13 m 15 13 l S 5 9.5 m 15 9.5 l S 5 6 m 11 6 l S');
  const [a, b, c, d] = page.toUserSpace;
  // Upright as displayed.
  const form = icon.toForm({ box: [0, 0, noteSide, noteSide], matrix: [a, b, -c, -d, 0, 0] });
  const { context } = document;
  add(document, page, edit, {
    ...{ Subtype: 'Text', Name: 'Comment', Rect: userRect(page, box), Contents: PDFHexString.fromText(edit.content) },
    AP: context.obj({ N: form }),
  });
  return done([box]);
}

export function addLink({ document }: EditContext, page: EditedPage, edit: PdfEditOf<'link'>): Applied {
  const { url, toPage } = edit;
  const rect = { Subtype: 'Link', Rect: userRect(page, edit), Border: [0, 0, 0] };
  if (url !== undefined) {
    // Addresses are 7-bit (12.6.4.8).
    add(document, page, {}, { ...rect, A: { S: 'URI', URI: PDFString.of(escaped(new URL(url).href)) } });
    return done([]);
  }
  const target = document.page(toPage ?? 0);
  if (!target)
    return failed(
      t(
        '{pages, plural, one {The link leads to page {toPage}, but there is only one page.} other {The link leads to page {toPage}, but there are only # pages.}}',
        { toPage: toPage ?? 0, pages: document.pageCount },
      ),
    );
  add(document, page, {}, { ...rect, Dest: [target.ref, 'Fit'] });
  return done([]);
}

const escaped = (text: string): string => text.replaceAll(/[\\()]/g, '\\$&');

type Look = { color?: string | undefined; opacity?: number | undefined };

function add(
  document: EditedDocument,
  page: EditedPage,
  { color, opacity = 1 }: Look,
  entries: Record<string, Entry>,
): void {
  const annotation = document.context.obj({
    ...{ Type: 'Annot', P: page.ref, F: 4, NM: PDFString.of(randomUUID()), M: PDFString.fromDate(new Date()) },
    ...(color !== undefined && { C: componentsOf(color) }),
    ...(opacity < 1 && { CA: opacity }),
    ...entries,
  });
  drawMarkup(document, annotation);
  page.addAnnotation(document.add(annotation));
}

export function userRect(page: EditedPage, box: DisplayBox): number[] {
  const { left, bottom, right, top } = boundsOf(cornersOf(box).map((corner) => moved(page.toUserSpace, corner)));
  return [left, bottom, right, top];
}
