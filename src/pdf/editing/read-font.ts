import type { Pdfium } from '../pdfium.ts';
import { type FontGlyph, type OutlineStep, writeFont } from './write-font.ts';

/** A font of a page, with the outlines that PDFium draws the page with. Plain data, which a worker can send. */
export type DrawnFont = {
  /** An OpenType font; undefined for fonts without outlines (Type 3). */
  file: Uint8Array<ArrayBuffer> | undefined;
  /** The characters that it has, and their widths in font sizes. */
  widths: ReadonlyMap<string, number>;
};

/** Blocks of Unicode that European text is written in: whoever edits types more than what is on the page. */
const typed: readonly (readonly [from: number, to: number])[] = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x2010, 0x2044],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
];
/** And these, if the page has any of them. */
const alphabets: typeof typed = [
  [0x370, 0x3ff],
  [0x400, 0x4ff],
];

/** More outlines than any page of text takes. */
const maxSteps = 300_000;

/**
 * Reads a font of an open page (`FPDF_FONT`). Embedded programs are not used as they are: browsers load neither Type 1 nor bare
 * CFF, nor TrueType without Unicode, and programs may be hostile. PDFium has drawn the page with these outlines.
 * @param used the characters on the page that are set in it
 */
export function readFont(pdfium: Pdfium, font: number, used: Iterable<string>): DrawnFont {
  const reader = new GlyphReader(pdfium, font);
  try {
    const glyphs = [...charactersFor(new Set(used))].flatMap((character) => reader.read(character) ?? []);
    const isDrawn = glyphs.some(({ outline }) => outline.length > 0);
    const widths = new Map(glyphs.map(({ character, advance }) => [character, advance / 1000]));
    return { file: isDrawn ? writeFont(glyphs) : undefined, widths };
  } finally {
    reader.close();
  }
}

function charactersFor(used: ReadonlySet<string>): Set<string> {
  const codes = [...used].map((character) => character.codePointAt(0) ?? 0);
  const isUsed = ([from, to]: readonly [number, number]) => codes.some((code) => code >= from && code <= to);
  const wanted = [...typed, ...alphabets.filter(isUsed)].flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)),
  );
  return new Set([...wanted, ...used]);
}

/** `FPDF_SEGMENT_...` (fpdf_edit.h), with the points of each step. */
const steps = [
  { kind: 'line', points: 1 },
  { kind: 'curve', points: 3 },
  { kind: 'move', points: 1 },
] as const;

class GlyphReader {
  readonly #pdfium: Pdfium;
  readonly #font: number;
  readonly #address: number;
  /** What the font draws for characters that it does not have. */
  readonly #missing: string;
  #left = maxSteps;

  constructor(pdfium: Pdfium, font: number) {
    this.#pdfium = pdfium;
    this.#font = font;
    this.#address = pdfium.memory.allocate(8);
    // A private character that no font has.
    this.#missing = JSON.stringify(this.#outlineOf(0xf8d0));
  }

  /** Undefined for a character that the font does not have. */
  read(character: string): FontGlyph | undefined {
    const code = character.codePointAt(0) ?? 0;
    const { api, memory } = this.#pdfium;
    const outline = this.#outlineOf(code);
    const isSpace = /\s/.test(character);
    if (!isSpace && (outline.length === 0 || JSON.stringify(outline) === this.#missing)) return undefined;
    const hasWidth = api.FPDFFont_GetGlyphWidth(this.#font, code, 1000, this.#address);
    const advance = hasWidth ? memory.float32(this.#address) : 0;
    return advance > 0 ? { character, advance, outline: isSpace ? [] : outline } : undefined;
  }

  #outlineOf(code: number): OutlineStep[] {
    const { api } = this.#pdfium;
    const path = api.FPDFFont_GetGlyphPath(this.#font, code, 1);
    const count = path === 0 ? 0 : api.FPDFGlyphPath_CountGlyphSegments(path);
    if (count <= 0 || count > this.#left) return [];
    this.#left -= count;
    const outline: OutlineStep[] = [];
    for (let at = 0; at < count; ) {
      const first = api.FPDFGlyphPath_GetGlyphPathSegment(path, at);
      const step = steps[api.FPDFPathSegment_GetType(first)] ?? steps[0];
      const points = Array.from({ length: step.points }, (_, offset) => this.#pointOf(path, at + offset)).flat();
      outline.push({ kind: step.kind, points });
      at += step.points;
    }
    return outline;
  }

  #pointOf(path: number, at: number): number[] {
    const { api, memory } = this.#pdfium;
    const segment = api.FPDFGlyphPath_GetGlyphPathSegment(path, at);
    if (segment === 0 || !api.FPDFPathSegment_GetPoint(segment, this.#address, this.#address + 4)) return [0, 0];
    return [1000 * memory.float32(this.#address), 1000 * memory.float32(this.#address + 4)];
  }

  close(): void {
    this.#pdfium.memory.free(this.#address);
  }
}
