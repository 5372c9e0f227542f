/** An image that takes memory until it is closed, such as an ImageBitmap. */
type Sized = { width: number; height: number; close: () => void };

const bytesPerPixel = 4;

/** Caches the most recently used images up to a number of bytes, and closes the others. */
export class BitmapCache<Bitmap extends Sized> {
  readonly #maxBytes: number;
  // In order of use, least recent first.
  readonly #kept = new Map<string, Bitmap>();
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get(key: string): Bitmap | undefined {
    const bitmap = this.#kept.get(key);
    if (!bitmap) return undefined;
    this.#kept.delete(key);
    this.#kept.set(key, bitmap);
    return bitmap;
  }

  /** Takes ownership of the image. It is kept until the next one is added, however large it is. */
  add(key: string, bitmap: Bitmap): void {
    this.delete(key);
    this.#kept.set(key, bitmap);
    this.#bytes += bytesOf(bitmap);
    for (const oldest of [...this.#kept.keys()]) {
      if (this.#bytes <= this.#maxBytes || oldest === key) return;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const bitmap = this.#kept.get(key);
    if (!bitmap) return;
    this.#kept.delete(key);
    this.#bytes -= bytesOf(bitmap);
    bitmap.close();
  }

  /** Drops all entries whose key has this prefix. */
  deleteAll(prefix = ''): void {
    for (const key of [...this.#kept.keys()]) if (key.startsWith(prefix)) this.delete(key);
  }
}

const bytesOf = ({ width, height }: Sized): number => width * height * bytesPerPixel;
