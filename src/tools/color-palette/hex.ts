import { t } from '../../shared/language/translate.ts';
import type { Hex } from './color-space.ts';

/** A parsed colour, or the error for the field. */
export type ParsedHex = { valid: true; hex: Hex; alpha: number } | { valid: false; message: string };

const example = '#3b82f6';
const maxEchoedDigits = 24;

/**
 * Reads a hex colour as typed or pasted: 3, 4, 6 or 8 digits, with or without `#`, in either case, with space around it.
 * `hex` is always `#rrggbb`; the opacity of 4 and 8 digits is returned as `alpha`, 0 to 1.
 */
export function parseHex(typed: string): ParsedHex {
  const digits = typed.trim().replace(/^#/, '');
  if (digits === '') return { valid: false, message: t('Please enter a hex colour, such as {example}.', { example }) };
  if (!/^[\da-f]+$/i.test(digits)) {
    const echoed = digits.length > maxEchoedDigits ? `${digits.slice(0, maxEchoedDigits)}…` : digits;
    return {
      valid: false,
      message: t(
        '“{echoed}” is not a hex colour. Please use the digits 0 to 9 and the letters a to f, such as {example}.',
        { echoed, example },
      ),
    };
  }
  if (![3, 4, 6, 8].includes(digits.length)) {
    const message = t(
      'A hex colour has 3, 4, 6 or 8 digits, this one has {count, plural, one {# digit} other {# digits}}. Try {example}.',
      { count: digits.length, example },
    );
    return { valid: false, message };
  }
  const long = digits.length < 6 ? digits.replace(/./g, '$&$&') : digits;
  const alpha = long.length === 8 ? Number.parseInt(long.slice(6), 16) / 255 : 1;
  return { valid: true, hex: `#${long.slice(0, 6).toLowerCase()}`, alpha };
}
