import type { PageObjects, PlacedImage } from '../../../pdf/reading/page-objects.ts';
import {
  areaOf,
  areNear,
  type Box,
  boundsOf,
  type Fill,
  heightOf,
  holds,
  overlapOf,
  type Segment,
  widthOf,
} from '../../../pdf/reading/page-reading.ts';
import { colorsIn, findFrames, hasRunningText, isCalledFigure, longLine, writtenShare } from './find-frames.ts';

/** Part of a page to keep as an image. */
export type FoundFigure = {
  box: Box;
  /** Its only image; undefined for drawings and composites of several images. */
  image: PlacedImage | undefined;
  /** Text in a drawing, rendered with it. */
  labels: Segment[];
};

export type FoundFigures = {
  figures: FoundFigure[];
  /** Images cover the page, as in scans. */
  coversPage: boolean;
  /** An image behind the text was dropped. */
  leavesOut: boolean;
};

/** Parts of drawings closer than this, in points, belong together. */
const drawingGap = 8;
const maxDrawings = 3_000;
const maxFigures = 60;
/** Anything smaller, in points, is a bullet or icon. */
const minSide = 14;
const minImageSide = 5;
/** A page covered by images to this share is a scan or has a background image. */
const coveringShare = 0.75;
/** A drawing with this many long lines of text inside is a frame around text. */
const maxTextLines = 3;
/** With fewer pieces, shapes around text are a frame; with more, a drawing. */
const minPieces = 5;

/** Finds what to keep as images: embedded images, and drawings with their labels. */
export function findFigures(objects: PageObjects, segments: readonly Segment[], page: Box): FoundFigures {
  const isCovering = (box: Box) => areaOf(box) >= areaOf(page) * coveringShare;
  const images = objects.images.filter((image) => Math.min(widthOf(image), heightOf(image)) >= minImageSide);
  const coversPage = images.reduce((sum, image) => sum + areaOf(image), 0) >= areaOf(page) * coveringShare;
  const shapes = [...objects.drawings.slice(0, maxDrawings), ...mosaics(objects.fills, segments)];
  const drawn = new Set<Box>(shapes);
  const drawings = clusters<Box>([...shapes, ...shortStrokes(objects.rules)], drawingGap)
    .map((parts) => ({ ...(boundsOf(parts) ?? page), pieces: parts.filter((part) => drawn.has(part)).length }))
    .filter(({ pieces }) => pieces > 0);
  const ownImages = images.filter((image) => !isCovering(image));
  const ownDrawings = drawings.filter((drawing) => !isCovering(drawing) && isDrawing(drawing, segments));
  const framed = findFrames(objects.rules)
    .filter((frame) => !isCovering(frame) && isFramedFigure(frame, { ...objects, images }, segments, page))
    .filter((frame, index, larger) => !larger.slice(0, index).some((other) => holds(other, frame)));
  const isFree = (box: Box) => !framed.some((frame) => holds(frame, box));
  const all = [
    ...framed.map((frame) => drawnWith(segments, frame)),
    ...clusters<Box>([...ownImages, ...ownDrawings].filter(isFree), 2).map((parts) =>
      figureOf(parts, ownImages, ownDrawings, segments, page),
    ),
  ];
  const figures = all.filter((figure) => !isBehindText(figure, segments, page)).slice(0, maxFigures);
  const leavesOut =
    images.length > ownImages.length ||
    figures.length < all.length ||
    drawings.some((drawing) => isCovering(drawing) && drawing.pieces >= minPieces);
  return { figures, coversPage, leavesOut };
}

/** Straight letters such as 'l' within words drawn as outlines, and ticks of charts. */
const shortStrokes = (rules: PageObjects['rules']): Box[] =>
  rules
    .filter(({ from, to }) => to - from <= maxStroke)
    .slice(0, maxDrawings)
    .map(({ direction, at, from, to }) =>
      direction === 'horizontal'
        ? { left: from, right: to, top: at, bottom: at }
        : { left: at, right: at, top: from, bottom: to },
    );

/** In points. */
const maxStroke = 24;

/** With fewer areas or fewer colours, fills are cells and marks. */
const minTiles = 25;
const minColors = 4;

/** Many adjacent fills in many colours with hardly any text, such as heat maps. */
function mosaics(fills: readonly Fill[], segments: readonly Segment[]): Fill[] {
  const tiles = fills.filter(({ color }) => color !== '#ffffff').slice(0, maxDrawings);
  if (tiles.length < minTiles) return [];
  return clusters(tiles, 1.5).flatMap((group) => {
    const bounds = boundsOf(group);
    if (bounds === undefined || group.length < minTiles) return [];
    const written = segments.filter((segment) => holds(bounds, segment)).length;
    return new Set(group.map(({ color }) => color)).size >= minColors && written < group.length * 0.2 ? group : [];
  });
}

