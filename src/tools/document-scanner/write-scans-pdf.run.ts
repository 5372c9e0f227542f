import type { Engines } from '../../engines/engines.ts';
import type { RecognisedWord } from '../../engines/ocr/ocr-capabilities.ts';
import type { PageRotation } from '../../engines/pdf/pdf-capabilities.ts';
import type { ScanMode } from './document-scanner.contract.ts';
import { layPages, type PageSize } from './page-layout.ts';
import type { PictureType } from './scan-record.run.ts';

/** A picture of a page, and the words that lie invisibly over it. */
export type ScanPicture = {
  path: string;
  type: PictureType;
  width: number;
  height: number;
  scanMode: ScanMode | undefined;
  words: readonly RecognisedWord[];
  /** The page is turned by this in the PDF. */
  rotation?: PageRotation;
};

/** Writes scanned pictures as a searchable PDF, each on the page it belongs on. */
export async function writeScansPdf(
  context: { engines: Pick<Engines, 'writeSearchablePdf'>; signal: AbortSignal },
  request: { pictures: readonly ScanPicture[]; output: string; pageSize: PageSize; title?: string },
): Promise<{ bytes: number; pages: number }> {
  const { pictures, output, pageSize, title } = request;
  const pages = layPages(pictures, pageSize).map(({ width, height, pictures: laid }) => ({
    ...{ width, height },
    // Turned pages are marked as such: the pictures stay byte for byte, and the words over them.
    rotation: pictures[laid[0]?.index ?? 0]?.rotation ?? 0,
    pictures: laid.flatMap(({ index, place }) => {
      const picture = pictures[index];
      if (!picture) return [];
      const { path, type, words } = picture;
      return [{ picture: path, type, words, pictureWidth: picture.width, pictureHeight: picture.height, place }];
    }),
  }));
  return context.engines.writeSearchablePdf({ pages, title, output, signal: context.signal });
}
