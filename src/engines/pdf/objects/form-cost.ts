import { PDFContext, PDFDict, type PDFObject, PDFRawStream, PDFRef } from '@cantoo/pdf-lib';
import { AppError } from '../../../shared/errors.ts';
import { MB } from '../../../shared/units.ts';
import { nameEntry, rawEntry } from './access.ts';
import { decodeStream } from './decode-stream.ts';
import { findKeyword, findObjectHeaders, headerBefore } from './find-objects.ts';
import { ObjectReader, PdfSyntaxError } from './object-reader.ts';

/** How deep PDFium draws forms inside each other. */
const maxDepth = 40;
/** PDFium draws so many in seconds, in memory that it still has. */
const maxDrawn = 1_000_000;
/** Of the rest, drawing is bounded by time and memory. */
const maxForms = 2000;
const maxContentBytes = MB;

/** How often a form draws each of its own forms, by object number. */
type Drawn = Map<number, number>;

/**
 * Whether forms (ISO 32000-2, 8.10) draw themselves or each other so often that no reader gets to an end. Reads forms as they
 * stand in the file, without opening it; those of encrypted files are not read.
 */
export function drawsWithoutEnd(bytes: Buffer): boolean {
  const forms = readForms(bytes);
  if (forms.size === 0) return false;
  let costs = new Map<number, number>();
  for (let depth = 0; depth < maxDepth; depth++) {
    const deeper = new Map<number, number>();
    for (const [form, drawn] of forms) {
      let cost = 1;
      for (const [inner, times] of drawn) cost += times * (costs.get(inner) ?? 1);
      if (cost > maxDrawn) return true;
      deeper.set(form, cost);
    }
    costs = deeper;
  }
  return false;
}

/** The forms that draw others. */
function readForms(bytes: Buffer): Map<number, Drawn> {
  const file = new FileObjects(bytes);
  const forms = new Map<number, Drawn>();
  let end = 0;
  let met = 0;
  for (const at of findKeyword(bytes, '/Form')) {
    const header = at < end ? undefined : headerBefore(bytes, at);
    const found = header && file.at(header.position);
    if (!(found?.object instanceof PDFRawStream)) continue;
    end = found.end;
    if (nameEntry(found.object.dict, 'Subtype') !== 'Form') continue;
    if (met++ === maxForms) break;
    const drawn = drawnBy(found.object, file);
    if (drawn.size > 0) forms.set(found.ref.objectNumber, drawn);
  }
  return forms;
}

function drawnBy(form: PDFRawStream, file: FileObjects): Drawn {
  const drawn: Drawn = new Map();
  const content = contentOf(form);
  if (!content?.includes('Do')) return drawn;
  const named = file.dictionary(rawEntry(file.dictionary(rawEntry(form.dict, 'Resources')), 'XObject'));
  for (const [, name = ''] of content.toString('latin1').matchAll(/\/([^\s\0()<>[\]{}/%]+)\s+Do\b/g)) {
    const target = rawEntry(named, name);
    if (target instanceof PDFRef) drawn.set(target.objectNumber, (drawn.get(target.objectNumber) ?? 0) + 1);
  }
  return drawn;
}

/** Undefined for what is large or cannot be decoded. */
function contentOf(form: PDFRawStream): Buffer | undefined {
  try {
    return decodeStream(form, maxContentBytes).data;
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

/** The objects that stand in a file by themselves. */
class FileObjects {
  readonly #bytes: Buffer;
  readonly #reader: ObjectReader;
  #positions: ReadonlyMap<number, number> | undefined;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
    this.#reader = new ObjectReader(bytes, PDFContext.create());
  }

  /** Undefined for damaged objects. */
  at(position: number): ReturnType<ObjectReader['readIndirectObject']> | undefined {
    try {
      return this.#reader.readIndirectObject(position);
    } catch (error) {
      if (error instanceof PdfSyntaxError) return undefined;
      throw error;
    }
  }

  dictionary(object: PDFObject | undefined): PDFDict | undefined {
    if (!(object instanceof PDFRef)) return object instanceof PDFDict ? object : undefined;
    this.#positions ??= new Map(findObjectHeaders(this.#bytes).map(({ number, position }) => [number, position]));
    const position = this.#positions.get(object.objectNumber);
    const found = position === undefined ? undefined : this.at(position)?.object;
    return found instanceof PDFDict ? found : undefined;
  }
}
