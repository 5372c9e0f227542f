import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { EditedDocument } from '../src/engines/pdf/edit/edited-document.ts';
import { buttonStates, maxLengthOf, optionsOf } from '../src/engines/pdf/edit/fields/field-values.ts';
import { type FieldEdit, fillFields } from '../src/engines/pdf/edit/fields/fill-fields.ts';
import { type FormField, hasFlag, readFormTree } from '../src/engines/pdf/edit/fields/form-tree.ts';
import { fillWithPdfium } from '../src/engines/pdf/edit/fields/pdfium-form.ts';
import { DocumentFonts } from '../src/engines/pdf/edit/fonts/document-fonts.ts';
import { type FormControl, readPageForm } from '../src/pdf/editing/read-form.ts';
import type { Pdfium } from '../src/pdf/pdfium.ts';
import { PdfiumDocument } from '../src/pdf/pdfium-document.ts';
import { AppError } from '../src/shared/errors.ts';
import type { Row } from './suite.ts';

const text = 'Ünï 42';
const lines = 'First line\nA second line, which goes on and on and on until it has to be wrapped';

type Wish = { field: FormField; value: string | boolean | string[]; read: string | string[] };

/**
 * Fills every field of every form in the corpus, reads the values back with pdf.js, and compares each field of the first page
 * with what PDFium draws when someone types the same into it.
 */
export async function measureFields(corpus: string, pdfium: Pdfium, folder: string): Promise<Row[]> {
  const sum = { forms: 0, wanted: 0, read: 0, compared: 0, alike: 0, broken: 0, refused: 0 };
  for (const name of readdirSync(corpus).filter((file) => file.endsWith('.pdf'))) {
    const source = readFileSync(join(corpus, name));
    const filled = await fillAll(source, pdfium);
    if (!filled || filled.wishes.length === 0) continue;
    const { wishes, result } = filled;
    sum.forms++;
    sum.wanted += wishes.length;
    sum.refused += filled.refused;
    const values = await readWithPdfJs(result);
    const unread = wishes.filter(({ field, read }) => String(values.get(field.name)) !== String(read));
    sum.read += wishes.length - unread.length;
    for (const { field } of unread) console.log(`  ${name}: ${field.name} is read as ${values.get(field.name)}`);
    const unlike = compare(pdfium, { source, result }, wishes);
    sum.compared += unlike.compared;
    sum.alike += unlike.compared - unlike.names.length;
    for (const field of unlike.names) console.log(`  ${name}: ${field} looks different from PDFium's`);
    if (hasFault(join(folder, 'filled.pdf'), result) && !hasFault(join(folder, 'source.pdf'), source)) sum.broken++;
  }
  return [
    {
      ...{ what: `fields of ${sum.forms} forms filled and read back by pdf.js`, ours: `${sum.read} of ${sum.wanted}` },
      ...{ peer: '-', target: 'all', holds: sum.read === sum.wanted && sum.refused === 0 },
    },
    {
      ...{ what: "fields drawn as PDFium's own form filling draws them", ours: `${sum.alike} of ${sum.compared}` },
      ...{ peer: '-', target: 'all', holds: sum.alike === sum.compared },
    },
    {
      ...{ what: 'filled forms that qpdf finds fault with, unlike their source', ours: String(sum.broken) },
      ...{ peer: '-', target: 'none', holds: sum.broken === 0 },
    },
  ];
}

