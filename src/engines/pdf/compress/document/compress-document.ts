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

/** Pages, by index, to treat more gently because they came out too different. */
export type Gentleness = {
  /** Keep their fonts. */
  keepFonts: ReadonlySet<number>;
  /** Keep their images and coordinates, too. */
  keepAll: ReadonlySet<number>;
};

export type DocumentSettings = {
  /** Lossy settings for images, the strongest first; empty for lossless. */
  lossy: readonly LossySettings[];
  grayscale: boolean;
  removeMetadata: boolean;
};

/** Results reused by later attempts at the same document with the same settings. */
export type KnownImages = { lossy: RecodedImages; lossless: RecodedImages };

/**
 * Writes a document as small as the settings allow. Pages, text, links, outlines, forms, tags and attachments stay; only
 * their encoding changes. Modifies the objects of `file`. Removes scripts.
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
  // Images are encoded in threads; this thread does its own work meanwhile.
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

/** For gray images when nothing else is lossy: every pixel, as close as JPEG gets. */
const onlyGray: LossySettings = {
  pixelsPerInch: Number.POSITIVE_INFINITY,
  bilevelPixelsPerInch: Number.POSITIVE_INFINITY,
  quality: 92,
  imageSimilarity: 0.985,
};

/** Object streams, which we write, need PDF 1.5. */
const versionOf = ({ version }: PdfFile): string => (version < '1.5' ? '1.5' : version);

/** PDF/A declares itself in its metadata (ISO 19005-1, 6.7.11), which must stay unfiltered (6.7.2). */
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
