/** One page as it is shown: its own rotation is applied already. Sizes in points (1/72 inch). */
export type PdfPage = {
  width: number;
  height: number;
  /** What the file says, clockwise, in degrees. */
  rotation: Rotation;
};

export type Rotation = 0 | 90 | 180 | 270;

/** An entry of the outline (bookmarks), in the order of reading. `page` is its target from 0; undefined when it has none here. */
export type OutlineEntry = { title: string; level: number; page: number | undefined };

/** What a PDF says about itself. */
export type PdfDescription = {
  pages: readonly PdfPage[];
  /** What the pages are called ('iv', 'A-3'), when the file names them other than 1, 2, 3. */
  labels: readonly string[] | undefined;
  outline: readonly OutlineEntry[];
  /** Encrypted, opened with its password or without one. */
  isEncrypted: boolean;
  /** Its table of contents (cross-reference table) was damaged and has been built anew from what is there. */
  isRepaired: boolean;
  isSigned: boolean;
  hasForm: boolean;
};

/** A PDF that is open in this browser, or an image, which is a document of one page. */
export type PdfDocument = PdfDescription & {
  kind: 'pdf' | 'image';
  /** Distinguishes it from all other documents of its service. */
  id: number;
  name: string;
  bytes: number;
  password: string | undefined;
};

export const isSideways = (rotation: Rotation): boolean => rotation === 90 || rotation === 270;

/** `turned(270, 90)` → 0. Both clockwise. */
export function turned(rotation: Rotation, by: Rotation): Rotation {
  const sum = (rotation + by) % 360;
  return sum === 90 || sum === 180 || sum === 270 ? sum : 0;
}
