import { type PDFContext, PDFDict, PDFRawStream, PDFRef } from '@cantoo/pdf-lib';
import { arrayEntry, asDictionary, dictionaryEntry, itemsOf, rawEntry, resolve } from '../../objects/access.ts';
import type { DocumentUse, FontUse } from '../content/document-use.ts';

/** Font descriptor entries that hold a font program (ISO 32000-2, 9.9, table 124). */
export const programKeys = ['FontFile', 'FontFile2', 'FontFile3'] as const;
export type ProgramKey = (typeof programKeys)[number];

export type ProgramUser = {
  use: FontUse;
  /** The font with the descriptor: a composite font's descendant, else the font itself. */
  font: PDFDict;
  descriptor: PDFDict;
};

export type FontProgram = {
  ref: PDFRef;
  stream: PDFRawStream;
  key: ProgramKey;
  users: ProgramUser[];
  /** Keeps the whole font: its form fields may still be filled in, or a font using it was not scanned. */
  needsAllGlyphs: boolean;
};

export function findFontPrograms(context: PDFContext, catalog: PDFDict, use: DocumentUse): FontProgram[] {
  const formFonts = fontsOfForms(catalog);
  const programs = new Map<PDFRef, FontProgram>();
  for (const fontUse of use.fonts.values()) {
    const font = fontUse.composite ? descendantOf(fontUse.font) : fontUse.font;
    const descriptor = dictionaryEntry(font, 'FontDescriptor');
    if (!font || !descriptor) continue;
    for (const key of programKeys) {
      const ref = rawEntry(descriptor, key);
      const stream = resolve(context, ref);
      if (!(ref instanceof PDFRef) || !(stream instanceof PDFRawStream)) continue;
      const program = programs.get(ref) ?? { ref, stream, key, users: [], needsAllGlyphs: !use.complete };
      program.users.push({ use: fontUse, font, descriptor });
      if (formFonts.has(fontUse.font)) program.needsAllGlyphs = true;
      programs.set(ref, program);
    }
  }
  markUnscanned(context, programs);
  return [...programs.values()];
}

/** Fonts that form fields may be filled in with (12.7.3, DR). */
function fontsOfForms(catalog: PDFDict): Set<PDFDict> {
  const fonts = dictionaryEntry(dictionaryEntry(dictionaryEntry(catalog, 'AcroForm'), 'DR'), 'Font');
  const found = new Set<PDFDict>();
  for (const [, given] of fonts?.entries() ?? []) {
    const font = asDictionary(resolve(catalog.context, given));
    if (font) found.add(font);
  }
  return found;
}

function descendantOf(font: PDFDict): PDFDict | undefined {
  return asDictionary(resolve(font.context, itemsOf(arrayEntry(font, 'DescendantFonts'))[0]));
}

/** Marks programs that are shared by descriptors no content uses. */
function markUnscanned(context: PDFContext, programs: ReadonlyMap<PDFRef, FontProgram>): void {
  for (const [, object] of context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFDict)) continue;
    for (const key of programKeys) {
      const ref = rawEntry(object, key);
      const program = ref instanceof PDFRef ? programs.get(ref) : undefined;
      if (program && !program.users.some(({ descriptor }) => descriptor === object)) program.needsAllGlyphs = true;
    }
  }
}
