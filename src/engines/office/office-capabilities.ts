import type { DocumentFormat, SlideFormat } from '../../shared/document-formats.ts';

export type ConvertedDocument = {
  bytes: number;
  /** PDF only. */
  pages?: number;
  /** What was lost, left out or is uncertain, as sentences for the user. */
  warnings: string[];
};

/**
 * Converts a document to another format. Its content decides what it is; its name only distinguishes text, Markdown and CSV.
 * External content is never loaded and macros never run. Does not take PDFs.
 * Throws PASSWORD_NEEDED and WRONG_PASSWORD for locked documents, CONVERSION_NOT_OFFERED, CONVERSION_NOT_NEEDED for the
 * document's own format, SHEET_NOT_FOUND, and AppErrors for damaged, hostile or too large documents.
 */
export type ConvertOffice = (request: {
  input: string;
  name: string;
  output: string;
  format: DocumentFormat;
  /** What the PDF will be drawn as: anything but slides is refused then. */
  drawnAs?: SlideFormat | undefined;
  password?: string | undefined;
  /** Of a spreadsheet as CSV: a sheet's name or its number from 1, or 'all' for a ZIP of all. The first by default. */
  sheet?: string | undefined;
  progress: (fraction: number, step: string) => void;
  signal: AbortSignal;
}) => Promise<ConvertedDocument>;
