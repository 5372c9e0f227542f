import { basename, extname } from 'node:path';
import { PDFHexString, PDFName, type PDFRef } from '@cantoo/pdf-lib';
import { readCff } from '../../compress/fonts/cff-reader.ts';
import { subsetFont } from '../../compress/fonts/hb-subset.ts';
import type { EditedDocument } from '../edited-document.ts';
import { type ShapedGlyph, ShapingFont, tableOf } from './shaping-font.ts';
import { toUnicodeMap } from './to-unicode-map.ts';

/** What a code of a document's content stands for. */
type Code = { glyph: number; text: string; width: number };

/** A glyph to be drawn at x, y from where its cluster begins. `width` is what the font declares for its code. In font units. */
export type Cell = { code: number; width: number; x: number; y: number };

type Part = { glyph: number; text: string; width: number; x: number; y: number };

/**
 * A font of ours in a document, with the glyphs that its texts use. Readers take a code's text and width from the font, and
 * guess spaces from gaps. So a code stands for a glyph together with both: of a cluster of several glyphs, one has all of the
 * text and width, the others have none.
 */
export class EmbeddedFont {
  readonly ref: PDFRef;
  readonly font: ShapingFont;
  /** For people, such as 'Noto Sans Thai'. */
  readonly name: string;
  readonly postScriptName: string;
  readonly #document: EditedDocument;
  readonly #codes = new Map<number, Code>();
  readonly #known = new Map<string, number>();
  /** CFF fonts are read by character identifier, one for each glyph. */
  readonly #identifiers: readonly number[] | undefined;

  constructor(document: EditedDocument, path: string) {
    this.#document = document;
    this.ref = document.context.nextRef();
    this.font = ShapingFont.load(path);
    this.postScriptName = basename(path, extname(path)).replaceAll(/[^A-Za-z0-9-]/g, '-');
    this.name = this.postScriptName.replace(/-.*$/, '').replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');
    const cff = this.font.isCff ? readCff(tableOf(this.font.file, 'CFF ')) : undefined;
    this.#identifiers = cff?.isCid ? cff.charset : undefined;
  }

