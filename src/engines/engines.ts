import type { Logger } from 'pino';
import type { DocumentFormat } from '../shared/document-formats.ts';
import type { FileType } from '../shared/file-types.ts';
import type { PdfFacts } from '../shared/pdf/pdf-facts.ts';
import type { Plan } from '../shared/plans.ts';
import type { Corners } from '../shared/scan/corners.ts';
import type { SheetLook } from '../shared/scan/flatten-sheet.ts';

/*
 * What the heavy work can be asked for: one small function type per capability. Implementations live in the folders beside
 * this file and are wired in `compose.ts`; tools see only these types. Every path is absolute and inside the job's directory.
 */

/** Where engines write what only the operator reads: object first, sentence second. */
export type EngineLog = Pick<Logger, 'info' | 'warn' | 'error' | 'debug'>;

/** Facts about an image, read from its header. */
export type ImageFacts = {
  /** Size in pixels as the viewer sees it, the orientation tag applied; of one frame when animated. */
  width: number;
  height: number;
  /** Frames of an animation or pages of a TIFF; 1 for a still image. */
  frames: number;
  hasAlpha: boolean;
};

/** Reads an image's header. Throws an AppError for what is not a readable image or is too large to decode. */
export type ReadImage = (request: { input: string; type: FileType; signal: AbortSignal }) => Promise<ImageFacts>;

export type ImageFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'tiff';

/** `'#rrggbb'` or, with opacity, `'#rrggbbaa'`. */
export type HexColor = `#${string}`;

/** The size a picture is brought to. A side that is left out follows from the other by the picture's own proportions. */
export type ImageResize = {
  width?: number;
  height?: number;
  /**
   * How the picture meets a size of other proportions: 'fill' stretches it, 'inside' stays within the size, 'cover' fills
   * the size and cuts off what hangs over, 'contain' stays within the size and pads the rest with the background.
   */
  fit: 'fill' | 'inside' | 'cover' | 'contain';
  /** What stays in sight with 'cover', and where the picture sits with 'contain': from 0 (left, top) to 1. Centre by default. */
  position?: { x: number; y: number };
  /** False keeps a picture that is smaller than the size as it is. */
  enlarge?: boolean;
};

export type EncodeImageRequest = {
  input: string;
  inputType: FileType;
  output: string;
  format: ImageFormat;
  /** 1 to 100. At 100 the result is lossless where the format can be (PNG, WebP, TIFF). */
  quality: number;
  /** 'keep' carries EXIF, XMP and IPTC over. Orientation is applied to the pixels and colour stays right in both cases. */
  metadata: 'keep' | 'strip';
  resize?: ImageResize;
  /** Behind transparent parts where the format has no transparency, and around the picture with 'contain'. White by default. */
  background?: HexColor;
  /** Pixels per inch, for printing; the source's own by default. Stored in JPEG, PNG and TIFF, whatever happens to metadata. */
  density?: number;
  signal: AbortSignal;
};

/**
 * Decodes an image and encodes it again, at its own size or another. Animations and pages are kept when the format can hold
 * them; otherwise the first one is taken and the answer's `frames` is 1.
 * Throws an AppError when the input cannot be decoded or does not fit into the format.
 */
export type EncodeImage = (request: EncodeImageRequest) => Promise<{ bytes: number } & ImageFacts>;

/**
 * Copies an image without EXIF, XMP, IPTC, comments and embedded previews; the coded picture stays byte for byte the same,
 * orientation and colour profile are kept. `removed` is false when there was nothing to remove; the copy is identical then.
 * Throws an AppError when the file's structure does not allow it.
 */
export type StripImageMetadata = (request: {
  input: string;
  type: FileType;
  output: string;
  signal: AbortSignal;
}) => Promise<{ removed: boolean; bytes: number }>;

/**
 * Rewrites an SVG smaller without changing how it looks; 'strip' also removes its metadata element.
 * Throws an AppError for scripts, outside links and entity tricks.
 */
export type MinifySvg = (request: {
  input: string;
  output: string;
  metadata: 'keep' | 'strip';
  signal: AbortSignal;
}) => Promise<{ bytes: number } & ImageFacts>;

/** How hard ZIP data is packed: 'store' not at all, 'best' as small as DEFLATE can. */
export type ZipLevel = 'store' | 'fast' | 'normal' | 'best';

