import {
  type ConversionFormat,
  conversionFormats,
  type DocumentKind,
  documentFormats,
  formatsFor,
} from '../../shared/document-formats.ts';
import type { FileType } from '../../shared/file-types.ts';

const kindOfType: Partial<Record<FileType, DocumentKind>> = {
  pdf: 'pdf',
  docx: 'docx',
  rtf: 'rtf',
  odt: 'odt',
  html: 'html',
  text: 'text',
  markdown: 'markdown',
  csv: 'csv',
  xlsx: 'xlsx',
  ods: 'ods',
  pptx: 'pptx',
  odp: 'odp',
  eml: 'eml',
  fb2: 'fb2',
  slk: 'slk',
  dif: 'dif',
};

/** A chosen file's probable kind; the server checks its content. Undefined when it is not a document. */
export function likelyKind(name: string, type: FileType | undefined): DocumentKind | undefined {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  if (ending === 'md' || ending === 'markdown') return 'markdown';
  if (ending === 'csv' || ending === 'tsv') return 'csv';
  if (type === 'flatOdf') return ending === 'fods' || ending === 'fodp' ? ending : 'fodt';
  if (type !== 'doc') return type === undefined ? undefined : kindOfType[type];
  if (/^xl[st]$/.test(ending)) return 'xls';
  return /^p(?:p[ts]|ot)$/.test(ending) ? 'ppt' : 'doc';
}

/** The formats all of these documents can become; without documents all but those for slides alone. */
export function commonFormats(kinds: readonly DocumentKind[]): readonly ConversionFormat[] {
  if (kinds.length === 0) return documentFormats;
  return conversionFormats.filter((format) => kinds.every((kind) => formatsFor(kind).includes(format)));
}
