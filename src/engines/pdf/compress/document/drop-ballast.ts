import { type PDFContext, PDFDict, PDFName, type PDFObject, PDFRawStream } from '@cantoo/pdf-lib';

/* Data that no viewer shows. */

const name = (text: string) => PDFName.of(text);

/** Private application data and web captures (ISO 32000-2, 14.5 and 14.10). */
const privateData = ['PieceInfo', 'SpiderInfo'].map(name);
/** Thumbnails of pages, which viewers render themselves today (12.3.4). */
const thumbnail = name('Thumb');

export function dropBallast(document: { catalog: PDFDict; pages: readonly PDFDict[] }): void {
  for (const key of privateData) document.catalog.delete(key);
  for (const page of document.pages) for (const key of [...privateData, thumbnail]) page.delete(key);
}

/** Removes author, title, program, dates and all other metadata of the document and its parts (14.3). */
export function dropMetadata(context: PDFContext, catalog: PDFDict): void {
  const metadata = name('Metadata');
  catalog.delete(metadata);
  for (const [, object] of context.enumerateIndirectObjects()) dictionaryOf(object)?.delete(metadata);
  context.trailerInfo.Info = undefined;
}

function dictionaryOf(object: PDFObject): PDFDict | undefined {
  if (object instanceof PDFDict) return object;
  return object instanceof PDFRawStream ? object.dict : undefined;
}