export type WriteZipRequest = {
  /** Files by their absolute place, and their path inside the ZIP: relative, safe, each one different. */
  entries: readonly { source: string; path: string; modified?: number }[];
  output: string;
  level: ZipLevel;
  /** Encrypts every file with AES-256. The paths stay readable, as in every ZIP. */
  password?: string | undefined;
  progress: (fraction: number) => void;
  signal: AbortSignal;
};

export type WrittenZip = {
  bytes: number;
  /** How many files are in it, and how many of them are stored as they are, because packing would not make them smaller. */
  files: number;
  stored: number;
  /** How many files were read back from the finished ZIP and matched their checksum: all of them. */
  verified: number;
};

/**
 * Writes files into a ZIP and reads it back. Already compressed content is stored. Memory does not depend on the sizes.
 * Throws ZIP_NOT_VERIFIED when what was written does not read back.
 */
export type WriteZip = (request: WriteZipRequest) => Promise<WrittenZip>;

/** The archives that can be opened. The compressed ones hold a TAR or a single file. */
export type ArchiveType = Extract<FileType, 'zip' | 'tar' | 'gzip' | 'bzip2' | 'xz' | 'zstd' | 'sevenZip' | 'rar'>;

export type ArchiveEntry = {
  /** Its place in the archive, from 0. It names the entry for `ExtractArchive`. */
  index: number;
  /** Made safe to unpack anywhere; folders without a slash behind them. */
  path: string;
  /** What the archive says, where that was not safe. */
  originalPath?: string;
  /** Links and special files (devices, pipes) are listed and never unpacked. */
  kind: 'file' | 'folder' | 'link' | 'special';
  bytes: number;
  /** Unknown where files are packed together. */
  packedBytes?: number;
  encrypted: boolean;
  /** Milliseconds since 1970. */
  modified?: number;
};

export type ArchiveListing = {
  /** In the archive's order; the first 10,000 when there are more. */
  entries: ArchiveEntry[];
  entryCount: number;
  fileCount: number;
  /** All files together, unpacked. */
  totalBytes: number;
  /** Some files cannot be unpacked without a password. */
  encrypted: boolean;
  /** What is unusual or was made safe, in sentences for the user. */
  warnings: string[];
};

type ArchiveRequest = {
  input: string;
  type: ArchiveType;
  /** The archive's own file name: a compressed single file is called after it. */
  name: string;
  password?: string | undefined;
  /** An empty directory for what has to be unpacked on the way. */
  scratch: string;
  signal: AbortSignal;
};

/**
 * Lists an archive. Throws PASSWORD_NEEDED when even the names are encrypted, WRONG_PASSWORD when the password given opens
 * nothing, and AppErrors for damaged, unsupported, oversized and hostile archives.
 */
export type InspectArchive = (request: ArchiveRequest) => Promise<ArchiveListing>;

export type ExtractedArchive = {
  /** A single chosen file as it is, or a ZIP of all that were chosen. */
  kind: 'file' | 'zip';
  /** The name of the single file. */
  name?: string;
  files: number;
  /** Unpacked. */
  bytes: number;
  /** What was chosen and left out, or was made safe, in sentences for the user. */
  warnings: string[];
};

/**
 * Unpacks files of an archive into `output`; nothing else is written and no path of the archive is ever used on disk. Throws
 * what `InspectArchive` throws, PASSWORD_NEEDED for encrypted files, ARCHIVE_BOMB and ARCHIVE_TOO_LARGE.
 */
export type ExtractArchive = (
  request: ArchiveRequest & {
    /** By index; 'all' takes every file. */
    entries: 'all' | readonly number[];
    output: string;
    progress: (fraction: number) => void;
  },
) => Promise<ExtractedArchive>;

type PdfRequest = {
  input: string;
  /** For a locked file: the one that opens it, or its owner's. */
  password?: string | undefined;
  signal: AbortSignal;
};

/** Pages as people write them, such as '1,3,5-7'; all pages when left out. In this order, and repeated when named twice. */
type PdfPageChoice = { pages?: string | undefined; progress: (fraction: number) => void };

export type PdfPicture = {
  /** Counted from 1. */
  page: number;
  path: string;
  width: number;
  height: number;
  bytes: number;
};

/**
 * Draws pages of a PDF into pictures, with annotations and form fields. Throws PASSWORD_NEEDED, WRONG_PASSWORD, NOT_A_PDF,
 * PDF_NO_PAGES, PAGES_INVALID for a list that does not fit, PDF_PAGE_TOO_LARGE past 60 megapixels, PDF_TOO_MANY_PIXELS past
 * what one call may draw, and PDF_PAGE_DAMAGED.
 */
