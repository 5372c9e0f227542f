import type { PdfFacts } from '../../pdf/pdf-facts.ts';

export type PdfRequest = {
  input: string;
  /** For a locked file: the one that opens it, or its owner's. */
  password?: string | undefined;
  signal: AbortSignal;
};

/** Pages as people write them, such as '1,3,5-7'; all pages when left out. In this order, and repeated when named twice. */
type PdfPageChoice = { pages?: string | undefined; progress: (fraction: number) => void };

export type PageImage = {
  /** Counted from 1. */
  page: number;
  path: string;
  width: number;
  height: number;
  bytes: number;
};

/**
 * Draws pages of a PDF into images, with annotations and form fields. Throws PASSWORD_NEEDED, WRONG_PASSWORD, NOT_A_PDF,
 * PDF_NO_PAGES, PAGES_INVALID for a list that does not fit, PDF_PAGE_TOO_LARGE past 60 megapixels, PDF_TOO_MANY_PIXELS past
 * what one call may draw, and PDF_PAGE_DAMAGED.
 */
export type RenderPdf = (
  request: PdfRequest &
    PdfPageChoice & {
      /** A directory for the images; they are called after their place in the choice, from 1. */
      directory: string;
      format: 'jpeg' | 'png' | 'webp';
      /** Pixels per inch. */
      dpi: number;
      /** 1 to 100, for JPEG and WebP; at 100 WebP is lossless. */
      quality: number;
      gray: boolean;
      /** Leaves out the white paper; JPEG cannot. */
      transparent: boolean;
    },
) => Promise<{ pageCount: number; images: PageImage[] }>;

/**
 * Writes the text of a PDF, in the order people read it: column after column, lines from top to bottom. As UTF-8 with line
 * feeds. Throws what `RenderPdf` throws.
 */
export type ReadPdfText = (
  request: PdfRequest & PdfPageChoice & { output: string; separator: 'none' | 'formFeed' | 'heading' },
) => Promise<{
  pageCount: number;
  pages: number;
  characters: number;
  /** Pages, counted from 1, on which there is no text: empty ones and images of text. */
  pagesWithoutText: number[];
  /** Those of them that hold images. */
  scannedPages: number[];
}>;

/**
 * Says what a PDF is and what is wrong with it. A file that is locked with a password is answered, too, with less to say.
 * Throws WRONG_PASSWORD, NOT_A_PDF and PDF_TOO_LARGE.
 */
export type InspectPdf = (request: PdfRequest) => Promise<PdfFacts>;

/** The sheet that images are put on. */
export type PdfSheet = {
  /** 'fit' gives each image a page of its own size. */
  size: 'a4' | 'letter' | 'fit';
  /** 'auto' turns each sheet as its image is. */
  orientation: 'auto' | 'portrait' | 'landscape';
  /** In millimetres, on each side. */
  marginMm: number;
  /** 'contain' shows the whole image, 'cover' fills the sheet inside its margins and cuts off what hangs over. */
  fit: 'contain' | 'cover';
};

/**
 * Makes a PDF with one image on each page. JPEG is embedded byte for byte, turned as its EXIF orientation says; PNG without
 * loss. Throws IMAGE_DAMAGED and IMAGE_TOO_MANY_PIXELS.
 */
export type ImagesToPdf = (request: {
  images: readonly { path: string; type: 'jpeg' | 'png' }[];
  output: string;
  sheet: PdfSheet;
  title?: string | undefined;
  progress: (fraction: number) => void;
  signal: AbortSignal;
}) => Promise<{ pages: number; bytes: number }>;

/** How hard a PDF is compressed; 'lossless' changes no pixel. */
export type PdfCompressionLevel = 'lossless' | 'light' | 'balanced' | 'strong';

export type CompressedPdf = {
  bytes: number;
  /** How alike each page looks, drawn at 72 dpi before and after: 1 is identical. Null for a page that cannot be drawn. */
  similarities: (number | null)[];
  /** Nothing smaller was found: the output is the source, byte for byte. */
  unchanged: boolean;
  targetMet: boolean;
  /** Pages, from 1 on, that were done more gently than the level asks, as they would have looked different. */
  gentlerPages: number[];
  /** Pages, from 1 on, on which some colour is left although gray was asked for: gradients, spot colours, palettes. */
  coloredPages: number[];
  /** The source was locked or protected against changes; the output is not. */
  wasEncrypted: boolean;
  repaired: boolean;
  wasSigned: boolean;
  wasPdfA: boolean;
  /** Actions of the source that are not in the output: JavaScript, and starting programs. */
  dropped: ('script' | 'launch')[];
};

/**
 * Makes a PDF smaller; pages, text, links, outlines, forms, tags and attachments stay. Every page of the output was compared
 * with the source. Throws PASSWORD_NEEDED, WRONG_PASSWORD, NOT_A_PDF, PDF_NO_PAGES and other errors of unreadable files, and
 * PDF_SIGNED unless `allowSigned`.
 */
