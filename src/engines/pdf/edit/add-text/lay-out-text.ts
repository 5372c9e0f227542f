import type { TextStyle } from '../../../../pdf/editing/text-fonts.ts';
import { paragraphsOf, textLineHeight, wrapText } from '../../../../pdf/editing/wrap-text.ts';
import { layOutLine, startsRightToLeft, type TextLine } from './lay-out-line.ts';

export type LaidText = {
  lines: TextLine[];
  /** In font sizes: of the widest line, and of all lines. */
  width: number;
  height: number;
  missing: string[];
};

/** Sets a text in lines. `width`, in font sizes, wraps them. */
export function layOutText(content: string, style: TextStyle, width?: number): LaidText {
  const lines = paragraphsOf(content).flatMap((paragraph) => {
    const direction = startsRightToLeft(paragraph) ? 'rtl' : 'ltr';
    const set = (text: string) => layOutLine(text, style, direction);
    if (width === undefined) return [set(paragraph)];
    return wrapText(paragraph, width, (text) => set(text).width).map(set);
  });
  return {
    lines,
    width: Math.max(0, ...lines.map((line) => line.width)),
    height: lines.length * textLineHeight,
    missing: [...new Set(lines.flatMap(({ missing }) => missing))],
  };
}
