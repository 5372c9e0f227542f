import type { EditedDocument } from '../edited-document.ts';
import { EmbeddedFont } from './embedded-font.ts';

/** Our fonts in a document, each embedded once, however many texts use it. */
export class DocumentFonts {
  readonly #document: EditedDocument;
  readonly #fonts = new Map<string, EmbeddedFont>();

  constructor(document: EditedDocument) {
    this.#document = document;
  }

  /** A font by its path below node_modules. */
  get(path: string): EmbeddedFont {
    const font = this.#fonts.get(path) ?? new EmbeddedFont(this.#document, path);
    this.#fonts.set(path, font);
    return font;
  }

  /** Writes all fonts. To be called once, after the last text and before the document is saved. */
  async finish(): Promise<void> {
    for (const font of this.#fonts.values()) await font.finish();
  }
}
