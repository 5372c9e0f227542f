import type { StyledSegment, Turns } from '../text/text-segments.ts';

/* The raw content of a PDF page. Positions are points from the top left corner of the displayed page, y downwards. */

export type Box = { left: number; right: number; top: number; bottom: number };

export type CharacterStyle = {
  /** The font's name without its subset tag. */
  fontName: string;
  /** Displayed size in points. */
  size: number;
  bold: boolean;
  italic: boolean;
  monospace: boolean;
  serif: boolean;
  /** '#rrggbb' */
  color: string;
  /** Baseline, measured from the top of the page; meaningless for rotated text. */
  baseline: number;
  /** Drawn with neither fill nor stroke, like the text layer of a scan. */
  isInvisible: boolean;
};

export type Segment = StyledSegment<CharacterStyle>;

/** Rotated text, itself turned upright; `place` is its box on the page, `turns` its direction there. */
export type TurnedSegment = Segment & { turns: Turns; place: Box };

/** An axis-aligned straight line. */
export type Rule = {
  direction: 'horizontal' | 'vertical';
  /** y if horizontal, else x. */
  at: number;
  from: number;
  to: number;
};

export type Fill = Box & { color: string };

/** An image, or a drawing kept as an image, with the text in it. */
export type Figure = Box & { path: string; type: 'png' | 'jpeg'; words: string };

export type PageLink = Box & { address: string };

export type PageReading = {
  /** From 1. */
  number: number;
  width: number;
  height: number;
  kind: 'text' | 'scan' | 'empty';
  segments: Segment[];
  /** Rotated text, each layer turned upright. */
  turned: { segments: TurnedSegment[] }[];
  /** Text at an angle, such as a watermark. */
  slanted?: Segment[];
  rules: Rule[];
  fills: Fill[];
  figures: Figure[];
  links: PageLink[];
  /** Widths of the document's fonts, in percent of the office fonts that replace them. */
  letterScales?: ReadonlyMap<string, number>;
  doubts: string[];
};

/** The bounding box of all; undefined for none. */
export function boundsOf(boxes: readonly Box[]): Box | undefined {
  if (boxes.length === 0) return undefined;
  const box = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  for (const { left, right, top, bottom } of boxes) {
    box.left = Math.min(box.left, left);
    box.right = Math.max(box.right, right);
    box.top = Math.min(box.top, top);
    box.bottom = Math.max(box.bottom, bottom);
  }
  return box;
}

export const widthOf = ({ left, right }: Box): number => right - left;
export const heightOf = ({ top, bottom }: Box): number => bottom - top;
export const areaOf = (box: Box): number => Math.max(0, widthOf(box)) * Math.max(0, heightOf(box));

/** Whether boxes touch or are closer than `distance`. */
export const areNear = (a: Box, b: Box, distance = 0): boolean =>
  a.left <= b.right + distance &&
  b.left <= a.right + distance &&
  a.top <= b.bottom + distance &&
  b.top <= a.bottom + distance;

/** Whether `inner`'s centre is in `outer`. */
export function holds(outer: Box, inner: Box): boolean {
  const [x, y] = [(inner.left + inner.right) / 2, (inner.top + inner.bottom) / 2];
  return x >= outer.left && x <= outer.right && y >= outer.top && y <= outer.bottom;
}

/** The intersection; it has negative sides if empty. */
export const overlapOf = (a: Box, b: Box): Box => ({
  left: Math.max(a.left, b.left),
  right: Math.min(a.right, b.right),
  top: Math.max(a.top, b.top),
  bottom: Math.min(a.bottom, b.bottom),
});
