import { PDFArray, type PDFDict, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib';
import type { PdfEditOf } from '../../../../pdf/editing/pdf-edits.ts';
import { textAscent, textLineHeight } from '../../../../pdf/editing/wrap-text.ts';
import { invert, type Matrix, multiply } from '../../compress/content/matrix.ts';
import { arrayEntry, asNumber, nameEntry, rawEntry, resolve, textEntry } from '../../objects/access.ts';
import { rectangleOf } from '../../objects/page-box.ts';
import { layOutText } from '../add-text/lay-out-text.ts';
import { decimal, writeLine } from '../add-text/write-line.ts';
import { boundsOf, boxAround, cornersOf, type DisplayBox, grown, moved, type Point } from '../display-box.ts';
import { componentsOf, Drawing } from '../drawing.ts';
import { type Applied, done, type EditContext, failed } from '../edit-context.ts';
import type { EditedPage, PageAnnotation } from '../edited-page.ts';
import { drawMarkup } from './draw-markup.ts';

/** Form fields are parts of the form, and pop-ups of their notes. */
function findAnnotation(page: EditedPage, index: number): PageAnnotation | { problem: string } {
  const found = page.annotations.find((annotation) => annotation.index === index);
  if (!found) {
    const count = arrayEntry(page.dictionary, 'Annots')?.size() ?? 0;
    return { problem: `There is no annotation ${index} on this page: it has ${count}, counted from 0.` };
  }
  const subtype = nameEntry(found.dictionary, 'Subtype');
  if (subtype === 'Widget') return { problem: 'This is a form field, which can only be filled in.' };
  if (subtype === 'Popup') return { problem: 'This is the window of a note. Please change the note itself.' };
  return found;
}

/** Removes an annotation with its window and the replies to it. */
export function removeAnnotation(
  { document }: EditContext,
  page: EditedPage,
  edit: PdfEditOf<'removeAnnotation'>,
): Applied {
  const found = findAnnotation(page, edit.annotation);
  if ('problem' in found) return failed(found.problem);
  const belongsTo = (other: PageAnnotation): boolean =>
    [rawEntry(other.dictionary, 'Parent'), rawEntry(other.dictionary, 'IRT')].includes(found.ref) &&
    found.ref !== undefined &&
    other !== found;
  const gone = [found, ...page.annotations.filter(belongsTo)];
  for (const { index, ref } of gone) {
    page.removeAnnotation(index);
    if (ref) document.delete(ref);
  }
  return done(gone.map((annotation) => drawnBox(page, annotation)));
}

export function changeAnnotation(context: EditContext, page: EditedPage, edit: PdfEditOf<'changeAnnotation'>): Applied {
  const found = findAnnotation(page, edit.annotation);
  if ('problem' in found) return failed(found.problem);
  const { document } = context;
  const { dictionary } = found;
  const before = shownBox(page, found);
  const drawnBefore = drawnBox(page, found);
  const to = {
    ...{ x: edit.x ?? before.x, y: edit.y ?? before.y },
    ...{ width: edit.width ?? before.width, height: edit.height ?? before.height },
  };
  const isMoved = to.x !== before.x || to.y !== before.y || to.width !== before.width || to.height !== before.height;
  if (isMoved) move(page, dictionary, before, to);
  let isShown = true;
  if (edit.color !== undefined) {
    dictionary.set(PDFName.of('C'), document.context.obj(componentsOf(edit.color)));
    isShown = drawMarkup(document, dictionary) || !dictionary.has(PDFName.of('AP'));
  }
  if (edit.content !== undefined) {
    dictionary.set(PDFName.of('Contents'), PDFHexString.fromText(edit.content));
    // Formatted text would contradict it.
    dictionary.delete(PDFName.of('RC'));
  }
  const isText = nameEntry(dictionary, 'Subtype') === 'FreeText';
  if (isText && (edit.content !== undefined || edit.color !== undefined)) {
    drawFreeText(context, page, { dictionary, box: to, color: edit.color });
    isShown = true;
  }
  dictionary.set(PDFName.of('M'), PDFString.fromDate(new Date()));
  page.annotationChanged(found);
  const boxes = [drawnBefore, grown(to, 2)];
  if (isShown) return done(boxes);
  return {
    ...{ status: 'changed', boxes },
    message: 'Its colour is noted, but it is drawn by a picture of its own, which stays.',
  };
}

/** Where an annotation is on the displayed page. */
export function shownBox(page: EditedPage, { dictionary }: Pick<PageAnnotation, 'dictionary'>): DisplayBox {
  const rect = rectangleOf(dictionary.context, arrayEntry(dictionary, 'Rect'));
  const { left, bottom, right, top } = rect ?? { left: 0, bottom: 0, right: 0, top: 0 };
  const toDisplay = invert(page.toUserSpace);
  return boxAround([moved(toDisplay, [left, bottom]), moved(toDisplay, [right, top])]);
}

/** What readers draw by themselves for an annotation without an appearance, such as a note, may be larger than it. */
const ownDrawing = 30;

const drawnBox = (page: EditedPage, annotation: PageAnnotation): DisplayBox =>
  grown(shownBox(page, annotation), annotation.dictionary.has(PDFName.of('AP')) ? 2 : ownDrawing);

/** Lists of x and y in user space (12.5.6). */
const pointLists = ['QuadPoints', 'L', 'Vertices', 'CL'];

/** Moves everything that has a place. The appearance follows its rectangle (12.5.5). */
function move(page: EditedPage, annotation: PDFDict, from: DisplayBox, to: DisplayBox): void {
  const { context } = annotation;
  const across = from.width > 0 ? to.width / from.width : 1;
  const down = from.height > 0 ? to.height / from.height : 1;
  const onDisplay: Matrix = [across, 0, 0, down, to.x - from.x * across, to.y - from.y * down];
  const matrix = multiply(multiply(invert(page.toUserSpace), onDisplay), page.toUserSpace);
  const movedList = (list: PDFArray): PDFArray => {
    const numbers = list.asArray().map((item) => asNumber(resolve(context, item)) ?? 0);
    const result: number[] = [];
    for (let at = 0; at + 1 < numbers.length; at += 2) {
      result.push(...moved(matrix, [numbers[at] ?? 0, numbers[at + 1] ?? 0]));
    }
    return context.obj(result);
  };
  for (const key of pointLists) {
    const list = arrayEntry(annotation, key);
    if (list) annotation.set(PDFName.of(key), movedList(list));
  }
  const strokes = arrayEntry(annotation, 'InkList')?.asArray() ?? [];
  if (strokes.length > 0) {
    const lists = strokes.map((item) => resolve(context, item)).filter((item) => item instanceof PDFArray);
    annotation.set(PDFName.of('InkList'), context.obj(lists.map(movedList)));
  }
  const { left, bottom, right, top } = boundsOf(cornersOf(to).map((corner): Point => moved(page.toUserSpace, corner)));
  annotation.set(PDFName.of('Rect'), context.obj([left, bottom, right, top]));
}

const textMargin = 2;

/** Sets a text box anew: in its size, in our font. */
function drawFreeText(
  { document, fonts }: EditContext,
  page: EditedPage,
  { dictionary, box, color }: { dictionary: PDFDict; box: DisplayBox; color: string | undefined },
): void {
  const look = textEntry(dictionary, 'DA') ?? '';
  const size = Number(/([\d.]+)\s+Tf/.exec(look)?.[1] ?? 0) || 12;
  const own = /(?:[\d.]+\s+){1,4}(?:g|rg|k)\b/.exec(look)?.[0] ?? '0 g';
  const fill = color === undefined ? own : `${componentsOf(color).join(' ')} rg`;
  const laid = layOutText(
    textEntry(dictionary, 'Contents') ?? '',
    { font: 'sans', bold: false, italic: false },
    Math.max(1, (box.width - 2 * textMargin) / size),
  );
  const drawing = new Drawing(document);
  drawing.add(fill);
  for (const [index, line] of laid.lines.entries()) {
    const y = box.height - textMargin - (textAscent + index * textLineHeight) * size;
    drawing.add(writeLine(line, { x: textMargin, y, size }, { fonts, nameFont: drawing.nameFont }));
  }
  const [a, b, c, d] = page.toUserSpace;
  const form = drawing.toForm({ box: [0, 0, box.width, box.height], matrix: [a, b, -c, -d, 0, 0] });
  dictionary.set(PDFName.of('AP'), document.context.obj({ N: form }));
  dictionary.set(PDFName.of('DA'), PDFString.of(`/Helv ${decimal(size)} Tf ${fill}`));
}
