import type { CommonStyles } from '../common-styles.ts';
import type { ListNumbering } from './numbering.ts';

/** State shared by the parts of one document. */
export type DocxContext = {
  styles: CommonStyles;
  numbering: ListNumbering;
  images: ImageShelf;
  /** Links of the current part; each part has its own. */
  links: LinkList;
};

/** Where a text is; `width` is the line width in points. */
export type TextPlace = { part: 'body' | 'header' | 'footer'; width: number };

/** The external links of a part, without duplicates. */
export class LinkList {
  readonly #ids = new Map<string, string>();

  idOf(address: string): string {
    const id = this.#ids.get(address) ?? `link${this.#ids.size + 1}`;
    this.#ids.set(address, id);
    return id;
  }

  entries(): Iterable<[address: string, id: string]> {
    return this.#ids;
  }
}

export type StoredImage = { id: string; target: string; file: string };

/** The image files of a document, each packaged once. */
export class ImageShelf {
  readonly #stored = new Map<string, StoredImage>();
  #shown = 0;

  store({ path, type }: { path: string; type: 'png' | 'jpeg' }): StoredImage {
    const number = this.#stored.size + 1;
    const stored = this.#stored.get(path) ?? {
      id: `image${number}`,
      target: `media/image${number}.${type}`,
      file: path,
    };
    this.#stored.set(path, stored);
    return stored;
  }

  /** A drawing id: Word wants one per use of an image. */
  nextNumber(): number {
    return ++this.#shown;
  }

  all(): Iterable<StoredImage> {
    return this.#stored.values();
  }
}
