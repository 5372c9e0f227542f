import type { RunMeter } from '../../shared/run-caller.ts';
import type { ConvertedPdf, FlowRequest, ReadPdfText } from '../pdf/pdf-capabilities.ts';

/** How to recognise the text of scanned pages while converting a PDF. */
export type RecogniseScans = {
  /** As in `RecogniseImage`; languages that are not installed are skipped. */
  languages: readonly string[];
  /** A document with more scanned pages is not recognised. */
  maxPages: number;
  /** Uses one scan of the allowance per document. Throws an AppError when none is left; the scans then stay images. */
  takeScan: RunMeter['takeOnce'];
};

type WithScans = {
  /** Without it, scans stay images. */
  recognise?: RecogniseScans | undefined;
  progress: (fraction: number, step: string) => void;
};

/** `WritePdfFlow` with the text of scanned pages. Pages whose text cannot be recognised stay images, with a warning. */
export type ConvertPdfDocument = (request: FlowRequest & WithScans) => Promise<ConvertedPdf>;

/** `ReadPdfText` with the text of scanned pages, as in `ConvertPdfDocument`. */
export type ConvertPdfText = (
  request: Omit<Parameters<ReadPdfText>[0], 'progress'> & WithScans,
) => Promise<Awaited<ReturnType<ReadPdfText>> & { warnings: string[] }>;
