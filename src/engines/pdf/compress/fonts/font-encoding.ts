import { PDFDict, PDFName, PDFNumber } from '@cantoo/pdf-lib';
import { arrayEntry, entry, itemsOf, resolve } from '../../objects/access.ts';
import type { FontUse } from '../content/document-use.ts';
import { macRomanEncoding, standardEncoding, winAnsiEncoding } from './standard-encodings.ts';

/** Glyph names of used codes from the Differences of a simple font's encoding (ISO 32000-2, 9.6.5.1). */
export function differencesInUse({ font, codes }: FontUse): Map<number, string> {
  const encoding = entry(font, 'Encoding');
  const names = new Map<number, string>();
  if (!(encoding instanceof PDFDict)) return names;
  let code = 0;
  for (const item of itemsOf(arrayEntry(encoding, 'Differences'))) {
    const value = resolve(font.context, item);
    if (value instanceof PDFNumber) code = value.asNumber();
    else if (value instanceof PDFName) {
      if (codes.has(code)) names.set(code, value.decodeText());
      code++;
    }
  }
  return names;
}

/**
 * Every glyph name that a viewer might use for the codes: from Differences, the named encodings and the font's own, as
 * viewers differ in their fallback.
 */
export function namesInUse(use: FontUse, builtIn: ReadonlyMap<number, string>): Set<string> {
  const differences = differencesInUse(use);
  const names = new Set(['space']);
  for (const code of use.codes) {
    const candidates = [
      differences.get(code),
      builtIn.get(code),
      ...[winAnsiEncoding, macRomanEncoding, standardEncoding].map((encoding) => encoding[code]),
    ];
    for (const name of candidates) if (name !== undefined) names.add(name);
  }
  return names;
}