  /**
   * The glyphs of a cluster. `isReadable` is false when readers would get another text from them, so that the text must be
   * given beside.
   */
  encode(
    glyphs: readonly ShapedGlyph[],
    { text, isRightToLeft }: { text: string; isRightToLeft: boolean },
  ): { cells: Cell[]; isReadable: boolean } {
    const placed = placeGlyphs(glyphs);
    if (this.font.isCff) return this.#encodeByIdentifier(placed, text);
    const [first, ...rest] = isRightToLeft ? [...text] : [text];
    // Readers turn what is on the page around as a whole, so a right-to-left cluster has its characters from left to right.
    const before = rest
      .reverse()
      .map((character) => ({ glyph: this.font.blank, text: character, width: 0, x: 0, y: 0 }));
    const carrier = placed.find(({ advance }) => advance > 0) ?? placed[0];
    if (!carrier) return { cells: [], isReadable: true };
    const others = placed.filter((glyph) => glyph !== carrier).map((glyph) => ({ ...glyph, text: '', width: 0 }));
    const advance = placed.reduce((sum, glyph) => sum + glyph.advance, 0);
    // A letter by itself has the font's width, however it is kerned, and so one code.
    const width = others.length === 0 ? this.font.widthOf(carrier.glyph) : advance;
    const parts: Part[] = [...before, { ...carrier, text: first ?? '', width }, ...others];
    return {
      cells: parts.map(({ x, y, ...code }) => ({ code: this.#codeOf(code), width: code.width, x, y })),
      isReadable: true,
    };
  }

  #encodeByIdentifier(placed: readonly PlacedGlyph[], text: string): { cells: Cell[]; isReadable: boolean } {
    const cells = placed.map(({ glyph, x, y }) => {
      return { code: this.#identifiers?.[glyph] ?? glyph, width: this.font.widthOf(glyph), x, y };
    });
    const readable = cells.map(({ code, width }, at) => {
      const wanted = cells.length === 1 ? text : '';
      const known = this.#codes.get(code);
      if (known === undefined || known.text === '')
        this.#codes.set(code, { glyph: placed[at]?.glyph ?? 0, text: wanted, width });
      return wanted !== '' && (known === undefined || known.text === '' || known.text === wanted);
    });
    return { cells, isReadable: !readable.includes(false) };
  }

  #codeOf(code: Code): number {
    const key = `${code.glyph} ${code.width} ${code.text}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const next = this.#codes.size + 1;
    this.#known.set(key, next);
    this.#codes.set(next, code);
    return next;
  }

  /** Writes the font with the glyphs used so far (ISO 32000-2, 9.7). */
  async finish(): Promise<void> {
    const document = this.#document;
    const { context } = document;
    const glyphs = new Set([...this.#codes.values()].map(({ glyph }) => glyph));
    const subset = await subsetFont(this.font.file, glyphs);
    if (!subset) throw new Error(`HarfBuzz cannot subset ${this.postScriptName}`);
    const name = PDFName.of(`${subsetTag(glyphs)}+${this.postScriptName}`);
    const { isCff, extents } = this.font;
    const program = isCff
      ? document.addStream(tableOf(subset, 'CFF '), { Subtype: PDFName.of('CIDFontType0C') })
      : document.addStream(subset, { Length1: context.obj(subset.length) });
    const descriptor = document.add(
      context.obj({
        ...{ Type: 'FontDescriptor', FontName: name, Flags: 4, ItalicAngle: 0, StemV: 80 },
        FontBBox: this.font.boundingBox.map((value) => this.#thousandths(value)),
        Ascent: this.#thousandths(extents.ascender),
        Descent: this.#thousandths(extents.descender),
        CapHeight: 700,
        [isCff ? 'FontFile3' : 'FontFile2']: program,
      }),
    );
    const codes = [...this.#codes].sort(([one], [other]) => one - other);
    const system = { Registry: PDFHexString.of('41646f6265'), Ordering: PDFHexString.of('4964656e74697479') };
    const descendant = document.add(
      context.obj({
        ...{ Type: 'Font', Subtype: isCff ? 'CIDFontType0' : 'CIDFontType2', BaseFont: name },
        ...{ CIDSystemInfo: { ...system, Supplement: 0 }, FontDescriptor: descriptor, DW: 1000 },
        W: codes.flatMap(([code, { width }]) => [code, [this.#thousandths(width)]]),
        ...(isCff ? {} : { CIDToGIDMap: document.addStream(glyphNumbers(codes)) }),
      }),
    );
    document.replace(
      this.ref,
      context.obj({
        ...{ Type: 'Font', Subtype: 'Type0', BaseFont: name, Encoding: 'Identity-H', DescendantFonts: [descendant] },
        ToUnicode: document.addStream(toUnicodeMap(codes.map(([code, { text }]) => [code, text]))),
      }),
    );
  }

  #thousandths(units: number): number {
    return Math.round((units * 1000) / this.font.unitsPerEm);
  }
}

type PlacedGlyph = Pick<Part, 'glyph' | 'x' | 'y'> & { advance: number };

/** Glyphs relative to where their cluster begins. */
function placeGlyphs(glyphs: readonly ShapedGlyph[]): PlacedGlyph[] {
  let pen = 0;
  return glyphs.map(({ glyph, advance, x, y }) => {
    const at = pen + x;
    pen += advance;
    return { glyph, advance, x: at, y };
  });
}

/** CIDToGIDMap: two bytes for each code (9.7.4.2). */
function glyphNumbers(codes: readonly (readonly [number, Code])[]): Buffer {
  const map = Buffer.alloc(2 * ((codes.at(-1)?.[0] ?? 0) + 1));
  for (const [code, { glyph }] of codes) map.writeUInt16BE(glyph, 2 * code);
  return map;
}

/** Six capital letters that differ between subsets of a font (9.9.2). */
function subsetTag(glyphs: ReadonlySet<number>): string {
  let sum = glyphs.size;
  for (const glyph of glyphs) sum = (sum * 31 + glyph) % 26 ** 6;
  return Array.from({ length: 6 }, (_, at) => String.fromCharCode(65 + (Math.floor(sum / 26 ** at) % 26))).join('');
}
