import { defineError } from '../../../shared/errors.ts';
import { t } from '../../../shared/language/translate.ts';
import { type Corners, clockwise, scaleCorners } from '../../../shared/scan/corners.ts';
import { findCorners } from '../../../shared/scan/find-corners.ts';
import { flattenSheet, type SheetLook } from '../../../shared/scan/flatten-sheet.ts';
import { refineCorners } from '../../../shared/scan/refine-corners.ts';
import { type DrawnPixels, drawSideBySide, readPixels } from './photo-pixels.ts';

/** A detected page. Corners in pixels of the upright image; the default inset when unsure. */
export type FoundPage = { width: number; height: number; corners: Corners; confidence: number; sure: boolean };

/**
 * Sizes of the copy that is searched, and of the larger one in which corners are refined: exact to a pixel or two of the
 * largest photos.
 */
const detectionPixels = 480 * 360;
const exactInPixels = 2_000_000;
/** 8 megapixels exceed what screens show of a page, and take 32 MB. */
const keptPixels = 8_000_000;

const unreadable = defineError('SCAN_PHOTO_UNREADABLE', 415, () =>
  t('This browser cannot show this photo. It can still be sent as it is, or exported as JPEG first.'),
);

/** Read for the first preview only: it takes as long as everything else. */
type Photo = { bitmap?: ImageBitmap; kept?: DrawnPixels };
const photos = new Map<number, Photo>();
let lastId = 0;

/** The scanner worker's functions. */
export const scanWork = {
  /** Finds a page in a camera frame of about 480 pixels. */
  findInFrame: (frame: ImageBitmap): FoundPage => {
    const { pixels, width, height, scale } = readPixels(frame, detectionPixels);
    frame.close();
    const { corners, confidence, sure } = findCorners(pixels);
    return { width, height, corners: scaleCorners(corners, 1 / scale), confidence, sure };
  },

  /** Decodes a photo, keeps it under the returned id, and finds its page. */
  open: async (photo: Blob): Promise<FoundPage & { id: number }> => {
    const bitmap = await createImageBitmap(photo).catch((error: unknown) => {
      throw unreadable(undefined, { cause: error });
    });
    const { pixels, width, height, scale } = readPixels(bitmap, exactInPixels);
    lastId += 1;
    photos.set(lastId, { bitmap });
    const { corners, confidence, sure } = findCorners(pixels);
    const exact = sure ? refineCorners(pixels, corners) : corners;
    return { id: lastId, width, height, corners: scaleCorners(exact, 1 / scale), confidence, sure };
  },

  /** Snaps roughly placed corners to nearby edges. */
  refine: ({ id, corners }: { id: number; corners: Corners }): Corners => {
    const { pixels, scale } = pixelsOf(id);
    return scaleCorners(refineCorners(pixels, scaleCorners(clockwise(corners), scale)), 1 / scale);
  },

  /** The page as it will be scanned; both pages of a book side by side. */
  preview: ({ id, corners, look }: { id: number; corners: Corners; look: SheetLook }): Promise<ImageBitmap> => {
    const { pixels, scale } = pixelsOf(id);
    const sheets = flattenSheet(pixels, scaleCorners(clockwise(corners), scale), look);
    return drawSideBySide(sheets.map((sheet) => sheet.pixels));
  },

  close: (id: number): void => {
    photos.get(id)?.bitmap?.close();
    photos.delete(id);
  },
};

export type ScanWork = typeof scanWork;

function pixelsOf(id: number): DrawnPixels {
  const photo = photos.get(id);
  if (!photo) throw new Error(`There is no photo ${id}.`);
  if (photo.bitmap) {
    photo.kept = readPixels(photo.bitmap, keptPixels);
    photo.bitmap.close();
    delete photo.bitmap;
  }
  if (!photo.kept) throw new Error(`The pixels of photo ${id} are gone.`);
  return photo.kept;
}
