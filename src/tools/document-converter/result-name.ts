import type { DocumentFormat } from '../../shared/document-formats.ts';
import type { FileType } from '../../shared/file-types.ts';

/** The file type of each format. */
export const typeOfFormat: Record<DocumentFormat, FileType> = {
  pdf: 'pdf',
  docx: 'docx',
  txt: 'text',
  rtf: 'rtf',
  odt: 'odt',
  html: 'html',
  md: 'markdown',
  epub: 'epub',
  xlsx: 'xlsx',
  ods: 'ods',
  csv: 'csv',
  pptx: 'pptx',
  odp: 'odp',
};

/** Extensions of documents; others are part of the name, as in 'chapter 1.2'. */
const ending =
  /\.(?:do[ct][xm]?|f?od[tsp]|ot[tsp]|fb2|slk|dif|rtf|html?|xhtml|te?xt|md|markdown|xls[xmb]?|xlt[xm]?|csv|tsv|p[po]t[xm]?|pps[xm]?|eml|pdf)$/i;

/** `'Report.DOCX'` → `'Report'`. */
export const stemOf = (name: string): string => name.replace(ending, '') || 'document';

/** `'Report.DOCX'` as PDF → `'Report.pdf'`. */
export const resultName = (name: string, format: DocumentFormat): string => `${stemOf(name)}.${format}`;
