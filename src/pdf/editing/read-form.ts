import type { Pdfium } from '../pdfium.ts';
import type { PdfiumDocument } from '../pdfium-document.ts';
import type { Box } from '../reading/page-reading.ts';
import { PageSpace } from '../reading/page-space.ts';
import { hexColor } from '../reading/read-styles.ts';
import { readFieldHint } from './field-hints.ts';

/** A field where a page shows it; one field may be in several places. */
export type FormControl = {
  /** In full, with dots between its parts. */
  name: string;
  /** What the form's author calls it, for people; may be empty. */
  label: string;
  /** In points from the top left corner of the displayed page. */
  box: Box;
  isRequired: boolean;
  isReadOnly: boolean;
  /** In points; 0 for as large as fits. */
  fontSize: number;
  font: 'sans' | 'serif' | 'mono';
  /** Of the text, as #rrggbb. */
  color: string;
  align: 'left' | 'center' | 'right';
  /** Clockwise quarter turns of the text on the displayed page. */
  turns: 0 | 1 | 2 | 3;
} & (
  | {
      kind: 'text';
      value: string;
      maxLength: number | undefined;
      isMultiline: boolean;
      isPassword: boolean;
      /** One character per cell. */
      isComb: boolean;
      /** What its script expects. */
      hint: string | undefined;
    }
  | {
      kind: 'checkBox' | 'radio';
      isOn: boolean;
      /** The value that ticking it gives to the field. */
      option: string;
    }
  | {
      kind: 'choice';
      options: string[];
      chosen: string[];
      isList: boolean;
      takesSeveral: boolean;
      /** Takes other texts, too. */
      isEditable: boolean;
    }
);

/** `FPDF_ANNOT_WIDGET`, `FPDF_ANNOT_FLAG_*`, `FPDF_ANNOT_AACTION_*` (fpdf_annot.h) and `FPDF_FORMFIELD_*` (fpdf_formfill.h). */
const widget = 20;
const unseen = 2 | 32;
const types = { checkBox: 2, radio: 3, comboBox: 4, listBox: 5, text: 6 };
const actions = [12, 13] as const;

/** Flags of fields (ISO 32000-2, 12.7.4). */
const flagBits = {
  readOnly: 1 << 0,
  required: 1 << 1,
  multiline: 1 << 12,
  password: 1 << 13,
  edit: 1 << 18,
  multiSelect: 1 << 21,
  comb: 1 << 24,
} as const;

const maxControls = 5_000;
const maxOptions = 2_000;
/** More than any limit that a form sets. */
const longText = 5_000;

/** `FORMTYPE_XFA_FULL` (fpdf_formfill.h): an XFA form that replaces the pages. */
const xfaForm = 2;

export type PageForm = {
  /** The form can be shown and filled in by Adobe Reader only. */
  isDynamic: boolean;
  /** In tab order, which is that of the page's annotations. */
  controls: FormControl[];
};

/** The form fields of a page, from 0, that someone can see and fill in or read. Throws PDF_PAGE_DAMAGED. */
export function readPageForm(document: PdfiumDocument, index: number): PageForm {
  const { pdfium, handle } = document;
  const { api } = pdfium;
  const form = document.formEnvironment();
  if (form === 0) return { isDynamic: false, controls: [] };
  return document.withPage(index, (page) => {
    api.FORM_OnAfterLoadPage(page, form);
    const space = PageSpace.of(pdfium, page);
    const controls: FormControl[] = [];
    const count = api.FPDFPage_GetAnnotCount(page);
    for (let at = 0; at < count && controls.length < maxControls; at++) {
      const annotation = api.FPDFPage_GetAnnot(page, at);
      if (annotation === 0) continue;
      try {
        const control = readControl(pdfium, { form, page, annotation }, space);
        if (control) controls.push(control);
      } finally {
        api.FPDFPage_CloseAnnot(annotation);
      }
    }
    api.FORM_OnBeforeClosePage(page, form);
    return { isDynamic: controls.length === 0 && api.FPDF_GetFormType(handle) === xfaForm, controls };
  });
}

type Place = { form: number; page: number; annotation: number };

function readControl(pdfium: Pdfium, place: Place, space: PageSpace): FormControl | undefined {
  const { api, memory } = pdfium;
  const { form, annotation } = place;
  const isWidget = api.FPDFAnnot_GetSubtype(annotation) === widget;
  if (!isWidget || (api.FPDFAnnot_GetFlags(annotation) & unseen) !== 0) return undefined;
  const type = api.FPDFAnnot_GetFormFieldType(form, annotation);
  const has = flagsOf(api.FPDFAnnot_GetFormFieldFlags(form, annotation));
  const read = (get: 'FPDFAnnot_GetFormFieldName' | 'FPDFAnnot_GetFormFieldAlternateName') =>
    memory.readText((at, bytes) => api[get](form, annotation, at, bytes));
  const common = memory.scope(24, (scratch) => {
    if (!api.FPDFAnnot_GetRect(annotation, scratch)) return undefined;
    const [left = 0, top = 0, right = 0, bottom = 0] = memory.float32s(scratch, 4);
    const hasSize = api.FPDFAnnot_GetFontSize(form, annotation, scratch + 16);
    return {
      name: read('FPDFAnnot_GetFormFieldName'),
      label: read('FPDFAnnot_GetFormFieldAlternateName').trim(),
      box: space.shown({ left, top, right, bottom }),
      isRequired: has('required'),
      isReadOnly: has('readOnly'),
      fontSize: hasSize ? memory.float32(scratch + 16) : 0,
      ...readTextLook(pdfium, place, scratch),
    };
  });
  if (!common) return undefined;
  switch (type) {
    case types.text:
      return { ...common, ...readText(pdfium, place, has) };
    case types.checkBox:
    case types.radio:
      return {
        ...common,
        kind: type === types.radio ? 'radio' : 'checkBox',
        isOn: api.FPDFAnnot_IsChecked(form, annotation),
        option: memory.readText((at, bytes) => api.FPDFAnnot_GetFormFieldExportValue(form, annotation, at, bytes)),
      };
    case types.comboBox:
    case types.listBox:
      return { ...common, ...readChoice(pdfium, place, { isList: type === types.listBox, has }) };
    default:
      return undefined;
  }
}

