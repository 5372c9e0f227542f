import { combined, identity, type Matrix, moved, movedBox, readMatrix } from '../matrix.ts';
import type { Pdfium } from '../pdfium.ts';
import { areaOf, type Box, type Fill, heightOf, type Rule, widthOf } from './page-reading.ts';
import type { PageSpace } from './page-space.ts';
import { hexColor } from './read-styles.ts';

/** An embedded image and where it is drawn. */
export type PlacedImage = Box & {
  /** `FPDF_PAGEOBJECT`, valid while the page is open. */
  object: number;
  /** Neither rotated nor mirrored on the displayed page. */
  isUpright: boolean;
};

export type PageObjects = {
  rules: Rule[];
  fills: Fill[];
  /** Paths that are not axis-aligned, as in drawings, and gradients. */
  drawings: Box[];
  images: PlacedImage[];
  /** The page has more objects than were examined. */
  isCut: boolean;
};

const maxObjects = 20_000;
const maxFormDepth = 8;
/** A path with more corners is a drawing. */
const maxPathPoints = 400;
const maxRules = 6_000;
/** Filled areas thinner than this, in points, are rules. */
const ruleThickness = 2.6;
/** Tolerance, in points, for axis-aligned lines. */
const axisSlack = 0.7;

/** `FPDF_PAGEOBJ_*` and `FPDF_SEGMENT_*` (fpdf_edit.h). */
const types = { path: 2, image: 3, shading: 4, form: 5 };
const segmentTypes = { line: 0, curve: 1, move: 2 };

type Point = { x: number; y: number };

/** Reads the objects of an open page, except text. */
export function readObjects(pdfium: Pdfium, page: number, space: PageSpace): PageObjects {
  const { api, memory } = pdfium;
  return memory.scope(64, (scratch) => {
    const reader = new ObjectReader(pdfium, space, scratch);
    const count = api.FPDFPage_CountObjects(page);
    for (let index = 0; index < count && reader.hasRoom; index++) {
      reader.visit(api.FPDFPage_GetObject(page, index), identity, 0);
    }
    return reader.found;
  });
}

class ObjectReader {
  readonly found: PageObjects = { rules: [], fills: [], drawings: [], images: [], isCut: false };
  readonly #pdfium: Pdfium;
  readonly #space: PageSpace;
  readonly #scratch: number;
  #left = maxObjects;

  constructor(pdfium: Pdfium, space: PageSpace, scratch: number) {
    this.#pdfium = pdfium;
    this.#space = space;
    this.#scratch = scratch;
  }

