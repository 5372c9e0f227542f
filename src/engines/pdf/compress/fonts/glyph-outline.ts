/** A piece of an outline in absolute coordinates of the font's space. */
export type Segment =
  | { kind: 'move' | 'line'; x: number; y: number }
  | { kind: 'curve'; x1: number; y1: number; x2: number; y2: number; x: number; y: number };

/** Where a stem begins and how thick it is; ghost stems are -20 and -21 thick. */
export type Stem = readonly [from: number, thickness: number];

export type GlyphOutline = {
  width: number;
  /** Left side bearing: where the outline's own origin stands. */
  leftBearing: number;
  segments: Segment[];
  horizontalStems: Stem[];
  verticalStems: Stem[];
  /** Its stems change on the way: the stems above are then those of one part only and must not be used for all of it. */
  replacesHints: boolean;
};
