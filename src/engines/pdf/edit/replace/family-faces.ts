import { PDFDict, type PDFObject } from '@cantoo/pdf-lib';
import { familyKey, traitsOf } from '../../../../pdf/reading/font-names.ts';
import { dictionaryEntry, nameEntry, numberEntry, resolve } from '../../objects/access.ts';
import { descendantOf, type FontReader, type PageFont } from '../content/page-font.ts';
import type { EditedDocument } from '../edited-document.ts';
import type { EditedPage } from '../edited-page.ts';

/** A font of the document, as resources name it. */
export type DocumentFace = { font: PageFont; object: PDFObject };

type Slant = { bold: boolean; italic: boolean };

/** Fonts of so many pages are looked through: those of the edited page, then from the first one on. */
const maxPages = 300;

/** The fonts in a document's pages, by family. */
export class FamilyFaces {
  readonly #document: EditedDocument;
  readonly #fonts: FontReader;
  readonly #known = new Map<EditedPage, Map<string, PDFObject[]>>();

  constructor(document: EditedDocument, fonts: FontReader) {
    this.#document = document;
    this.#fonts = fonts;
  }

  /** The other faces of a font's family that look like this, those of the page first. */
  *faces(font: PageFont, { bold, italic }: Slant, page: EditedPage): Generator<DocumentFace> {
    const family = familyKey(font.name);
    if (family === '') return;
    const seen = new Set<PDFDict>();
    for (const each of [page, ...this.#document.pages.slice(0, maxPages)]) {
      for (const object of this.#on(each).get(family) ?? []) {
        const dictionary = resolve(this.#document.context, object);
        if (!(dictionary instanceof PDFDict) || seen.has(dictionary)) continue;
        seen.add(dictionary);
        const face = this.#fonts.read(dictionary);
        const has = slantOf(face);
        if (has.bold === bold && has.italic === italic && !face.isVertical && !face.isType3)
          yield { font: face, object };
      }
    }
  }

  #on(page: EditedPage): Map<string, PDFObject[]> {
    const known = this.#known.get(page);
    if (known) return known;
    const found = new Map<string, PDFObject[]>();
    this.#known.set(page, found);
    for (const [, object] of dictionaryEntry(page.resources, 'Font')?.entries() ?? []) {
      const dictionary = resolve(this.#document.context, object);
      if (!(dictionary instanceof PDFDict)) continue;
      const named = descendantOf(dictionary) ?? dictionary;
      const key = familyKey(nameEntry(named, 'BaseFont') ?? '');
      found.set(key, [...(found.get(key) ?? []), object]);
    }
    return found;
  }
}

/** By its name and its descriptor's flags. */
export function slantOf({ dictionary, name, isComposite }: PageFont): Slant {
  const descriptor = dictionaryEntry(isComposite ? descendantOf(dictionary) : dictionary, 'FontDescriptor');
  const { bold, italic } = traitsOf(name, numberEntry(descriptor, 'Flags') ?? 0, 400);
  return { bold, italic: italic || (numberEntry(descriptor, 'ItalicAngle') ?? 0) !== 0 };
}
