import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { inertImage, withoutPrograms } from './html-references.ts';

/** Of a part by its name: what makes it harmless. Images of other kinds than SVG hold no programs. */
function cleanerOf(name: string): ((part: string) => string) | undefined {
  if (/\.x?html?$/i.test(name)) return withoutPrograms;
  return /\.svg$/i.test(name) ? inertImage : undefined;
}

/**
 * A book that LibreOffice wrote, without the event handlers and script links of its document, and without what its drawings run
 * or load: readers of books may do so.
 * Undefined when it has none, as nearly always.
 */
export function cleanEpub(book: Uint8Array): Uint8Array | undefined {
  const cleaned = Object.entries(unzipSync(book, { filter: ({ name }) => cleanerOf(name) !== undefined })).flatMap(
    ([name, content]) => {
      const part = strFromU8(content);
      const clean = cleanerOf(name)?.(part) ?? part;
      return clean === part ? [] : [[name, strToU8(clean)] as const];
    },
  );
  if (cleaned.length === 0) return undefined;
  const { mimetype, ...parts } = unzipSync(book);
  if (!mimetype) throw new Error('LibreOffice wrote a book without its type');
  // The type comes first and is not packed (EPUB 3.3, OCF ZIP container).
  return zipSync({ mimetype: [mimetype, { level: 0 }], ...parts, ...Object.fromEntries(cleaned) });
}
