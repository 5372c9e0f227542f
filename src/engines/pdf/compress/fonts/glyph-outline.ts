/** An outline segment in absolute font units. */
export type Segment =
  | { kind: 'move' | 'line'; x: number; y: number }
  | { kind: 'curve'; x1: number; y1: number; x2: number; y2: number; x: number; y: number };

/** A stem's start and width; ghost stems have width -20 or -21. */
export type Stem = readonly [from: number, thickness: number];

export type GlyphOutline = {
  width: number;
  /** Left side bearing: the x of the outline's origin. */
  leftBearing: number;
  segments: Segment[];
  horizontalStems: Stem[];
  verticalStems: Stem[];
  /** The glyph replaces hints: its stems hold for one part only and must not be used for the whole. */
  replacesHints: boolean;
};
