import { z } from 'zod';
import type { FileType } from '../../shared/file-types.ts';
import type { PageRotation, PlacedScan, WriteSearchablePdf } from '../engines.ts';

/*
 * What the server asks its OCR processes to do, and what they answer. The file names are those inside the exchange folder.
 */

export const inputName = 'source';
export const outputName = 'result.pdf';
/** The gray picture that is read, as PGM. */
export const readingName = 'reading.pgm';
/** A small one, from which is told which way is up. */
export const smallName = 'small.pgm';
export const pictureName = 'picture';

/** Makes pictures ready to be read. */
export type PrepareTask = {
  task: 'prepare';
  type: Exclude<FileType, 'heic'>;
  /** Of a TIFF with several pages or an animation, from 0. */
  frame: number;
  clean: boolean;
  /** Clockwise, before everything else. */
  turn: PageRotation;
  /** Which format the straightened picture is wanted in. */
  picture: 'jpeg' | 'png' | undefined;
};

type SearchablePage = Parameters<WriteSearchablePdf>[0]['pages'][number];

/** Writes pictures as pages of a PDF with their text. They are called `picture-0` and so on, counted through all pages. */
export type WriteTask = {
  task: 'write';
  pages: readonly (Omit<SearchablePage, 'pictures'> & { pictures: readonly Omit<PlacedScan, 'picture'>[] })[];
  title: string | undefined;
};

export type OcrTask = PrepareTask | WriteTask;

export const pageName = (index: number): string => `picture-${index}`;

const pixels = z.number().int().positive();

export const preparedSchema = z.object({
  /** Of the picture as it came, upright by its EXIF orientation and turned as asked. */
  source: z.object({ width: pixels, height: pixels }),
  /** Of the straightened picture, in pixels of the source. */
  straight: z.object({ width: pixels, height: pixels }),
  /** Of the picture that is read. */
  reading: z.object({ width: pixels, height: pixels }),
  skewDegrees: z.number(),
});
export type Prepared = z.infer<typeof preparedSchema>;

export const writtenSchema = z.object({ pages: z.number().int().positive() });
