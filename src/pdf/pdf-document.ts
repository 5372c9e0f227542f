/** A page as displayed, with its rotation applied. Sizes in points (1/72 inch). */
export type PdfPage = {
  width: number;
  height: number;
  /** The page's own rotation, clockwise, in degrees. */
  rotation: Rotation;
};

export type Rotation = 0 | 90 | 180 | 270;

/** An outline entry (bookmark), in reading order. `page` is its target from 0; undefined without one in this document. */
export type OutlineEntry = { title: string; level: number; page: number | undefined };

/** What a PDF declares about itself. */
export type PdfDescription = {
  pages: readonly PdfPage[];
  /** Page labels ('iv', 'A-3'), unless they are just 1, 2, 3. */
  labels: readonly string[] | undefined;
  outline: readonly OutlineEntry[];
  /** Encrypted, whether or not it needed a password. */
  isEncrypted: boolean;
  /** Its cross-reference table was damaged and rebuilt. */
  isRepaired: boolean;
  /** By somebody: a field that waits for a signature is none. */
  isSigned: boolean;
  hasForm: boolean;
  /** Its form has a second version that some programs show instead of the pages. */
  hasXfa: boolean;
};

/** A PDF open in this browser, or an image as a one-page document. */
export type PdfDocument = PdfDescription & {
  kind: 'pdf' | 'image';
  /** Unique among the documents of its service. */
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
