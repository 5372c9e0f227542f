import { type PDFDict, PDFName, type PDFObject } from '@cantoo/pdf-lib';
import {
  arrayEntry,
  asNumber,
  dictionaryEntry,
  itemsOf,
  nameEntry,
  numberEntry,
  resolve,
} from '../../objects/access.ts';
import { type Rectangle, rectangleOf } from '../../objects/page-box.ts';
import { circleHandle } from '../add-text/add-text.ts';
import { decimal } from '../add-text/write-line.ts';
import { boundsOf, type Point } from '../display-box.ts';
import { Drawing } from '../drawing.ts';
import type { EditedDocument } from '../edited-document.ts';

/** A path in PDF user space with how it is painted; `reach` is what its line takes up beyond its points. */
type Painted = {
  path: string;
  how: 'fill' | 'stroke' | 'both';
  width: number;
  points: readonly Point[];
  reach: number;
};

/**
 * Gives an annotation an appearance that follows from its other entries (ISO 32000-2, 12.5.6), and the rectangle around it.
 * False for kinds whose look is not known.
 */
export function drawMarkup(document: EditedDocument, annotation: PDFDict): boolean {
  const painted = paintedBy(annotation);
  if (!painted || painted.length === 0) return false;
  const { context } = document;
  const drawing = new Drawing(document);
  const isHighlight = nameEntry(annotation, 'Subtype') === 'Highlight';
  const opacity = numberEntry(annotation, 'CA') ?? 1;
  if (isHighlight || opacity < 1) {
    const state = context.obj({ ca: opacity, CA: opacity, ...(isHighlight && { BM: 'Multiply' }) });
    drawing.add(`/${drawing.name('ExtGState', document.add(state))} gs`);
  }
  const line = componentsIn(annotation, 'C') ?? [0];
  const inside = componentsIn(annotation, 'IC') ?? line;
  drawing.add(`${colorOperator(line, 'stroke')} ${colorOperator(inside, 'fill')} 1 J 1 j`);
  const operators = { fill: 'f', stroke: 'S', both: 'B' };
  for (const { path, how, width } of painted) drawing.add(`${decimal(width)} w`, path, operators[how]);
  const bounds = boundsOf(
    painted.flatMap(({ points, reach }) =>
      points.flatMap(
        ([x, y]) =>
          [
            [x - reach, y - reach],
            [x + reach, y + reach],
          ] as const,
      ),
    ),
  );
  const box = [bounds.left, bounds.bottom, bounds.right, bounds.top];
  annotation.set(PDFName.of('Rect'), context.obj(box));
  annotation.set(PDFName.of('AP'), context.obj({ N: drawing.toForm({ box }) }));
  return true;
}

function paintedBy(annotation: PDFDict): Painted[] | undefined {
  const width = lineWidth(annotation);
  switch (nameEntry(annotation, 'Subtype')) {
    case 'Highlight':
      return quadsOf(annotation).map((quad) => ({ ...polygon(quad), how: 'fill', width: 0, reach: 0 }));
    case 'Underline':
      return quadsOf(annotation).map((quad) => lineThrough(quad, 0.93));
    case 'StrikeOut':
      return quadsOf(annotation).map((quad) => lineThrough(quad, 0.55));
    case 'Squiggly':
      return quadsOf(annotation).map(waveBelow);
    case 'Polygon':
    case 'PolyLine':
      return polygonOf(annotation, width);
    case 'Line':
      return lineOf(annotation, width);
    case 'Square':
    case 'Circle':
      return shapeOf(annotation, width);
    case 'Ink':
      return itemsOf(arrayEntry(annotation, 'InkList')).map((item) => {
        const points = pointsIn(annotation, resolve(annotation.context, item));
        return { path: curveThrough(points), how: 'stroke', width, points, reach: width };
      });
    default:
      return undefined;
  }
}

type Quad = readonly [topLeft: Point, topRight: Point, bottomLeft: Point, bottomRight: Point];

/** The corners of each line of text, in the order that all programs write, which is not the standard's. */
function quadsOf(annotation: PDFDict): Quad[] {
  const points = pointsIn(annotation, arrayEntry(annotation, 'QuadPoints'));
  const quads: Quad[] = [];
  for (let at = 0; at + 3 < points.length; at += 4) {
    const [a, b, c, d] = points.slice(at, at + 4);
    if (a && b && c && d) quads.push([a, b, c, d]);
  }
  return quads;
}

