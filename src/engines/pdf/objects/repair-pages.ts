import { deflateSync } from 'node:zlib';
import { PDFArray, PDFDict, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { AppError } from '../../../shared/errors.ts';
import { MB } from '../../../shared/units.ts';
import { entry } from './access.ts';
import { cleanContent } from './clean-content.ts';
import { decodeStream } from './decode-stream.ts';
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
  let leftBytes = checkedContentBytes;
  for (const { dictionary } of pages) {
    isRepaired = dropWhatIsNoStream(dictionary) || isRepaired;
    const content = leftBytes > 0 ? contentOf(dictionary) : undefined;
    leftBytes -= content?.length ?? 0;
    const clean = content && cleanContent(content);
    if (!clean) continue;
    const { context } = dictionary;
    const stream = context.stream(deflateSync(clean), { Filter: 'FlateDecode' });
    dictionary.set(name('Contents'), context.register(stream));
    isRepaired = true;
  }
  return isRepaired;
}

/** Reading takes 10 ms per megabyte, and few documents have more of their pages' own content. */
const checkedContentBytes = 8 * MB;

function dropWhatIsNoStream(page: PDFDict): boolean {
  const contents = entry(page, 'Contents');
  if (contents instanceof PDFRawStream) return false;
  // Missing, or at the end of more references than are followed.
  if (contents === undefined) return page.delete(name('Contents'));
  const items = contents instanceof PDFArray ? contents.asArray() : [];
  const streams = items.filter((item) => page.context.lookup(item) instanceof PDFRawStream);
  if (contents instanceof PDFArray && streams.length === items.length) return false;
  page.set(name('Contents'), page.context.obj(streams));
  return true;
}

/** A page's streams are read as if separated by white space (7.8.2). Undefined when one cannot be decoded, or is large. */
function contentOf(page: PDFDict): Buffer | undefined {
  const contents = entry(page, 'Contents');
  const items = contents instanceof PDFArray ? contents.asArray().map((item) => page.context.lookup(item)) : [contents];
  const streams = items.filter((item) => item instanceof PDFRawStream);
  try {
    return Buffer.concat(streams.flatMap((stream) => [decodeStream(stream, checkedContentBytes).data, lineEnd]));
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

const lineEnd = Buffer.from('\n');
