import type { PDFRef } from '@cantoo/pdf-lib';
import { AppError } from '../../../../shared/errors.ts';
import type { ReadablePdf } from '../../normalise/normalise.ts';
import { streamEntry } from '../../objects/access.ts';
import { decodeStream } from '../../objects/decode-stream.ts';
import type { PdfFile } from '../../objects/open-pdf.ts';
import { documentBytes } from '../../write/write-document.ts';
import { readDocumentUse } from '../content/document-use.ts';
import { shrinkFonts } from '../fonts/shrink-fonts.ts';
import { type RecodedImages, recodeImages } from '../images/recode-images.ts';
import type { LossySettings } from '../levels.ts';
import { dropBallast, dropMetadata } from './drop-ballast.ts';
import { dropUnsafeActions } from './drop-unsafe-actions.ts';
import { mergeDuplicates } from './merge-duplicates.ts';
import { objectsOfPages } from './objects-of-pages.ts';
import { recompressStreams } from './recompress-streams.ts';
import { joinContents, turnAnnotationsGray, turnGray } from './turn-gray.ts';

/** How gently some pages are treated, by their index: pages that came out too different the time before. */
export type Gentleness = {
  /** Their fonts stay as they are. */
  keepFonts: ReadonlySet<number>;
  /** Their images and coordinates, too. */
  keepAll: ReadonlySet<number>;
};

export type DocumentSettings = {
  /** What may be taken from images, the strongest first; empty for nothing. */
  lossy: readonly LossySettings[];
  grayscale: boolean;
  removeMetadata: boolean;
};

/** Results that later attempts at the same document with the same settings take over. */
export type KnownImages = { lossy: RecodedImages; lossless: RecodedImages };

/**
 * Writes a document as small as the settings allow. Pages, text, links, outlines, forms, tags and attachments stay what they
 * are: only the bytes behind them change. The objects of `file` are changed on the way. Scripts are left out.
 */
export async function compressDocument(
  { file, pages: listed }: Pick<ReadablePdf, 'file' | 'pages'>,
  settings: DocumentSettings,
  attempt: {
    gentleness: Gentleness;
    known: KnownImages;
    onProgress: (fraction: number) => void;
  },
): Promise<Buffer> {
  const { context, catalog } = file;
  const pages = listed.map(({ dictionary }) => dictionary);
  const withIndex = (indices: ReadonlySet<number>) => pages.filter((_, index) => indices.has(index));
  dropBallast({ catalog, pages });
  dropUnsafeActions(context, catalog);
  if (settings.removeMetadata) dropMetadata(context, catalog);
  if (settings.grayscale) joinContents(context, pages);
  const use = readDocumentUse(listed);
  if (settings.grayscale) {
    turnGray(context, use);
    turnAnnotationsGray(context, pages);
  }
  attempt.onProgress(0.05);

  const { keepFonts, keepAll } = attempt.gentleness;
  const gentle = objectsOfPages(context, withIndex(keepAll));
  const images = recodeImages({
    context,
    use,
    settings: { ...settings, lossy: settings.grayscale ? [...settings.lossy, onlyGray] : settings.lossy },
    lossless: gentle,
    known: attempt.known,
    onImage: (done, of) => attempt.onProgress(0.05 + (0.85 * done) / of),
  });
  // Images are coded in threads of their own; what this thread has to do is done meanwhile.
  const others = async () => {
    await shrinkFonts(file, use, objectsOfPages(context, withIndex(keepFonts.union(keepAll))));
    await recompressStreams(context, {
      scales: settings.lossy.length > 0 ? withoutRefs(use.contentScales, gentle) : new Map(),
      keepPlainMetadata: isPdfA(file),
    });
  };
  await Promise.all([images, others()]);
  mergeDuplicates(context);
  const output = documentBytes(context, { version: versionOf(file), level: 9 });
  attempt.onProgress(1);
  return output;
}

function withoutRefs(scales: ReadonlyMap<PDFRef, number>, refs: ReadonlySet<PDFRef>): Map<PDFRef, number> {
  return new Map([...scales].filter(([ref]) => !refs.has(ref)));
}

/** What gray images keep when nothing else is to be taken from them: every pixel, as close as JPEG comes. */
const onlyGray: LossySettings = {
  pixelsPerInch: Number.POSITIVE_INFINITY,
  bilevelPixelsPerInch: Number.POSITIVE_INFINITY,
  quality: 92,
  imageSimilarity: 0.985,
};

/** Object streams, which we write, came with PDF 1.5. */
const versionOf = ({ version }: PdfFile): string => (version < '1.5' ? '1.5' : version);

/** PDF/A names itself in its metadata (ISO 19005-1, 6.7.11), which must stay unfiltered (6.7.2). */
export function isPdfA({ catalog }: Pick<PdfFile, 'catalog'>): boolean {
  const metadata = streamEntry(catalog, 'Metadata');
  if (!metadata) return false;
  try {
    return decodeStream(metadata).data.includes('pdfaid:part');
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}
