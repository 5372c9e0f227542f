import { type Corners, insetCorners, isInside, orderCorners, type Point, scaleCorners, signedArea } from './corners.ts';
import { type EdgeProfile, evidenceOf, profileLine, type SideEvidence } from './edge-profile.ts';
import { blur, fullStrength, type Gradient, gradientOf, planesOf, thinEdges } from './gradient.ts';
import { findLines, isSame, type Line, lineAt, lineThrough } from './hough-lines.ts';
import { type PixelImage, type Plane, shrink } from './pixel-image.ts';
import { quadsFromLines, worstAngle } from './quads-from-lines.ts';
import { quadsFromRegions } from './quads-from-regions.ts';

/** Working size: larger shows texture, smaller loses faint edges. */
const workingSide = 480;
const minSide = 24;
const keptLines = 48;
/** From this confidence on, corners were right in nearly all synthetic scenes (bench/scan.bench.ts). */
const sureFrom = 0.32;
/** A different shape with a score this close is as likely. */
const rivalScore = 0.15;
/** A larger share is the image itself: a finished scan with traces of an edge. */
const fillingShare = 0.96;
/** Confidence lost per side outside the image, whose corners cannot be seen. */
const cutOffDoubt = 0.5;

export type FoundCorners = {
  /** Clockwise from top left, in image pixels; up to 5% outside where the sheet is cropped. The default inset if not sure. */
  corners: Corners;
  /** 0 to 1: how much of the sides has an edge. */
  confidence: number;
  /** False if a person must place the corners. */
  sure: boolean;
};

/** A shape with its evidence. */
type Candidate = {
  corners: Corners;
  area: number;
  score: number;
  support: number;
  weakest: number;
  beyond: number;
  borders: number;
};

/**
 * Finds a sheet of paper, card or book in a photo, in a copy of at most 480 pixels; `refineCorners` then makes it exact. Own
 * method: shapes from straight edges and from regions, scored by edges along their sides, contrast with the surroundings,
 * size and angles.
 */
export function findCorners(image: PixelImage): FoundCorners {
  const guess = guessCorners(image);
  if (guess?.sure) return guess;
  return { corners: insetCorners(image.width, image.height), confidence: guess?.confidence ?? 0, sure: false };
}

/** The best shape, right or not; undefined without any. */
export function guessCorners(image: PixelImage): FoundCorners | undefined {
  const small = shrink(image, workingSide);
  if (Math.min(small.width, small.height) < minSide) return undefined;
  const scene = readScene(small);
  const candidates = judge(scene);
  const [best] = candidates;
  if (!best) return undefined;
  const sheet = growOverSamePaper(best, candidates, scene.planes);
  const confidence = confidenceIn(sheet);
  const fillsImage = sheet.area > small.width * small.height * fillingShare;
  const sure =
    confidence >= sureFrom && !fillsImage && !hasRival(sheet, candidates) && !continuesOutside(sheet, scene.planes);
  const corners = scaleCorners(orderCorners(sheet.corners), image.width / small.width);
  return { corners, confidence, sure };
}

const confidenceIn = ({ support, weakest, beyond, borders }: Candidate): number =>
  support * weakest * (1 - beyond) * (1 - cutOffDoubt * borders);

/** Whether another shape might be meant as well, so that a person must decide. */
function hasRival(sheet: Candidate, candidates: readonly Candidate[]): boolean {
  return candidates
    .slice(0, 400)
    .some(
      (other) =>
        other.score > sheet.score - rivalScore &&
        confidenceIn(other) >= sureFrom &&
        !isInside(middleOf(other.corners), sheet.corners) &&
        !isInside(middleOf(sheet.corners), other.corners),
    );
}

const middleOf = ([a, b, c, d]: Corners): Point => ({ x: (a.x + b.x + c.x + d.x) / 4, y: (a.y + b.y + c.y + d.y) / 4 });

type Scene = { planes: Plane[]; gradient: Gradient; full: number; lines: Line[] };

