import type { StyledSegment, Turns } from '../text/text-segments.ts';

/*
 * What a page of a PDF says before anything is made of it. Places are points from the top left corner of the page as it is
 * shown; y grows downwards.
 */

export type Box = { left: number; right: number; top: number; bottom: number };

export type CharacterStyle = {
  /** The font's name as the file has it, without the mark of a subset. */
  fontName: string;
  /** In points, as it is drawn. */
  size: number;
  bold: boolean;
  italic: boolean;
  monospace: boolean;
  serif: boolean;
  /** '#rrggbb' */
  color: string;
  /** Distance of the line the letters stand on from the top of the page; meaningless for turned text. */
  baseline: number;
  /** Drawn with neither fill nor stroke, as the words behind a scanned page are. */
  isInvisible: boolean;
};

export type Segment = StyledSegment<CharacterStyle>;

/** Text that was turned upright by itself; `place` is where it stands on the page, `turns` how it runs there. */
export type TurnedSegment = Segment & { turns: Turns; place: Box };

/** A straight line along one of the axes. */
export type Rule = {
  direction: 'horizontal' | 'vertical';
  /** Its y when horizontal, else its x. */
  at: number;
  from: number;
  to: number;
};

export type Fill = Box & { color: string };

/** An image or drawing that is kept as an image, with what is written inside of it. */
export type Figure = Box & { path: string; type: 'png' | 'jpeg'; words: string };

export type PageLink = Box & { address: string };

export type PageReading = {
  /** Counted from 1. */
  number: number;
  width: number;
  height: number;
  kind: 'text' | 'scan' | 'empty';
  segments: Segment[];
  /** Text that runs in another direction, each layer turned upright by itself. */
  turned: { segments: TurnedSegment[] }[];
  rules: Rule[];
  fills: Fill[];
  figures: Figure[];
  links: PageLink[];
  doubts: string[];
};

/** The smallest box around all of them; undefined for none. */
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

/** Whether boxes touch or come closer than `distance`. */
export const areNear = (a: Box, b: Box, distance = 0): boolean =>
  a.left <= b.right + distance &&
  b.left <= a.right + distance &&
  a.top <= b.bottom + distance &&
  b.top <= a.bottom + distance;

/** Whether the middle of `inner` lies in `outer`. */
export function holds(outer: Box, inner: Box): boolean {
  const [x, y] = [(inner.left + inner.right) / 2, (inner.top + inner.bottom) / 2];
  return x >= outer.left && x <= outer.right && y >= outer.top && y <= outer.bottom;
}

/** The part that both boxes have; its sides may be negative when there is none. */
export const overlapOf = (a: Box, b: Box): Box => ({
  left: Math.max(a.left, b.left),
  right: Math.min(a.right, b.right),
  top: Math.max(a.top, b.top),
  bottom: Math.min(a.bottom, b.bottom),
});
