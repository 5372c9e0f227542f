import type { DocumentFonts } from '../fonts/document-fonts.ts';
import type { Cell, EmbeddedFont } from '../fonts/embedded-font.ts';
import { utf16 } from '../fonts/to-unicode-map.ts';
import type { TextLine, TextRun } from './lay-out-line.ts';

/** Names a font for the content that is being written. */
export type NameFont = (font: EmbeddedFont) => string;

/** tan 12 degrees, the slant of most italics. */
const slant = 0.2126;

/** The operators that show a line (ISO 32000-2, 9.4), with its baseline starting at x, y. */
export function writeLine(
  { runs }: TextLine,
  { x, y, size }: { x: number; y: number; size: number },
  { fonts, nameFont }: { fonts: DocumentFonts; nameFont: NameFont },
): string {
  let at = x;
  return runs
    .map((run) => {
      const font = fonts.get(run.face.path);
      const lean = run.face.slanted ? slant : 0;
      const begin = `BT /${nameFont(font)} ${decimal(size)} Tf 1 0 ${lean} 1 ${decimal(at)} ${decimal(y)} Tm`;
      at += run.width * size;
      return `${begin}\n${writeRun(run, font, size)}\nET`;
    })
    .join('\n');
}

/** The operators that show a run within a text object, from where it stands; the font is chosen before. */
export function writeRun({ clusters, isRightToLeft }: TextRun, font: EmbeddedFont, size: number): string {
  const shown = new ShownText(font.font.unitsPerEm, size);
  let at = 0;
  for (const { text, glyphs } of clusters) {
    const { cells, isReadable } = font.encode(glyphs, { text, isRightToLeft });
    if (!isReadable) shown.add(`/Span <</ActualText <feff${utf16(text)}>>> BDC`);
    for (const cell of cells) shown.place(cell, at);
    if (!isReadable) shown.add('EMC');
    at += glyphs.reduce((sum, { advance }) => sum + advance, 0);
  }
  return shown.finish();
}

/** Gathers glyphs into as few operators as possible. All lengths are in font units. */
class ShownText {
  readonly #unitsPerEm: number;
  readonly #size: number;
  readonly #operators: string[] = [];
  #parts: (string | number)[] = [];
  #rise = 0;
  /** Where readers are after what has been shown. */
  #pen = 0;

  constructor(unitsPerEm: number, size: number) {
    this.#unitsPerEm = unitsPerEm;
    this.#size = size;
  }

  add(operator: string): void {
    this.#flush();
    this.#operators.push(operator);
  }

  place({ code, width, x, y }: Cell, start: number): void {
    if (y !== this.#rise) {
      this.add(`${decimal((y / this.#unitsPerEm) * this.#size)} Ts`);
      this.#rise = y;
    }
    const move = start + x - this.#pen;
    if (move !== 0) this.#parts.push(move);
    const hex = code.toString(16).padStart(4, '0');
    const last = this.#parts.at(-1);
    if (typeof last === 'string') this.#parts[this.#parts.length - 1] = last + hex;
    else this.#parts.push(hex);
    this.#pen = start + x + width;
  }

  finish(): string {
    this.#flush();
    if (this.#rise !== 0) this.#operators.push('0 Ts');
    return this.#operators.join('\n');
  }

  #flush(): void {
    if (this.#parts.length === 0) return;
    const parts = this.#parts.map((part) =>
      typeof part === 'string' ? `<${part}>` : decimal((-part * 1000) / this.#unitsPerEm),
    );
    this.#operators.push(`[${parts.join(' ')}] TJ`);
    this.#parts = [];
  }
}

/** A number for a content stream: no exponent, no more digits than a printer has dots. */
export const decimal = (value: number): string => String(Number(value.toFixed(3)));
