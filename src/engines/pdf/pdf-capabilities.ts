import type { ArrangedPage } from '../../pdf/editing/arranged-pages.ts';
import type { EditOutcome, PdfEdit } from '../../pdf/editing/pdf-edits.ts';
import type { PageWords, TextChange } from '../../pdf/editing/plan-text-changes.ts';
import type { StyledRun } from '../../pdf/editing/styled-runs.ts';
import type { PdfFacts } from '../../pdf/pdf-facts.ts';
import type { PlannedSplit } from '../../pdf/plan-parts.ts';

export type PdfRequest = {
  input: string;
  /** Opens a locked file: user or owner password. */
  password?: string | undefined;
  signal: AbortSignal;
};

/** A page list such as '1,3,5-7'; defaults to all pages. Order and repetitions are kept. */
type PdfPageChoice = { pages?: string | undefined; progress: (fraction: number) => void };

export type PageImage = {
  /** From 1. */
  page: number;
  path: string;
  width: number;
  height: number;
  bytes: number;
  /** The page's size as displayed, in points. */
  points: { width: number; height: number };
};

/**
 * Renders pages of a PDF, with annotations and form fields. Throws PASSWORD_NEEDED, WRONG_PASSWORD, NOT_A_PDF, PDF_NO_PAGES,
 * PAGES_INVALID for a list that does not fit, PDF_PAGE_TOO_LARGE past 60 megapixels, PDF_TOO_MANY_PIXELS past the limit per
 * call, and PDF_PAGE_DAMAGED.
 */
export type RenderPdf = (
  request: PdfRequest &
    PdfPageChoice & {
      /** Where images are written, named by their position in the choice, from 1. */
      directory: string;
      format: 'jpeg' | 'png' | 'webp';
      /** Pixels per inch. */
      dpi: number;
      /** 1 to 100, for JPEG and WebP; at 100 WebP is lossless. */
      quality: number;
      gray: boolean;
      /** Leaves out the white background; not available for JPEG. */
      transparent: boolean;
    },
) => Promise<{ pageCount: number; images: PageImage[] }>;

/**
 * Writes a PDF's text in reading order: column by column, top to bottom. UTF-8 with line feeds. Throws what `RenderPdf`
 * throws.
 */
export type ReadPdfText = (
  request: PdfRequest & PdfPageChoice & { output: string; separator: 'none' | 'formFeed' | 'heading' },
) => Promise<{
  pageCount: number;
  pages: number;
  characters: number;
  /** Pages, from 1, without text: empty or scanned. */
  pagesWithoutText: number[];
  /** Those that contain images. */
  scannedPages: number[];
}>;

/**
 * Finds out what is to be set anew for a PDF to say `newText`, the text of all its pages divided by form feeds, or
 * those of some pages. Throws TEXT_PAGES_DIFFER for another number of pages, PAGE_MISSING for one that is not there,
 * PDF_TEXT_STYLES for too many styled letters, and what `RenderPdf` throws.
 */
export type PlanPdfText = (
  request: PdfRequest & {
    newText: string | readonly PageWords[];
    /** The style of letters of a whole text. */
    runs?: readonly StyledRun[];
    progress: (fraction: number) => void;
  },
) => Promise<{
  pageCount: number;
  changes: TextChange[];
  /** Text for pages, from 1, that have none. */
  unplaced: { page: number; text: string }[];
}>;

/**
 * Describes a PDF and its problems. A locked file is described, too, in less detail. Throws WRONG_PASSWORD,
 * PDF_ENCRYPTION_UNKNOWN, NOT_A_PDF and PDF_TOO_LARGE.
 */
export type InspectPdf = (request: PdfRequest) => Promise<PdfFacts>;

/** The sheet that each image is placed on. */
export type PdfSheet = {
  /** 'fit' makes each page as large as its image. */
  size: 'a4' | 'letter' | 'fit';
  /** 'auto' follows each image. */
  orientation: 'auto' | 'portrait' | 'landscape';
  /** On each side, in millimetres. */
  marginMm: number;
  /** 'contain' shows the whole image, 'cover' fills the sheet inside its margins and crops. */
  fit: 'contain' | 'cover';
};

/**
 * Makes a PDF with one image per page. JPEGs are embedded byte for byte, rotated by their EXIF orientation; PNGs without
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
  /** Similarity of each page before and after, rendered at 100 dpi: 1 is identical. Null for a page that cannot be rendered. */
  similarities: (number | null)[];
  /** Nothing smaller was found: the output equals the source. */
  unchanged: boolean;
  targetMet: boolean;
  /** Pages, from 1, compressed more gently than the level asks, as they would have looked different. */
  gentlerPages: number[];
  /** Pages, from 1, that still have colour although gray was asked for: gradients, spot colours, palettes. */
  coloredPages: number[];
  /** The source was encrypted; the output is not. */
  wasEncrypted: boolean;
  repaired: boolean;
  wasSigned: boolean;
  wasPdfA: boolean;
  /** Kinds of actions removed from the output. */
  dropped: ('script' | 'launch')[];
  /** Images of the source that no viewer draws, left as they are. */
  brokenImages: number;
};

/**
 * Makes a PDF smaller; pages, text, links, outlines, forms, tags and attachments stay. Compares every page with the source.
 * Throws PASSWORD_NEEDED, WRONG_PASSWORD, NOT_A_PDF, PDF_NO_PAGES and other errors of unreadable files, and PDF_SIGNED unless
 * `allowSigned`.
 */
