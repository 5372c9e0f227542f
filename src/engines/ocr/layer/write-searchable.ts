import { readFile } from 'node:fs/promises';
import type { WriteSearchablePdf } from '../../engines.ts';
import { PictureBook } from '../../pdf/images-to-pdf/picture-book.ts';
import { matrixFor } from '../../pdf/images-to-pdf/place-picture.ts';
import { readPicture } from '../../pdf/images-to-pdf/write-pictures.ts';
import { FileSink } from '../../pdf/write/file-sink.ts';
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
  for (const [index, page] of request.pages.entries()) {
    const { width, height, words, pictureWidth, pictureHeight } = page;
    const picture = readPicture(await readFile(page.picture), page.type, index);
    const matrix = matrixFor(picture.orientation, { left: 0, bottom: 0, width, height });
    const content = textLayer(words, [width / pictureWidth, 0, 0, -height / pictureHeight, 0, height]);
    const under = { content, fonts: { [layerFont]: font } };
    book.add(picture, { page: { width, height }, matrix, clip: undefined }, words.length === 0 ? {} : { under });
    onPage(index + 1);
  }
  book.finish(request.title);
  return { pages: request.pages.length };
}
