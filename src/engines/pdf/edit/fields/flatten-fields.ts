import { type PDFDict, PDFName, type PDFObject, PDFRef, PDFStream } from '@cantoo/pdf-lib';
import { type Matrix, operands, readMatrix } from '../../compress/content/matrix.ts';
import { dictionaryEntry, entry, nameEntry, numberEntry, rawEntry, resolve } from '../../objects/access.ts';
import { rectangleOf } from '../../objects/page-box.ts';
import type { EditedDocument } from '../edited-document.ts';
import type { EditedPage } from '../edited-page.ts';
import type { FormTree } from './form-tree.ts';

/** Annotation flags 'Hidden' and 'NoView' (ISO 32000-2, 12.5.3). */
const unseen = 2 | 32;

/** Draws all fields into their pages, as they look, and removes the form. */
export function flattenFields(document: EditedDocument, { fields }: FormTree): void {
  for (const { widgets } of fields.values()) {
    for (const { dictionary, place } of widgets) {
      if (!place) continue;
      drawIntoPage(place.page, dictionary);
      place.page.removeAnnotation(place.index);
    }
  }
  const { Root } = document.context.trailerInfo;
  document.catalog.delete(PDFName.of('AcroForm'));
  if (Root instanceof PDFRef) document.markChanged(Root);
}

function drawIntoPage(page: EditedPage, widget: PDFDict): void {
  if (((numberEntry(widget, 'F') ?? 0) & unseen) !== 0) return;
  const appearance = shownAppearance(widget);
  const matrix = appearance && placeOf(appearance.stream.dict, widget);
  if (!matrix) return;
  const name = page.addResource('XObject', appearance.object);
  page.appendContent(Buffer.from(`q ${operands(matrix)} cm /${name} Do Q`));
}

/** The normal appearance, in the widget's state if it has several (12.5.5). */
function shownAppearance(widget: PDFDict): { object: PDFObject; stream: PDFStream } | undefined {
  const appearances = dictionaryEntry(widget, 'AP');
  const state = nameEntry(widget, 'AS');
  const normal = entry(appearances, 'N');
  const object =
    normal instanceof PDFStream
      ? rawEntry(appearances, 'N')
      : state === undefined
        ? undefined
        : rawEntry(dictionaryEntry(appearances, 'N'), state);
  const stream = resolve(widget.context, object);
  return object && stream instanceof PDFStream ? { object, stream } : undefined;
}

/** Maps the appearance's box, turned by its matrix, to the widget's rectangle (12.5.5). Undefined when either has no area. */
function placeOf(appearance: PDFDict, widget: PDFDict): Matrix | undefined {
  const box = rectangleOf(widget.context, entry(appearance, 'BBox'));
  const rect = rectangleOf(widget.context, entry(widget, 'Rect'));
  if (!box || !rect) return undefined;
  const [a, b, c, d, e, f] = readMatrix(appearance, 'Matrix');
  const corners = [
    [box.left, box.bottom],
    [box.right, box.bottom],
    [box.left, box.top],
    [box.right, box.top],
  ].map(([x = 0, y = 0]) => [a * x + c * y + e, b * x + d * y + f] as const);
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [left, bottom] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - bottom];
  if (width === 0 || height === 0) return undefined;
  const [scaleX, scaleY] = [(rect.right - rect.left) / width, (rect.top - rect.bottom) / height];
  return [scaleX, 0, 0, scaleY, rect.left - left * scaleX, rect.bottom - bottom * scaleY];
}
