import { facesFor, scriptOf, type TextStyle } from '../../../../pdf/editing/text-fonts.ts';
import { ShapingFont } from './shaping-font.ts';

/** Up to the end of the planes with characters in use. */
const lastCharacter = 0x3ffff;
const surrogates = { from: 0xd800, to: 0xdfff };
const visible = /[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}]/u;
const styles = (['sans', 'serif', 'mono'] as const).map((font): TextStyle => ({ font, bold: false, italic: false }));

/**
 * The characters that can be set in every style, as pairs of the distance from the pair before and the number of those that
 * follow on each other, in base 36: `'w-2m y'`.
 */
export function readCoverage(): string {
  const ranges: string[] = [];
  let [start, end, last] = [-1, -1, 0];
  const close = () => {
    if (start < 0) return;
    ranges.push(`${(start - last).toString(36)}${end > start ? `-${(end - start).toString(36)}` : ''}`);
    last = end;
  };
  for (let code = 0x20; code <= lastCharacter; code++) {
    if (!isCovered(code)) continue;
    if (code !== end + 1 || start < 0) {
      close();
      start = code;
    }
    end = code;
  }
  close();
  return ranges.join(' ');
}

function isCovered(code: number): boolean {
  if (code >= surrogates.from && code <= surrogates.to) return false;
  const character = String.fromCodePoint(code);
  if (!visible.test(character)) return false;
  return styles.every((style) =>
    facesFor(scriptOf(character), character, style).some(({ path }) => ShapingFont.load(path).covers(character)),
  );
}
