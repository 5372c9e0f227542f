import { PDFArray, PDFDict, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { entry } from './access.ts';
import type { PdfFile } from './open-pdf.ts';
import type { PdfPage } from './page-tree.ts';

const name = (text: string) => PDFName.of(text);

/**
 * Replaces a page tree that readers would have to repair by a flat one of these pages, and returns them as they are in it. A
 * page that was listed twice becomes two.
 */
export function rebuildPageTree({ context, catalog }: PdfFile, pages: readonly PdfPage[]): PdfPage[] {
  const root = context.nextRef();
  const met = new Set<PDFDict>();
  const rebuilt = pages.map((page): PdfPage => {
    const isFirst = !met.has(page.dictionary);
    met.add(page.dictionary);
    const dictionary = isFirst
      ? page.dictionary
      : PDFDict.fromMapWithContext(new Map(page.dictionary.entries()), context);
    for (const [key, value] of Object.entries(page.inherited))
      if (!dictionary.has(name(key))) dictionary.set(name(key), value);
    // What readers assume.
    if (!dictionary.has(PDFName.MediaBox)) dictionary.set(PDFName.MediaBox, context.obj([0, 0, 612, 792]));
    dictionary.set(PDFName.Type, PDFName.Page);
    dictionary.set(PDFName.Parent, root);
    return { dictionary, ref: (isFirst && page.ref) || context.register(dictionary), inherited: {} };
  });
  const kids = rebuilt.flatMap(({ ref }) => ref ?? []);
  context.assign(root, context.obj({ Type: 'Pages', Count: kids.length, Kids: kids }));
  catalog.set(name('Pages'), root);
  return rebuilt;
}

/** Takes what is not content out of the pages' contents (ISO 32000-2, table 31). Says whether there was any. */
export function repairContents(pages: readonly PdfPage[]): boolean {
  let isRepaired = false;
  for (const { dictionary } of pages) {
    const contents = entry(dictionary, 'Contents');
    if (contents === undefined || contents instanceof PDFRawStream) continue;
    const items = contents instanceof PDFArray ? contents.asArray() : [];
    const streams = items.filter((item) => dictionary.context.lookup(item) instanceof PDFRawStream);
    if (contents instanceof PDFArray && streams.length === items.length) continue;
    dictionary.set(name('Contents'), dictionary.context.obj(streams));
    isRepaired = true;
  }
  return isRepaired;
}