const polygon = ([topLeft, topRight, bottomLeft, bottomRight]: Quad) => {
  const points = [topLeft, topRight, bottomRight, bottomLeft];
  return { points, path: `${points.map((point, at) => `${at2(point)} ${at === 0 ? 'm' : 'l'}`).join(' ')} h` };
};

/** A line across a quad, this far down from its top. */
function lineThrough([topLeft, topRight, bottomLeft, bottomRight]: Quad, down: number): Painted {
  const between = (from: Point, to: Point): Point => [
    from[0] + (to[0] - from[0]) * down,
    from[1] + (to[1] - from[1]) * down,
  ];
  const [start, end] = [between(topLeft, bottomLeft), between(topRight, bottomRight)];
  const height = Math.hypot(topLeft[0] - bottomLeft[0], topLeft[1] - bottomLeft[1]);
  const width = Math.max(0.75, height * 0.06);
  const points = [topLeft, topRight, bottomLeft, bottomRight];
  return { path: `${at2(start)} m ${at2(end)} l`, how: 'stroke', width, points, reach: width };
}

/** A wave below the letters of a quad, as high as a fifteenth of it. */
function waveBelow(quad: Quad): Painted {
  const { points: ends, width } = lineThrough(quad, 0.93);
  const [, , bottomLeft, bottomRight] = quad;
  const [dx, dy] = [bottomRight[0] - bottomLeft[0], bottomRight[1] - bottomLeft[1]];
  const length = Math.hypot(dx, dy);
  const rise = 2 * width;
  const count = Math.min(maxWaves, Math.max(1, Math.round(length / (2 * rise))));
  const up = length === 0 ? [0, 0] : [(-dy / length) * rise, (dx / length) * rise];
  const points = Array.from({ length: 2 * count + 1 }, (_, at): Point => {
    const [along, lift] = [at / (2 * count), at % 2];
    return [bottomLeft[0] + dx * along + (up[0] ?? 0) * lift, bottomLeft[1] + dy * along + (up[1] ?? 0) * lift];
  });
  const path = points.map((point, at) => `${at2(point)} ${at === 0 ? 'm' : 'l'}`).join(' ');
  return { path, how: 'stroke', width, points: ends, reach: width };
}

const maxWaves = 2_000;

function polygonOf(annotation: PDFDict, width: number): Painted[] {
  const points = pointsIn(annotation, arrayEntry(annotation, 'Vertices'));
  if (points.length < 2) return [];
  const isClosed = nameEntry(annotation, 'Subtype') === 'Polygon';
  const how = isClosed && componentsIn(annotation, 'IC') !== undefined ? 'both' : 'stroke';
  const lines = points.map((point, at) => `${at2(point)} ${at === 0 ? 'm' : 'l'}`).join(' ');
  return [{ path: isClosed ? `${lines} h` : lines, how, width, points, reach: width }];
}

/** The arms of an arrow's head: their length in line widths, and their angle to the line. */
const headLength = 5;
const headAngle = Math.PI / 7;

function lineOf(annotation: PDFDict, width: number): Painted[] {
  const [from, to] = pointsIn(annotation, arrayEntry(annotation, 'L'));
  if (!from || !to) return [];
  const ends = itemsOf(arrayEntry(annotation, 'LE')).map(String);
  const points = [from, to];
  let path = `${at2(from)} m ${at2(to)} l`;
  for (const [tip, tail, end] of [
    [from, to, ends[0]],
    [to, from, ends[1]],
  ] as const) {
    if (end === undefined || !/Arrow/.test(end)) continue;
    const angle = Math.atan2(tip[1] - tail[1], tip[0] - tail[0]);
    const length = Math.max(8, headLength * width);
    const arm = (turn: number): Point => [
      tip[0] - Math.cos(angle + turn) * length,
      tip[1] - Math.sin(angle + turn) * length,
    ];
    const [one, other] = [arm(headAngle), arm(-headAngle)];
    points.push(one, other);
    path += ` ${at2(one)} m ${at2(tip)} l ${at2(other)} l`;
  }
  return [{ path, how: 'stroke', width, points, reach: width }];
}