export type CompressPdf = (request: {
  input: string;
  output: string;
  level: PdfCompressionLevel;
  /** Converts images and colours to gray. */
  grayscale: boolean;
  /** Removes author, title, dates, producer and all other metadata. */
  removeMetadata: boolean;
  /** Tries stronger settings from `level` on until the output is at most this large. */
  targetBytes?: number | undefined;
  password?: string | undefined;
  /** Compress a signed file although this breaks its signature. */
  allowSigned: boolean;
  progress: (fraction: number, step?: string) => void;
  signal: AbortSignal;
}) => Promise<CompressedPdf>;

/** Degrees clockwise. */
export type PageRotation = 0 | 90 | 180 | 270;

export type MergePdfRequest = {
  sources: readonly {
    input: string;
    /** File name, for messages. */
    name: string;
    /** Title of its outline entry. */
    title: string;
    password?: string | undefined;
    /** A page list such as '1,3,5-7'; defaults to all pages. */
    pages?: string | undefined;
    rotation: PageRotation;
  }[];
  /** Every page of the result, in order; overrides the sources' pages and rotations. Pages count from 1. */
  arrangement?: readonly { source: number; page: number; rotation: PageRotation }[] | undefined;
  /** 'files' nests each source's bookmarks under an entry; 'keep' concatenates them. */
  outline: 'files' | 'keep' | 'none';
  output: string;
  progress: (fraction: number) => void;
  signal: AbortSignal;
};

export type MergedPdf = {
  pageCount: number;
  bytes: number;
  sources: { pageCount: number; pagesTaken: number; repaired: boolean }[];
  /** Counts of what was kept. */
  kept: { bookmarks: number; links: number; fields: number; annotations: number; attachments: number };
  /** Form fields renamed because an earlier source uses their name. */
  renamedFields: number;
  /** What was left out or repaired, as sentences. */
  warnings: string[];
};

/**
 * Merges pages of several PDFs with everything that belongs to them. Streams are copied unchanged; document information comes
 * from the first source. AppErrors carry the index of their source in `file`.
 */
export type MergePdf = (request: MergePdfRequest) => Promise<MergedPdf>;

export type PdfSplit =
  | PlannedSplit
  /** As many pages as fit; a page that is larger by itself becomes its own file. */
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

/** Source pages, from 1; `title` is the bookmark where the part begins. */
export type PdfPart = { path: string; pages: number[]; bytes: number; title?: string };

export type SplitPdfResult = {
  /** Pages of the source. */
  pageCount: number;
  parts: PdfPart[];
  /** What was left out or repaired, as sentences. */
  warnings: string[];
};

/** Splits a PDF into parts that hold only what their pages use. Throws PAGES_INVALID and what opening a PDF throws. */
export type SplitPdf = (request: SplitPdfRequest) => Promise<SplitPdfResult>;

export type EditPdfRequest = {
  input: string;
  output: string;
  password?: string | undefined;
  edits: readonly PdfEdit[];
  /** What picture edits refer to, by index. */
  pictures: readonly { path: string; type: 'jpeg' | 'png' }[];
  /** Makes all form fields part of their pages. */
  flatten?: boolean | undefined;
  /** The pages of the result in order; edits are for these. */
  pages?: readonly ArrangedPage[] | undefined;
  /** What `pages` refers to by `file`; `name` is for messages. */
  inserts?: readonly { input: string; name: string; password?: string | undefined }[] | undefined;
  progress: (fraction: number) => void;
  signal: AbortSignal;
};

export type EditedPdf = {
  pageCount: number;
  bytes: number;
  /** One for each edit, in their order. */
  outcomes: EditOutcome[];
  /** What holds for the whole file, as sentences. */
  warnings: string[];
};

/**
 * Applies edits to a PDF and checks the result: new words are looked for, and what is outside of the edits must look as before.
 * Sound files stay as they are, byte for byte, with the changes after them, unless pages are deleted, moved or inserted: then a
 * new file holds nothing of the deleted ones. Throws PDF_EDITS_FAILED when no edit could be made, PDF_NO_SUCH_PAGE and
 * PDF_TOO_MANY_PAGES for `pages`, and what opening a PDF throws, for inserted files with their index.
 */
export type EditPdf = (request: EditPdfRequest) => Promise<EditedPdf>;

/** Formats that PDF pages convert to; 'csv' and 'xlsx' take only tables. */
export type FlowFormat = 'docx' | 'html' | 'md' | 'csv' | 'xlsx';

export type ConvertedPdf = {
  /** Pages of the source. */
  pageCount: number;
  /** Pages converted. */
  pages: number;
  bytes: number;
  /** CSV and XLSX only. */
  tables?: number;
  /** Scanned pages, from 1. */
  scannedPages: number[];
  /** What is uncertain or was left out and where, as sentences for the user. */
  warnings: string[];
};

export type FlowRequest = PdfRequest & {
  /** As in `RenderPdf`. */
  pages?: string | undefined;
  output: string;
  format: FlowFormat;
  /** For documents without one. */
  title?: string | undefined;
};

/**
 * Converts PDF pages to an editable document: paragraphs, headings, lists, tables and images instead of positioned text.
 * Throws what `RenderPdf` throws, and NO_TABLE_FOUND, unless `allowNoTable` is set and there are scans.
 */
export type WritePdfFlow = (
  request: FlowRequest & {
    allowNoTable?: boolean | undefined;
    /** Scanned pages, from 1, whose text was recognised beforehand: they get no warning. */
    recognised?: readonly number[] | undefined;
    progress: (fraction: number) => void;
  },
) => Promise<ConvertedPdf>;
