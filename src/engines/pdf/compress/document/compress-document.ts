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

/** How a document's pages are treated, from the strongest way to the most gentle. */
export type Tier = {
  /** Undefined keeps images and coordinates as they are, but for lossless coding. */
  lossy: LossySettings | undefined;
  /** Results reused by later attempts at the same document. */
  known: RecodedImages;
};

export type DocumentSettings = {
  /** All tiers but the first keep the fonts of their pages. */
  tiers: readonly [Tier, ...Tier[]];
  /** The tier of each page, by index. */
  tierOf: readonly number[];
  grayscale: boolean;
  removeMetadata: boolean;
};

/**
 * Writes a document as small as the settings allow. Pages, text, links, outlines, forms, tags and attachments stay; only
 * their encoding changes. Modifies the objects of `file`. Removes scripts.
 */
export async function compressDocument(
  { file, pages: listed }: Pick<ReadablePdf, 'file' | 'pages'>,
  settings: DocumentSettings,
  onProgress: (fraction: number) => void,
): Promise<Buffer> {
  const { context, catalog } = file;
  const pages = listed.map(({ dictionary }) => dictionary);
  dropBallast({ catalog, pages });
  dropUnsafeActions(context, catalog);
  if (settings.removeMetadata) dropMetadata(context, catalog);
  if (settings.grayscale) joinContents(context, pages);
  const use = readDocumentUse(listed);
  if (settings.grayscale) {
    turnGray(context, use);
    turnAnnotationsGray(context, pages);
  }
  onProgress(0.05);

  const { tiers, grayscale } = settings;
  /** What pages of a tier, or a more gentle one, draw. */
  const drawnFrom = tiers.map((_, tier) =>
    objectsOfPages(
      context,
      pages.filter((_, index) => (settings.tierOf[index] ?? 0) >= tier),
    ),
  );
  const tierOf = (ref: PDFRef): Tier =>
    tiers[drawnFrom.findLastIndex((refs, tier) => tier > 0 && refs.has(ref))] ?? tiers[0];
  const images = recodeImages({
    context,
    use,
    settingsFor: (ref) => {
      const { lossy, known } = tierOf(ref);
      return { settings: { lossy: lossy ?? (grayscale ? onlyGray : undefined), grayscale }, known };
    },
    onImage: (done, of) => onProgress(0.05 + (0.85 * done) / of),
  });
  // Images are encoded in threads; this thread does its own work meanwhile.
  const others = async () => {
    await shrinkFonts(file, use, drawnFrom[1] ?? new Set());
    await recompressStreams(context, {
      scales: new Map([...use.contentScales].filter(([ref]) => tierOf(ref).lossy !== undefined)),
      keepPlainMetadata: isPdfA(file),
    });
  };
  await Promise.all([images, others()]);
  mergeDuplicates(context);
  const output = documentBytes(context, { version: versionOf(file), level: 9 });
  onProgress(1);
  return output;
}

/** For gray images when nothing else is lossy: every pixel, as close as JPEG gets. */
const onlyGray: LossySettings = {
  pixelsPerInch: Number.POSITIVE_INFINITY,
  bilevelPixelsPerInch: Number.POSITIVE_INFINITY,
  ...{ lowestQuality: 84, quality: 92, pageSimilarity: 0.998, imageSimilarity: 0.985 },
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