  get hasRoom(): boolean {
    if (this.#left > 0 && this.found.rules.length < maxRules) return true;
    this.found.isCut = true;
    return false;
  }

  visit(object: number, outer: Matrix, depth: number): void {
    if (object === 0) return;
    this.#left -= 1;
    const { api } = this.#pdfium;
    const type = api.FPDFPageObj_GetType(object);
    if (type === types.path) this.#addPath(object, outer);
    else if (type === types.image) this.#addImage(object, outer);
    else if (type === types.shading) this.#addDrawing(object, outer);
    else if (type === types.form && depth < maxFormDepth) {
      const matrix = combined(this.#matrixOf(object), outer);
      const count = api.FPDFFormObj_CountObjects(object);
      for (let index = 0; index < count && this.hasRoom; index++) {
        this.visit(api.FPDFFormObj_GetObject(object, index), matrix, depth + 1);
      }
    }
  }

  #matrixOf(object: number): Matrix {
    const { api, memory } = this.#pdfium;
    return api.FPDFPageObj_GetMatrix(object, this.#scratch) ? readMatrix(memory, this.#scratch) : identity;
  }

  /** The bounding box of an object, clipped to the page; undefined when outside. */
  #boxOf(object: number, outer: Matrix): Box | undefined {
    const { api, memory } = this.#pdfium;
    const at = this.#scratch;
    if (!api.FPDFPageObj_GetBounds(object, at, at + 4, at + 8, at + 12)) return undefined;
    const [left = 0, bottom = 0, right = 0, top = 0] = [0, 4, 8, 12].map((offset) => memory.float32(at + offset));
    return this.#onPage(this.#space.shown(movedBox(outer, { left, right, top, bottom })));
  }

  #onPage({ left, right, top, bottom }: Box): Box | undefined {
    const box = {
      left: Math.max(0, left),
      right: Math.min(this.#space.width, right),
      top: Math.max(0, top),
      bottom: Math.min(this.#space.height, bottom),
    };
    return box.left <= box.right && box.top <= box.bottom ? box : undefined;
  }

  #addImage(object: number, outer: Matrix): void {
    const box = this.#boxOf(object, outer);
    if (box === undefined) return;
    const { a, b, c, d } = combined(this.#matrixOf(object), outer);
    const straight = Math.abs(b) + Math.abs(c) < 0.01 * (Math.abs(a) + Math.abs(d));
    const isUpright = this.#space.uprightTurns === 0 && straight && a > 0 && d > 0;
    this.found.images.push({ ...box, object, isUpright });
  }

  #addDrawing(object: number, outer: Matrix): void {
    const box = this.#boxOf(object, outer);
    if (box !== undefined) this.found.drawings.push(box);
  }

  #addPath(object: number, outer: Matrix): void {
    const { api, memory } = this.#pdfium;
    if (!api.FPDFPath_GetDrawMode(object, this.#scratch, this.#scratch + 4)) return;
    const isFilled = memory.int32(this.#scratch) !== 0;
    const isStroked = memory.int32(this.#scratch + 4) !== 0;
    if (!isFilled && !isStroked) return;
    const lines = this.#straightLines(object, outer);
    if (lines === undefined) {
      this.#addDrawing(object, outer);
      return;
    }
    if (isFilled) {
      const color = this.#fillColor(object);
      const outlines = outlinesOf(lines.map(around));
      lines.forEach((points, index) => {
        if (outlines.has(index)) this.#addStrokes(points);
        else this.#addFill(points, color);
      });
    }
    if (isStroked) for (const points of lines) this.#addStrokes(points);
  }

  /** The corners of each subpath on the page; undefined if any is curved or not axis-aligned. */
  #straightLines(object: number, outer: Matrix): Point[][] | undefined {
    const { api, memory } = this.#pdfium;
    const count = api.FPDFPath_CountSegments(object);
    if (count > maxPathPoints) return undefined;
    const matrix = combined(this.#matrixOf(object), outer);
    const lines: Point[][] = [];
    for (let index = 0; index < count; index++) {
      const segment = api.FPDFPath_GetPathSegment(object, index);
      const type = api.FPDFPathSegment_GetType(segment);
      if (type === segmentTypes.curve) return undefined;
      if (!api.FPDFPathSegment_GetPoint(segment, this.#scratch, this.#scratch + 4)) return undefined;
      const { x, y } = moved(matrix, memory.float32(this.#scratch), memory.float32(this.#scratch + 4));
      const place = this.#space.shown({ left: x, right: x, top: y, bottom: y });
      const point = { x: place.left, y: place.top };
      const line = lines.at(-1);
      if (type === segmentTypes.move || line === undefined) {
        lines.push([point]);
        continue;
      }
      const before = line.at(-1) ?? point;
      if (Math.min(Math.abs(before.x - point.x), Math.abs(before.y - point.y)) > axisSlack) return undefined;
      line.push(point);
      const [start] = line;
      if (api.FPDFPathSegment_GetClose(segment) && start !== undefined) line.push(start);
    }
    return lines;
  }

  #fillColor(object: number): string {
    const { api, memory } = this.#pdfium;
    const at = this.#scratch;
    if (!api.FPDFPageObj_GetFillColor(object, at, at + 4, at + 8, at + 12)) return '#000000';
    return hexColor([0, 4, 8].map((offset) => memory.int32(at + offset)));
  }

  #addFill(points: readonly Point[], color: string): void {
    const box = this.#onPage(around(points));
    if (box === undefined) return;
    if (heightOf(box) <= ruleThickness || widthOf(box) <= ruleThickness) this.#addRule(box);
    else if (areaOf(box) > 0) this.found.fills.push({ ...box, color });
  }

  #addStrokes(points: readonly Point[]): void {
    points.forEach((point, index) => {
      const before = points[index - 1];
      const box = before && this.#onPage(around([before, point]));
      if (box !== undefined) this.#addRule(box);
    });
  }

  #addRule(box: Box): void {
    const [width, height] = [widthOf(box), heightOf(box)];
    if (Math.max(width, height) < 1.5) return;
    this.found.rules.push(
      width >= height
        ? { direction: 'horizontal', at: (box.top + box.bottom) / 2, from: box.left, to: box.right }
        : { direction: 'vertical', at: (box.left + box.right) / 2, from: box.top, to: box.bottom },
    );
  }
}

/** Pairs of subpaths that draw a border: an area with a hole that leaves only its outline. */
function outlinesOf(boxes: readonly Box[]): Set<number> {
  const outlines = new Set<number>();
  if (boxes.length > maxOutlines) return outlines;
  boxes.forEach((outer, index) => {
    const inner = boxes.findIndex((box, other) => other !== index && isBorder(outer, box));
    if (inner >= 0) outlines.add(index).add(inner);
  });
  return outlines;
}

const maxOutlines = 50;

/** Whether the gap between `outer` and `inner` is as thin as a rule. */
const isBorder = (outer: Box, inner: Box): boolean =>
  [inner.left - outer.left, outer.right - inner.right, inner.top - outer.top, outer.bottom - inner.bottom].every(
    (distance) => distance > -axisSlack && distance <= ruleThickness,
  ) && Math.min(widthOf(inner), heightOf(inner)) > ruleThickness;

const around = (points: readonly Point[]): Box => ({
  left: Math.min(...points.map(({ x }) => x)),
  right: Math.max(...points.map(({ x }) => x)),
  top: Math.min(...points.map(({ y }) => y)),
  bottom: Math.max(...points.map(({ y }) => y)),
});
