import type { Engines } from '../../engines/engines.ts';
import type { RecognisedWord } from '../../engines/ocr/ocr-capabilities.ts';
import type { PageRotation } from '../../engines/pdf/pdf-capabilities.ts';
import type { ScanMode } from './document-scanner.contract.ts';
import { layOutPages, type PageSize } from './page-layout.ts';
import type { ImageType } from './scan-record.run.ts';

/** A page's image, and the words laid invisibly over it. */
export type ScanImage = {
  path: string;
  type: ImageType;
  width: number;
  height: number;
  scanMode: ScanMode | undefined;
  words: readonly RecognisedWord[];
  /** The page's rotation in the PDF, in degrees clockwise. */
  rotation?: PageRotation;
};

/** Writes scanned images as a searchable PDF, each on a page of its paper size. */
export async function writeScansPdf(
  context: { engines: Pick<Engines, 'writeSearchablePdf'>; signal: AbortSignal },
  request: { images: readonly ScanImage[]; output: string; pageSize: PageSize; title?: string },
): Promise<{ bytes: number; pages: number }> {
  const { images, output, pageSize, title } = request;
  const pages = layOutPages(images, pageSize).map(({ width, height, images: laid }) => ({
    ...{ width, height },
    // Rotation is only marked, so that the images stay byte for byte, and the words over them.
    rotation: images[laid[0]?.index ?? 0]?.rotation ?? 0,
    images: laid.flatMap(({ index, place }) => {
      const image = images[index];
      if (!image) return [];
      const { path, type, words } = image;
      return [{ image: path, type, words, imageWidth: image.width, imageHeight: image.height, place }];
    }),
  }));
  return context.engines.writeSearchablePdf({ pages, title, output, signal: context.signal });
}
