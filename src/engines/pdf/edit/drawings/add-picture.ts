import type { PDFRef } from '@cantoo/pdf-lib';
import type { PdfEditOf } from '../../../../pdf/editing/pdf-edits.ts';
import { t } from '../../../../shared/language/translate.ts';
import { operands } from '../../compress/content/matrix.ts';
import type { EmbeddableImage } from '../../images-to-pdf/embeddable-image.ts';
import { writeImageStream } from '../../images-to-pdf/image-objects.ts';
import { matrixFor } from '../../images-to-pdf/place-image.ts';
import { turnedBox } from '../display-box.ts';
import { Drawing } from '../drawing.ts';
import { type Applied, done, type EditContext, failed } from '../edit-context.ts';
import type { EditedDocument } from '../edited-document.ts';
import type { EditedPage } from '../edited-page.ts';

/** The call's pictures; each is embedded once, however often it is placed. */
export class DocumentPictures {
  readonly #document: EditedDocument;
  readonly #read: (index: number) => EmbeddableImage | undefined;
  readonly #embedded = new Map<number, { ref: PDFRef; orientation: number } | undefined>();

  /** `read` returns the picture with an index, or undefined when there is none. */
  constructor(document: EditedDocument, read: (index: number) => EmbeddableImage | undefined) {
    this.#document = document;
    this.#read = read;
  }

  get(index: number): { ref: PDFRef; orientation: number } | undefined {
    if (!this.#embedded.has(index)) {
      const picture = this.#read(index);
      const embedded = picture && {
        ref: writeImageStream(this.#document.context, picture.image, this.#document.add),
        orientation: picture.orientation,
      };
      this.#embedded.set(index, embedded);
    }
    return this.#embedded.get(index);
  }
}

export function addPicture(
  { document, pictures }: EditContext & { pictures: DocumentPictures },
  page: EditedPage,
  edit: PdfEditOf<'picture'>,
): Applied {
  const picture = pictures.get(edit.picture);
  if (!picture)
    return failed(t('There is no picture {picture}: pictures are counted from 0.', { picture: edit.picture }));
  const drawing = new Drawing(document);
  const matrix = matrixFor(picture.orientation, { left: 0, bottom: 0, width: edit.width, height: edit.height });
  drawing.add(`q ${operands(matrix)} cm /${drawing.name('XObject', picture.ref)} Do Q`);
  drawing.placeOn(page, edit, edit);
  return done([turnedBox(edit, edit.rotation)]);
}