export type RenderPdf = (
  request: PdfRequest &
    PdfPageChoice & {
      /** A directory for the pictures; they are called after their place in the choice, from 1. */
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
) => Promise<{ pageCount: number; pictures: PdfPicture[] }>;

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
  /** Pages, counted from 1, on which there is no text: empty ones and pictures of text. */
  pagesWithoutText: number[];
  /** Those of them that hold pictures. */
  scannedPages: number[];
}>;

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
  /** Pages, counted from 1, that are pictures of text. */
  scannedPages: number[];
  /** What is doubtful or was left out, and on which pages, in sentences for the user. */
  warnings: string[];
};

type FlowRequest = PdfRequest & {
  /** As in `RenderPdf`. */
  pages?: string | undefined;
  output: string;
  format: FlowFormat;
  /** For a document that has none of its own. */
  title?: string | undefined;
};

/**
 * Writes pages of a PDF as a document that flows: paragraphs, headings, lists, tables and pictures instead of places on paper.
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

/** The scans that are left to whoever a job is for. */
export type ScanAllowance = {
  /** Counts one for the whole job, however often it is asked. Throws ALLOWANCE_USED_UP. */
  take: () => Promise<void>;
  /** Undoes the last `take`, as nothing came of it. */
  giveBack: () => Promise<void>;
};

/** Says whether a use of this meter ('tool/action') was counted for the job. */
export type IsCounted = (meter: string) => Promise<boolean>;

/** How the text of scanned pages is recognised on the way to another format. */
export type RecogniseScans = {
  /** As in `RecognisePicture`; those that are not installed are left out. */
  languages: readonly string[];
  /** A document with more scanned pages stays as it is. */
  maxPages: number;
  /** Left out, nothing is counted. */
  scans: ScanAllowance | undefined;
};

type WithScans = {
  /** Left out, scans stay pictures. */
  recognise?: RecogniseScans | undefined;
  progress: (fraction: number, step: string) => void;
};

/**
 * The same, with the text of scanned pages. Where it cannot be recognised, they stay pictures and the warnings say why. Throws
 * what `WritePdfFlow` throws.
 */
export type ConvertPdfDocument = (request: FlowRequest & WithScans) => Promise<ConvertedPdf>;

/** `ReadPdfText` with the text of scanned pages, as `ConvertPdfDocument` has it. */
export type ConvertPdfText = (
  request: Omit<Parameters<ReadPdfText>[0], 'progress'> & WithScans,
) => Promise<Awaited<ReturnType<ReadPdfText>> & { warnings: string[] }>;

/**
 * Says what a PDF is and what is wrong with it. A file that is locked with a password is answered, too, with less to say.
 * Throws WRONG_PASSWORD, NOT_A_PDF and PDF_TOO_LARGE.
 */
export type InspectPdf = (request: PdfRequest) => Promise<PdfFacts>;

/** The sheet that pictures are put on. */
export type PdfSheet = {
  /** 'fit' gives each picture a page of its own size. */
  size: 'a4' | 'letter' | 'fit';
  /** 'auto' turns each sheet as its picture is. */
  orientation: 'auto' | 'portrait' | 'landscape';
  /** In millimetres, on each side. */
  marginMm: number;
  /** 'contain' shows the whole picture, 'cover' fills the sheet inside its margins and cuts off what hangs over. */
  fit: 'contain' | 'cover';
};

/**
 * Makes a PDF with one picture on each page. JPEG is embedded byte for byte, turned as its EXIF orientation says; PNG without
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
  /** Pictures and colours become shades of gray. */
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

export type ConvertedDocument = {
  bytes: number;
  /** Of a PDF only. */
  pages?: number;
  /** What could not be kept, was left out or is doubtful, in sentences for the user. */
  warnings: string[];
};

/**
 * Writes a document in another format. What it is, its content decides; its name only tells text, Markdown and tables apart.
 * Nothing that lies outside of the document is loaded, and no macro runs. A document that has the format already is copied.
 * PDFs are not taken.
 * Throws PASSWORD_NEEDED and WRONG_PASSWORD for locked documents, CONVERSION_NOT_OFFERED, and AppErrors for what is damaged,
 * hostile or too large.
 */
export type ConvertOffice = (request: {
  input: string;
  name: string;
  output: string;
  format: DocumentFormat;
  password?: string | undefined;
  progress: (fraction: number, step: string) => void;
  signal: AbortSignal;
}) => Promise<ConvertedDocument>;

