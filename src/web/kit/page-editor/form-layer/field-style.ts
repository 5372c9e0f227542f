import { type CSSProperties, useEffect, useState } from 'react';
import { largestSize } from '../../../../pdf/editing/field-sizes.ts';
import type { FormControl } from '../../../../pdf/editing/read-form.ts';
import { wrapText } from '../../../../pdf/editing/wrap-text.ts';
import { familyOf, loadFonts, widthInEms } from '../text-lines.ts';

/** The height of a line in font sizes, as the engine has it for the fonts of forms. */
const leadings = { sans: 1.117, serif: 1.107, mono: 1.133 } as const;
const listSize = 12;
/** Of Cousine and Courier, in font sizes. */
const monoWidth = 0.6;
/** Between a field's edge and its text, in points. */
const margin = 1;

/** The ground of controls is light, whatever that of the file's field is. */
function readable(color: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return red * 0.299 + green * 0.587 + blue * 0.114 > 110 ? '#000000' : color;
}

const wordsOf = (control: FormControl, content: string) => ({
  ...{ content, font: control.font, bold: false, italic: false },
});

/** Renders again once the fonts are there that the text is saved in: its size may follow from its width. */
export function useFieldFont(control: FormControl, text: string): void {
  const [, setLoaded] = useState('');
  const family = familyOf(wordsOf(control, text));
  // biome-ignore lint/correctness/useExhaustiveDependencies: other families are other fonts.
  useEffect(() => {
    let isShown = true;
    loadFonts(wordsOf(control, text)).then(() => isShown && setLoaded(family));
    return () => {
      isShown = false;
    };
  }, [family]);
}

/** Where a control is on its page, and its text as it will be saved. */
export function fieldStyle(control: FormControl, text: string, scale: number): CSSProperties {
  const { left, right, top, bottom } = control.box;
  const [across, down] = [right - left, bottom - top];
  if (control.kind === 'checkBox' || control.kind === 'radio') {
    return { left: left * scale, top: top * scale, width: across * scale, height: down * scale };
  }
  const { turns } = control;
  const [width, height] = turns % 2 === 0 ? [across, down] : [down, across];
  const place: CSSProperties = {
    left: (left + (across - width) / 2) * scale,
    top: (top + (down - height) / 2) * scale,
    width: width * scale,
    height: height * scale,
    transform: turns === 0 ? undefined : `rotate(${turns * 90}deg)`,
  };
  return { ...place, ...textStyle(control, text, { width, height, scale }) };
}

type Room = { width: number; height: number; scale: number };

function textStyle(control: FormControl, text: string, { width, height, scale }: Room): CSSProperties {
  const { fontSize, kind, color, align } = control;
  const words = wordsOf(control, text);
  const leading = leadings[control.font];
  const isComb = kind === 'text' && control.isComb && control.maxLength !== undefined;
  const cells = isComb ? (control.maxLength ?? 1) : 1;
  const cell = width / cells;
  const room = { width: width - 2 * margin, height: height - 2 * margin };
  const isHigh = (kind === 'text' && control.isMultiline) || (kind === 'choice' && control.isList);
  const fits = (size: number): boolean => {
    if (kind === 'text' && control.isMultiline) return linesOf(text, size) * leading * size <= room.height;
    const longest = isComb ? monoWidth * size <= cell : widthInEms(text, words) * size <= room.width;
    return longest && leading * size <= room.height;
  };
  const linesOf = (content: string, size: number): number =>
    content.split('\n').flatMap((line) => wrapText(line, room.width / size, (part) => widthInEms(part, words))).length;
  const auto = kind === 'choice' && control.isList ? listSize : largestSize(fits, { isMultiline: isHigh });
  const size = fontSize > 0 ? fontSize : auto;
  const style: CSSProperties = {
    ...{ color: readable(color), textAlign: align, fontFamily: familyOf(words), fontSize: size * scale },
    ...{ lineHeight: isHigh ? leading : undefined, paddingInline: margin * scale },
  };
  if (!isComb) return style;
  const free = Math.max(0, cells - [...text].length);
  const first = { left: 0, center: Math.floor(free / 2), right: free }[align];
  const gap = cell - size * monoWidth;
  return {
    ...style,
    backgroundImage: `repeating-linear-gradient(to right, transparent 0 ${cell * scale - 1}px, #64748b ${cell * scale - 1}px ${cell * scale}px)`,
    ...{ fontFamily: familyOf({ ...words, font: 'mono' }), letterSpacing: gap * scale, textAlign: 'left' },
    paddingLeft: Math.max(0, first * cell + gap / 2) * scale,
    paddingRight: 0,
  };
}
