import type { InputFile, RunContext, RunResult } from '../../catalog/define-run.ts';
import type { ActionResult } from '../../catalog/define-tool.ts';
import type { RecogniseScans } from '../../engines/pdf-to-document/pdf-to-document-capabilities.ts';
import type { FileType } from '../../shared/file-types.ts';
import { maxScannedPages } from '../../shared/recognition.ts';
import { pdfConverter } from './pdf-converter.tool.ts';

const { convert } = pdfConverter.actions;

/** The engines of every call. LibreOffice is optional: only documents need it. */
export const needs = [
  'readImage',
  'encodeImage',
  'renderPdf',
  'convertPdfText',
  'convertPdfDocument',
  'inspectPdf',
  'imagesToPdf',
  'writeZip',
] as const;

export type Context = RunContext<typeof convert, (typeof needs)[number], 'convertOffice'>;
export type Result = Omit<RunResult<ActionResult<typeof convert>>, 'format' | 'originalSize' | 'pictures' | 'size'>;
export type Files = Context['files']['file'];

/** The output of one source, before packing. */
export type Made = {
  files: { path: string; name: string; type: FileType }[];
  /** Pages converted or made, out of `pageCount`. */
  pages: number;
  pageCount: number;
  notes: string[];
  images?: Result['images'];
  tables?: number | undefined;
  pagesWithoutText?: number[];
};
/** Each source has a directory of its own: `context.directory`. */
export type ConvertOne = (context: Context, file: InputFile) => Promise<Made>;

/** An empty form field means no password. */
export const passwordOf = ({ options: { password } }: Context): string | undefined =>
  password === '' ? undefined : password;

export const recognitionOf = ({ options, meter }: Context): RecogniseScans => ({
  languages: options.ocrLanguages.split(','),
  maxPages: maxScannedPages,
  takeScan: meter('scans').takeOnce,
});
