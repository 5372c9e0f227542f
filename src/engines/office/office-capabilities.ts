import type { DocumentFormat } from '../../shared/document-formats.ts';

export type ConvertedDocument = {
  bytes: number;
  /** Of a PDF only. */
  pages?: number;
  /** What could not be kept, was left out or is doubtful, in sentences for the user. */
  warnings: string[];
};

/**
 * Writes a document in another format. What it is, its content decides; its name only tells text, Markdown and tables apart.
 * Nothing that lies outside of the document is loaded, and no macro runs. PDFs are not taken.
 * Throws PASSWORD_NEEDED and WRONG_PASSWORD for locked documents, CONVERSION_NOT_OFFERED, CONVERSION_NOT_NEEDED for the format
 * that it has, and AppErrors for what is damaged, hostile or too large.
 */
export type ConvertOffice = (request: {
  input: string;
  name: string;
  output: string;
  format: DocumentFormat;
  password?: string | undefined;
  progress: (fraction: number, step: string) => void;
  signal: AbortSignal;
}) => Promise<ConvertedDocument>;
