import type { ScanAllowance } from '../allowances.ts';
import type { PdfRequest, ReadPdfText } from '../pdf/pdf-capabilities.ts';

/** What the pages of a PDF are written as when they are to flow; of tables, 'csv' and 'xlsx' take nothing else. */
export type FlowFormat = 'docx' | 'html' | 'md' | 'csv' | 'xlsx';

export type ConvertedPdf = {
  /** Of the source. */
  pageCount: number;
  /** Converted. */
  pages: number;
  bytes: number;
  /** Of CSV and XLSX only. */
  tables?: number;
  /** Pages, counted from 1, that are pictures of text. */
  scannedPages: number[];
  /** What is doubtful or was left out, and on which pages, in sentences for the user. */
  warnings: string[];
};

type FlowRequest = PdfRequest & {
  /** As in `RenderPdf`. */
  pages?: string | undefined;
  output: string;
  format: FlowFormat;
  /** For a document that has none of its own. */
  title?: string | undefined;
};

/**
 * Writes pages of a PDF as a document that flows: paragraphs, headings, lists, tables and pictures instead of places on paper.
 * Throws what `RenderPdf` throws, and NO_TABLE_FOUND; with `allowNoTable` not where there are scans among the pages.
 */
export type WritePdfFlow = (
  request: FlowRequest & {
    allowNoTable?: boolean | undefined;
    /** Scanned pages, counted from 1, whose text was recognised before: that is not doubtful any more. */
    recognised?: readonly number[] | undefined;
    progress: (fraction: number) => void;
  },
) => Promise<ConvertedPdf>;

/** How the text of scanned pages is recognised on the way to another format. */
export type RecogniseScans = {
  /** As in `RecognisePicture`; those that are not installed are left out. */
  languages: readonly string[];
  /** A document with more scanned pages stays as it is. */
  maxPages: number;
  /** Left out, nothing is counted. */
  scans: ScanAllowance | undefined;
};

type WithScans = {
  /** Left out, scans stay pictures. */
  recognise?: RecogniseScans | undefined;
  progress: (fraction: number, step: string) => void;
};

/**
 * The same, with the text of scanned pages. Where it cannot be recognised, they stay pictures and the warnings say why. Throws
 * what `WritePdfFlow` throws.
 */
export type ConvertPdfDocument = (request: FlowRequest & WithScans) => Promise<ConvertedPdf>;

/** `ReadPdfText` with the text of scanned pages, as `ConvertPdfDocument` has it. */
export type ConvertPdfText = (
  request: Omit<Parameters<ReadPdfText>[0], 'progress'> & WithScans,
) => Promise<Awaited<ReturnType<ReadPdfText>> & { warnings: string[] }>;
