import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Blob, Direction, Face, Font, Buffer as ShapingBuffer, shape } from 'harfbuzzjs';
import { packagesDirectory } from '../../../../platform/processes/packages.ts';

/** A glyph where HarfBuzz puts it, in font units. */
export type ShapedGlyph = {
  glyph: number;
  /** Where its cluster begins in the text. */
  cluster: number;
  advance: number;
  x: number;
  y: number;
};

/** Characters that are not drawn (Unicode, Default_Ignorable_Code_Point): joiners, marks of direction, variation selectors. */
const ignorable = /^\p{Default_Ignorable_Code_Point}$/u;

/** As many characters before and after a part as HarfBuzz looks at, to join Arabic letters. */
const context = 5;

const buffer = new ShapingBuffer();
const loaded = new Map<string, ShapingFont>();

/** A font file that can set text. Loaded once per thread. */
export class ShapingFont {
  readonly file: Buffer;
  readonly unitsPerEm: number;
  readonly #font: Font;
  readonly #characters: ReadonlySet<number>;

  private constructor(path: string) {
    this.file = readFileSync(join(packagesDirectory, path));
    const face = new Face(new Blob(this.file));
    this.#font = new Font(face);
    this.unitsPerEm = face.upem;
    this.#characters = new Set(face.collectUnicodes());
  }

  /** A font by its path below node_modules. */
  static load(path: string): ShapingFont {
    const known = loaded.get(path) ?? new ShapingFont(path);
    loaded.set(path, known);
    return known;
  }

  /** Outlines are PostScript's (CFF), not TrueType's. */
  get isCff(): boolean {
    return this.file.toString('latin1', 0, 4) === 'OTTO';
  }

  /** Whether it has glyphs for all characters; accents may be letters' own or separate. */
  covers(text: string): boolean {
    const has = (form: string) =>
      [...form].every((character) => ignorable.test(character) || this.#characters.has(character.codePointAt(0) ?? 0));
    return has(text) || has(text.normalize('NFC')) || has(text.normalize('NFD'));
  }

  /** Sets part of a text, which is in one script and direction. Glyphs are in order from left to right. */
  shape(text: string, part: { start: number; end: number; isRightToLeft: boolean }): ShapedGlyph[] {
    const [from, to] = [Math.max(0, part.start - context), part.end + context];
    buffer.reset();
    buffer.addText(text.slice(from, to), part.start - from, part.end - part.start);
    buffer.setDirection(part.isRightToLeft ? Direction.RTL : Direction.LTR);
    buffer.guessSegmentProperties();
    shape(this.#font, buffer);
    return buffer.getGlyphInfosAndPositions().map(({ codepoint, cluster, xAdvance = 0, xOffset = 0, yOffset = 0 }) => ({
      ...{ glyph: codepoint, cluster: cluster + from, advance: xAdvance, x: xOffset, y: yOffset },
    }));
  }

  /** A glyph that draws nothing: the space. */
  get blank(): number {
    return this.#font.nominalGlyph(0x20) ?? 0;
  }

  /** In font units. */
  widthOf(glyph: number): number {
    return this.#font.glyphHAdvance(glyph);
  }

  /** In font units. */
  get extents(): { ascender: number; descender: number } {
    return this.#font.hExtents();
  }

  /** The corners of all glyphs together, in font units ('head' table). */
  get boundingBox(): number[] {
    const head = tableOf(this.file, 'head');
    return [36, 38, 40, 42].map((at) => head.readInt16BE(at));
  }
}

/** A table of an OpenType file (OpenType specification, 'Table Directory'). */
export function tableOf(font: Buffer, tag: string): Buffer {
  for (let at = 12; at < 12 + 16 * font.readUInt16BE(4); at += 16) {
    if (font.toString('latin1', at, at + 4) !== tag) continue;
    const offset = font.readUInt32BE(at + 8);
    return font.subarray(offset, offset + font.readUInt32BE(at + 12));
  }
  throw new Error(`A font without the table ${tag}`);
}
