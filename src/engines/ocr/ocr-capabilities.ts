import type { FileType } from '../../shared/file-types.ts';
import type { PageRotation } from '../pdf/pdf-capabilities.ts';

/** A recognised word. Its box is in pixels of the rotated and straightened image. */
export type RecognisedWord = {
  text: string;
  box: { x: number; y: number; width: number; height: number };
  /** Baseline in pixels from the top and font size in pixels, the same for all words of a line. */
  baseline: number;
  fontSize: number;
  /** 0 to 100. */
  confidence: number;
  /** From 1: blocks on the page, paragraphs in the block, lines in the paragraph. */
  block: number;
  paragraph: number;
  line: number;
};

export type RecognisedPage = {
  /** Size of the straightened image, in pixels. */
  width: number;
  height: number;
  /** With lines and paragraphs; empty for a blank page. */
  text: string;
  words: RecognisedWord[];
  /** Mean over letters, 0 to 100; 0 for a blank page. */
  confidence: number;
  /** Clockwise rotation that was needed to turn the text upright. */
  turned: PageRotation;
  /** Skew before straightening, in degrees clockwise. */
  skewDegrees: number;
};

/**
 * Recognises the text in an image. Languages are codes such as 'eng' and 'deu'. Throws OCR_UNAVAILABLE, OCR_LANGUAGE_UNKNOWN
 * and AppErrors for images that are unreadable or exceed 100 megapixels.
 */
export type RecogniseImage = (request: {
  input: string;
  type: FileType;
  languages: readonly string[];
  /** 'clean' rotates, straightens, evens out light and denoises first; 'asIs' if the caller already did. */
  preparation: 'clean' | 'asIs';
  /**
   * Where to write the turned and straightened image (not thresholded): a path ending in '.png' or '.jpg'. Empty if it was
   * upright and straight.
   */
  image?: string;
  /** An existing directory for temporary files. */
  scratch: string;
  signal: AbortSignal;
}) => Promise<RecognisedPage>;

/** The installed languages, starting with English, Spanish, French, German, Portuguese and Italian; none without tesseract. */
export type OcrLanguages = () => Promise<{ code: string; name: string }[]>;

/** An image on a page, with its words. */
export type PlacedScan = {
  image: string;
  type: 'jpeg' | 'png';
  words: readonly RecognisedWord[];
  /** Size of the image that word boxes refer to. */
  imageWidth: number;
  imageHeight: number;
  /** In points from the page's top left corner; the whole page by default. */
  place?: { left: number; top: number; width: number; height: number } | undefined;
};

/**
 * Makes a PDF of images with invisible text over their words. JPEG and PNG are embedded byte for byte.
 * Throws IMAGE_DAMAGED and IMAGE_TOO_MANY_PIXELS.
 */
export type WriteSearchablePdf = (request: {
  pages: readonly {
    /** Page size in points. */
    width: number;
    height: number;
    /** Page rotation in viewers. */
    rotation?: PageRotation | undefined;
    /** At least one. */
    images: readonly PlacedScan[];
  }[];
  title?: string | undefined;
  output: string;
  signal: AbortSignal;
}) => Promise<{ bytes: number; pages: number }>;

export type SearchableDocument = {
  bytes: number;
  pages: number;
  /** Length of the text, original and recognised; only for 'text' and 'words'. */
  characters?: number;
  /** Pages, from 1. */
  recognised: number[];
  /** Already had text and are unchanged. */
  withText: number[];
  /** Nothing was recognised. */
  blank: number[];
  /** Unreadable and unchanged. */
  unreadable: number[];
  turned: number[];
  straightened: number[];
  /** Mean over all recognised letters, 0 to 100. */
  confidence: number;
  wasEncrypted: boolean;
  repaired: boolean;
  wasSigned: boolean;
};

/**
 * Recognises the text of an image or a PDF's pages and adds it as a layer, or writes it by itself. Pages with text stay
 * unchanged. Works on one page per core. Throws OCR_UNAVAILABLE, OCR_LANGUAGE_UNKNOWN and what opening a PDF or image throws.
 */
export type MakeSearchable = (request: {
  input: string;
  type: FileType;
  languages: readonly string[];
  /** 'pdf' with invisible text, 'text', or 'words': JSON with boxes and confidence. */
  format: 'pdf' | 'text' | 'words';
  output: string;
  /** Title of a PDF made from an image. */
  title?: string | undefined;
  password?: string | undefined;
  /** From 1: recognises only these pages, even if they have text. By default all pages without text. */
  pages?: readonly number[] | undefined;
  /** An existing directory for temporary files. */
  scratch: string;
  progress: (fraction: number, step: string) => void;
  signal: AbortSignal;
}) => Promise<SearchableDocument>;
