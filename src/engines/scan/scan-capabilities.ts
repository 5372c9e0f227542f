import type { FileType } from '../../shared/file-types.ts';
import type { Corners } from '../../shared/scan/corners.ts';
import type { SheetLook } from '../../shared/scan/flatten-sheet.ts';

/** How a scanned page shall look, and how it is stored. */
export type ScanLook = SheetLook & { format: 'jpeg' | 'png' };

/**
 * Finds the page in a photo. Size and corners in pixels of the image as seen (EXIF orientation applied). Where `sure` is false,
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
