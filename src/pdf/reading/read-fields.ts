import type { Pdfium } from '../pdfium.ts';
import type { PdfiumDocument } from '../pdfium-document.ts';
import type { Box, CharacterStyle, Segment } from './page-reading.ts';
import type { PageSpace } from './page-space.ts';

const maxFields = 2_000;
const maxOptions = 200;
const maxLetters = 20_000;

/**
 * `FPDF_ANNOT_WIDGET`, `FPDF_ANNOT_FLAG_*` (fpdf_annot.h), `FPDF_FORMFIELD_*` (fpdf_formfill.h) and flags of ISO 32000-1,
 * 12.7.
 */
const widget = 20;
const unseen = 2 | 32;
const types = { checkBox: 2, radioButton: 3, comboBox: 4, listBox: 5, text: 6 };
const password = 1 << 13;

const typicalSize = { least: 6, most: 12, ofHeight: 0.7 };
/** Average letter width, in font sizes. */
const letterWidth = 0.5;
const leading = 1.2;

/** Form field values of an open page, as positioned text; skips passwords and buttons. */
export function readFields({ pdfium, handle }: PdfiumDocument, page: number, space: PageSpace): Segment[] {
  const { api } = pdfium;
  const widgets = widgetsOf(pdfium, page);
  if (widgets.length === 0) return [];
  const info = api.PDFiumExt_OpenFormFillInfo();
  const form = info === 0 ? 0 : api.PDFiumExt_InitFormFillEnvironment(handle, info);
  try {
    return form === 0 ? [] : widgets.flatMap((annotation) => readField(pdfium, form, annotation, space));
  } finally {
    for (const annotation of widgets) api.FPDFPage_CloseAnnot(annotation);
    if (form !== 0) api.PDFiumExt_ExitFormFillEnvironment(form);
    if (info !== 0) api.PDFiumExt_CloseFormFillInfo(info);
  }
}

/** Visible widgets, which the caller must close. */
function widgetsOf({ api }: Pdfium, page: number): number[] {
  const widgets: number[] = [];
  const count = api.FPDFPage_GetAnnotCount(page);
  for (let index = 0; index < count && widgets.length < maxFields; index++) {
    const annotation = api.FPDFPage_GetAnnot(page, index);
    if (annotation === 0) continue;
    if (api.FPDFAnnot_GetSubtype(annotation) === widget && (api.FPDFAnnot_GetFlags(annotation) & unseen) === 0)
      widgets.push(annotation);
    else api.FPDFPage_CloseAnnot(annotation);
  }
  return widgets;
}

function readField({ api, memory }: Pdfium, form: number, annotation: number, space: PageSpace): Segment[] {
  return memory.scope(20, (scratch) => {
    if (!api.FPDFAnnot_GetRect(annotation, scratch)) return [];
    const [left = 0, top = 0, right = 0, bottom = 0] = memory.float32s(scratch, 4);
    const box = space.shown({ left, top, right, bottom });
    const given = api.FPDFAnnot_GetFontSize(form, annotation, scratch + 16) ? memory.float32(scratch + 16) : 0;
    // A check box is ticked if its appearance says so.
    const isTicked = () => {
      const state = memory.readText((at, bytes) => api.FPDFAnnot_GetStringValue(annotation, 'AS', at, bytes));
      return state !== '' && state !== 'Off';
    };
    switch (api.FPDFAnnot_GetFormFieldType(form, annotation)) {
      case types.checkBox:
        return fieldText(isTicked() ? '☒' : '☐', box, 0);
      case types.radioButton:
        return fieldText(isTicked() ? '◉' : '○', box, 0);
      case types.listBox:
        return listText(optionsOf({ api, memory }, form, annotation), box, given);
      case types.text:
      case types.comboBox: {
        if ((api.FPDFAnnot_GetFormFieldFlags(form, annotation) & password) !== 0) return [];
        const value = memory.readText((at, bytes) => api.FPDFAnnot_GetFormFieldValue(form, annotation, at, bytes));
        return fieldText(value.slice(0, maxLetters), box, given);
      }
      default:
        return [];
    }
  });
}

/** The options of a list box, from the one it is scrolled to (`TI`). */
function optionsOf({ api, memory }: Pick<Pdfium, 'api' | 'memory'>, form: number, annotation: number): string[] {
  const first = memory.scope(4, (at) => (api.FPDFAnnot_GetNumberValue(annotation, 'TI', at) ? memory.float32(at) : 0));
  const count = Math.min(api.FPDFAnnot_GetOptionCount(form, annotation), maxOptions);
  const from = Math.max(0, Math.min(count - 1, Math.trunc(first)));
  return Array.from({ length: Math.max(0, count - from) }, (_, index) =>
    memory.readText((at, bytes) => api.FPDFAnnot_GetOptionLabel(form, annotation, from + index, at, bytes)),
  );
}

/** As many lines as a list box shows. */
function listText(options: readonly string[], box: Box, given: number): Segment[] {
  const size = given > 1 ? given : typicalSize.most;
  const shown = Math.max(1, Math.floor((box.bottom - box.top) / (size * leading)));
  const first = box.top + size;
  return options.slice(0, shown).flatMap((option, index) => {
    const text = option.replaceAll('\0', '').slice(0, maxLetters).trim();
    return text === '' ? [] : [segmentAt(text, box, size, first + index * size * leading)];
  });
}

/** A value in its field: vertically centred in a low one, from the top in a high one. `given` is the font size, 0 for auto. */
export function fieldText(value: string, box: Box, given: number): Segment[] {
  const height = box.bottom - box.top;
  const size =
    given > 1 ? given : Math.min(typicalSize.most, Math.max(typicalSize.least, height * typicalSize.ofHeight));
  const isHigh = height > size * leading * 1.8;
  const room = Math.max(1, Math.floor((box.right - box.left) / (size * letterWidth)));
  const lines = value.split(/\r\n?|\n/).flatMap((line) => (isHigh ? wrapped(line, room) : [line]));
  const first = isHigh ? box.top + size : (box.top + box.bottom) / 2 + size * 0.3;
  return lines.flatMap((line, index) => {
    const text = line.replaceAll('\0', '').trim();
    return text === '' ? [] : [segmentAt(text, box, size, first + index * size * leading)];
  });
}

function wrapped(line: string, room: number): string[] {
  const lines = [''];
  for (const word of line.split(/\s+/)) {
    const last = lines.at(-1) ?? '';
    if (last === '') lines[lines.length - 1] = word;
    else if (last.length + 1 + word.length <= room) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function segmentAt(text: string, box: Box, size: number, baseline: number): Segment {
  const style: CharacterStyle = {
    fontName: 'Helvetica',
    size,
    bold: false,
    italic: false,
    monospace: false,
    serif: false,
    color: '#000000',
    baseline,
    isInvisible: false,
  };
  const [left, right] = [box.left + 1, Math.min(box.right, box.left + 1 + text.length * size * letterWidth)];
  const place = { left, right: Math.max(left + 1, right), top: baseline - size * 0.78, bottom: baseline + size * 0.22 };
  return { ...place, text, fontSize: size, pieces: [{ text, style, left, right: place.right }] };
}
