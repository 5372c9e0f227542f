import { PDFDict, PDFHexString, PDFName, type PDFRawStream, PDFRef } from '@cantoo/pdf-lib';
import { t } from '../../../../shared/language/translate.ts';
import { readDocumentUse } from '../../compress/content/document-use.ts';
import {
  arrayEntry,
  asDictionary,
  asText,
  dictionaryEntry,
  entry,
  itemsOf,
  numberEntry,
  rawEntry,
  resolve,
  streamEntry,
} from '../../objects/access.ts';
import { decodeStream } from '../../objects/decode-stream.ts';
import { listPages } from '../../objects/page-tree.ts';
import { wordEntries } from '../content/marked-content.ts';
import type { EditedDocument } from '../edited-document.ts';
import type { EditedPage } from '../edited-page.ts';

export type RedactedPage = { page: EditedPage; markedIds: ReadonlySet<number> };

/** Shorter phrases are in too many other words. */
const shortestPhrase = 4;
const mark = '\u2588\u2588\u2588';

/**
 * Takes removed phrases out of what the document says about itself: bookmarks, properties, descriptions for screen readers.
 * Returns sentences about that, and about attachments that still have them.
 */
export function scrubDocument(
  document: EditedDocument,
  pages: readonly RedactedPage[],
  removed: readonly string[],
): string[] {
  const phrases = [...new Set(removed.map((text) => text.trim().replace(/\s+/g, ' ')))].filter(
    (text) => text.replace(/[^\p{L}\p{N}]/gu, '').length >= shortestPhrase,
  );
  const { catalog, context } = document;
  catalog.delete(PDFName.of('PieceInfo'));
  const warnings: string[] = [];
  const finder = new PhraseFinder(phrases);
  scrubStructure(catalog, pages, finder);
  if (scrubOutline(catalog, finder))
    warnings.push(t('Bookmarks held removed words; these are blacked out there, too.'));
  const info = asDictionary(resolve(context, context.trailerInfo.Info));
  const isInInfo = info && scrubTexts(info, finder);
  const isInMetadata = scrubMetadata(catalog, finder);
  if (isInInfo || isInMetadata)
    warnings.push(t('The document’s properties held removed words; these are blacked out there, too.'));
  return [...warnings, ...attachmentsWith(catalog, finder)];
}

class PhraseFinder {
  readonly #pattern: RegExp | undefined;
  readonly #phrases: readonly string[];

  constructor(phrases: readonly string[]) {
    this.#phrases = phrases;
    const written = phrases.map((phrase) => RegExp.escape(phrase).replaceAll('\\x20', '\\s+'));
    this.#pattern = written.length === 0 ? undefined : new RegExp(written.join('|'), 'giu');
  }

