import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { inertImage, withoutPrograms } from './html-references.ts';

/** The cleaner for a part, by name. Images other than SVG cannot hold scripts. */
function cleanerOf(name: string): ((part: string) => string) | undefined {
  if (/\.x?html?$/i.test(name)) return withoutPrograms;
  return /\.svg$/i.test(name) ? inertImage : undefined;
}

/**
 * Removes event handlers and script links from a book written by LibreOffice, and scripts and external references from its
 * drawings: e-book readers may run or load them.
 * Undefined when there is nothing to remove, as nearly always.
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
  // The type comes first and is not compressed (EPUB 3.3, OCF ZIP container).
  return zipSync({ mimetype: [mimetype, { level: 0 }], ...parts, ...Object.fromEntries(cleaned) });
}
