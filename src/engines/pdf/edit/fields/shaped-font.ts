import type { TextStyle } from '../../../../pdf/editing/text-fonts.ts';
import { type LaidText, layOutText } from '../add-text/lay-out-text.ts';
import { writeLine } from '../add-text/write-line.ts';
import type { DocumentFonts } from '../fonts/document-fonts.ts';
import { type FieldFont, standardNameOf } from './simple-font.ts';

/** The fonts of ours that look most like the one with this name, for any script. They are embedded as they are used. */
export function shapedFont(name: string, fonts: DocumentFonts): FieldFont {
  const style = styleOf(standardNameOf(name));
  const known = new Map<string, LaidText>();
  const set = (text: string): LaidText => {
    const laid = known.get(text) ?? layOutText(text, style);
    known.set(text, laid);
    return laid;
  };
  return {
    ascent: 0.95,
    descent: -0.25,
    has: (text) => set(text).missing.length === 0,
    width: (text) => set(text).width,
    show: (text, place, nameFont) =>
      set(text)
        .lines.map((line) => writeLine(line, place, { fonts, nameFont: ({ ref }) => nameFont(ref).slice(1) }))
        .join('\n'),
  };
}

const styleOf = (standardName: string): TextStyle => ({
  font: standardName.startsWith('Courier') ? 'mono' : standardName.startsWith('Times') ? 'serif' : 'sans',
  bold: standardName.includes('Bold'),
  italic: /Italic|Oblique/.test(standardName),
});
