import type { PDFObject } from '@cantoo/pdf-lib';
import type { PageFont } from '../content/page-font.ts';
import type { TextPart } from '../content/rewrite-text.ts';

/** A text in a font of ours, like the document's in style. */
export type OtherText = {
  font: PDFObject;
  /** The font's name for people. */
  name: string;
  parts: TextPart[];
  /** In units of the font size. */
  width: number;
  codes: number;
};

/** Sets a text in another font than `font`, which lacks glyphs for it; the characters that no font has. */
export type OtherFont = (font: PageFont, text: string) => Promise<OtherText | { missing: string[] }>;
