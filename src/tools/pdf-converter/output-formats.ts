import type { FileType } from '../../shared/file-types.ts';

/**
 * What a file can become. A new format is one entry here and one function in `pdf-converter.run.ts`, which does not compile
 * without it.
 */
export const outputFormats = {
  docx: { name: 'DOCX', from: ['pdf'], type: 'docx', kind: 'document', note: 'Word: text that flows, to edit' },
  html: { name: 'HTML', from: ['pdf'], type: 'html', kind: 'document', note: 'One web page, pictures inside' },
  md: { name: 'Markdown', from: ['pdf'], type: 'markdown', kind: 'document', note: 'Headings, lists, links, tables' },
  txt: { name: 'Text', from: ['pdf'], type: 'text', kind: 'text', note: 'In reading order, columns included' },
  xlsx: { name: 'XLSX', from: ['pdf'], type: 'xlsx', kind: 'tables', note: 'Excel: a sheet for each table' },
  csv: { name: 'CSV', from: ['pdf'], type: 'csv', kind: 'tables', note: 'All tables, one below the other' },
  png: { name: 'PNG', from: ['pdf'], type: 'png', kind: 'pictures', note: 'Lossless pictures of pages' },
  jpg: { name: 'JPG', from: ['pdf'], type: 'jpeg', kind: 'pictures', note: 'Small pictures that open everywhere' },
  webp: { name: 'WebP', from: ['pdf'], type: 'webp', kind: 'pictures', note: 'The smallest pictures, for the web' },
  pdf: { name: 'PDF', from: ['images', 'document'], type: 'pdf', kind: 'pdf', note: 'One picture on each page' },
} as const satisfies Record<string, OutputFormatInfo>;

type OutputFormatInfo = {
  name: string;
  /** What it is made from. */
  from: readonly SourceKind[];
  type: FileType;
  kind: 'document' | 'text' | 'tables' | 'pictures' | 'pdf';
  /** A few words for the card. */
  note: string;
};

export type SourceKind = 'pdf' | 'images' | 'document';
export type OutputFormat = keyof typeof outputFormats;

export const formatNames = Object.keys(outputFormats) as [OutputFormat, ...OutputFormat[]];

/** What a source becomes when nothing was chosen. */
export const usualFormat = { pdf: 'png', images: 'pdf', document: 'pdf' } as const satisfies Record<
  SourceKind,
  OutputFormat
>;

export const formatsFrom = (source: SourceKind): OutputFormat[] =>
  formatNames.filter((format) => outputFormats[format].from.some((kind) => kind === source));

export const pictureTypes = ['jpeg', 'png', 'webp', 'gif', 'tiff', 'avif', 'heic'] as const satisfies FileType[];
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

/** The kind of a file that one of these fields took: text by other names, such as Markdown, is a document. */
export function sourceKindOf(type: FileType): SourceKind {
  if (type === 'pdf') return 'pdf';
  return pictureTypes.some((picture) => picture === type) ? 'images' : 'document';
}