function shapeOf(annotation: PDFDict, width: number): Painted[] {
  const { context } = annotation;
  const rect = rectangleOf(context, arrayEntry(annotation, 'Rect'));
  if (!rect) return [];
  const inset = itemsOf(arrayEntry(annotation, 'RD')).map((item) => asNumber(resolve(context, item)) ?? 0);
  const [left = width / 2, bottom = width / 2, right = width / 2, top = width / 2] = inset;
  const box = {
    ...{ left: rect.left + left, bottom: rect.bottom + bottom },
    ...{ right: rect.right - right, top: rect.top - top },
  };
  const isFilled = componentsIn(annotation, 'IC') !== undefined;
  const points: Point[] = [
    [box.left, box.bottom],
    [box.right, box.top],
  ];
  const path = nameEntry(annotation, 'Subtype') === 'Circle' ? ellipse(box) : rectangle(box);
  return [{ path, how: isFilled ? 'both' : 'stroke', width, points, reach: width / 2 }];
}

const rectangle = ({ left, bottom, right, top }: Rectangle): string =>
  [left, bottom, right - left, top - bottom].map(decimal).join(' ').concat(' re');

function ellipse({ left, bottom, right, top }: Rectangle): string {
  const [x, y] = [(left + right) / 2, (bottom + top) / 2];
  const [dx, dy] = [((right - left) / 2) * circleHandle, ((top - bottom) / 2) * circleHandle];
  const curve = (...numbers: number[]) => `${numbers.map(decimal).join(' ')} c`;
  return [
    `${at2([right, y])} m`,
    curve(right, y + dy, x + dx, top, x, top),
    curve(x - dx, top, left, y + dy, left, y),
    curve(left, y - dy, x - dx, bottom, x, bottom),
    curve(x + dx, bottom, right, y - dy, right, y),
    'h',
  ].join(' ');
}

/** A curve through all points (Catmull and Rom). One point is a dot. */
function curveThrough(points: readonly Point[]): string {
  const [first, second] = points;
  if (!first) return '';
  if (!second) return `${at2(first)} m ${at2([first[0] + 0.01, first[1]])} l`;
  const path = [`${at2(first)} m`];
  for (const [index, start] of points.slice(0, -1).entries()) {
    const end = points[index + 1] ?? start;
    const before = points[index - 1] ?? start;
    const after = points[index + 2] ?? end;
    const control = (from: Point, at: Point, to: Point): Point => [
      at[0] + (to[0] - from[0]) / 6,
      at[1] + (to[1] - from[1]) / 6,
    ];
    path.push(`${at2(control(before, start, end))} ${at2(control(after, end, start))} ${at2(end)} c`);
  }
  return path.join(' ');
}

const at2 = ([x, y]: Point): string => `${decimal(x)} ${decimal(y)}`;

function pointsIn({ context }: PDFDict, list: PDFObject | undefined): Point[] {
  const items = list && 'asArray' in list ? (list as { asArray: () => PDFObject[] }).asArray() : [];
  const numbers = items.map((item) => asNumber(resolve(context, item)) ?? 0);
  const points: Point[] = [];
  for (let at = 0; at + 1 < numbers.length; at += 2) points.push([numbers[at] ?? 0, numbers[at + 1] ?? 0]);
  return points;
}

/** In points; 1 unless said otherwise (12.5.4). */
function lineWidth(annotation: PDFDict): number {
  const border = itemsOf(arrayEntry(annotation, 'Border')).map((item) => asNumber(resolve(annotation.context, item)));
  return numberEntry(dictionaryEntry(annotation, 'BS'), 'W') ?? border[2] ?? 1;
}

/** Gray, RGB or CMYK; undefined for none. */
export function componentsIn(annotation: PDFDict, key: string): number[] | undefined {
  const numbers = itemsOf(arrayEntry(annotation, key)).map((item) => asNumber(resolve(annotation.context, item)) ?? 0);
  return [1, 3, 4].includes(numbers.length) ? numbers : undefined;
}

const colorOperators = { fill: { 1: 'g', 3: 'rg', 4: 'k' }, stroke: { 1: 'G', 3: 'RG', 4: 'K' } };

export function colorOperator(components: readonly number[], kind: 'fill' | 'stroke'): string {
  const operator = colorOperators[kind][components.length as 1 | 3 | 4];
  return `${components.map(decimal).join(' ')} ${operator}`;
}
