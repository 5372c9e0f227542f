import { readFile } from 'node:fs/promises';
import type { Matrix } from '../../pdf/compress/content/matrix.ts';
import type { Picture } from '../../pdf/images-to-pdf/picture.ts';
import { PictureBook } from '../../pdf/images-to-pdf/picture-book.ts';
import { matrixFor, type PlacedPicture } from '../../pdf/images-to-pdf/place-picture.ts';
import { readPicture } from '../../pdf/images-to-pdf/write-pictures.ts';
import { FileSink } from '../../pdf/write/file-sink.ts';
import type { WriteSearchablePdf } from '../ocr-capabilities.ts';
import { addGlyphlessFont } from './glyphless-font.ts';
import { layerFont, textLayer } from './text-layer.ts';

type SearchablePage = Parameters<WriteSearchablePdf>[0]['pages'][number];

/** Writes pictures as pages with their text. Throws what `WriteSearchablePdf` throws. */
export async function writeSearchable(
  request: { pages: readonly SearchablePage[]; title: string | undefined; output: string },
  onPage: (done: number) => void,
): Promise<{ pages: number }> {
  using sink = new FileSink(request.output);
  const book = new PictureBook(sink.write);
  const font = addGlyphlessFont(book.context, (object) => book.share(object));
  for (const [index, { width, height, rotation, pictures }] of request.pages.entries()) {
    const placed: { picture: Picture; matrix: PlacedPicture['matrix'] }[] = [];
    const content: Buffer[] = [];
    for (const scan of pictures) {
      const place = scan.place ?? { left: 0, top: 0, width, height };
      const picture = readPicture(await readFile(scan.picture), scan.type, index);
      const bottom = height - place.top - place.height;
      placed.push({ picture, matrix: matrixFor(picture.orientation, { ...place, bottom }) });
      const [scaleX, scaleY] = [place.width / scan.pictureWidth, place.height / scan.pictureHeight];
      const toPage: Matrix = [scaleX, 0, 0, -scaleY, place.left, height - place.top];
      if (scan.words.length > 0) content.push(textLayer(scan.words, toPage));
    }
    const [first, ...others] = placed;
    if (!first) throw new Error('A page has at least one picture');
    const under = { content: Buffer.concat(content), fonts: { [layerFont]: font } };
    book.add(
      first.picture,
      { page: { width, height }, matrix: first.matrix, clip: undefined },
      { others, ...(rotation && { rotate: rotation }), ...(content.length > 0 && { under }) },
    );
    onPage(index + 1);
  }
  book.finish(request.title);
  return { pages: request.pages.length };
}
