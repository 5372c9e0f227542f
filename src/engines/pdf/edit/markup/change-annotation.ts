import { PDFArray, type PDFDict, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib';
import { hexOfOperators, readDefaultAppearance } from '../../../../pdf/editing/default-appearance.ts';
import type { PdfEditOf } from '../../../../pdf/editing/pdf-edits.ts';
import { defaultFontSize } from '../../../../pdf/editing/read-annotations.ts';
import { textAscent, textLineHeight } from '../../../../pdf/editing/wrap-text.ts';
import { t } from '../../../../shared/language/translate.ts';
import { invert, type Matrix, multiply } from '../../compress/content/matrix.ts';
import {
  arrayEntry,
  asNumber,
  dictionaryEntry,
  nameEntry,
  numberEntry,
  numbersEntry,
  resolve,
  streamEntry,
  textEntry,
} from '../../objects/access.ts';
import { rectangleOf } from '../../objects/page-box.ts';
import { layOutText } from '../add-text/lay-out-text.ts';
import { decimal, writeLine } from '../add-text/write-line.ts';
import { attachedTo } from '../attached-annotations.ts';
import { boundsOf, boxAround, cornersOf, type DisplayBox, grown, moved, type Point } from '../display-box.ts';
import { colorOperands, componentsOf, Drawing } from '../drawing.ts';
import { type Applied, done, type EditContext, failed } from '../edit-context.ts';
import type { EditedDocument } from '../edited-document.ts';
import type { EditedPage, PageAnnotation } from '../edited-page.ts';
import { colorOperator, componentsIn, drawMarkup } from './draw-markup.ts';
import { recolorAppearance, toRgb } from './recolor-appearance.ts';

/** Form fields are parts of the form, and pop-ups of their notes. */
function findAnnotation(page: EditedPage, index: number): PageAnnotation | { problem: string } {
  const found = page.annotations.find((annotation) => annotation.index === index);
  if (!found) {
    const count = arrayEntry(page.dictionary, 'Annots')?.size() ?? 0;
    return {
      problem: t('There is no annotation {index} on this page: it has {count}, counted from 0.', { index, count }),
    };
  }
  const subtype = nameEntry(found.dictionary, 'Subtype');
  if (subtype === 'Widget') return { problem: t('This is a form field, which can only be filled in.') };
  if (subtype === 'Popup') return { problem: t('This is the window of a note. Please change the note itself.') };
  if (((numberEntry(found.dictionary, 'F') ?? 0) & lockedFlags) !== 0) {
    return { problem: t('This annotation is locked: its author does not want it changed.') };
  }
  return found;
}

/** ReadOnly and Locked (12.5.3). */
const lockedFlags = (1 << 6) | (1 << 7);

/** Removes an annotation with its window and the replies to it. */
export function removeAnnotation(
  { document }: EditContext,
  page: EditedPage,
  edit: PdfEditOf<'removeAnnotation'>,
): Applied {
  const found = findAnnotation(page, edit.annotation);
  if ('problem' in found) return failed(found.problem);
  const gone = [found, ...attachedTo(page.annotations, [found])];
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
  if (isMoved) {
    move(page, dictionary, before, to);
    for (const part of attachedTo(page.annotations, [found]))
      moveAnnotation(page, part, { x: to.x - before.x, y: to.y - before.y });
  }
  const isText = nameEntry(dictionary, 'Subtype') === 'FreeText';
  if (edit.content !== undefined) {
    dictionary.set(PDFName.of('Contents'), PDFHexString.fromText(edit.content));
    // Formatted text would contradict it.
    for (const key of ['RC', 'DS']) dictionary.delete(PDFName.of(key));
    if (isText) drawFreeText(context, page, { dictionary, box: to, color: edit.color });
  }
  let isShown = true;
  if (edit.color !== undefined) {
    isShown = isText
      ? edit.content !== undefined || recolorText(context, page, { dictionary, box: to, color: edit.color })
      : recolor(document, dictionary, edit.color);
  }
  dictionary.set(PDFName.of('M'), PDFString.fromDate(new Date()));
  page.annotationChanged(found);
  const boxes = [drawnBefore, grown(to, 2)];
  if (isShown) return done(boxes);
  return {
    ...{ status: 'changed', boxes },
    message: t('Its colour is noted, but it is drawn by a picture of its own, which stays.'),
  };
}

/** Returns whether the colour is seen: in the annotation's own appearance, in one drawn anew, or in the reader's. */
function recolor(document: EditedDocument, annotation: PDFDict, color: string): boolean {
  const before = componentsIn(annotation, 'C');
  annotation.set(PDFName.of('C'), document.context.obj(componentsOf(color)));
  const appearance = streamEntry(dictionaryEntry(annotation, 'AP'), 'N');
  const strokesOnly = componentsIn(annotation, 'IC') !== undefined;
  const own =
    before && appearance && recolorAppearance(document, appearance, { from: toRgb(before), to: color, strokesOnly });
  if (!own) return drawMarkup(document, annotation) || !annotation.has(PDFName.of('AP'));
  annotation.set(PDFName.of('AP'), document.context.obj({ N: own }));
  return true;
}

/** Gives the letters of a text box another colour; its ground is what `C` says. */
function recolorText(context: EditContext, page: EditedPage, text: FreeText & { color: string }): boolean {
  const { dictionary, color } = text;
  const { document } = context;
  const look = readDefaultAppearance(textEntry(dictionary, 'DA'));
  const appearance = streamEntry(dictionaryEntry(dictionary, 'AP'), 'N');
  const before = hexOfOperators(look.color);
  const own =
    appearance &&
    recolorAppearance(document, appearance, { from: componentsOf(before), to: color, strokesOnly: false });
  if (!own) {
    for (const key of ['RC', 'DS']) dictionary.delete(PDFName.of(key));
    drawFreeText(context, page, text);
    return true;
  }
  dictionary.set(PDFName.of('AP'), document.context.obj({ N: own }));
  dictionary.set(PDFName.of('DA'), PDFString.of(`/${look.font} ${decimal(look.size)} Tf ${colorOperands(color)} rg`));
  for (const key of ['RC', 'DS']) {
    const formatted = textEntry(dictionary, key);
    if (formatted === undefined) continue;
    const renamed = formatted.replaceAll(new RegExp(before, 'gi'), color);
    dictionary.set(PDFName.of(key), PDFHexString.fromText(renamed));
  }
  return true;
}

/** Moves an annotation, form field or window by a distance on the displayed page. */
export function moveAnnotation(page: EditedPage, part: PageAnnotation, by: { x: number; y: number }): void {
  const from = shownBox(page, part);
  move(page, part.dictionary, from, { ...from, x: from.x + by.x, y: from.y + by.y });
  page.annotationChanged(part);
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

/** A text box with what is to be drawn in it. */
type FreeText = { dictionary: PDFDict; box: DisplayBox; color: string | undefined };

/** Sets a text box anew, in its size, in our font, on its ground and in its frame. */
function drawFreeText({ document, fonts }: EditContext, page: EditedPage, { dictionary, box, color }: FreeText): void {
  const look = readDefaultAppearance(textEntry(dictionary, 'DA'));
  const size = look.size || defaultFontSize;
  const fill = color === undefined ? look.color : `${colorOperands(color)} rg`;
  const style = { font: 'sans', bold: false, italic: false } as const;
  const width = Math.max(1, box.width - 2 * textMargin);
  const laid = layOutText(textEntry(dictionary, 'Contents') ?? '', style, width / size);
  const drawing = new Drawing(document);
  const ground = componentsIn(dictionary, 'C');
  const border = frameWidth(dictionary);
  const frame = [border / 2, border / 2, box.width - border, box.height - border].map(decimal).join(' ');
  if (ground) drawing.add(`${colorOperator(ground, 'fill')} 0 0 ${decimal(box.width)} ${decimal(box.height)} re f`);
  drawing.add(fill);
  if (border > 0) drawing.add(`${strokeOf(fill)} ${decimal(border)} w ${frame} re S`);
  const align = numberEntry(dictionary, 'Q') ?? 0;
  for (const [index, line] of laid.lines.entries()) {
    const x = textMargin + (width - line.width * size) * ([0, 0.5, 1][align] ?? 0);
    const y = box.height - textMargin - (textAscent + index * textLineHeight) * size;
    drawing.add(writeLine(line, { x, y, size }, { fonts, nameFont: drawing.nameFont }));
  }
  const [a, b, c, d] = page.toUserSpace;
  const form = drawing.toForm({ box: [0, 0, box.width, box.height], matrix: [a, b, -c, -d, 0, 0] });
  dictionary.set(PDFName.of('AP'), document.context.obj({ N: form }));
  dictionary.set(PDFName.of('DA'), PDFString.of(`/${look.font} ${decimal(size)} Tf ${fill}`));
}

/** In points; only a border that the file names is drawn. */
function frameWidth(annotation: PDFDict): number {
  const style = dictionaryEntry(annotation, 'BS');
  return style ? (numberEntry(style, 'W') ?? 1) : (numbersEntry(annotation, 'Border')[2] ?? 0);
}

const strokeOf = (fill: string): string => fill.replace(/(rg|g|k)$/, (operator) => operator.toUpperCase());
