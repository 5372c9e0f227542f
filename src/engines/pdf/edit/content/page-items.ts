import type { PDFDict, PDFObject, PDFRawStream } from '@cantoo/pdf-lib';
import type { Matrix } from '../../compress/content/matrix.ts';
import type { ContentOperator } from '../../compress/content/scan-content.ts';
import type { ResourceCategory } from '../edited-page.ts';
import type { Box, Point } from './content-box.ts';
import type { PageFont } from './page-font.ts';

/** One content stream as it is drawn: the page's own, or a form each time that it is drawn. */
export type ContentNode = {
  bytes: Buffer;
  /** That names in the content are looked up in. */
  resources: PDFDict | undefined;
  /** `area`, in user space, is all of it that is drawn. */
  form?: { stream: PDFRawStream; parent: ContentNode; call: ContentOperator; area: Box | undefined; current: Matrix };
  /** What is to be written instead of byte ranges; they do not overlap. */
  splices: Splice[];
  /** Resources that the new content of a form needs. */
  additions: { category: ResourceCategory; name: string; object: PDFObject }[];
};

export type Splice = { start: number; end: number; text: Buffer };

/** A marked-content sequence (ISO 32000-2, 14.6) and the one around it. */
export type Marked = { node: ContentNode; operator: ContentOperator; outer: Marked | undefined };

/** The text state (9.3.1). `scale` is Tz as a factor. */
export type TextState = {
  font: PageFont | undefined;
  /** The font's name in the resources of the node that chose it. */
  fontName: { node: ContentNode; name: string } | undefined;
  size: number;
  charSpacing: number;
  wordSpacing: number;
  scale: number;
  leading: number;
  rise: number;
  mode: number;
};

export type Glyph = {
  code: number;
  /** Which item of TJ's list, 0 for other operators, and the place and length of the code in its string, in bytes. */
  item: number;
  at: number;
  bytes: number;
  text: string | undefined;
  /** From its origin to the next one along the line, in text space, with all spacing. */
  advance: number;
  /** From the line's first origin, in text space. */
  offset: number;
  /** Around its advance, ascent and descent, in user space. */
  box: Box;
  /** The part between the baseline and the height of an x, which shows what a letter is. */
  core: Box;
  origin: Point;
};

/** The operators that chose a colour, and the node that has them; undefined for black, with which every page begins. */
export type ChosenColor = { node: ContentNode; operators: readonly ContentOperator[] } | undefined;

/** One operator that shows text. */
export type ShownText = {
  kind: 'text';
  node: ContentNode;
  operator: ContentOperator;
  state: TextState & { font: PageFont };
  colors: { fill: ChosenColor; stroke: ChosenColor };
  /** From text space at the first glyph to user space. */
  matrix: Matrix;
  /** The text and text line matrices at the first glyph (9.4.2), which are one object where a line begins, and the CTM. */
  place: { text: Matrix; line: Matrix; current: Matrix };
  glyphs: Glyph[];
  marked: Marked | undefined;
  clips: readonly DrawnPath[];
};

/** An image, `Do` or inline; it fills the unit square of its matrix. */
export type DrawnImage = {
  kind: 'image';
  node: ContentNode;
  operator: ContentOperator;
  /** Undefined for an inline image. */
  image: { given: PDFObject; stream: PDFRawStream } | undefined;
  matrix: Matrix;
  marked: Marked | undefined;
  /** Everything it is cut by, with what cuts the forms that it is in. */
  clips: readonly DrawnPath[];
};

/** `c` has two control points before its end; the others one point, `h` none. */
export type PathStep = { name: 'm' | 'l' | 'c' | 'h'; points: Point[] };

export type DrawnPath = {
  kind: 'path';
  node: ContentNode;
  /** From the first construction operator to the end of the painting one, in bytes. */
  start: number;
  end: number;
  steps: PathStep[];
  painting: string;
  clip: 'W' | 'W*' | undefined;
  matrix: Matrix;
  /** In user space. */
  lineWidth: number;
  marked: Marked | undefined;
  clips: readonly DrawnPath[];
};

export type PageItem = ShownText | DrawnImage | DrawnPath;
