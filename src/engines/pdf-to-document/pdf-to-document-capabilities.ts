import type { RunMeter } from '../../shared/run-caller.ts';
import type { ConvertedPdf, FlowRequest, ReadPdfText } from '../pdf/pdf-capabilities.ts';

/** How the text of scanned pages is recognised on the way to another format. */
export type RecogniseScans = {
  /** As in `RecogniseImage`; those that are not installed are left out. */
  languages: readonly string[];
  /** A document with more scanned pages stays as it is. */
  maxPages: number;
  /** Counts a scan for the whole document. Throws an AppError when none is left: then its scans stay images. */
  takeScan: RunMeter['takeOnce'];
};

type WithScans = {
  /** Left out, scans stay images. */
  recognise?: RecogniseScans | undefined;
  progress: (fraction: number, step: string) => void;
};

/**
 * The same, with the text of scanned pages. Where it cannot be recognised, they stay images and the warnings say why. Throws
 * what `WritePdfFlow` throws.
 */
export type ConvertPdfDocument = (request: FlowRequest & WithScans) => Promise<ConvertedPdf>;

/** `ReadPdfText` with the text of scanned pages, as `ConvertPdfDocument` has it. */
export type ConvertPdfText = (
  request: Omit<Parameters<ReadPdfText>[0], 'progress'> & WithScans,
) => Promise<Awaited<ReturnType<ReadPdfText>> & { warnings: string[] }>;
