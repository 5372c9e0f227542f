import type { PageLine, TextLook } from '../../pdf/editing/page-lines.ts';
import type { LetterStyle } from '../../pdf/editing/styled-runs.ts';
import { familyKey } from '../../pdf/reading/font-names.ts';
import type { Measure, Styles } from './line-preview.ts';

/**
 * How letters of a page look in another style: in the face of their family that is on the page, if it has them, or else in a
 * font of ours. The engine looks for the face on other pages, too.
 */
export function looksIn(lines: readonly PageLine[], measure: Measure): Styles['lookOf'] {
  const looks = new Map(lines.flatMap(({ parts }) => parts.map(({ look }) => [look.font, look] as const)));
  const faces = [...looks.values()].map((look) => ({ ...look, family: familyKey(look.fontName) }));
  return (look, style, text) => {
    const changed = withStyle(look, style);
    const { bold, italic } = changed;
    if (bold === look.bold && italic === look.italic) return changed;
    const family = familyKey(look.fontName);
    const face = faces.find(
      (other) =>
        other.bold === bold &&
        other.italic === italic &&
        family !== '' &&
        other.family === family &&
        measure(text, { ...changed, font: other.font }).isOwn,
    );
    return { ...changed, font: face?.font };
  };
}

const withStyle = (look: TextLook, { fontSize, color, bold, italic }: LetterStyle): TextLook => ({
  ...look,
  size: fontSize ?? look.size,
  color: color ?? look.color,
  bold: bold ?? look.bold,
  italic: italic ?? look.italic,
});

/** What letters of a selection have in common; undefined where they differ. */
export type CommonLook = { bold: boolean; italic: boolean; size: number | undefined; color: string | undefined };

export function commonLook(looks: readonly TextLook[]): CommonLook | undefined {
  const [first, ...others] = looks;
  if (!first) return undefined;
  const shared = <Value>(read: (look: TextLook) => Value): Value | undefined => {
    const value = read(first);
    return others.every((look) => read(look) === value) ? value : undefined;
  };
  return {
    bold: looks.every(({ bold }) => bold),
    italic: looks.every(({ italic }) => italic),
    size: shared(({ size }) => Math.round(size * 10) / 10),
    color: shared(({ color }) => color),
  };
}

/** Bold or italic, on or off: what the page has by itself needs no style. */
export const turned =
  (trait: 'bold' | 'italic', isOn: boolean) =>
  ({ [trait]: own, ...style }: LetterStyle): LetterStyle =>
    own === !isOn ? style : { ...style, [trait]: isOn };
