import type { CommonStyles } from '../common-styles.ts';
import type { ListNumbering } from './numbering.ts';

/** What the parts of one document share. */
export type DocxContext = {
  styles: CommonStyles;
  numbering: ListNumbering;
  images: ImageShelf;
  /** Of the part that is written: each has its own. */
  links: LinkList;
};

/** Where a text stands; `width` in points is what its lines have. */
export type TextPlace = { part: 'body' | 'header' | 'footer'; width: number };

/** Addresses that a part links to, each of them named once. */
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

/** Every image file of a document, put into the package once however often it is shown. */
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

  /** A number for each time that an image is shown: Word wants them all different. */
  nextNumber(): number {
    return ++this.#shown;
  }

  all(): Iterable<StoredImage> {
    return this.#stored.values();
  }
}
