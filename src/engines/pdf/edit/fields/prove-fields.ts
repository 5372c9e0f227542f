import { type FormControl, readPageForm } from '../../../../pdf/editing/read-form.ts';
import type { Pdfium } from '../../../../pdf/pdfium.ts';
import { PdfiumDocument } from '../../../../pdf/pdfium-document.ts';
import type { FieldEdit, FilledFields } from './fill-fields.ts';

/** The places in the list of filled fields that PDFium reads otherwise in the result. */
export function unreadFields(
  { pdfium, result }: { pdfium: Pdfium; result: Uint8Array },
  edits: readonly FieldEdit[],
  { shownOn }: Pick<FilledFields, 'shownOn'>,
): number[] {
  using document = PdfiumDocument.open(pdfium, result);
  const pages = new Set([...shownOn.values()].flat());
  const controls = [...pages].flatMap((page) => readPageForm(document, page - 1).controls);
  const byName = Map.groupBy(controls, ({ name }) => name);
  // The last of several values for a field is the one it has.
  const last = new Map(edits.filter(({ index }) => shownOn.has(index)).map((each) => [each.edit.name, each]));
  return [...last.values()].flatMap(({ index, edit }) => {
    const shown = byName.get(edit.name) ?? [];
    return shown.length === 0 || hasValue(shown, edit.value) ? [] : [index];
  });
}

function hasValue(controls: readonly FormControl[], value: FieldEdit['edit']['value']): boolean {
  const isOff = value === false || value === '' || value === 'Off';
  const wanted = typeof value === 'object' ? value.length : isOff ? 0 : 1;
  const isButton = controls.some(({ kind }) => kind === 'checkBox' || kind === 'radio');
  if (isButton) return controls.some((control) => 'isOn' in control && control.isOn) === wanted > 0;
  return controls.every((control) => {
    if (control.kind === 'choice') return control.chosen.length === wanted;
    return control.kind === 'text' && withoutSpace(control.value) === withoutSpace(String(value));
  });
}

/** A field with one line has spaces for line breaks. */
const withoutSpace = (text: string): string => text.replaceAll(/\s/g, '');
