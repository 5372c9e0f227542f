import { type PDFContext, type PDFDict, PDFName, type PDFObject, PDFRef } from '@cantoo/pdf-lib';
import {
  arrayEntry,
  asDictionary,
  asName,
  asNumber,
  dictionaryEntry,
  entry,
  itemsOf,
  nameEntry,
  rawEntry,
  resolve,
  textEntry,
} from '../../objects/access.ts';
import type { EditedDocument } from '../edited-document.ts';
import type { EditedPage } from '../edited-page.ts';

/** A dictionary and the indirect object that it is, or is part of: the one to write again after a change. */
export type Held = { dictionary: PDFDict; ref: PDFRef };

export type Widget = Held & {
  /** The page that shows it, and its index among the page's annotations. */
  place: { page: EditedPage; index: number } | undefined;
};

export type FieldKind = 'text' | 'checkBox' | 'radio' | 'choice' | 'push' | 'signature';

/** A field that holds a value (ISO 32000-2, 12.7.4). Fields of the same full name are one. */
export type FormField = {
  /** Partial names joined by dots. */
  name: string;
  kind: FieldKind;
  flags: number;
  /** Where its value is written: several when the file repeats the field. */
  holders: Held[];
  widgets: Widget[];
};

/** Flags of fields (12.7.4.1, 12.7.5), bit positions from 1 there. */
export const fieldFlags = {
  readOnly: 1 << 0,
  required: 1 << 1,
  multiline: 1 << 12,
  password: 1 << 13,
  noToggleToOff: 1 << 14,
  radio: 1 << 15,
  push: 1 << 16,
  combo: 1 << 17,
  edit: 1 << 18,
  fileSelect: 1 << 20,
  multiSelect: 1 << 21,
  comb: 1 << 24,
} as const;

export const hasFlag = ({ flags }: Pick<FormField, 'flags'>, flag: keyof typeof fieldFlags): boolean =>
  (flags & fieldFlags[flag]) !== 0;

/** Real forms nest a few levels; deeper chains are circles. */
const maxDepth = 50;

/** An entry of a field or of the closest of its parents that has it (12.7.4.1). */
export function inherited(field: PDFDict | undefined, key: string): PDFObject | undefined {
  let node = field;
  for (let depth = 0; node && depth < maxDepth; depth++) {
    const own = entry(node, key);
    if (own) return own;
    node = dictionaryEntry(node, 'Parent');
  }
  return undefined;
}

export type FormTree = {
  /** The interactive form's dictionary, and the object to write again when it changes. */
  form: Held;
  fields: Map<string, FormField>;
  /** Fields that pages show but the form does not list; readers differ about them. */
  unlisted: PDFRef[];
};

/** The document's form; undefined without one. */
export function readFormTree(document: EditedDocument): FormTree | undefined {
  const { context, catalog } = document;
  const dictionary = dictionaryEntry(catalog, 'AcroForm');
  const root = context.trailerInfo.Root;
  if (!dictionary || !(root instanceof PDFRef)) return undefined;
  const place = rawEntry(catalog, 'AcroForm');
  const form = { dictionary, ref: place instanceof PDFRef ? place : root };
  const tree = new TreeReader(document);
  for (const field of itemsOf(arrayEntry(dictionary, 'Fields'))) tree.visit({ object: field, within: form.ref });
  return { form, fields: tree.fields, unlisted: tree.takeUnlisted() };
}

type Visit = { object: PDFObject; within: PDFRef; name?: string; field?: Held | undefined; depth?: number };

class TreeReader {
  readonly fields = new Map<string, FormField>();
  readonly #context: PDFContext;
  readonly #met = new Set<PDFDict>();
  /** Annotations of all pages. */
  readonly #shown = new Map<PDFDict, { page: EditedPage; index: number; ref: PDFRef | undefined }>();

  constructor(document: EditedDocument) {
    this.#context = document.context;
    for (let number = 1; number <= document.pageCount; number++) {
      const page = document.page(number);
      for (const { index, ref, dictionary } of page?.annotations ?? []) {
        if (page && !this.#shown.has(dictionary)) this.#shown.set(dictionary, { page, index, ref });
      }
    }
  }

  /** A node with a name is a field; one without children is a widget; often it is both (12.7.4.1). */
  visit({ object, within, name = '', field, depth = 0 }: Visit): void {
    const dictionary = asDictionary(resolve(this.#context, object));
    if (!dictionary || depth > maxDepth || this.#met.has(dictionary)) return;
    this.#met.add(dictionary);
    const held = { dictionary, ref: object instanceof PDFRef ? object : within };
    const partial = textEntry(dictionary, 'T');
    const fullName = [name, partial ?? ''].filter((part) => part !== '').join('.');
    const holder = partial === undefined ? (field ?? held) : held;
    const kids = itemsOf(arrayEntry(dictionary, 'Kids'));
    for (const kid of kids) {
      this.visit({ object: kid, within: held.ref, name: fullName, field: holder, depth: depth + 1 });
    }
    if (kids.length === 0) this.#add(fullName, holder, held);
  }

  /** Widgets that the form's list of fields does not lead to. Returns the fields at their top. */
  takeUnlisted(): PDFRef[] {
    const tops: PDFRef[] = [];
    for (const [widget, { ref }] of this.#shown) {
      if (!ref || this.#met.has(widget)) continue;
      if (nameEntry(widget, 'Subtype') !== 'Widget' || !kindOf(widget)) continue;
      const top = topOf(ref, widget);
      this.visit({ object: top, within: top });
      if (this.#met.has(widget)) tops.push(top);
    }
    return tops;
  }

  #add(name: string, holder: Held, leaf: Held): void {
    const kind = kindOf(leaf.dictionary);
    if (!kind) return;
    let field = this.fields.get(name);
    if (!field) {
      field = { name, kind, flags: flagsOf(leaf.dictionary), holders: [], widgets: [] };
      this.fields.set(name, field);
    }
    if (!field.holders.some(({ dictionary }) => dictionary === holder.dictionary)) field.holders.push(holder);
    if (leaf.dictionary.has(PDFName.of('Rect'))) {
      field.widgets.push({ ...leaf, place: this.#shown.get(leaf.dictionary) });
    }
  }
}

function topOf(widgetRef: PDFRef, widget: PDFDict): PDFRef {
  let ref = widgetRef;
  let node = widget;
  for (let depth = 0; depth < maxDepth; depth++) {
    const parentRef = rawEntry(node, 'Parent');
    const parent = dictionaryEntry(node, 'Parent');
    if (!(parentRef instanceof PDFRef) || !parent) break;
    ref = parentRef;
    node = parent;
  }
  return ref;
}

const flagsOf = (field: PDFDict): number => asNumber(inherited(field, 'Ff')) ?? 0;

function kindOf(field: PDFDict): FieldKind | undefined {
  const flags = flagsOf(field);
  switch (asName(inherited(field, 'FT'))) {
    case 'Tx':
      return 'text';
    case 'Ch':
      return 'choice';
    case 'Sig':
      return 'signature';
    case 'Btn':
      if ((flags & fieldFlags.push) !== 0) return 'push';
      return (flags & fieldFlags.radio) !== 0 ? 'radio' : 'checkBox';
    default:
      return undefined;
  }
}