/** A word found in a picture. Its box is in pixels of the picture as it was read, after it was turned and straightened. */
export type RecognisedWord = {
  text: string;
  box: { x: number; y: number; width: number; height: number };
  /** Of its line, the same for all of its words: pixels from the top, and the size of its letters in pixels. */
  baseline: number;
  fontSize: number;
  /** 0 to 100. */
  confidence: number;
  /** Counted from 1: blocks on the page, paragraphs in the block, lines in the paragraph. */
  block: number;
  paragraph: number;
  line: number;
};

export type RecognisedPage = {
  /** Of the straightened picture, in pixels. */
  width: number;
  height: number;
  /** Lines and paragraphs; empty for a blank page. */
  text: string;
  words: RecognisedWord[];
  /** The mean over letters, 0 to 100; 0 for a blank page. */
  confidence: number;
  /** By how many degrees clockwise the picture was turned so that its text stands upright. */
  turned: PageRotation;
  /** By how many degrees clockwise its lines ran downwards before they were straightened. */
  skewDegrees: number;
};

/**
 * Reads the text in a picture. Languages are codes such as 'eng' and 'deu'. Throws OCR_UNAVAILABLE, OCR_LANGUAGE_UNKNOWN and
 * AppErrors for pictures that cannot be read or have more than 100 megapixels.
 */
export type RecognisePicture = (request: {
  input: string;
  type: FileType;
  languages: readonly string[];
  /** 'clean' turns, straightens, evens the light and takes away noise before it reads; 'asIs' when the caller did so already. */
  preparation: 'clean' | 'asIs';
  /** Where the straightened (not thresholded) picture goes: a path that ends in '.png', or in '.jpg'. */
  picture?: string;
  /** An existing directory for what is needed on the way. */
  scratch: string;
  signal: AbortSignal;
}) => Promise<RecognisedPage>;

/** Which languages can be read here, English, Spanish, French, German, Portuguese and Italian first; none without the program. */
export type OcrLanguages = () => Promise<{ code: string; name: string }[]>;

/** A picture on a page, with the words in it. */
export type PlacedScan = {
  picture: string;
  type: 'jpeg' | 'png';
  words: readonly RecognisedWord[];
  /** Of the picture in whose pixels the words' boxes are. */
  pictureWidth: number;
  pictureHeight: number;
  /** In points, from the page's top left corner; all of the page when left out. */
  place?: { left: number; top: number; width: number; height: number } | undefined;
};

/**
 * Makes a PDF of pictures with invisible text exactly over their words. JPEG and PNG are embedded byte for byte.
 * Throws IMAGE_DAMAGED and IMAGE_TOO_MANY_PIXELS.
 */
export type WriteSearchablePdf = (request: {
  pages: readonly {
    /** Of the page, in points. */
    width: number;
    height: number;
    /** Viewers turn the page by this, with all that is on it. */
    rotation?: PageRotation | undefined;
    /** At least one. */
    pictures: readonly PlacedScan[];
  }[];
  title?: string | undefined;
  output: string;
  signal: AbortSignal;
}) => Promise<{ bytes: number; pages: number }>;

/** How a scanned page shall look, and how it is stored. */
export type ScanLook = SheetLook & { format: 'jpeg' | 'png' };

/**
 * Finds the page in a photo. Size and corners in pixels of the picture as seen (EXIF orientation applied). Where `sure` is false,
 * the corners are the default inset of 10%. Throws IMAGE_DAMAGED, IMAGE_TOO_MANY_PIXELS and other errors of unreadable images,
 * SCAN_NOT_A_PHOTO for drawings.
 */
export type FindPaper = (request: { input: string; type: FileType; signal: AbortSignal }) => Promise<{
  width: number;
  height: number;
  corners: Corners;
  /** 0 to 1. */
  confidence: number;
  sure: boolean;
}>;

/**
 * Cuts the page out of a photo, flattens and cleans it. Throws what `FindPaper` throws, and SCAN_CORNERS_INVALID for corners that
 * are crossed, bent, outside or too close.
 */
export type FlattenPage = (
  request: ScanLook & {
    input: string;
    type: FileType;
    /** As of `FindPaper`; found when left out, and the whole photo when that is not sure. */
    corners?: Corners | undefined;
    /** An existing directory for the pages. */
    outputs: string;
    signal: AbortSignal;
  },
) => Promise<{
  /** Two for an open book, otherwise one. `pixelsPerInch` prints it in true size, where that is known: A4, Letter and cards. */
  pages: { path: string; width: number; height: number; pixelsPerInch?: number | undefined }[];
  corners: Corners;
  /** True for corners that were given. */
  sure: boolean;
}>;

