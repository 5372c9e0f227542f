import { type Corners, checkCorners, clockwise, insetCorners, scaleCorners } from '../../shared/scan/corners.ts';
import { findCorners } from '../../shared/scan/find-corners.ts';
import { type FlatSheet, flattenSheet, type SheetLook } from '../../shared/scan/flatten-sheet.ts';
import type { PixelImage } from '../../shared/scan/pixel-image.ts';
import { refineCorners } from '../../shared/scan/refine-corners.ts';
import type { Photo } from './read-photo.ts';
import { scanErrors } from './scan.errors.ts';

export type FlattenedPhoto = {
  pages: FlatSheet[];
  /** In pixels of the file. */
  corners: Corners;
  sure: boolean;
};

/**
 * Crops, flattens and cleans the page in a photo. Without given corners it detects them; if unsure, it takes the whole photo,
 * so nothing is cut off. An open book becomes two pages if its fold is found. Throws SCAN_CORNERS_INVALID.
 */
export function flattenPhoto(
  photo: Photo,
  { corners: given, ...look }: SheetLook & { corners?: Corners | undefined },
): FlattenedPhoto {
  const { corners, sure } = given ? { corners: checked(given, photo), sure: true } : find(photo.pixels);
  return {
    pages: flattenSheet(photo.pixels, corners, look),
    corners: given ?? scaleCorners(corners, 1 / photo.scale),
    sure,
  };
}

function checked(corners: Corners, { width, height, scale }: Photo): Corners {
  const fault = checkCorners(corners, width, height);
  if (fault !== 'ok') throw scanErrors.cornersInvalid({ fault });
  return scaleCorners(clockwise(corners), scale);
}

function find(pixels: PixelImage): { corners: Corners; sure: boolean } {
  const { corners, sure } = findCorners(pixels);
  if (sure) return { corners: refineCorners(pixels, corners), sure };
  return { corners: insetCorners(pixels.width, pixels.height, 0), sure };
}
