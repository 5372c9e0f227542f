import type { ConversionFormat } from '../../shared/document-formats.ts';
import type { FileType } from '../../shared/file-types.ts';

/** The file type of each format. */
export const typeOfFormat: Record<ConversionFormat, FileType> = {
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
  png: 'png',
  jpg: 'jpeg',
};

/** Extensions of documents; others are part of the name, as in 'chapter 1.2'. */
const ending =
  /\.(?:do[ct][xm]?|f?od[tsp]|ot[tsp]|fb2|slk|dif|rtf|html?|xhtml|te?xt|md|markdown|xls[xmb]?|xlt[xm]?|csv|tsv|p[po]t[xm]?|pps[xm]?|eml|pdf)$/i;

/** `'Report.DOCX'` → `'Report'`. */
export const stemOf = (name: string): string => name.replace(ending, '') || 'document';

/** `'Report.DOCX'` as PDF → `'Report.pdf'`. */
export const resultName = (name: string, format: ConversionFormat): string => `${stemOf(name)}.${format}`;

/** `'Talk-slide-07.png'`: padded so that files sort by slide. */
export const slideName = (name: string, slide: number, slides: number, format: ConversionFormat): string =>
  `${stemOf(name)}-slide-${String(slide).padStart(String(slides).length, '0')}.${format}`;
