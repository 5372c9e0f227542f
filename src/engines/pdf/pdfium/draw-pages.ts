import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { checkPixels, pixelSize, type Raster } from '../../../pdf/draw-page.ts';
import type { PdfiumDocument } from '../../../pdf/pdfium-document.ts';
import { pdfErrors } from '../pdf.errors.ts';
import type { PageImage } from '../pdf-capabilities.ts';
import { chosenPages } from './chosen-pages.ts';
import type { PageTally, PdfAnswers, RenderTask } from './pdf-tasks.ts';

/** A thousand A4 pages at 200 DPI; about two minutes of rendering and compression. */
const maxMegapixels = 4_000;
const pixelsPerMegapixel = 1_000_000;

const formats = {
  jpeg: { name: 'JPEG', ending: 'jpg', maxSide: 65_535 },
  png: { name: 'PNG', ending: 'png', maxSide: Number.POSITIVE_INFINITY },
  webp: { name: 'WebP', ending: 'webp', maxSide: 16_383 },
} as const satisfies Record<RenderTask['format'], object>;

// One image on one thread, without a cache of earlier ones.
sharp.concurrency(1);
sharp.cache(false);

/** Renders the chosen pages to files; one is compressed while the next is rendered. Limits are checked before the first. */
export async function drawPages(
  document: PdfiumDocument,
  task: RenderTask,
  tally: PageTally,
): Promise<PdfAnswers['render']> {
  const { pageCount } = document;
  const pages = chosenPages(task.pages, pageCount);
  refuseTooLarge(document, pages, task);
  tally.expect(pages.length);
  const images: PageImage[] = [];
  let packing: Promise<unknown> = Promise.resolve();
  try {
    for (const [index, page] of pages.entries()) {
      const background = task.transparent && task.format !== 'jpeg' ? 'transparent' : 'white';
      const raster = document.render(page, { size: { dpi: task.dpi }, background, gray: task.gray });
      await packing;
      const path = join(task.directory, `${index + 1}.${formats[task.format].ending}`);
      packing = pack(raster, { ...task, transparent: background === 'transparent' }, path).then((bytes) => {
        const { width, height } = raster;
        images.push({ page: page + 1, path, width, height, bytes, points: document.pageSize(page) });
        tally.advance();
      });
      // Awaited in the next round; marks its rejection as handled until then.
      packing.catch(() => undefined);
    }
  } finally {
    await packing;
  }
  return { pageCount, images };
}

function refuseTooLarge(document: PdfiumDocument, pages: readonly number[], { format, dpi }: RenderTask): void {
  const { name, maxSide } = formats[format];
  let pixels = 0;
  for (const index of pages) {
    const paper = document.pageSize(index);
    const { width, height } = pixelSize(paper, { dpi });
    checkPixels(index, paper, { width, height });
    pixels += width * height;
    if (Math.max(width, height) > maxSide) {
      const maxDpi = Math.floor((maxSide / Math.max(paper.width, paper.height)) * 72);
      throw pdfErrors.sideTooLong({ page: index + 1, format: name, maxSide, maxDpi });
    }
  }
  const megapixels = Math.round(pixels / pixelsPerMegapixel);
  if (megapixels <= maxMegapixels) return;
  const maxDpi = Math.floor(dpi * Math.sqrt(maxMegapixels / megapixels));
  throw pdfErrors.tooManyPixels({ pages: pages.length, megapixels, maxMegapixels, maxDpi });
}

/** From this quality on, the colours of thin letters are worth the bytes: full chroma. */
const fullChromaQuality = 80;

async function pack(raster: Raster, task: RenderTask, path: string): Promise<number> {
  const { data, width, height } = raster;
  const image = sharp(data, { raw: { width, height, channels: 4 } });
  const opaque = task.transparent ? image : image.removeAlpha();
  const colored = task.gray ? opaque.toColourspace('b-w') : opaque;
  const { size } = await encode(colored.withDensity(task.dpi), task).toFile(path);
  return size;
}

function encode(image: Sharp, { format, quality }: RenderTask): Sharp {
  if (format === 'jpeg') {
    return image.jpeg({ quality, chromaSubsampling: quality >= fullChromaQuality ? '4:4:4' : '4:2:0' });
  }
  if (format === 'webp') {
    // Higher efforts take three times as long for 3%.
    return quality === 100 ? image.webp({ lossless: true, effort: 2 }) : image.webp({ quality, effort: 2 });
  }
  // Unfiltered rows compress best when paper is white and letters repeat.
  return image.png({ compressionLevel: 6, adaptiveFiltering: false });
}
