import { decimal } from '../add-text/write-line.ts';

/** Operators of a content stream, whose numbers may have no exponent (ISO 32000-2, 7.3.3). */
export const draw = (texts: TemplateStringsArray, ...values: readonly (string | number)[]): string =>
  String.raw({ raw: texts }, ...values.map((value) => (typeof value === 'number' ? decimal(value) : value)));

export const list = (numbers: readonly number[]): string => numbers.map(decimal).join(' ');
