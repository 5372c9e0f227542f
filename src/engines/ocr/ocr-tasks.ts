import { z } from 'zod';
import type { FileType } from '../../shared/file-types.ts';
import type { PageRotation } from '../pdf/pdf-capabilities.ts';
import type { PlacedScan, RecognisedPage, WriteSearchablePdf } from './ocr-capabilities.ts';

/*
 * What the server asks its OCR processes to do, and what they answer. The file names are those inside the exchange folder.
 */

export const inputName = 'source';
export const outputName = 'result.pdf';
/** The gray image that is read, as PGM. */
export const readingName = 'reading.pgm';
/** A small one, from which is told which way is up. */
export const smallName = 'small.pgm';
export const imageName = 'image';
/** What was recognised: a JSON object on a line for each page (`PageLayer`), pages in order. */
export const layersName = 'layers';

/** An image's own file, or a page of a PDF that is drawn. */
export type ImageSource =
  /** `frame` of a TIFF with several pages or an animation, from 0. */
  | { kind: 'image'; type: Exclude<FileType, 'heic'>; frame: number }
  /** `page` from 0. */
  | { kind: 'pdf'; page: number; password: string | undefined };

/** Makes images ready to be read. */
export type PrepareTask = {
  task: 'prepare';
  from: ImageSource;
  clean: boolean;
  /** Clockwise, before everything else. */
  turn: PageRotation;
  /** Which format the straightened image is wanted in; of an image's own file only. */
  image: 'jpeg' | 'png' | undefined;
};

/** Says what is on the pages of a PDF. */
export type PlanTask = { task: 'plan'; password: string | undefined };

/** Puts every frame of an image on a page of a PDF. */
export type BaseTask = { task: 'base'; type: Exclude<FileType, 'heic'>; title: string | undefined };

/** Writes the text of `layers` over the pages of a PDF. */
export type LayerTask = { task: 'layer'; password: string | undefined };

/** Writes the text of all pages, recognised or their own, as text or as words. */
export type ExportTask = {
  task: 'export';
  format: 'text' | 'words';
  password: string | undefined;
  pageCount: number;
};

type SearchablePage = Parameters<WriteSearchablePdf>[0]['pages'][number];

/** Writes images as pages of a PDF with their text. They are called `image-0` and so on, counted through all pages. */
export type WriteTask = {
  task: 'write';
  pages: readonly (Omit<SearchablePage, 'images'> & { images: readonly Omit<PlacedScan, 'image'>[] })[];
  title: string | undefined;
};

export type OcrTask = PrepareTask | PlanTask | BaseTask | LayerTask | ExportTask | WriteTask;

export const pageName = (index: number): string => `image-${index}`;

const pixels = z.number().int().positive();

export const preparedSchema = z.object({
  /** Of the image as it came, upright by its EXIF orientation and turned as asked. */
  source: z.object({ width: pixels, height: pixels }),
  /** Of the straightened image, in pixels of the source. */
  straight: z.object({ width: pixels, height: pixels }),
  /** Of the image that is read. */
  reading: z.object({ width: pixels, height: pixels }),
  skewDegrees: z.number(),
  /** The text probably lies on its side. */
  isSideways: z.boolean(),
});
export type Prepared = z.infer<typeof preparedSchema>;

export const writtenSchema = z.object({ pages: z.number().int().positive() });

/** A page that was read. */
export type PageLayer = RecognisedPage & {
  /** From 0. */
  page: number;
  /** The image that was read, turned and not yet straightened, in pixels. */
  source: { width: number; height: number };
};

export const plannedSchema = z.object({
  /** For each page, whether it has text, nothing at all, or something that may be an image of text. */
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
