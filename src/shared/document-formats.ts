import { t } from './language/translate.ts';
import { listWords } from './list-words.ts';

/** Formats that an office program writes. */
export const documentFormats = [
  'pdf',
  'docx',
  'txt',
  'rtf',
  'odt',
  'html',
  'md',
  'epub',
  'xlsx',
  'ods',
  'csv',
  'pptx',
  'odp',
] as const;
export type DocumentFormat = (typeof documentFormats)[number];

/** Slides become one image each; a ZIP when there are several. */
export const slideFormats = ['png', 'jpg'] as const;
export type SlideFormat = (typeof slideFormats)[number];

/** Formats that documents can be converted to. */
export const conversionFormats = [...documentFormats, ...slideFormats] as const;
export type ConversionFormat = (typeof conversionFormats)[number];

export const isSlideFormat = (format: ConversionFormat): format is SlideFormat =>
  slideFormats.some((slide) => slide === format);

/** For labels and sentences. */
export const formatNames: Record<ConversionFormat, string> = {
  pdf: 'PDF',
  docx: 'DOCX',
  txt: 'TXT',
  rtf: 'RTF',
  odt: 'ODT',
  html: 'HTML',
  md: 'Markdown',
  epub: 'EPUB',
  xlsx: 'XLSX',
  ods: 'ODS',
  csv: 'CSV',
  pptx: 'PPTX',
  odp: 'ODP',
  png: 'PNG',
  jpg: 'JPG',
};

/** Kinds of documents. Markdown and CSV differ from other text only by name. */
export type DocumentKind =
  | 'docx'
  | 'doc'
  | 'odt'
  | 'rtf'
  | 'html'
  | 'markdown'
  | 'text'
  | 'xlsx'
  | 'xlsb'
  | 'xls'
  | 'ods'
  | 'csv'
  | 'pptx'
  | 'ppt'
  | 'odp'
  | 'eml'
  | 'fodt'
  | 'fods'
  | 'fodp'
  | 'fb2'
  | 'slk'
  | 'dif'
  | 'pdf';

export type DocumentFamily = 'writer' | 'calc' | 'impress' | 'pdf';

type KindFacts = {
  /** For sentences. */
  name: string;
  family: DocumentFamily;
  /** Its own format; none for those that are read but never written. */
  own?: DocumentFormat;
};

export const kindFacts: Record<DocumentKind, KindFacts> = {
  docx: { name: 'DOCX', family: 'writer', own: 'docx' },
  doc: { name: 'DOC', family: 'writer' },
  odt: { name: 'ODT', family: 'writer', own: 'odt' },
  rtf: { name: 'RTF', family: 'writer', own: 'rtf' },
  html: { name: 'HTML', family: 'writer', own: 'html' },
  markdown: { name: 'Markdown', family: 'writer', own: 'md' },
  text: { name: 'TXT', family: 'writer', own: 'txt' },
  xlsx: { name: 'XLSX', family: 'calc', own: 'xlsx' },
  xlsb: { name: 'XLSB', family: 'calc' },
  xls: { name: 'XLS', family: 'calc' },
  ods: { name: 'ODS', family: 'calc', own: 'ods' },
  csv: { name: 'CSV', family: 'calc', own: 'csv' },
  pptx: { name: 'PPTX', family: 'impress', own: 'pptx' },
  ppt: { name: 'PPT', family: 'impress' },
  odp: { name: 'ODP', family: 'impress', own: 'odp' },
  eml: {
    get name() {
      return t('Email');
    },
    family: 'writer',
  },
  fodt: { name: 'FODT', family: 'writer' },
  fods: { name: 'FODS', family: 'calc' },
  fodp: { name: 'FODP', family: 'impress' },
  fb2: { name: 'FB2', family: 'writer' },
  slk: { name: 'SLK', family: 'calc' },
  dif: { name: 'DIF', family: 'calc' },
  pdf: { name: 'PDF', family: 'pdf', own: 'pdf' },
};

const formatsOfFamily: Record<DocumentFamily, readonly ConversionFormat[]> = {
  writer: ['pdf', 'docx', 'txt', 'rtf', 'odt', 'html', 'md', 'epub'],
  calc: ['pdf', 'xlsx', 'ods', 'csv'],
  impress: ['pdf', 'pptx', 'odp', ...slideFormats],
  pdf: ['docx', 'txt', 'rtf', 'odt', 'html', 'md', 'epub'],
};

/** What a document of this kind can be converted to, besides its own format. */
export const formatsFor = (kind: DocumentKind): ConversionFormat[] =>
  formatsOfFamily[kindFacts[kind].family].filter((format) => format !== kindFacts[kind].own);

/** `'PDF, DOCX or TXT'`. */
export const listFormats = (formats: readonly ConversionFormat[]): string =>
  listWords(
    formats.map((format) => formatNames[format]),
    'or',
  );
