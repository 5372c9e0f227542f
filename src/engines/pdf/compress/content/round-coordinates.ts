import { scanContent } from './scan-content.ts';

/** Operands of the operators that build paths (ISO 32000-2, table 58). */
const pathOperands: ReadonlyMap<string, number> = new Map([
  ['m', 2],
  ['l', 2],
  ['c', 6],
  ['v', 4],
  ['y', 4],
  ['re', 4],
]);

/** Steps per point that nobody can tell apart: 14,400 to the inch. */
const stepsPerPoint = 200;
const maxDecimals = 5;

/**
 * Writes the coordinates of paths with as many digits as the content's largest `scale` makes visible; everything else stays as
 * it is, byte by byte. Returns the same buffer when there is nothing to round.
 */
export function roundCoordinates(content: Buffer, scale: number): Buffer {
  const decimals = Math.min(maxDecimals, Math.max(0, Math.ceil(Math.log10(Math.max(scale, 1e-6) * stepsPerPoint))));
  const parts: Buffer[] = [];
  let copied = 0;
  scanContent(content, ({ name, operands, start, end }) => {
    if (pathOperands.get(name) !== operands.length) return;
    const numbers = operands.filter((operand) => typeof operand === 'number');
    if (numbers.length !== operands.length) return;
    const shorter = `${numbers.map((value) => shorten(value, decimals)).join(' ')} ${name}`;
    if (shorter.length >= end - start) return;
    parts.push(content.subarray(copied, start), Buffer.from(shorter, 'latin1'));
    copied = end;
  });
  if (parts.length === 0) return content;
  return Buffer.concat([...parts, content.subarray(copied)]);
}

function shorten(value: number, decimals: number): string {
  const fixed = value.toFixed(decimals);
  const trimmed = decimals > 0 ? fixed.replace(/\.?0+$/, '') : fixed;
  return trimmed === '-0' ? '0' : trimmed.replace(/^(-?)0\./, '$1.');
}
