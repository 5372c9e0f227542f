import type { Raster } from '../../../../pdf/draw-page.ts';
import type { TextStyle } from '../../../../pdf/editing/text-fonts.ts';
import { invert, type Matrix, multiply, operands } from '../../compress/content/matrix.ts';
import { lumaOf } from '../../compress/images/raster.ts';
import { layOutLine, startsRightToLeft } from '../add-text/lay-out-line.ts';
import { writeLine } from '../add-text/write-line.ts';
import { boxAround, cornersOf, type Point, transformed } from '../content/content-box.ts';
import type { EditedPage } from '../edited-page.ts';
import type { DocumentFonts } from '../fonts/document-fonts.ts';

/** A line of a scan, of which only the recognised text can be replaced. */
export type ScannedLine = {
  origin: Point;
  /** Of the line, of length 1. */
  direction: Point;
  /** In points, as recognised: both are a little off. */
  width: number;
  size: number;
  oldText: string;
  newText: string;
  style: TextStyle;
};

type Color = [red: number, green: number, blue: number];

/** Above and below the baseline, in font sizes. */
const above = 0.95;
const below = 0.3;
const beside = 0.08;

/** How far the recognised size may be off. */
export const sizeRange = { least: 0.75, most: 1.3 };

/**
 * Covers a line of a scan with the colour of its paper, and sets the new text on it in the colour of its ink. `drawing` is the
 * page as displayed.
 */
export function paintOver(
  { page, fonts, drawing }: { page: EditedPage; fonts: DocumentFonts; drawing: Raster },
  line: ScannedLine,
): void {
  const { origin, direction, width, newText, oldText, style } = line;
  const lineToPage: Matrix = [direction.x, direction.y, -direction.y, direction.x, origin.x, origin.y];
  const natural = layOutLine(oldText, style, 'ltr').width;
  const measured = natural > 0 ? width / natural / line.size : 1;
  const size = line.size * Math.min(sizeRange.most, Math.max(sizeRange.least, measured));
  const area = { left: -beside * size, right: width + beside * size, bottom: -below * size, top: above * size };
  const { paper, ink } = colorsIn(
    drawing,
    page,
    cornersOf(area).map((corner) => transformed(lineToPage, corner)),
  );
  const set = layOutLine(newText, style, startsRightToLeft(newText) ? 'rtl' : 'ltr');
  const text = writeLine(set, { x: 0, y: 0, size }, { fonts, nameFont: ({ ref }) => page.addResource('Font', ref) });
  const rectangle = [area.left, area.bottom, area.right - area.left, area.top - area.bottom].map((value) =>
    value.toFixed(2),
  );
  page.appendContent(
    Buffer.from(
      `q ${operands(lineToPage)} cm ${fill(paper)} ${rectangle.join(' ')} re f ${fill(ink)}\n${text}\nQ`,
      'latin1',
    ),
  );
}

const fill = (color: Color): string => `${color.map((value) => Number((value / 255).toFixed(3))).join(' ')} rg`;

/** Colours that differ by less count as one: scans are grainy. */
const steps = 16;
/** The darkest part of a line's pixels is ink. */
const inkShare = 0.05;
/** Ink differs at least this much from its paper, out of 255. */
const leastContrast = 60;

/** The most frequent colour is the paper's; the ink is what differs most from it. */
function colorsIn(
  { data, width, height }: Raster,
  page: EditedPage,
  corners: readonly Point[],
): { paper: Color; ink: Color } {
  const toShown = invert(page.toUserSpace);
  const scale = width / page.width;
  const box = boxAround(corners.map((corner) => transformed(multiply(toShown, [scale, 0, 0, scale, 0, 0]), corner)));
  const counts = new Map<number, { count: number; sum: Color }>();
  for (let y = Math.max(0, Math.floor(box.bottom)); y < Math.min(height, box.top); y++) {
    for (let x = Math.max(0, Math.floor(box.left)); x < Math.min(width, box.right); x++) {
      const at = 4 * (y * width + x);
      const color: Color = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
      const key = color.reduce((sum, value) => sum * 256 + Math.floor(value / steps), 0);
      const known = counts.get(key) ?? { count: 0, sum: [0, 0, 0] };
      known.count++;
      known.sum = [known.sum[0] + color[0], known.sum[1] + color[1], known.sum[2] + color[2]];
      counts.set(key, known);
    }
  }
  const mean = ({ count, sum }: { count: number; sum: Color }): Color => [
    sum[0] / count,
    sum[1] / count,
    sum[2] / count,
  ];
  const byCount = [...counts.values()].sort((one, other) => other.count - one.count);
  const paper: Color = byCount[0] ? mean(byCount[0]) : [255, 255, 255];
  const isLight = lumaOf(...paper) >= 128;
  const byInk = byCount
    .map((group) => ({ ...group, luma: lumaOf(...mean(group)) }))
    .sort((one, other) => (isLight ? one.luma - other.luma : other.luma - one.luma));
  const wanted = inkShare * byCount.reduce((sum, { count }) => sum + count, 0);
  const gathered = { count: 0, sum: [0, 0, 0] as Color };
  for (const { count, sum } of byInk) {
    gathered.count += count;
    gathered.sum = [gathered.sum[0] + sum[0], gathered.sum[1] + sum[1], gathered.sum[2] + sum[2]];
    if (gathered.count >= wanted) break;
  }
  const ink: Color = gathered.count > 0 ? mean(gathered) : [0, 0, 0];
  const isClear = Math.abs(lumaOf(...ink) - lumaOf(...paper)) >= leastContrast;
  return { paper, ink: isClear ? ink : isLight ? [0, 0, 0] : [255, 255, 255] };
}