/** Undefined for files without a form, and those that nobody can open. */
async function fillAll(source: Buffer, pdfium: Pdfium) {
  try {
    const document = await EditedDocument.open(source, { pdfium: async () => pdfium });
    const wishes = [...(readFormTree(document)?.fields.values() ?? [])].flatMap(wishFor);
    const edits = wishes.map(
      ({ field: { name }, value }, index): FieldEdit => ({ index, edit: { type: 'field', page: 1, name, value } }),
    );
    const fonts = new DocumentFonts(document);
    const { outcomes } = fillFields(document, edits, { fonts });
    await fonts.finish();
    const parts: Uint8Array[] = [];
    document.save({ sink: (part) => parts.push(part) });
    const refused = outcomes.filter(({ status }) => status === 'failed').length;
    return { wishes, refused, result: Buffer.concat(parts) };
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

/** A value for each field that the form lets someone fill in. */
function wishFor(field: FormField): Wish[] {
  if (hasFlag(field, 'readOnly')) return [];
  switch (field.kind) {
    case 'text': {
      const value = hasFlag(field, 'multiline') ? lines : [...text].slice(0, maxLengthOf(field)).join('');
      return [{ field, value, read: value }];
    }
    case 'choice': {
      const options = optionsOf(field);
      const last = options.at(-1)?.value;
      return last === undefined ? [] : [{ field, value: last, read: last }];
    }
    case 'checkBox':
    case 'radio': {
      const state = buttonStates(field).at(-1);
      return state ? [{ field, value: state.value, read: state.name.decodeText() }] : [];
    }
    default:
      return [];
  }
}

async function readWithPdfJs(bytes: Buffer): Promise<Map<string, unknown>> {
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 });
  const values = new Map<string, unknown>();
  try {
    const document = await task.promise;
    for (let number = 1; number <= document.numPages; number++) {
      for (const { subtype, fieldName, fieldValue } of await (await document.getPage(number)).getAnnotations()) {
        if (subtype === 'Widget') values.set(fieldName, fieldValue);
      }
    }
    return values;
  } finally {
    await task.destroy();
  }
}

const dpi = 144;
/** Of what filling changes: edges of letters a fraction of a pixel apart. */
const tolerance = 0.25;
/** PDFium draws a button there that opens the list, also on paper. */
const listButton = 14;

/** Which text and choice fields of the first page look different from what PDFium makes of the same values. */
function compare(pdfium: Pdfium, { source, result }: { source: Buffer; result: Buffer }, wishes: readonly Wish[]) {
  const typed = Object.fromEntries(
    wishes.flatMap(({ field, value }): [string, string | number][] => {
      if (field.kind === 'text') return [[field.name, String(value).replaceAll('\n', '\r')]];
      // In a list of several, PDFium would keep those chosen before.
      const isOne = field.kind === 'choice' && !hasFlag(field, 'multiSelect');
      return isOne ? [[field.name, optionsOf(field).length - 1]] : [];
    }),
  );
  const peer = fillWithPdfium(pdfium, source, typed);
  const [before, ours, theirs] = [source, result, peer].map((bytes) => {
    using document = PdfiumDocument.open(pdfium, bytes);
    return document.render(0, { size: { dpi } });
  });
  if (!before || !ours || !theirs) throw new Error('Three pages were drawn');
  using document = PdfiumDocument.open(pdfium, result);
  const controls = readPageForm(document, 0).controls.filter(({ name }) => typed[name] !== undefined);
  const names = controls.filter((control) => {
    const drawn = [before.data, ours.data, theirs.data] as const;
    return shifts.every((shift) => {
      const { changed, different } = countPixels(drawn, { width: before.width, shift }, control);
      return different > tolerance * Math.max(changed, 20);
    });
  });
  return { compared: controls.length, names: names.map(({ name }) => name) };
}

/** PDFium puts letters on whole pixels, so that a baseline between two of them may go either way. */
const shifts = [0, 1, -1] as const;

function countPixels(
  [before, ours, theirs]: readonly [Uint8Array, Uint8Array, Uint8Array],
  { width, shift }: { width: number; shift: number },
  control: FormControl,
) {
  const right = control.kind === 'choice' && !control.isList ? control.box.right - listButton : control.box.right;
  const [left, top, end, bottom] = [control.box.left, control.box.top, right, control.box.bottom].map((points) =>
    Math.round((points * dpi) / 72),
  );
  const isFar = (a: Uint8Array, b: Uint8Array, at: number, by = 0) =>
    [0, 1, 2].some((channel) => Math.abs((a[at + by + channel] ?? 0) - (b[at + channel] ?? 0)) > 64);
  let [changed, different] = [0, 0];
  for (let y = top ?? 0; y < (bottom ?? 0); y++) {
    for (let x = left ?? 0; x < (end ?? 0); x++) {
      const at = 4 * (y * width + x);
      if (isFar(before, theirs, at)) changed++;
      if (isFar(ours, theirs, at, 4 * width * shift)) different++;
    }
  }
  return { changed, different };
}

/** False without qpdf. */
function hasFault(path: string, bytes: Buffer): boolean {
  writeFileSync(path, bytes);
  const { status, error } = spawnSync('qpdf', ['--check', path]);
  return error === undefined && status !== 0;
}