  /** The text without the phrases; undefined when it has none. */
  without(text: string): string | undefined {
    if (!this.#pattern) return undefined;
    const clean = text.replace(this.#pattern, mark);
    return clean === text ? undefined : clean;
  }

  isIn(data: Buffer): boolean {
    const wide = (text: string) => Buffer.from(text, 'utf16le');
    return this.#phrases.some((phrase) =>
      [phrase, phrase.toLowerCase()].some(
        (text) => data.includes(text, 0, 'utf8') || data.includes(wide(text)) || data.includes(wide(text).swap16()),
      ),
    );
  }
}

function scrubTexts(dictionary: PDFDict, finder: PhraseFinder): boolean {
  let found = false;
  for (const [key, value] of dictionary.entries()) {
    const text = asText(resolve(dictionary.context, value));
    const clean = text === undefined ? undefined : finder.without(text);
    if (clean === undefined) continue;
    dictionary.set(key, PDFHexString.fromText(clean));
    found = true;
  }
  return found;
}

/** XMP may have the words in any spelling: the whole stream goes, and readers use the properties. */
function scrubMetadata(catalog: PDFDict, finder: PhraseFinder): boolean {
  const stream = streamEntry(catalog, 'Metadata');
  if (!stream) return false;
  const text = tryDecode(stream);
  if (text && finder.without(text.toString('utf8')) === undefined && !finder.isIn(text)) return false;
  catalog.delete(PDFName.of('Metadata'));
  return true;
}

function tryDecode(stream: PDFRawStream): Buffer | undefined {
  try {
    return decodeStream(stream).data;
  } catch {
    // What cannot be read cannot be cleared of words.
    return undefined;
  }
}

const maxNodes = 1_000_000;

function scrubOutline(catalog: PDFDict, finder: PhraseFinder): boolean {
  let found = false;
  const seen = new Set<PDFDict>();
  const waiting = [dictionaryEntry(dictionaryEntry(catalog, 'Outlines'), 'First')];
  for (let item = waiting.pop(); item || waiting.length > 0; item = waiting.pop()) {
    if (!item || seen.has(item) || seen.size > maxNodes) continue;
    seen.add(item);
    if (scrubTexts(item, finder)) found = true;
    waiting.push(dictionaryEntry(item, 'Next'), dictionaryEntry(item, 'First'));
  }
  return found;
}

/** Descriptions of structure elements that hold the words, or are about content that lost something. */
function scrubStructure(catalog: PDFDict, pages: readonly RedactedPage[], finder: PhraseFinder): void {
  const root = dictionaryEntry(catalog, 'StructTreeRoot');
  if (!root) return;
  const seen = new Set<PDFDict>();
  const visit = (element: PDFDict, inheritedPage: PDFDict | undefined, depth: number): boolean => {
    if (seen.has(element) || depth > maxStructureDepth || seen.size > maxNodes) return false;
    seen.add(element);
    const own = dictionaryEntry(element, 'Pg') ?? inheritedPage;
    const kids = entry(element, 'K');
    const items = kids === undefined ? [] : 'asArray' in kids ? itemsOf(arrayEntry(element, 'K')) : [kids];
    let isTouched = false;
    for (const item of items) {
      const kid = resolve(element.context, item);
      const dictionary = asDictionary(kid);
      const id = dictionary ? numberEntry(dictionary, 'MCID') : Number(kid);
      if (id !== undefined && Number.isInteger(id) && !dictionary?.has(PDFName.of('S'))) {
        const page = (dictionary && dictionaryEntry(dictionary, 'Pg')) ?? own;
        if (pages.some(({ page: { dictionary: redacted }, markedIds }) => redacted === page && markedIds.has(id)))
          isTouched = true;
      } else if (dictionary && visit(dictionary, own, depth + 1)) isTouched = true;
    }
    for (const key of [...wordEntries, 'T']) {
      const text = asText(entry(element, key));
      if (text !== undefined && (isTouched || finder.without(text) !== undefined)) element.delete(PDFName.of(key));
    }
    return isTouched;
  };
  visit(root, undefined, 0);
}

const maxStructureDepth = 500;

/**
 * Deletes forms and images that no page draws any more, but that resources still name. To be called after all other edits of
 * the document.
 */
export function dropUndrawn(document: EditedDocument, pages: readonly RedactedPage[]): void {
  const shared = new Set(pages.flatMap(({ page }) => [...namedObjects(page)]));
  if (shared.size === 0) return;
  document.finish();
  const { catalog, context } = document;
  const use = readDocumentUse(listPages({ catalog, context }).pages);
  for (const ref of shared) {
    if (use.images.has(ref) || use.contentScales.has(ref)) continue;
    document.delete(ref);
  }
}

/** All XObjects that a page's resources name, with those of its forms. */
function namedObjects(page: EditedPage): Set<PDFRef> {
  const found = new Set<PDFRef>();
  const waiting = [page.resources];
  for (let resources = waiting.pop(); resources || waiting.length > 0; resources = waiting.pop()) {
    const objects = dictionaryEntry(resources, 'XObject');
    for (const [, given] of objects?.entries() ?? []) {
      if (!(given instanceof PDFRef) || found.has(given)) continue;
      found.add(given);
      waiting.push(dictionaryEntry(asDictionary(resolve(page.context, given)), 'Resources'));
    }
  }
  return found;
}

/** Attached files (7.11.4) are not changed, but named. */
function attachmentsWith(catalog: PDFDict, finder: PhraseFinder): string[] {
  const names: string[] = [];
  for (const [, object] of catalog.context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFDict) || !object.has(PDFName.of('EF'))) continue;
    const file = dictionaryEntry(object, 'EF');
    const stream = streamEntry(file, 'F') ?? streamEntry(file, 'UF');
    const data = stream && tryDecode(stream);
    if (data && !finder.isIn(data)) continue;
    if (rawEntry(file, 'F') || rawEntry(file, 'UF'))
      names.push(asText(entry(object, 'UF')) ?? asText(entry(object, 'F')) ?? t('an attachment'));
  }
  return names.map((name) =>
    t('The attached file “{name}” still holds removed words. Delete it from the document if nobody may see them.', {
      name,
    }),
  );
}
