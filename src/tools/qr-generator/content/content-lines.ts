import { unixLines } from './define-content.ts';

/**
 * One line of a vCard or iCalendar: name, parameters and the raw value. Names and parameters are in upper case.
 * `'TEL;TYPE=CELL:+49 1'` → `{ name: 'TEL', parameters: ['TYPE=CELL'], value: '+49 1' }`.
 */
export type ContentLine = { name: string; parameters: string[]; value: string };

/**
 * Escapes a text value: backslash, comma, semicolon and line end (RFC 2426 section 4 for vCard 3.0, RFC 5545 section 3.3.11
 * for iCalendar).
 */
export const escapeValue = (text: string): string =>
  unixLines(text)
    .replace(/[\\,;]/g, '\\$&')
    .replaceAll('\n', '\\n');

export const unescapeValue = (text: string): string =>
  text.replace(/\\([\s\S])/g, (_, character: string) => (character === 'n' || character === 'N' ? '\n' : character));

/** Splits a structured value such as `Last;First` at unescaped semicolons, and unescapes the parts. */
export const splitStructured = (value: string): string[] =>
  [...`${value};`.matchAll(/((?:\\[\s\S]|[^\\;])*);/g)].map(([, part = '']) => unescapeValue(part));

/**
 * Joins lines with CRLF, without folding them at 75 bytes: both standards only recommend folding, several readers do not
 * unfold, and it would make the code denser.
 */
export const joinLines = (lines: readonly string[]): string => lines.join('\r\n');

/** Reads folded or unfolded lines; lines without a colon are skipped. */
export function readLines(text: string): ContentLine[] {
  return unixLines(text)
    .replace(/\n[ \t]/g, '')
    .split('\n')
    .flatMap((line) => {
      const colon = line.indexOf(':');
      if (colon < 1) return [];
      const [name = '', ...parameters] = line.slice(0, colon).toUpperCase().split(';');
      return [{ name, parameters, value: line.slice(colon + 1) }];
    });
}

/** `NAME:value` with the value escaped; empty values give no line. */
export const textLine = (name: string, value: string): string[] =>
  value === '' ? [] : [`${name}:${escapeValue(value)}`];