/** `FPDF_STANDARD_FONT` of EmbedPDF's build: four styles each of Courier, Helvetica and Times. */
const standardFonts = ['mono', 'sans', 'serif'] as const;
const alignments = ['left', 'center', 'right'] as const;

/** How the field's text looks. `scratch` has room for 24 bytes. */
function readTextLook({ api, memory }: Pdfium, { form, page, annotation }: Place, scratch: number) {
  const [red, green, blue] = [scratch, scratch + 4, scratch + 8];
  const hasColor = api.FPDFAnnot_GetFontColor(form, annotation, red, green, blue);
  const color = hasColor ? hexColor([red, green, blue].map((at) => memory.int32(at))) : '#000000';
  const hasLook = api.EPDFAnnot_GetDefaultAppearance(annotation, scratch, red + 4, red + 8, red + 12, red + 16);
  const font = hasLook ? standardFonts[memory.int32(scratch) >> 2] : undefined;
  const align = api.FPDFAnnot_GetNumberValue(annotation, 'Q', scratch) ? memory.float32(scratch) : 0;
  // The appearance is turned as the field asks for, counterclockwise.
  const [a = 1, b = 0] = api.EPDFAnnot_GetAPMatrix(annotation, 0, scratch) ? memory.float32s(scratch, 2) : [];
  const own = Math.round(Math.atan2(b, a) / (Math.PI / 2));
  const turns = (((api.FPDFPage_GetRotation(page) - own) % 4) + 4) % 4;
  return { color, font: font ?? 'sans', align: alignments[align] ?? 'left', turns: turns as FormControl['turns'] };
}

type HasFlag = (flag: keyof typeof flagBits) => boolean;

const flagsOf =
  (flags: number): HasFlag =>
  (flag) =>
    (flags & flagBits[flag]) !== 0;

const currentValue = ({ api, memory }: Pdfium, { form, annotation }: Place): string =>
  memory.readText((at, bytes) => api.FPDFAnnot_GetFormFieldValue(form, annotation, at, bytes));

function readText(pdfium: Pdfium, place: Place, has: HasFlag) {
  const { api, memory } = pdfium;
  const scripts = actions.map((action) =>
    memory.readText((at, bytes) =>
      api.FPDFAnnot_GetFormAdditionalActionJavaScript(place.form, place.annotation, action, at, bytes),
    ),
  );
  const maxLength = has('readOnly') ? undefined : maxLengthOf(pdfium, place);
  return {
    kind: 'text' as const,
    value: currentValue(pdfium, place).replace(/\r\n?/g, '\n'),
    maxLength,
    isMultiline: has('multiline'),
    isPassword: has('password'),
    isComb: has('comb') && maxLength !== undefined && !has('multiline') && !has('password'),
    hint: scripts.map(readFieldHint).find((hint) => hint !== undefined),
  };
}

/** A limit that the field inherits can only be seen by typing: PDFium takes no more than it allows. */
function maxLengthOf({ api, memory }: Pdfium, { form, page, annotation }: Place): number | undefined {
  const own = memory.scope(4, (scratch) =>
    api.FPDFAnnot_GetNumberValue(annotation, 'MaxLen', scratch) ? memory.float32(scratch) : undefined,
  );
  if (own !== undefined) return own > 0 ? own : undefined;
  if (!api.FPDFAnnot_HasKey(annotation, 'Parent') || !api.FORM_SetFocusedAnnot(form, annotation)) return undefined;
  api.FORM_SelectAllText(form, page);
  const typed = memory.place(new Uint8Array(new Uint16Array([...Array<number>(longText).fill(120), 0]).buffer));
  api.FORM_ReplaceSelection(form, page, typed);
  memory.free(typed);
  const { length } = memory.readText((at, bytes) => api.FORM_GetFocusedText(form, page, at, bytes));
  api.FORM_Undo(form, page);
  api.FORM_ForceToKillFocus(form);
  return length > 0 && length < longText ? length : undefined;
}

function readChoice(pdfium: Pdfium, place: Place, { isList, has }: { isList: boolean; has: HasFlag }) {
  const { api, memory } = pdfium;
  const { form, annotation } = place;
  const count = Math.min(maxOptions, Math.max(0, api.FPDFAnnot_GetOptionCount(form, annotation)));
  const options = Array.from({ length: count }, (_, option) =>
    memory.readText((at, bytes) => api.FPDFAnnot_GetOptionLabel(form, annotation, option, at, bytes)),
  );
  const chosen = options.filter((_, option) => api.FPDFAnnot_IsOptionSelected(form, annotation, option));
  const isEditable = !isList && has('edit');
  const value = currentValue(pdfium, place);
  return {
    kind: 'choice' as const,
    options,
    chosen: chosen.length === 0 && isEditable && value !== '' ? [value] : chosen,
    isList,
    takesSeveral: has('multiSelect'),
    isEditable,
  };
}