function figureOf(
  parts: readonly Box[],
  images: readonly PlacedImage[],
  drawings: readonly Box[],
  segments: readonly Segment[],
  page: Box,
): FoundFigure {
  const [only] = parts;
  const image = parts.length === 1 ? images.find((candidate) => candidate === only) : undefined;
  const around = boundsOf(parts) ?? { left: 0, right: 0, top: 0, bottom: 0 };
  const hasDrawings = parts.some((part) => drawings.includes(part));
  const written = segments.filter((segment) => holds(around, segment));
  const letters = written.reduce((sum, { text }) => sum + text.length, 0);
  // A few letters over an image stay text, and so does running text. Labels are rendered with the image.
  const isLabelledImage =
    image === undefined &&
    letters > minLettersOver &&
    areaOf(around) < areaOf(page) / 2 &&
    isExplained(around, written);
  if (!hasDrawings && !isLabelledImage) return { box: around, image, labels: [] };
  return drawnWith(segments, around, hasDrawings);
}

/** The figure with all text inside it, and with the tick labels along its edge if `ticks`. */
function drawnWith(segments: readonly Segment[], around: Box, ticks = false): FoundFigure {
  const labels = segments.filter((segment) => holds(around, segment) || (ticks && isTick(segment, around)));
  const wide = boundsOf([around, ...labels]) ?? around;
  // Includes text that the label area would cut through: half a word beside a chart is useless.
  const all = segments.filter((segment) => labels.includes(segment) || isCutBy(segment, wide));
  return { box: boundsOf([wide, ...all]) ?? wide, image: undefined, labels: all };
}

/** Figure labels leave more room free than running text. */
const maxLabelShare = 0.25;
const maxCaptionedShare = 0.45;

const isExplained = (box: Box, written: readonly Segment[]): boolean =>
  !hasRunningText(written) && writtenShare(box, written) < maxLabelShare;

/** Whether lines frame a figure rather than text (with or without an icon) or most of the page. */
function isFramedFigure(
  frame: Box,
  { drawings, images, fills }: Pick<PageObjects, 'drawings' | 'images' | 'fills'>,
  segments: readonly Segment[],
  page: Box,
): boolean {
  const written = segments.filter((segment) => holds(frame, segment));
  if (hasRunningText(written)) return false;
  const share = writtenShare(frame, written);
  const inside = images.filter((image) => holds(frame, image));
  const shapes = drawings.filter(
    (shape) => holds(frame, shape) && Math.max(widthOf(shape), heightOf(shape)) >= minSide,
  );
  // A line around a single image belongs to neither.
  if (inside.length === 1 && shapes.length === 0 && written.length === 0) return false;
  const isDrawn = shapes.length >= minPieces || coveredShare(frame, inside) > 0.3;
  if (isDrawn && share < maxLabelShare && heightOf(frame) < heightOf(page) / 2) return true;
  return (isDrawn || colorsIn(frame, fills) > 1) && share < maxCaptionedShare && isCalledFigure(frame, segments);
}

const coveredShare = (frame: Box, boxes: readonly Box[]): number =>
  boxes.reduce((sum, box) => sum + areaOf(overlapOf(frame, box)), 0) / areaOf(frame);

const isCutBy = (segment: Segment, box: Box): boolean => {
  const shared = overlapOf(segment, box);
  const isCut = widthOf(shared) > segment.fontSize * 0.5 && heightOf(shared) > heightOf(segment) * 0.5;
  return isCut && segment.text.length < longLine;
};

/** Whether an image with text on top is dropped: it would show the text twice, or is as large as a background. */
function isBehindText({ box, image, labels }: FoundFigure, segments: readonly Segment[], page: Box): boolean {
  if (labels.length > 0) return false;
  const letters = segments.reduce((sum, segment) => sum + (holds(box, segment) ? segment.text.length : 0), 0);
  const isDrawnWithText = image === undefined || !image.isUpright;
  return isDrawnWithText ? letters > minLettersOver : letters > minLettersOver * 4 && areaOf(box) > areaOf(page) * 0.3;
}

const minLettersOver = 20;

/** Numbers and letters along the edge of a chart. */
const isTick = (segment: Segment, drawing: Box): boolean =>
  segment.text.length <= 6 &&
  areNear(segment, drawing, segment.fontSize * 1.2) &&
  (Math.min(segment.right, drawing.right) - Math.max(segment.left, drawing.left) > 0 ||
    Math.min(segment.bottom, drawing.bottom) - Math.max(segment.top, drawing.top) > 0);

function isDrawing(drawing: Box & { pieces: number }, segments: readonly Segment[]): boolean {
  if (Math.min(widthOf(drawing), heightOf(drawing)) < minSide) return false;
  const inside = segments.filter((segment) => holds(drawing, segment));
  if (inside.length === 0) return true;
  const isText = inside.filter(({ text }) => text.length >= longLine).length >= maxTextLines;
  return drawing.pieces >= minPieces && !isText && writtenShare(drawing, inside) < 0.4;
}

/** Groups boxes closer to each other than `gap`. */
export function clusters<Item extends Box>(items: readonly Item[], gap: number): Item[][] {
  let groups: (Box & { items: Item[] })[] = items.map((item) => ({
    left: item.left,
    right: item.right,
    top: item.top,
    bottom: item.bottom,
    items: [item],
  }));
  for (let count = -1; count !== groups.length; ) {
    count = groups.length;
    const joined: typeof groups = [];
    for (const group of groups) {
      const near = joined.find((other) => areNear(other, group, gap));
      if (near === undefined) joined.push(group);
      else {
        Object.assign(near, boundsOf([near, group]));
        near.items.push(...group.items);
      }
    }
    groups = joined;
  }
  return groups.map((group) => group.items);
}
