import { largestSize } from '../../../../pdf/editing/field-sizes.ts';
import { wrapText } from '../../../../pdf/editing/wrap-text.ts';
import type { FieldFont, NameFont } from './simple-font.ts';

export type Quadding = 0 | 1 | 2;

export type Box = { left: number; bottom: number; width: number; height: number };

export type TextLayout = { operators: string; fits: boolean };

type Line = Pick<Setting, 'font' | 'nameFont' | 'size'> & { text: string };
export type Setting = { font: FieldFont; nameFont: NameFont; size: number; quadding: Quadding; box: Box };

/** The height of a line in ems. */
export const leadingOf = ({ ascent, descent }: FieldFont): number => ascent - descent;

/** One line, in the middle of the height. Size 0 means as large as fits. */
export function layOutLine(text: string, { font, nameFont, size: given, quadding, box }: Setting): TextLayout {
  const fitsAt = (size: number) => font.width(text) * size <= box.width && leadingOf(font) * size <= box.height;
  const size = given > 0 ? given : largestSize(fitsAt);
  const baseline = box.bottom + (box.height - leadingOf(font) * size) / 2 - font.descent * size;
  const operators = placed({ text, font, nameFont, size }, { box, quadding, baseline });
  return { operators, fits: font.width(text) * size <= box.width + 0.5 };
}

/** Lines from the top, wrapped within the width. */
export function layOutLines(text: string, { font, nameFont, size: given, quadding, box }: Setting): TextLayout {
  const heightAt = (size: number) => wrap(text, { font, size, width: box.width }).length * leadingOf(font) * size;
  const size = given > 0 ? given : largestSize((tried) => heightAt(tried) <= box.height, { isMultiline: true });
  const lines = wrap(text, { font, size, width: box.width });
  const top = box.bottom + box.height - font.ascent * size;
  const operators = lines.map((line, index) =>
    placed({ text: line, font, nameFont, size }, { box, quadding, baseline: top - index * leadingOf(font) * size }),
  );
  return { operators: operators.join('\n'), fits: lines.length * leadingOf(font) * size <= box.height + 0.5 };
}

/** One character in the middle of each of `cells` cells of the same width. */
export function layOutComb(
  text: string,
  { font, nameFont, size: given, quadding, box }: Setting,
  cells: number,
): TextLayout {
  const characters = graphemesOf(text);
  const cell = box.width / cells;
  const widest = Math.max(...characters.map((character) => font.width(character)), 0);
  const fitsAt = (tried: number) => widest * tried <= cell && leadingOf(font) * tried <= box.height;
  const size = given > 0 ? given : largestSize(fitsAt);
  const baseline = box.bottom + (box.height - leadingOf(font) * size) / 2 - font.descent * size;
  const free = cells - characters.length;
  const first = quadding === 2 ? free : quadding === 1 ? Math.floor(free / 2) : 0;
  const operators = characters.map((character, index) =>
    placed(
      { text: character, font, nameFont, size },
      { box: { ...box, left: box.left + (first + index) * cell, width: cell }, quadding: 1, baseline },
    ),
  );
  return { operators: operators.join('\n'), fits: true };
}

/** What a reader takes for one character. */
export const graphemesOf = (text: string): string[] =>
  Array.from(new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text), ({ segment }) => segment);

function placed(
  { text, font, nameFont, size }: Line,
  { box, quadding, baseline }: { box: Box; quadding: Quadding; baseline: number },
): string {
  if (text === '') return '';
  const free = box.width - font.width(text) * size;
  // A line too long for its box shows its start.
  const offset = quadding === 0 ? 0 : Math.max(0, quadding === 1 ? free / 2 : free);
  return font.show(text, { x: box.left + offset, y: baseline, size }, nameFont);
}

function wrap(text: string, { font, size, width }: { font: FieldFont; size: number; width: number }): string[] {
  return text.split('\n').flatMap((paragraph) => wrapText(paragraph, width / size, (part) => font.width(part)));
}
