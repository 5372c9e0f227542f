import { z } from 'zod';
import type { FileType } from '../../shared/file-types.ts';
import type { PageRotation } from '../pdf/pdf-capabilities.ts';
import type { PlacedScan, RecognisedPage, WriteSearchablePdf } from './ocr-capabilities.ts';

/* Requests to the OCR processes, and their answers. File names are relative to the exchange folder. */

export const inputName = 'source';
export const outputName = 'result.pdf';
/** The gray image for tesseract, as PGM. */
export const readingName = 'reading.pgm';
/** A small one for orientation detection. */
export const smallName = 'small.pgm';
export const imageName = 'image';
/** The recognised pages: one JSON object (`PageLayer`) per line, in page order. */
export const layersName = 'layers';

/** An image file, or a PDF page to render. */
export type ImageSource =
  /** `frame` of a multi-page TIFF or animation, from 0. */
  | { kind: 'image'; type: Exclude<FileType, 'heic'>; frame: number }
  /** `page` from 0. */
  | { kind: 'pdf'; page: number; password: string | undefined };

/** Prepares images for recognition. */
export type PrepareTask = {
  task: 'prepare';
  from: ImageSource;
  clean: boolean;
  /** Reads the sheet in a photo, flattened; not with `image`. */
  findSheet: boolean;
  /** Clockwise, applied first. */
  turn: PageRotation;
  /** Format of the straightened image; only for image files. */
  image: 'jpeg' | 'png' | undefined;
};

/** Classifies the pages of a PDF. */
export type PlanTask = { task: 'plan'; password: string | undefined };

/** Puts every frame of an image on a PDF page. */
export type BaseTask = { task: 'base'; type: Exclude<FileType, 'heic'>; title: string | undefined };

/** Adds the text of `layers` to the pages of a PDF. */
export type LayerTask = { task: 'layer'; password: string | undefined };

/** Writes the text of all pages, recognised or original, as text or words. */
export type ExportTask = {
  task: 'export';
  format: 'text' | 'words';
  password: string | undefined;
  pageCount: number;
};

type SearchablePage = Parameters<WriteSearchablePdf>[0]['pages'][number];

/** Writes images as PDF pages with their text. Inputs are `image-0` and so on, numbered through all pages. */
export type WriteTask = {
  task: 'write';
  pages: readonly (Omit<SearchablePage, 'images'> & { images: readonly Omit<PlacedScan, 'image'>[] })[];
  title: string | undefined;
};

export type OcrTask = PrepareTask | PlanTask | BaseTask | LayerTask | ExportTask | WriteTask;

export const pageName = (index: number): string => `image-${index}`;

const pixels = z.number().int().positive();
const point = z.object({ x: z.number(), y: z.number() });

/** A sheet found in a photo: its corners, clockwise from top left, in pixels of the upright photo, and the photo's size. */
const sheetSchema = z.object({
  corners: z.tuple([point, point, point, point]),
  photo: z.object({ width: pixels, height: pixels }),
});

export const preparedSchema = z.object({
  /** Size of the source, or of the flattened sheet in it, with EXIF orientation and requested rotation applied. */
  source: z.object({ width: pixels, height: pixels }),
  /** Size of the straightened image, in source pixels. */
  straight: z.object({ width: pixels, height: pixels }),
  /** Size of the image that tesseract reads. */
  reading: z.object({ width: pixels, height: pixels }),
  skewDegrees: z.number(),
  /** The text is probably rotated by 90 degrees. */
  isSideways: z.boolean(),
  sheet: sheetSchema.optional(),
});
export type Prepared = z.infer<typeof preparedSchema>;

export const writtenSchema = z.object({ pages: z.number().int().positive() });

/** A recognised page. */
export type PageLayer = RecognisedPage & {
  /** From 0. */
  page: number;
  /** Size of the image, or of the flattened sheet in it, rotated but not yet straightened, in pixels. */
  source: { width: number; height: number };
  /** The words are on this sheet in a photo. */
  sheet?: z.infer<typeof sheetSchema> | undefined;
};

export const plannedSchema = z.object({
  /** Whether each page has text, nothing at all, or content that may be a scan. */
  pages: z.array(z.enum(['text', 'empty', 'image'])),
  wasSigned: z.boolean(),
});

export const baseSchema = z.object({ frames: z.number().int().positive() });

export const layeredSchema = z.object({
  wasEncrypted: z.boolean(),
  repaired: z.boolean(),
  /** Pages, from 1, that were straightened. */
  straightened: z.array(z.number().int().positive()),
});

export const exportedSchema = z.object({ characters: z.number().int().nonnegative() });
