import type { FlowParagraph } from '../flow-document.ts';

/**
 * Single line height of each font as a multiple of its size: ascent + descent + gap of metric-compatible fonts (Liberation,
 * Carlito, Caladea, DejaVu).
 */
const naturalHeights: Readonly<Record<string, number>> = {
  Arial: 1.149,
  'Times New Roman': 1.149,
  'Courier New': 1.133,
  Calibri: 1.221,
  Cambria: 1.172,
  Verdana: 1.215,
  Georgia: 1.136,
};
const typicalHeight = 1.16;
const lineUnits = 240;
const limits = { least: 0.7, most: 4 };

/**
 * A line height in points as Word's multiple of a single line, in 240ths: unlike an exact height it adapts when the font size
 * changes.
 */
export function lineMultiple({ runs, lineHeight }: Pick<FlowParagraph, 'runs' | 'lineHeight'>): number {
  let natural = 0;
  for (const run of runs) {
    if (run.kind !== 'text' || run.style.position !== 'normal') continue;
    natural = Math.max(natural, run.style.size * (naturalHeights[run.style.family] ?? typicalHeight));
  }
  if (natural <= 0 || !(lineHeight > 0)) return lineUnits;
  return Math.round(Math.max(limits.least, Math.min(limits.most, lineHeight / natural)) * lineUnits);
}