export type SearchableDocument = {
  bytes: number;
  pages: number;
  /** Of the text, own and recognised; counted for 'text' and 'words' only. */
  characters?: number;
  /** Pages, counted from 1. */
  recognised: number[];
  /** They had text, and were left as they are. */
  withText: number[];
  /** Nothing was found on them. */
  blank: number[];
  /** They could not be read, and were left as they are. */
  unreadable: number[];
  turned: number[];
  straightened: number[];
  /** The mean over all letters that were recognised, 0 to 100. */
  confidence: number;
  wasEncrypted: boolean;
  repaired: boolean;
  wasSigned: boolean;
};

/**
 * Recognises the text of a picture's or a PDF's pages and writes it over them, or by itself. Pages that have text are left as
 * they are. As many pages are read at the same time as there are cores. Throws OCR_UNAVAILABLE, OCR_LANGUAGE_UNKNOWN and what
 * opening a PDF or a picture throws.
 */
export type MakeSearchable = (request: {
  input: string;
  type: FileType;
  languages: readonly string[];
  /** 'pdf' with invisible text, 'text', or 'words': JSON with boxes and confidence. */
  format: 'pdf' | 'text' | 'words';
  output: string;
  /** Of a PDF that is made from a picture. */
  title?: string | undefined;
  password?: string | undefined;
  /** Counted from 1: only these are read, also where they have some text. All that have none when left out. */
  pages?: readonly number[] | undefined;
  /** An existing directory for what is needed on the way. */
  scratch: string;
  progress: (fraction: number, step: string) => void;
  signal: AbortSignal;
}) => Promise<SearchableDocument>;

/**
 * Runs the action of another tool on one file: the one that is named, or the one that does a plain operation for files of this
 * type. The file is held to that action's types, limits and plan, and the work to its deadline. A conversion to what the file
 * is already gives the file itself.
 * Throws AppErrors: the action's own, and for a step that does not suit the file or is free only so often and was not counted.
 */
export type RunStep = (request: {
  step: { operation: string; options: Record<string, unknown> };
  input: { path: string; name: string; type: FileType; bytes: number };
  /** An empty folder for the step's files. */
  directory: string;
  plan: Plan;
  /** Left out, nothing is counted. */
  scans: ScanAllowance | undefined;
  /** Left out, nothing was counted. */
  isCounted: IsCounted | undefined;
  progress: (fraction: number, step?: string) => void;
  signal: AbortSignal;
}) => Promise<{
  path: string;
  name: string;
  type: FileType;
  /** What the user should know about the result, in sentences. */
  notes: string[];
}>;

/** Every capability by name. A run asks for the ones it needs; a machine may lack some. */
export type Engines = {
  readImage: ReadImage;
  encodeImage: EncodeImage;
  stripImageMetadata: StripImageMetadata;
  minifySvg: MinifySvg;
  writeZip: WriteZip;
  inspectArchive: InspectArchive;
  extractArchive: ExtractArchive;
  renderPdf: RenderPdf;
  readPdfText: ReadPdfText;
  writePdfFlow: WritePdfFlow;
  convertPdfDocument: ConvertPdfDocument;
  convertPdfText: ConvertPdfText;
  inspectPdf: InspectPdf;
  imagesToPdf: ImagesToPdf;
  compressPdf: CompressPdf;
  mergePdf: MergePdf;
  splitPdf: SplitPdf;
  convertOffice: ConvertOffice;
  recognisePicture: RecognisePicture;
  ocrLanguages: OcrLanguages;
  writeSearchablePdf: WriteSearchablePdf;
  findPaper: FindPaper;
  flattenPage: FlattenPage;
  makeSearchable: MakeSearchable;
  runStep: RunStep;
};
export type Capability = keyof Engines;

export type EngineStatus = {
  /** 'ready' works now; 'idle' works but its process is not running yet; 'off' cannot work here, `reason` says why. */
  state: 'ready' | 'idle' | 'off';
  version?: string;
  reason?: string;
};

/** One program, library or provider, with what it can do on this machine. */
export type Engine = {
  name: string;
  /** The capabilities this engine implements; empty ones are off here. */
  provides: Partial<Engines>;
  status: () => Promise<EngineStatus>;
  /** Stops its processes and threads. */
  close: () => Promise<void>;
};
