import { readFile } from 'node:fs/promises';
import type { Matrix } from '../../pdf/compress/content/matrix.ts';
import type { EmbeddableImage } from '../../pdf/images-to-pdf/embeddable-image.ts';
import { ImageBook } from '../../pdf/images-to-pdf/image-book.ts';
import { type ImagePlacement, matrixFor } from '../../pdf/images-to-pdf/place-image.ts';
import { readEmbeddable } from '../../pdf/images-to-pdf/write-images.ts';
import { FileSink } from '../../pdf/write/file-sink.ts';
import type { WriteSearchablePdf } from '../ocr-capabilities.ts';
import { addGlyphlessFont } from './glyphless-font.ts';
import { layerFont, textLayer } from './text-layer.ts';

type SearchablePage = Parameters<WriteSearchablePdf>[0]['pages'][number];

/** Writes images as pages with their text. Throws what `WriteSearchablePdf` throws. */
export async function writeSearchable(
  request: { pages: readonly SearchablePage[]; title: string | undefined; output: string },
  onPage: (done: number) => void,
): Promise<{ pages: number }> {
  using sink = new FileSink(request.output);
  const book = new ImageBook(sink.write);
  const font = addGlyphlessFont(book.context, (object) => book.share(object));
  for (const [index, { width, height, rotation, images }] of request.pages.entries()) {
    const placed: { image: EmbeddableImage; matrix: ImagePlacement['matrix'] }[] = [];
    const content: Buffer[] = [];
    for (const scan of images) {
      const place = scan.place ?? { left: 0, top: 0, width, height };
      const image = readEmbeddable(await readFile(scan.image), scan.type, index);
      const bottom = height - place.top - place.height;
      placed.push({ image, matrix: matrixFor(image.orientation, { ...place, bottom }) });
      const [scaleX, scaleY] = [place.width / scan.imageWidth, place.height / scan.imageHeight];
      const toPage: Matrix = [scaleX, 0, 0, -scaleY, place.left, height - place.top];
      if (scan.words.length > 0) content.push(textLayer(scan.words, toPage));
    }
    const [first, ...others] = placed;
    if (!first) throw new Error('A page needs at least one image');
    const under = { content: Buffer.concat(content), fonts: { [layerFont]: font } };
    book.add(
      first.image,
      { page: { width, height }, matrix: first.matrix, clip: undefined },
      { others, ...(rotation && { rotate: rotation }), ...(content.length > 0 && { under }) },
    );
    onPage(index + 1);
  }
  book.finish(request.title);
  return { pages: request.pages.length };
}
