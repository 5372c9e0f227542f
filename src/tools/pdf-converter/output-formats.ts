import type { FileType } from '../../shared/file-types.ts';

/**
 * What a file can become. A new format is one entry here and one function in `pdf-converter.run.ts`, which does not compile
 * without it.
 */
export const outputFormats = {
  png: { name: 'PNG', from: 'pdf', type: 'png', kind: 'pictures', note: 'Lossless pictures of pages' },
  jpg: { name: 'JPG', from: 'pdf', type: 'jpeg', kind: 'pictures', note: 'Small pictures that open everywhere' },
  webp: { name: 'WebP', from: 'pdf', type: 'webp', kind: 'pictures', note: 'The smallest pictures, for the web' },
  txt: { name: 'Text', from: 'pdf', type: 'text', kind: 'text', note: 'In reading order, columns included' },
  pdf: { name: 'PDF', from: 'images', type: 'pdf', kind: 'document', note: 'One picture on each page' },
} as const satisfies Record<string, OutputFormatInfo>;

type OutputFormatInfo = {
  name: string;
  /** What it is made from. */
  from: SourceKind;
  type: FileType;
  kind: 'pictures' | 'text' | 'document';
  /** A few words for the card. */
  note: string;
};

export type SourceKind = 'pdf' | 'images';
export type OutputFormat = keyof typeof outputFormats;

export const formatNames = Object.keys(outputFormats) as [OutputFormat, ...OutputFormat[]];

/** What a source becomes when nothing was chosen. */
export const usualFormat = { pdf: 'png', images: 'pdf' } as const satisfies Record<SourceKind, OutputFormat>;

export const formatsFrom = (source: SourceKind): OutputFormat[] =>
  formatNames.filter((format) => outputFormats[format].from === source);

export const sourceKindOf = (type: FileType): SourceKind => (type === 'pdf' ? 'pdf' : 'images');
