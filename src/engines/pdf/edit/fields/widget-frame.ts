import type { PDFDict } from '@cantoo/pdf-lib';
import type { Matrix } from '../../compress/content/matrix.ts';
import { dictionaryEntry, nameEntry, numberEntry, numbersEntry } from '../../objects/access.ts';
import { draw, list } from './operators.ts';

/** What a widget looks like without its value (ISO 32000-2, 12.5.6.19), in its own space: upright, from (0, 0). */
export type WidgetFrame = {
  width: number;
  height: number;
  /** Turns the appearance as the widget asks. */
  matrix: Matrix;
  border: { width: number; style: string; dash: string; color: string | undefined };
  /** The free space within the border. */
  inner: { left: number; bottom: number; width: number; height: number };
  /** Operators that draw background and border. */
  operators: string;
};

/** `isRound` draws the largest circle that fits instead of the box. */
export function readWidgetFrame(widget: PDFDict, { isRound = false } = {}): WidgetFrame {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = numbersEntry(widget, 'Rect');
  const [across, up] = [Math.abs(x2 - x1), Math.abs(y2 - y1)];
  const looks = dictionaryEntry(widget, 'MK');
  const turns = ((((numberEntry(looks, 'R') ?? 0) / 90) % 4) + 4) % 4;
  const [width, height] = turns % 2 === 1 ? [up, across] : [across, up];
  const border = { ...readBorder(widget), color: colorOf(looks, 'BC') };
  // Bevelled and inset borders are drawn twice, side by side.
  const edge = border.width * (['B', 'I'].includes(border.style) ? 2 : 1);
  const inner = {
    left: edge,
    bottom: edge,
    width: Math.max(0, width - 2 * edge),
    height: Math.max(0, height - 2 * edge),
  };
  const background = colorOf(looks, 'BG');
  const drawn = { width, height, border, background };
  const operators = [
    ...(background && !isRound ? [draw`q ${background.toLowerCase()} 0 0 ${width} ${height} re f Q`] : []),
    ...(isRound ? circleOperators(drawn) : borderOperators(drawn)),
  ].join('\n');
  return { width, height, matrix: turned(turns, { across, up }), border, inner, operators };
}

/** Default is a solid border 1 point wide (12.5.4), which is drawn only if it has a colour. */
function readBorder(widget: PDFDict): { width: number; style: string; dash: string } {
  const style = dictionaryEntry(widget, 'BS');
  const [, , oldWidth] = numbersEntry(widget, 'Border');
  const width = style ? numberEntry(style, 'W') : oldWidth;
  const name = nameEntry(style, 'S') ?? 'S';
  const dashes = numbersEntry(style, 'D').filter((length) => length > 0);
  const dash = name === 'D' ? draw`[${dashes.length > 0 ? list(dashes) : '3'}] 0 d ` : '';
  return { width: Math.max(0, width ?? 1), style: name, dash };
}

/** The operator that sets a colour for lines; in lower case it is the one for fills. Undefined for none. */
function colorOf(looks: PDFDict | undefined, key: string): string | undefined {
  const parts = numbersEntry(looks, key);
  const operator = ['', 'G', '', 'RG', 'K'][parts.length];
  return operator ? draw`${list(parts)} ${operator}` : undefined;
}

type Drawn = Pick<WidgetFrame, 'width' | 'height' | 'border'> & { background: string | undefined };

function borderOperators({ width, height, border, background }: Drawn): string[] {
  const line = border.width;
  if (!border.color || line === 0) return [];
  const half = line / 2;
  if (border.style === 'U') return [draw`q ${border.color} ${line} w 0 ${half} m ${width} ${half} l S Q`];
  const [right, top] = [width - half, height - half];
  // Clockwise from the lower left, so that dashes begin where PDFium's do.
  const path = draw`${half} ${half} m ${half} ${top} l ${right} ${top} l ${right} ${half} l s`;
  const outline = draw`q ${border.color} ${line} w ${border.dash}${path} Q`;
  if (border.style === 'B') return [...edges({ width, height, line }, '1 g', shade(background)), outline];
  if (border.style === 'I') return [...edges({ width, height, line }, '0.5 g', '0.75 g'), outline];
  return [outline];
}

function circleOperators({ width, height, border, background }: Drawn): string[] {
  const circle = circleAround(width / 2, height / 2, Math.max(0, Math.min(width, height) - border.width) / 2);
  return [
    ...(background ? [draw`q ${background.toLowerCase()} ${circle} f Q`] : []),
    ...(border.color && border.width > 0 ? [draw`q ${border.color} ${border.width} w ${circle} s Q`] : []),
  ];
}

/** Four Bézier curves; the factor brings them closest to a circle. */
function circleAround(x: number, y: number, radius: number): string {
  const pull = radius * 0.5523;
  const curve = (...points: number[]) => draw`${list(points)} c`;
  return [
    draw`${x + radius} ${y} m`,
    curve(x + radius, y + pull, x + pull, y + radius, x, y + radius),
    curve(x - pull, y + radius, x - radius, y + pull, x - radius, y),
    curve(x - radius, y - pull, x - pull, y - radius, x, y - radius),
    curve(x + pull, y - radius, x + radius, y - pull, x + radius, y),
  ].join(' ');
}

/** Half as bright, for the edges in the shadow. */
function shade(background: string | undefined): string {
  const parts = background?.split(' ') ?? [];
  const operator = parts.pop()?.toLowerCase();
  if (operator !== 'g' && operator !== 'rg') return '0.5 g';
  return draw`${list(parts.map((part) => Number(part) / 2))} ${operator}`;
}

/** The upper left and the lower right edge within the border. */
function edges(
  { width, height, line }: { width: number; height: number; line: number },
  upper: string,
  lower: string,
): string[] {
  const [l, b, r, t] = [line, line, width - line, height - line];
  const [il, ib, ir, it] = [2 * line, 2 * line, width - 2 * line, height - 2 * line];
  return [
    draw`q ${upper} ${l} ${b} m ${l} ${t} l ${r} ${t} l ${ir} ${it} l ${il} ${it} l ${il} ${ib} l f Q`,
    draw`q ${lower} ${r} ${t} m ${r} ${b} l ${l} ${b} l ${il} ${ib} l ${ir} ${ib} l ${ir} ${it} l f Q`,
  ];
}

function turned(turns: number, { across, up }: { across: number; up: number }): Matrix {
  if (turns === 1) return [0, 1, -1, 0, across, 0];
  if (turns === 2) return [-1, 0, 0, -1, across, up];
  if (turns === 3) return [0, -1, 1, 0, 0, up];
  return [1, 0, 0, 1, 0, 0];
}