/** Searches lines in a sharp and a soft copy: the soft one loses text, wood and cloth, the sharp one keeps faint edges. */
function readScene(image: PixelImage): Scene {
  const planes = planesOf(image).map((plane) => blur(plane, 1.2));
  const gradient = gradientOf(planes);
  const full = fullStrength(gradient);
  const softGradient = gradientOf(planes.map((plane) => blur(plane, 2.1)));
  const softFull = fullStrength(softGradient);
  const found = [
    ...findLines(thinEdges(gradient, full * 0.35), gradient, full),
    ...findLines(thinEdges(softGradient, softFull * 0.35), softGradient, softFull),
  ].sort((one, other) => other.votes - one.votes);
  const lines: Line[] = [];
  for (const line of found) {
    if (lines.length === keptLines) break;
    if (!lines.some((other) => isSame(line, other, 0.09, 6))) lines.push(line);
  }
  return { planes, gradient, full, lines: [...lines, ...borderLines(image)] };
}

const borderLines = ({ width, height }: PixelImage): Line[] => [
  lineAt(0, 1, 0, true),
  lineAt(0, width - 2, 0, true),
  lineAt(Math.PI / 2, 1, 0, true),
  lineAt(Math.PI / 2, height - 2, 0, true),
];

/** All shapes, best first. */
function judge({ planes, gradient, full, lines }: Scene): Candidate[] {
  const [light] = planes;
  if (!light) return [];
  const { width, height } = light;
  const profile = (line: Line) => profileLine(line, gradient, light, full);
  const profiles = lines.map(profile);
  const candidates: Candidate[] = [];
  for (const { corners, sides } of quadsFromLines(lines, width, height)) {
    const borders = sides.filter((side) => lines[side]?.isBorder).length;
    if (borders <= 2)
      candidates.push(
        score(
          corners,
          sides.map((side) => profiles[side]),
          borders,
          width * height,
        ),
      );
  }
  for (const corners of quadsFromRegions(planes)) {
    const own = corners.map((corner, index) => profile(lineThrough(corner, corners[(index + 1) % 4] ?? corner)));
    candidates.push(score(corners, own, 0, width * height));
  }
  return candidates.sort((one, other) => other.score - one.score);
}

const noEvidence: SideEvidence = { length: 0, support: 0, beyond: 0, outside: 1, lighterInside: 0 };

/** Weights tuned on photos and synthetic scenes, each named beside it. */
function score(
  corners: Corners,
  profiles: readonly (EdgeProfile | undefined)[],
  borders: number,
  imageArea: number,
): Candidate {
  const sides: SideEvidence[] = corners.map((corner, index) => {
    const profile = profiles[index];
    const end = corners[(index + 1) % 4] ?? corner;
    return profile ? evidenceOf(profile, corner, end) : noEvidence;
  });
  const seen = sides.filter(({ outside }) => outside < 0.6);
  const total = sides.reduce((sum, { length }) => sum + length, 0);
  const support = sides.reduce((sum, side) => sum + side.support * side.length * (1 - side.outside), 0) / total;
  const weakest = seen.length === 0 ? 0 : Math.min(...seen.map((side) => side.support));
  const lighter =
    seen.reduce((sum, side) => sum + Math.max(-1, Math.min(1, side.lighterInside)), 0) / Math.max(1, seen.length);
  const beyond = sides.reduce((sum, side) => sum + Math.min(side.beyond, side.support), 0) / 4;
  const outside = sides.reduce((sum, side) => sum + side.outside, 0) / 4;
  const area = signedArea(corners);
  return {
    ...{ corners, area, support, weakest, beyond, borders },
    score:
      support +
      0.55 * weakest +
      (lighter > 0 ? 0.35 : 0.15) * lighter +
      0.3 * Math.sqrt(area / imageArea) +
      0.22 * (1 - worstAngle(corners) / 90) +
      0.12 * (1 - 0.5 * unequal(sides)) -
      0.45 * outside -
      0.5 * beyond -
      0.1 * borders,
  };
}

