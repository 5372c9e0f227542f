import type { FileType } from '../../shared/file-types.ts';
import type { PageRotation } from '../pdf/pdf-capabilities.ts';

/** A word found in an image. Its box is in pixels of the image as it was read, after it was turned and straightened. */
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
  /** Of the straightened image, in pixels. */
  width: number;
  height: number;
  /** Lines and paragraphs; empty for a blank page. */
  text: string;
  words: RecognisedWord[];
  /** The mean over letters, 0 to 100; 0 for a blank page. */
  confidence: number;
  /** By how many degrees clockwise the image was turned so that its text stands upright. */
  turned: PageRotation;
  /** By how many degrees clockwise its lines ran downwards before they were straightened. */
  skewDegrees: number;
};

/**
 * Reads the text in an image. Languages are codes such as 'eng' and 'deu'. Throws OCR_UNAVAILABLE, OCR_LANGUAGE_UNKNOWN and
 * AppErrors for images that cannot be read or have more than 100 megapixels.
 */
export type RecogniseImage = (request: {
  input: string;
  type: FileType;
  languages: readonly string[];
  /** 'clean' turns, straightens, evens the light and takes away noise before it reads; 'asIs' when the caller did so already. */
  preparation: 'clean' | 'asIs';
  /** Where the straightened (not thresholded) image goes: a path that ends in '.png', or in '.jpg'. */
  image?: string;
  /** An existing directory for what is needed on the way. */
  scratch: string;
  signal: AbortSignal;
}) => Promise<RecognisedPage>;

/** Which languages can be read here, English, Spanish, French, German, Portuguese and Italian first; none without the program. */
export type OcrLanguages = () => Promise<{ code: string; name: string }[]>;

/** An image on a page, with the words in it. */
export type PlacedScan = {
  image: string;
  type: 'jpeg' | 'png';
  words: readonly RecognisedWord[];
  /** Of the image in whose pixels the words' boxes are. */
  imageWidth: number;
  imageHeight: number;
  /** In points, from the page's top left corner; all of the page when left out. */
  place?: { left: number; top: number; width: number; height: number } | undefined;
};

/**
 * Makes a PDF of images with invisible text exactly over their words. JPEG and PNG are embedded byte for byte.
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
    images: readonly PlacedScan[];
  }[];
  title?: string | undefined;
  output: string;
  signal: AbortSignal;
}) => Promise<{ bytes: number; pages: number }>;

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
 * Recognises the text of an image's or a PDF's pages and writes it over them, or by itself. Pages that have text are left as
 * they are. As many pages are read at the same time as there are cores. Throws OCR_UNAVAILABLE, OCR_LANGUAGE_UNKNOWN and what
 * opening a PDF or an image throws.
 */
export type MakeSearchable = (request: {
  input: string;
  type: FileType;
  languages: readonly string[];
  /** 'pdf' with invisible text, 'text', or 'words': JSON with boxes and confidence. */
  format: 'pdf' | 'text' | 'words';
  output: string;
  /** Of a PDF that is made from an image. */
  title?: string | undefined;
  password?: string | undefined;
  /** Counted from 1: only these are read, also where they have some text. All that have none when left out. */
  pages?: readonly number[] | undefined;
  /** An existing directory for what is needed on the way. */
  scratch: string;
  progress: (fraction: number, step: string) => void;
  signal: AbortSignal;
}) => Promise<SearchableDocument>;
