import { PDFDict, PDFName, PDFRawStream, type PDFRef } from '@cantoo/pdf-lib';
import { type Operand, scanContent } from '../../compress/content/scan-content.ts';
import { dictionaryEntry, rawEntry, resolve } from '../../objects/access.ts';
import { decodeStream } from '../../objects/decode-stream.ts';
import { colorOperands } from '../drawing.ts';
import type { EditedDocument } from '../edited-document.ts';
import { packedStream } from '../edited-page.ts';

/** Red, green and blue from 0 to 1. */
type Rgb = readonly number[];
export type Recoloring = {
  from: Rgb;
  /** As #rrggbb. */
  to: string;
  /** Leaves what is filled. */
  strokesOnly: boolean;
};

const maxForms = 50;
const maxBytes = 20_000_000;
/** Programs round to this. */
const slack = 0.006;

/**
 * A copy of an appearance with one colour in the place of another, also in the forms it draws. Undefined where it does not use
 * that colour, or cannot be read.
 */
export function recolorAppearance(
  document: EditedDocument,
  appearance: PDFRawStream,
  recoloring: Recoloring,
): PDFRef | undefined {
  return new AppearanceCopy(document, recoloring).of(appearance, 0);
}

class AppearanceCopy {
  readonly #document: EditedDocument;
  readonly #recoloring: Recoloring;
  #forms = 0;

  constructor(document: EditedDocument, recoloring: Recoloring) {
    this.#document = document;
    this.#recoloring = recoloring;
  }

  of(stream: PDFRawStream, depth: number): PDFRef | undefined {
    if (depth > 5 || ++this.#forms > maxForms) return undefined;
    const { context } = this.#document;
    const bytes = decodeStream(stream, maxBytes).data;
    const resources = dictionaryEntry(stream.dict, 'Resources');
    const forms = dictionaryEntry(resources, 'XObject');
    const parts: (Buffer | string)[] = [];
    const copies = new Map<string, PDFRef>();
    let at = 0;
    scanContent(bytes, ({ name, operands, start, end }) => {
      const [first] = operands;
      if (name === 'Do' && first !== undefined && typeof first === 'object' && 'name' in first) {
        const form = resolve(context, rawEntry(forms, first.name));
        const copy = form instanceof PDFRawStream && !copies.has(first.name) && this.of(form, depth + 1);
        if (copy) copies.set(first.name, copy);
      }
      if (!this.#isOld(name, operands)) return;
      parts.push(bytes.subarray(at, start), `${colorOperands(this.#recoloring.to)} ${name < 'a' ? 'RG' : 'rg'}`);
      at = end;
    });
    if (parts.length === 0 && copies.size === 0) return undefined;
    const content = Buffer.concat([...parts.map((part) => Buffer.from(part)), bytes.subarray(at)]);
    const copy = packedStream(context, content);
    for (const [key, value] of stream.dict.entries()) {
      if (!ownKeys.has(key.asString())) copy.dict.set(key, value);
    }
    if (resources && copies.size > 0) copy.dict.set(PDFName.of('Resources'), withForms(resources, copies));
    return this.#document.add(copy);
  }

  #isOld(name: string, operands: readonly Operand[]): boolean {
    const { from, strokesOnly } = this.#recoloring;
    const count = componentCounts[name];
    if (count === undefined || operands.length !== count || (strokesOnly && name > 'a')) return false;
    const values = operands.map((operand) => (typeof operand === 'number' ? operand : Number.NaN));
    const color = toRgb(values);
    return from.every((part, index) => Math.abs(part - (color[index] ?? Number.NaN)) <= slack);
  }
}

const ownKeys: ReadonlySet<string> = new Set(['/Filter', '/DecodeParms', '/Length']);
const componentCounts: Readonly<Record<string, number>> = { g: 1, G: 1, rg: 3, RG: 3, k: 4, K: 4 };

/** Of gray, RGB or CMYK. */
export function toRgb(values: readonly number[]): Rgb {
  const [first = 0, second = first, third = first, black] = values;
  const parts = [first, second, third];
  return black === undefined ? parts : parts.map((part) => (1 - part) * (1 - black));
}

function withForms(resources: PDFDict, copies: ReadonlyMap<string, PDFRef>): PDFDict {
  const forms = copyOf(dictionaryEntry(resources, 'XObject') ?? PDFDict.withContext(resources.context));
  for (const [name, copy] of copies) forms.set(PDFName.of(name), copy);
  const changed = copyOf(resources);
  changed.set(PDFName.of('XObject'), forms);
  return changed;
}

function copyOf(dictionary: PDFDict): PDFDict {
  const copy = PDFDict.withContext(dictionary.context);
  for (const [key, value] of dictionary.entries()) copy.set(key, value);
  return copy;
}
