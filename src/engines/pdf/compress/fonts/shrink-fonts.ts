import { deflateSync } from 'node:zlib';
import { type PDFContext, PDFDict, PDFName, PDFNumber, PDFRawStream, type PDFRef } from '@cantoo/pdf-lib';
import { AppError } from '../../../../shared/errors.ts';
import { rawEntry } from '../../objects/access.ts';
import type { DocumentUse } from '../content/document-use.ts';
import { type FontProgram, findFontPrograms } from './find-programs.ts';
import { shrinkProgram } from './shrink-program.ts';

const smallestStoredBytes = 1000;
/** Smaller savings are not worth a change. */
const minSaving = 0.05;

/** Shrinks the embedded fonts except those in `except`. Glyph numbers, widths and Unicode maps stay right. */
export async function shrinkFonts(
  document: { context: PDFContext; catalog: PDFDict },
  use: DocumentUse,
  except: ReadonlySet<PDFRef>,
): Promise<void> {
  for (const program of findFontPrograms(document.context, document.catalog, use)) {
    const storedBytes = program.stream.contents.length;
    if (storedBytes < smallestStoredBytes || except.has(program.ref)) continue;
    const smaller = await tryShrink(program);
    if (!smaller) continue;
    const packed = deflateSync(smaller, { level: 9 });
    if (packed.length < storedBytes * (1 - minSaving)) replaceProgram(document.context, program, smaller, packed);
  }
}

/** Fonts in PDFs are damaged in all sorts of ways; such a font is kept. */
async function tryShrink(program: FontProgram): Promise<Buffer | undefined> {
  try {
    return await shrinkProgram(program);
  } catch (error) {
    if (error instanceof RangeError || error instanceof AppError) return undefined;
    throw error;
  }
}

const name = (text: string) => PDFName.of(text);

function replaceProgram(context: PDFContext, program: FontProgram, plain: Buffer, packed: Buffer): void {
  const { dict } = program.stream;
  for (const key of ['Filter', 'DecodeParms', 'Length', 'Length1', 'Length2', 'Length3']) dict.delete(name(key));
  dict.set(name('Filter'), name('FlateDecode'));
  if (program.key === 'FontFile2') dict.set(name('Length1'), PDFNumber.of(plain.length));
  if (program.key === 'FontFile') {
    dict.set(name('Subtype'), name('Type1C'));
    for (const descriptor of descriptorsOf(context, program)) {
      descriptor.delete(name('FontFile'));
      descriptor.set(name('FontFile3'), program.ref);
    }
  }
  // Glyph lists that would be wrong now; both are optional (9.8.1).
  for (const { descriptor } of program.users) for (const key of ['CharSet', 'CIDSet']) descriptor.delete(name(key));
  context.assign(program.ref, PDFRawStream.of(dict, packed));
}

function descriptorsOf(context: PDFContext, { ref, users }: FontProgram): Set<PDFDict> {
  const descriptors = new Set(users.map(({ descriptor }) => descriptor));
  for (const [, object] of context.enumerateIndirectObjects())
    if (object instanceof PDFDict && rawEntry(object, 'FontFile') === ref) descriptors.add(object);
  return descriptors;
}
