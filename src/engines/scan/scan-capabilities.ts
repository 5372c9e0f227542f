import type { FileType } from '../../shared/file-types.ts';
import type { Corners } from '../../shared/scan/corners.ts';
import type { SheetLook } from '../../shared/scan/flatten-sheet.ts';

/** Look and file format of a scanned page. */
export type ScanLook = SheetLook & { format: 'jpeg' | 'png' };

/**
 * Finds the page in a photo. Size and corners in displayed pixels (EXIF orientation applied). If not `sure`, corners default
 * to a 10% inset. Throws IMAGE_DAMAGED, IMAGE_TOO_MANY_PIXELS and other errors of unreadable images, and SCAN_NOT_A_PHOTO for
 * drawings.
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
 * Crops, flattens and cleans the page in a photo. Throws what `FindPaper` throws, and SCAN_CORNERS_INVALID for corners that
 * cross, form a concave shape, lie outside or too close.
 */
export type FlattenPage = (
  request: ScanLook & {
    input: string;
    type: FileType;
    /** As from `FindPaper`; detected by default, or the whole photo if unsure. */
    corners?: Corners | undefined;
    /** An existing directory for the pages. */
    outputs: string;
    signal: AbortSignal;
  },
) => Promise<{
  /** Two for an open book, otherwise one. `pixelsPerInch` prints at true size, where known: A4, Letter and cards. */
  pages: { path: string; width: number; height: number; pixelsPerInch?: number | undefined }[];
  corners: Corners;
  /** True for given corners. */
  sure: boolean;
}>;
