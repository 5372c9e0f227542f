import sharp from 'sharp';
import type { PdfiumDocument } from '../../../pdf/pdfium-document.ts';
import { pdfErrors } from '../../pdf/pdf.errors.ts';
import { type OpenedSource, pixelsOf } from '../prepare-image.ts';

/** Rendering resolution: tesseract's models are trained for it. */
const dpi = 300;
const pointsPerInch = 72;
/** Maximum pixels per side: posters have large letters. */
const maxSide = 4400;
/** Minimum: labels and cards have small ones. */
const minSide = 1700;

/** A page of an open PDF, from 0, as an image source. Throws PDF_NO_SUCH_PAGE. */
export function openPage(document: PdfiumDocument, index: number): OpenedSource {
  const { pageCount } = document;
  if (index < 0 || index >= pageCount) throw pdfErrors.noSuchPage({ page: index + 1, pages: pageCount });
  const { width, height } = document.pageSize(index);
  const long = (Math.max(width, height) * dpi) / pointsPerInch;
  const scale = (dpi / pointsPerInch) * (Math.min(maxSide, Math.max(minSide, long)) / long);
  const size = {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
  const draw = (box: { width: number; height: number }) => {
    const raster = document.render(index, { size: { maxWidth: box.width, maxHeight: box.height } });
    const raw = { width: raster.width, height: raster.height, channels: 4 } as const;
    return sharp(raster.data, { raw }).removeAlpha();
  };
  return {
    size,
    image: () => draw(size),
    gray: async (box) => {
      const image = draw(box).greyscale().toColourspace('b-w').extractChannel(0);
      const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
      return { data, width: info.width, height: info.height };
    },
    colors: (box) => pixelsOf(draw(box)),
  };
}
