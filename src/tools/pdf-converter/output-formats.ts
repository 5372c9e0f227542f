import type { FileType } from '../../shared/file-types.ts';
import { t } from '../../shared/language/translate.ts';

/** Target formats. A new one is an entry here and a function in `pdf-converter.run.ts`, which does not compile without it. */
export const outputFormats = {
  docx: {
    name: 'DOCX',
    from: ['pdf'],
    type: 'docx',
    kind: 'document',
    note: t(
      'For Word: editable headings, paragraphs, lists, tables, columns and images. Names doubtful pages and scans.',
    ),
  },
  html: {
    name: 'HTML',
    from: ['pdf'],
    type: 'html',
    kind: 'document',
    note: t('One file with its images inside, ready to open, send or put on a website.'),
  },
  md: {
    name: 'Markdown',
    from: ['pdf'],
    type: 'markdown',
    kind: 'document',
    note: t('Headings, lists, links and tables as plain text. Images are left out.'),
  },
  txt: {
    name: t('Text'),
    from: ['pdf'],
    type: 'text',
    kind: 'text',
    note: t('Only the words, in reading order, columns included.'),
  },
  xlsx: {
    name: 'XLSX',
    from: ['pdf'],
    type: 'xlsx',
    kind: 'tables',
    note: t('For Excel: a sheet for each table. Cells are numbers only where there is no doubt.'),
  },
  csv: {
    name: 'CSV',
    from: ['pdf'],
    type: 'csv',
    kind: 'tables',
    note: t('All tables as plain text, one below the other.'),
  },
  png: {
    name: 'PNG',
    from: ['pdf'],
    type: 'png',
    kind: 'images',
    note: t('Lossless: for drawings, screens and small print.'),
  },
  jpg: { name: 'JPG', from: ['pdf'], type: 'jpeg', kind: 'images', note: t('Small, and opens everywhere.') },
  webp: { name: 'WebP', from: ['pdf'], type: 'webp', kind: 'images', note: t('The smallest images, for the web.') },
  pdf: {
    name: 'PDF',
    from: ['images', 'document'],
    type: 'pdf',
    kind: 'pdf',
    note: t('One image on each page; each document by itself.'),
  },
} as const satisfies Record<string, OutputFormatInfo>;

type OutputFormatInfo = {
  name: string;
  /** The source it is made from. */
  from: readonly SourceKind[];
  type: FileType;
  kind: 'document' | 'text' | 'tables' | 'images' | 'pdf';
  /** What it is good for. */
  note: string;
};

export type SourceKind = 'pdf' | 'images' | 'document';
export type OutputFormat = keyof typeof outputFormats;

export const formatNames = Object.keys(outputFormats) as [OutputFormat, ...OutputFormat[]];

/** The default format for a source. */
export const defaultFormat = { pdf: 'docx', images: 'pdf', document: 'pdf' } as const satisfies Record<
  SourceKind,
  OutputFormat
>;

export const formatsFrom = (source: SourceKind): OutputFormat[] =>
  formatNames.filter((format) => outputFormats[format].from.some((kind) => kind === source));

export const imageTypes = ['jpeg', 'png', 'webp', 'gif', 'tiff', 'avif', 'heic'] as const satisfies FileType[];
export const documentTypes = [
  'docx',
  'doc',
  'odt',
  'rtf',
  'html',
  'text',
  'xlsx',
  'ods',
  'pptx',
  'odp',
  'eml',
] as const satisfies FileType[];

/** The source kind of an accepted file: text under other names, such as Markdown, is a document. */
export function sourceKindOf(type: FileType): SourceKind {
  if (type === 'pdf') return 'pdf';
  return imageTypes.some((image) => image === type) ? 'images' : 'document';
}
