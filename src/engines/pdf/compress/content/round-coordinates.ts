import { scanContent } from './scan-content.ts';

/** Operand counts of the path construction operators (ISO 32000-2, table 58). */
const pathOperands: ReadonlyMap<string, number> = new Map([
  ['m', 2],
  ['l', 2],
  ['c', 6],
  ['v', 4],
  ['y', 4],
  ['re', 4],
]);

/** Steps per point too small to see: 14,400 per inch. */
const stepsPerPoint = 200;
const maxDecimals = 5;
/** Written without its decimals, a larger one would be an integer that some readers refuse. */
const largestCoordinate = 1e9;

/**
 * Rounds path coordinates to the precision visible at the content's largest `scale`; everything else stays byte for byte.
 * Returns the same buffer when nothing changes.
 */
export function roundCoordinates(content: Buffer, scale: number): Buffer {
  const decimals = Math.min(maxDecimals, Math.max(0, Math.ceil(Math.log10(Math.max(scale, 1e-6) * stepsPerPoint))));
  const parts: Buffer[] = [];
  let copied = 0;
  scanContent(content, ({ name, operands, start, end }) => {
    if (pathOperands.get(name) !== operands.length || !hasPoint(content, start, end)) return;
    const numbers = operands.filter((operand) => typeof operand === 'number');
    if (numbers.length !== operands.length || numbers.some((value) => Math.abs(value) > largestCoordinate)) return;
    const shorter = `${numbers.map((value) => shorten(value, decimals)).join(' ')} ${name}`;
    if (shorter.length >= end - start) return;
    parts.push(content.subarray(copied, start), Buffer.from(shorter, 'latin1'));
    copied = end;
  });
  if (parts.length === 0) return content;
  return Buffer.concat([...parts, content.subarray(copied)]);
}

/** Whole numbers are as short as they can be. */
function hasPoint(content: Buffer, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (content[at] === 0x2e) return true;
  return false;
}

function shorten(value: number, decimals: number): string {
  const fixed = value.toFixed(decimals);
  const trimmed = decimals > 0 ? fixed.replace(/\.?0+$/, '') : fixed;
  return trimmed === '-0' ? '0' : trimmed.replace(/^(-?)0\./, '$1.');
}