/** Relative difference in length of opposite sides, 0 to 2. */
function unequal(sides: readonly SideEvidence[]): number {
  const [top, right, bottom, left] = sides.map(({ length }) => Math.max(1, length));
  if (!top || !right || !bottom || !left) return 2;
  return Math.abs(top - bottom) / Math.max(top, bottom) + Math.abs(left - right) / Math.max(left, right);
}

/**
 * Grows the best shape to a larger one while the area between looks like the same paper rather than the table: printed
 * tables, frames, creases and dark headings are inside a sheet.
 */
function growOverSamePaper(best: Candidate, candidates: readonly Candidate[], planes: readonly Plane[]): Candidate {
  let sheet = best;
  for (let step = 0; step < 3; step += 1) {
    const paper = paperColor(sheet.corners, planes);
    const larger = candidates.slice(0, 400).find(
      (other) =>
        other.area >= sheet.area * 1.06 &&
        other.score >= sheet.score - 0.42 &&
        other.support >= 0.42 &&
        sheet.corners.every((corner) => isInside(corner, other.corners, 4)) &&
        shareLike(
          paper,
          planes,
          gridIn(other.corners, 34).filter((point) => !isInside(point, sheet.corners, -2)),
        ) > 0.62,
    );
    if (!larger) break;
    sheet = larger;
  }
  return sheet;
}

/** Whether the surroundings are mostly the same paper: then the shape is printed on a sheet. */
function continuesOutside(sheet: Candidate, planes: readonly Plane[]): boolean {
  const { width = 0, height = 0 } = planes[0] ?? {};
  const around = gridIn(insetCorners(width, height, 0), 34).filter((point) => !isInside(point, sheet.corners, 2));
  return shareLike(paperColor(sheet.corners, planes), planes, around) > 0.6;
}

/** Median colour of the lighter part of the inside, per plane. */
function paperColor(corners: Corners, planes: readonly Plane[]): number[] {
  const { width = 0, height = 0, data: light = new Float32Array() } = planes[0] ?? {};
  const places = gridIn(corners, 26)
    .filter(({ x, y }) => x >= 0 && y >= 0 && x < width && y < height)
    .map(({ x, y }) => Math.trunc(y) * width + Math.trunc(x))
    .sort((a, b) => (light[a] ?? 0) - (light[b] ?? 0));
  const lighter = places.slice(Math.floor(places.length * 0.6));
  return planes.map(({ data }) => {
    const values = lighter.map((at) => data[at] ?? 0).sort((a, b) => a - b);
    return values[values.length >> 1] ?? 0;
  });
}

/** The share of points with the paper's colour; 0 if there are too few. */
function shareLike(paper: readonly number[], planes: readonly Plane[], points: readonly Point[]): number {
  const { width = 0, height = 0 } = planes[0] ?? {};
  const inImage = points.filter(({ x, y }) => x >= 0 && y >= 0 && x < width && y < height);
  if (inImage.length <= 12) return 0;
  const like = inImage.filter(({ x, y }) => {
    const at = Math.trunc(y) * width + Math.trunc(x);
    return planes.every(({ data }, index) => Math.abs((data[at] ?? 0) - (paper[index] ?? 0)) < (index === 0 ? 38 : 22));
  });
  return like.length / inImage.length;
}

/** Evenly spaced points in a shape. */
function gridIn([a, b, c, d]: Corners, steps: number): Point[] {
  const points: Point[] = [];
  for (let row = 0; row < steps; row += 1) {
    const v = (row + 0.5) / steps;
    for (let column = 0; column < steps; column += 1) {
      const u = (column + 0.5) / steps;
      points.push({
        x: (1 - u) * (1 - v) * a.x + u * (1 - v) * b.x + u * v * c.x + (1 - u) * v * d.x,
        y: (1 - u) * (1 - v) * a.y + u * (1 - v) * b.y + u * v * c.y + (1 - u) * v * d.y,
      });
    }
  }
  return points;
}