export type CompressPdf = (request: {
  input: string;
  output: string;
  level: PdfCompressionLevel;
  /** Images and colours become shades of gray. */
  grayscale: boolean;
  /** Author, title, dates, the program that made it and all other metadata are left out. */
  removeMetadata: boolean;
  /** Ever stronger settings are tried from `level` on until the output has at most this many bytes. */
  targetBytes?: number | undefined;
  password?: string | undefined;
  /** Compress a signed file although its signature is then broken. */
  allowSigned: boolean;
  progress: (fraction: number, step?: string) => void;
  signal: AbortSignal;
}) => Promise<CompressedPdf>;

/** Degrees clockwise. */
export type PageRotation = 0 | 90 | 180 | 270;

export type MergePdfRequest = {
  sources: readonly {
    input: string;
    /** The file's name, for sentences. */
    name: string;
    /** What its entry in the outline is called. */
    title: string;
    password?: string | undefined;
    /** A page list such as '1,3,5-7'; all pages when left out. */
    pages?: string | undefined;
    rotation: PageRotation;
  }[];
  /** Every page of the result, in order; wins over the pages and rotations of the sources. Pages are counted from 1. */
  arrangement?: readonly { source: number; page: number; rotation: PageRotation }[] | undefined;
  /** 'files' puts the bookmarks of each source under an entry of its own; 'keep' puts them one after the other. */
  outline: 'files' | 'keep' | 'none';
  output: string;
  progress: (fraction: number) => void;
  signal: AbortSignal;
};

export type MergedPdf = {
  pageCount: number;
  bytes: number;
  sources: { pageCount: number; pagesTaken: number; repaired: boolean }[];
  /** What is in the result. */
  kept: { bookmarks: number; links: number; fields: number; annotations: number; attachments: number };
  /** Form fields that got another name, as an earlier source uses theirs. */
  renamedFields: number;
  /** What was left out or repaired, in sentences. */
  warnings: string[];
};

/**
 * Puts pages of several PDFs into one, with what belongs to them. Streams are copied as they are. The document information is
 * the first source's. AppErrors carry the place of the source they are about in `file`.
 */
export type MergePdf = (request: MergePdfRequest) => Promise<MergedPdf>;

export type PdfSplit =
  /** Each page of a list such as '1,3,5-7' becomes a file; with `oneFile` all of them together. */
  | { method: 'pages'; pages: string; oneFile: boolean }
  /** Each range of a list such as '1-3,4-6' becomes a file; with `oneFile` all of them together. */
  | { method: 'range'; ranges: string; oneFile: boolean }
  | { method: 'every'; pages: number }
  | { method: 'odd-even' }
  | { method: 'single' }
  /** From bookmark to bookmark; 1 is the top level. */
  | { method: 'bookmarks'; level: number }
  /** As many pages as fit into so many bytes; a larger page becomes a file of its own. */
  | { method: 'size'; maxBytes: number };

export type SplitPdfRequest = {
  input: string;
  password?: string | undefined;
  split: PdfSplit;
  /** An existing directory for the parts. */
  directory: string;
  progress: (fraction: number) => void;
  signal: AbortSignal;
};

/** Pages of the source, counted from 1; `title` is the bookmark the part begins at. */
export type PdfPart = { path: string; pages: number[]; bytes: number; title?: string };

export type SplitPdfResult = {
  /** Of the source. */
  pageCount: number;
  parts: PdfPart[];
  /** What was left out or repaired, in sentences. */
  warnings: string[];
};

/** Cuts a PDF into parts that hold only what their pages use. Throws PAGES_INVALID and what opening a PDF throws. */
export type SplitPdf = (request: SplitPdfRequest) => Promise<SplitPdfResult>;

/** What the pages of a PDF are written as when they are to flow; of tables, 'csv' and 'xlsx' take nothing else. */
export type FlowFormat = 'docx' | 'html' | 'md' | 'csv' | 'xlsx';

export type ConvertedPdf = {
  /** Of the source. */
  pageCount: number;
  /** Converted. */
  pages: number;
  bytes: number;
  /** Of CSV and XLSX only. */
  tables?: number;
  /** Pages, counted from 1, that are images of text. */
  scannedPages: number[];
  /** What is doubtful or was left out, and on which pages, in sentences for the user. */
  warnings: string[];
};

export type FlowRequest = PdfRequest & {
  /** As in `RenderPdf`. */
  pages?: string | undefined;
  output: string;
  format: FlowFormat;
  /** For a document that has none of its own. */
  title?: string | undefined;
};

/**
 * Writes pages of a PDF as a document that flows: paragraphs, headings, lists, tables and images instead of places on paper.
 * Throws what `RenderPdf` throws, and NO_TABLE_FOUND; with `allowNoTable` not where there are scans among the pages.
 */
export type WritePdfFlow = (
  request: FlowRequest & {
    allowNoTable?: boolean | undefined;
    /** Scanned pages, counted from 1, whose text was recognised before: that is not doubtful any more. */
    recognised?: readonly number[] | undefined;
    progress: (fraction: number) => void;
  },
) => Promise<ConvertedPdf>;
