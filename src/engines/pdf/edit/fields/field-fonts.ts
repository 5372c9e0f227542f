import type { PDFDict, PDFObject } from '@cantoo/pdf-lib';
import { asDictionary, dictionaryEntry, nameEntry, rawEntry, resolve } from '../../objects/access.ts';
import type { EditedDocument } from '../edited-document.ts';
import type { DocumentFonts } from '../fonts/document-fonts.ts';
import { shapedFont } from './shaped-font.ts';
import { type FieldFont, readSimpleFont, standardFont } from './simple-font.ts';

/** The fonts of a form by the names that its fields use (ISO 32000-2, 12.7.3). */
export class FieldFonts {
  readonly #document: EditedDocument;
  readonly #form: PDFDict;
  readonly #ours: DocumentFonts;
  readonly #known = new Map<PDFObject, FieldFont | undefined>();
  readonly #standard = new Map<string, PDFObject>();

  constructor(document: EditedDocument, form: PDFDict, ours: DocumentFonts) {
    this.#document = document;
    this.#form = form;
    this.#ours = ours;
  }

  /** The font that a widget names if it has all characters, else one of ours. */
  find(name: string, text: string, widget: PDFDict): { font: FieldFont; isOwn: boolean } {
    const resource = this.#named(name, widget) ?? this.#standardResource(name);
    const own = this.#read(resource);
    if (own?.has(text)) return { font: own, isOwn: true };
    const baseName = nameEntry(asDictionary(resolve(this.#document.context, resource)), 'BaseFont') ?? name;
    return { font: shapedFont(baseName, this.#ours), isOwn: false };
  }

  /** In the form's resources, the widget's, or those of the appearance that it has. */
  #named(name: string, widget: PDFDict): PDFObject | undefined {
    const appearance = dictionaryEntry(dictionaryEntry(widget, 'AP'), 'N');
    const places = [
      dictionaryEntry(this.#form, 'DR'),
      dictionaryEntry(widget, 'DR'),
      dictionaryEntry(appearance, 'Resources'),
    ];
    for (const resources of places) {
      const font = rawEntry(dictionaryEntry(resources, 'Font'), name);
      if (asDictionary(font && resolve(this.#document.context, font))) return font;
    }
    return undefined;
  }

  #standardResource(name: string): PDFObject {
    const known = this.#standard.get(name);
    if (known) return known;
    const added = this.#document.add(standardFont(this.#document.context, name));
    this.#standard.set(name, added);
    return added;
  }

  #read(resource: PDFObject): FieldFont | undefined {
    if (this.#known.has(resource)) return this.#known.get(resource);
    const dictionary = asDictionary(resolve(this.#document.context, resource));
    const font = dictionary && readSimpleFont(resource, dictionary);
    this.#known.set(resource, font);
    return font;
  }
}
