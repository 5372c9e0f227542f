import type { Engines } from '../../engines/engines.ts';
import type { RecognisedWord } from '../../engines/ocr/ocr-capabilities.ts';
import type { PageRotation } from '../../engines/pdf/pdf-capabilities.ts';
import type { ScanMode } from './document-scanner.contract.ts';
import { layPages, type PageSize } from './page-layout.ts';
import type { ImageType } from './scan-record.run.ts';

/** An image of a page, and the words that lie invisibly over it. */
export type ScanImage = {
  path: string;
  type: ImageType;
  width: number;
  height: number;
  scanMode: ScanMode | undefined;
  words: readonly RecognisedWord[];
  /** The page is turned by this in the PDF. */
  rotation?: PageRotation;
};

/** Writes scanned images as a searchable PDF, each on the page it belongs on. */
export async function writeScansPdf(
  context: { engines: Pick<Engines, 'writeSearchablePdf'>; signal: AbortSignal },
  request: { images: readonly ScanImage[]; output: string; pageSize: PageSize; title?: string },
): Promise<{ bytes: number; pages: number }> {
  const { images, output, pageSize, title } = request;
  const pages = layPages(images, pageSize).map(({ width, height, images: laid }) => ({
    ...{ width, height },
    // Turned pages are marked as such: the images stay byte for byte, and the words over them.
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
