import { PDFContext, PDFRawStream } from '@cantoo/pdf-lib';
import { maxAnnotations } from '../../../pdf/pdfium-document.ts';
import { AppError } from '../../../shared/errors.ts';
import { MB } from '../../../shared/units.ts';
import { pdfErrors } from '../pdf.errors.ts';
import { arrayEntry } from './access.ts';
import { decodeStream } from './decode-stream.ts';
import { findKeyword, headerBefore } from './find-objects.ts';
import { drawsWithoutEnd } from './form-cost.ts';
import { isTooMuchToDraw, meshTypeOf } from './mesh-cost.ts';
import { ObjectReader, PdfSyntaxError } from './object-reader.ts';
import type { PdfPage } from './page-tree.ts';

/** Reading takes about 10 microseconds per object, and a thread's heap holds about twice as many. */
const maxObjects = 1_000_000;
const maxMeshBytes = 64 * MB;
/** More gradients than these are not checked; drawing has a time limit of its own. */
const maxMeshes = 1000;

/**
 * Refuses files that would hold a process for minutes, by counting what is in them, without opening them: objects, the
 * triangles of gradients, and the forms that draw each other. Throws PDF_TOO_COMPLEX.
 */
export function refuseOverload(bytes: Buffer): void {
  refuseTooManyObjects(bytes);
  refuseLargeMeshes(bytes);
  refuseEndlessForms(bytes);
}

/** Throws PDF_TOO_COMPLEX past a million objects. */
export function refuseTooManyObjects(bytes: Buffer): void {
  const objects = countObjects(bytes);
  if (objects > maxObjects) throw pdfErrors.tooManyObjects({ objects, maxObjects });
}

/** Throws PDF_TOO_COMPLEX for forms that draw themselves, which PDFium does not even load. */
export function refuseEndlessForms(bytes: Buffer): void {
  if (drawsWithoutEnd(bytes)) throw pdfErrors.formsWithoutEnd();
}

/** Throws PDF_TOO_COMPLEX for pages with more notes than are drawn, which need not be compressed first. */
export function refuseCrowdedPages(pages: readonly PdfPage[]): void {
  for (const [index, { dictionary }] of pages.entries()) {
    const annotations = arrayEntry(dictionary, 'Annots')?.size() ?? 0;
    if (annotations > maxAnnotations)
      throw pdfErrors.tooManyAnnotations({ page: index + 1, annotations, maxAnnotations });
  }
}

/** How far from its type a stream's dictionary is searched. */
const dictionaryReach = 200;

/** The objects of a file, in object streams, too, as those declare; all revisions count. */
export function countObjects(bytes: Buffer): number {
  let objects = 0;
  for (const _ of findKeyword(bytes, 'endobj')) objects++;
  for (const at of findKeyword(bytes, '/ObjStm')) {
    const dictionary = bytes.toString('latin1', Math.max(0, at - dictionaryReach), at + dictionaryReach);
    objects += Number(/\/N\s+(\d{1,9})\b/.exec(dictionary)?.[1] ?? 0);
  }
  return objects;
}

/** Meshes are streams, so their dictionaries are legible in every file, even in an encrypted one. */
function refuseLargeMeshes(bytes: Buffer): void {
  const reader = new ObjectReader(bytes, PDFContext.create());
  let met = 0;
  let end = 0;
  for (const at of findKeyword(bytes, '/ShadingType')) {
    const header = at < end ? undefined : headerBefore(bytes, at);
    const found = header && tryRead(() => reader.readIndirectObject(header.position));
    if (!(found?.object instanceof PDFRawStream)) continue;
    end = found.end;
    const stream = found.object;
    const type = meshTypeOf(stream.dict);
    if (type === undefined) continue;
    if (met++ === maxMeshes) return;
    const samples = tryRead(() => decodeStream(stream, maxMeshBytes).data);
    if (samples && isTooMuchToDraw(stream.dict, type, samples)) throw pdfErrors.meshTooLarge();
  }
}

/** Undefined for damaged and encrypted data, which is not drawn from here. */
function tryRead<Result>(read: () => Result): Result | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof AppError && error.code === 'PDF_STREAM_TOO_LARGE') throw pdfErrors.meshTooLarge();
    if (error instanceof PdfSyntaxError || error instanceof AppError) return undefined;
    throw error;
  }
}
