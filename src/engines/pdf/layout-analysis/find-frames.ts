import {
  areaOf,
  type Box,
  type Fill,
  heightOf,
  holds,
  overlapOf,
  type Rule,
  type Segment,
  widthOf,
} from '../../../pdf/reading/page-reading.ts';

/** Tolerance, in points, with which lines meet at a frame's corners. */
const slack = 3;
/** Anything smaller, in points, is a cell, button or icon. */
const minFrame = { width: 60, height: 40 };
/** Pages with more lines hold tables; they are not searched for frames. */
const maxRules = 400;
const maxFrames = 60;

/** Rectangles drawn by lines, largest first. Frames with a line across are tables and left out. */
export function findFrames(rules: readonly Rule[]): Box[] {
  if (rules.length > maxRules) return [];
  const horizontal = rules.filter((rule) => isSide(rule, 'horizontal', minFrame.width)).toSorted((a, b) => a.at - b.at);
  const vertical = rules.filter((rule) => isSide(rule, 'vertical', minFrame.height));
  const frames: Box[] = [];
  horizontal.forEach((top, index) => {
    const below = horizontal
      .slice(index + 1)
      .filter((other) => other.at - top.at >= minFrame.height && isAlong(other, top));
    const bottom = below.find((other) =>
      [top.from, top.to].every((x) => vertical.some((side) => isAlong(side, { at: x, from: top.at, to: other.at }, x))),
    );
    if (bottom === undefined) return;
    const frame = { left: top.from, right: top.to, top: top.at, bottom: bottom.at };
    if (!isDivided(frame, rules) && !frames.some((other) => isSame(other, frame))) frames.push(frame);
  });
  return frames.toSorted((a, b) => areaOf(b) - areaOf(a)).slice(0, maxFrames);
}

const isSide = ({ direction, from, to }: Rule, wanted: Rule['direction'], length: number): boolean =>
  direction === wanted && to - from >= length;

const isClose = (a: number, b: number): boolean => Math.abs(a - b) <= slack;

/** Whether a line spans another one end to end, at `at` if given. */
const isAlong = (rule: Rule, { from, to }: Pick<Rule, 'at' | 'from' | 'to'>, at = rule.at): boolean =>
  isClose(rule.at, at) && isClose(rule.from, from) && isClose(rule.to, to);

const isSame = (a: Box, b: Box): boolean =>
  isClose(a.left, b.left) && isClose(a.right, b.right) && isClose(a.top, b.top) && isClose(a.bottom, b.bottom);

/** Whether a line crosses the frame from side to side. */
function isDivided({ left, right, top, bottom }: Box, rules: readonly Rule[]): boolean {
  return rules.some(({ direction, at, from, to }) =>
    direction === 'horizontal'
      ? at > top + slack && at < bottom - slack && from <= left + slack && to >= right - slack
      : at > left + slack && at < right - slack && from <= top + slack && to >= bottom - slack,
  );
}

/** This many stacked lines are running text; short lines may be labels, so they need more. */
const linesOfText = { long: 3, short: 5 };
/** So many letters are a line of text, not a label. */
export const longLine = 36;

/** Whether there are stacked lines of running text, or a list. */
export function hasRunningText(segments: readonly Segment[]): boolean {
  let [long, all] = [0, 0];
  let before: Segment | undefined;
  for (const segment of segments.toSorted(
    (a, b) => Math.round(a.left / slack) - Math.round(b.left / slack) || a.top - b.top,
  )) {
    const follows =
      before !== undefined &&
      Math.abs(segment.left - before.left) <= slack &&
      Math.abs(segment.top - before.top) <= segment.fontSize * 1.7;
    all = follows ? all + 1 : 1;
    long = segment.text.length < longLine ? 0 : follows ? long + 1 : 1;
    if (long >= linesOfText.long || all >= linesOfText.short) return true;
    before = segment;
  }
  return false;
}

/** The share of a box that text covers, 0 to 1. */
export const writtenShare = (box: Box, segments: readonly Segment[]): number =>
  segments.reduce((sum, segment) => sum + areaOf(overlapOf(segment, box)), 0) / Math.max(areaOf(box), 1);

/** Words that begin a caption, in the most common languages. */
const caption =
  /^\s*(?:fig(?:ure|ura|uur)?|abb(?:ildung)?|schaubild|exhibit|diagram(?:m|me)?|рис(?:унок)?|rysunek|图|圖|図)[.\s]*[-\d.ivx]*\d/iu;
const captionDistance = 30;

/** Whether a caption above or below calls a box a figure. */
export const isCalledFigure = (box: Box, segments: readonly Segment[]): boolean =>
  segments.some(
    (segment) =>
      caption.test(segment.text) &&
      Math.min(segment.right, box.right) > Math.max(segment.left, box.left) &&
      ((segment.top >= box.bottom - slack && segment.top - box.bottom <= captionDistance) ||
        (segment.bottom <= box.top + slack && box.top - segment.bottom <= captionDistance)),
  );

/** The number of fill colours in a box besides white, counting areas large enough for letters. */
export const colorsIn = (box: Box, fills: readonly Fill[]): number =>
  new Set(
    fills
      .filter((fill) => fill.color !== '#ffffff' && holds(box, fill) && widthOf(fill) > 20 && heightOf(fill) > 8)
      .map(({ color }) => color),
  ).size;
