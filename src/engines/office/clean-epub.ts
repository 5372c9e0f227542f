import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { withoutPrograms } from './html-references.ts';

const isPage = (name: string) => /\.x?html?$/i.test(name);

/**
 * A book that LibreOffice wrote, without the event handlers and script links of its document: readers of books may run them.
 * Undefined when it has none, as nearly always.
 */
export function cleanEpub(book: Uint8Array): Uint8Array | undefined {
  const cleaned = Object.entries(unzipSync(book, { filter: ({ name }) => isPage(name) })).flatMap(([name, content]) => {
    const page = strFromU8(content);
    const clean = withoutPrograms(page);
    return clean === page ? [] : [[name, strToU8(clean)] as const];
  });
  if (cleaned.length === 0) return undefined;
  const { mimetype, ...parts } = unzipSync(book);
  if (!mimetype) throw new Error('LibreOffice wrote a book without its type');
  // The type comes first and is not packed (EPUB 3.3, OCF ZIP container).
  return zipSync({ mimetype: [mimetype, { level: 0 }], ...parts, ...Object.fromEntries(cleaned) });
}
