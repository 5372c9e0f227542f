import { PDFArray, type PDFContext, type PDFDict, PDFName, PDFRef } from '@cantoo/pdf-lib';
import { t } from '../../../../shared/language/translate.ts';
import {
  arrayEntry,
  asDictionary,
  asNumber,
  asText,
  dictionaryEntry,
  entry,
  itemsOf,
  nameEntry,
  rawEntry,
  resolve,
  textEntry,
} from '../../objects/access.ts';
import { attachedTo } from '../attached-annotations.ts';
import { type Box, boxAround, contains, type Point, touch } from '../content/content-box.ts';
import type { EditedDocument } from '../edited-document.ts';
import type { EditedPage } from '../edited-page.ts';

/** By box: the texts that went with its annotations, sentences about those only partly under it, and where they were. */
export type RemovedAnnotations = { texts: string[]; remarks: string[]; areas: Box[] }[];

type Annotation = EditedPage['annotations'][number];

/** Removes the notes, markups, links and form fields under the boxes, with what they hold. */
export function removeAnnotations(
  document: EditedDocument,
  page: EditedPage,
  boxes: readonly Box[],
): RemovedAnnotations {
  const result: RemovedAnnotations = boxes.map(() => ({ texts: [], remarks: [], areas: [] }));
  const gone = new Set<Annotation>();
  const all = page.annotations;
  for (const annotation of all) {
    const areas = areasOf(annotation.dictionary);
    boxes.forEach((box, at) => {
      if (!areas.some((area) => touch(box, area))) return;
      gone.add(annotation);
      result[at]?.areas.push(...areas);
      result[at]?.texts.push(...textsOf(annotation.dictionary));
      const remark = remarkOn(annotation.dictionary);
      if (!areas.every((area) => boxes.some((other) => contains(grownABit(other), area))))
        result[at]?.remarks.push(remark);
    });
  }
  for (const annotation of [...gone, ...attachedTo(all, gone)]) remove(document, page, annotation);
  return result;
}

export function removeAllAnnotations(document: EditedDocument, page: EditedPage): void {
  for (const annotation of page.annotations) remove(document, page, annotation);
}

function remove(document: EditedDocument, page: EditedPage, { index, ref, dictionary }: Annotation): void {
  if (nameEntry(dictionary, 'Subtype') === 'Widget') detachField(document, dictionary, ref);
  page.removeAnnotation(index);
  if (ref) document.delete(ref);
}

const grownABit = ({ left, bottom, right, top }: Box): Box => ({
  left: left - 1,
  bottom: bottom - 1,
  right: right + 1,
  top: top + 1,
});

function remarkOn(annotation: PDFDict): string {
  const kind = nameEntry(annotation, 'Subtype');
  if (kind === 'Widget') return t('A form field partly under the box was removed whole.');
  return kind === 'Link'
    ? t('A link partly under the box was removed whole.')
    : t('A note partly under the box was removed whole.');
}

/** The parts of text that a markup is about, or else its rectangle. */
function areasOf(annotation: PDFDict): Box[] {
  const corners = numbersOf(annotation, 'QuadPoints');
  const isOfText = ['Highlight', 'Underline', 'StrikeOut', 'Squiggly', 'Link'].includes(
    nameEntry(annotation, 'Subtype') ?? '',
  );
  if (isOfText && corners.length >= 8) {
    const areas: Box[] = [];
    for (let at = 0; at + 8 <= corners.length; at += 8) areas.push(boxAround(pointsOf(corners.slice(at, at + 8))));
    return areas;
  }
  const rectangle = numbersOf(annotation, 'Rect');
  return rectangle.length < 4 ? [] : [boxAround(pointsOf(rectangle.slice(0, 4)))];
}

const numbersOf = (dictionary: PDFDict, key: string): number[] =>
  itemsOf(arrayEntry(dictionary, key)).map((item) => asNumber(resolve(dictionary.context, item)) ?? 0);

function pointsOf(values: readonly number[]): Point[] {
  const points: Point[] = [];
  for (let at = 0; at + 1 < values.length; at += 2) points.push({ x: values[at] ?? 0, y: values[at + 1] ?? 0 });
  return points;
}

/** What a note says, and the value of a field, which may stand in the field above. */
function textsOf(annotation: PDFDict): string[] {
  const texts = [textEntry(annotation, 'Contents')];
  let field: PDFDict | undefined = nameEntry(annotation, 'Subtype') === 'Widget' ? annotation : undefined;
  for (let depth = 0; field && depth < maxDepth; depth++) {
    texts.push(asText(entry(field, 'V')));
    field = dictionaryEntry(field, 'Parent');
  }
  return texts.filter((text) => text !== undefined && text.trim() !== '').map((text) => text ?? '');
}

const maxDepth = 30;

/** Takes a widget out of the form, and the fields that have no other widget. */
function detachField(document: EditedDocument, widget: PDFDict, ref: PDFRef | undefined): void {
  const form = dictionaryEntry(document.catalog, 'AcroForm');
  let [field, fieldRef]: [PDFDict | undefined, PDFRef | undefined] = [widget, ref];
  for (let depth = 0; field && depth < maxDepth; depth++) {
    const parentRef = rawEntry(field, 'Parent');
    const parent = dictionaryEntry(field, 'Parent');
    const kids = parent && arrayEntry(parent, 'Kids');
    if (fieldRef) removeFrom(document.context, kids ?? arrayEntry(form, 'Fields'), fieldRef);
    if (fieldRef) removeFrom(document.context, arrayEntry(form, 'CO'), fieldRef);
    if (!parent || !kids || kids.size() > 0) break;
    // Without widgets nothing shows its value any more.
    for (const key of ['V', 'DV', 'RV', 'Opt']) parent.delete(PDFName.of(key));
    field = parent;
    fieldRef = parentRef instanceof PDFRef ? parentRef : undefined;
    if (fieldRef) document.delete(fieldRef);
  }
  // XFA repeats the values of all fields.
  form?.delete(PDFName.of('XFA'));
}

function removeFrom(context: PDFContext, array: PDFArray | undefined, ref: PDFRef): void {
  if (!(array instanceof PDFArray)) return;
  for (let index = array.size() - 1; index >= 0; index--) {
    const item = array.get(index);
    if (
      item === ref ||
      (asDictionary(resolve(context, item)) !== undefined &&
        asDictionary(resolve(context, item)) === context.lookup(ref))
    )
      array.remove(index);
  }
}
