import type { PDFObject } from '@cantoo/pdf-lib';
import { isSimpleScript } from '../../../../pdf/editing/simple-script.ts';
import type { LetterStyle } from '../../../../pdf/editing/styled-runs.ts';
import { t } from '../../../../shared/language/translate.ts';
import { type FoundGlyph, sizeOf, stretchOf } from '../content/find-text.ts';
import type { PageFont } from '../content/page-font.ts';
import type { ChosenColor, ContentNode, ShownText } from '../content/page-items.ts';
import { bytesOf, moveFor, type NewRun, number, type TextPart } from '../content/rewrite-text.ts';
import { addResource } from '../content/write-content.ts';
import type { SetLook } from '../edit-context.ts';
import type { EditedPage } from '../edited-page.ts';
import type { DocumentFonts } from '../fonts/document-fonts.ts';
import { type EncodedText, encodeText } from './encode-text.ts';
import { type FamilyFaces, slantOf } from './family-faces.ts';
import type { LinePiece } from './line-pieces.ts';
import { type OtherText, setInOtherFont, styleOf } from './other-font.ts';

/** How far letters reach above and below the baseline, in sizes of the text that is replaced. */
export type Reach = { above: number; below: number };

export type SetText = NewRun & {
  /** What is not as asked. */
  told: string[];
  reach: Reach | undefined;
  looks: SetLook[];
};

type SetPiece = SetText & {
  /** Spaces that can be wider. */
  gaps: number;
  /** Names of the fonts that it is in. */
  fonts: readonly string[];
};
type Refusal = { refusal: string };

type SetterParts = {
  page: EditedPage;
  otherFonts: DocumentFonts;
  faces: FamilyFaces;
  /** The codes of each font that the page shows. */
  used: ReadonlyMap<PageFont, ReadonlySet<number>>;
};

const nothingTold = { told: [], reach: undefined, looks: [], gaps: 0, fonts: [] };

/** How much spaces between words may change to fill a line, in font sizes. */
const mostChange = { narrower: -0.12, wider: 0.6 };

/** Sets new text in the fonts of a document. */
export class PieceSetter {
  readonly #parts: SetterParts;
  readonly #names = new Map<ContentNode, Map<PDFObject, string>>();

  constructor(parts: SetterParts) {
    this.#parts = parts;
  }

  /** In the style of `shown`, apart from what the pieces have of their own. Spaces are made wider to fill a width in text space. */
  set(shown: ShownText, pieces: readonly LinePiece[], fill?: number): SetText | Refusal {
    const natural = this.#setAll(shown, pieces, 0);
    if ('refusal' in natural || fill === undefined || natural.gaps === 0) return natural;
    const { size, scale } = shown.state;
    const wider = (fill - natural.advance) / natural.gaps;
    const inSizes = wider / (size * scale);
    if (inSizes === 0 || inSizes < mostChange.narrower || inSizes > mostChange.wider) return natural;
    return this.#setAll(shown, pieces, wider);
  }

  #setAll(shown: ShownText, pieces: readonly LinePiece[], wider: number): SetPiece | Refusal {
    const all: SetPiece[] = [];
    for (const piece of pieces) {
      const set = this.#setPiece(shown, piece, wider);
      if ('refusal' in set) return set;
      all.push(set);
    }
    const reaches = all.flatMap(({ reach }) => reach ?? []);
    return {
      parts: all.flatMap(({ parts }) => parts),
      advance: all.reduce((sum, { advance }) => sum + advance, 0),
      told: [...new Set(all.flatMap(({ told }) => told))],
      gaps: all.reduce((sum, { gaps }) => sum + gaps, 0),
      fonts: [],
      looks: all.flatMap(({ looks }) => looks),
      reach:
        reaches.length === 0
          ? undefined
          : {
              above: Math.max(...reaches.map(({ above }) => above)),
              below: Math.max(...reaches.map(({ below }) => below)),
            },
    };
  }

  #setPiece(shown: ShownText, piece: LinePiece, wider: number): SetPiece | Refusal {
    const { text, style, isUnreadable = false } = piece;
    const kept = piece.kept?.glyphs.every((glyph) => isAlike(glyph.shown, shown)) ? piece.kept : undefined;
    if (kept && !style) return keptPiece(shown, kept, wider);
    if (text === '') return { parts: [], advance: 0, ...nothingTold };
    if (isUnreadable && !style) return { refusal: unreadable() };
    if (!style) return this.#setPlain(shown, text, wider);
    const ratio = style.fontSize === undefined ? 1 : style.fontSize / sizeOf(shown);
    const keeps = kept && ratio === 1 && isSameFace(shown.state.font, style);
    if (isUnreadable && !keeps) return { refusal: unreadable() };
    const set = keeps ? keptPiece(shown, kept, wider) : this.#setStyled(shown, text, { style, ratio, wider });
    if ('refusal' in set) return set;
    const reach = ratio > 1 || set.reach ? scaled(set.reach ?? { above: 1, below: 0.3 }, ratio) : undefined;
    const colored = style.color === undefined ? set : this.#colored(shown, set, style.color);
    const size = shown.state.font.isType3 ? undefined : style.fontSize;
    return {
      ...(colored ?? set),
      ...{ told: colored ? set.told : [...set.told, t('Its colour cannot be changed here.')], reach },
      looks: [{ text, fonts: set.fonts, size, color: colored && style.color }],
    };
  }

  /** In the font of the text, or else in another one. */
  #setPlain(shown: ShownText, text: string, wider: number): SetPiece | Refusal {
    const { font } = shown.state;
    const own = this.#encode(font, text, wider / (shown.state.size * shown.state.scale));
    if (own && !('missing' in own)) return inFont(shown, own, 1);
    const refusal = own && this.#refuseOther(shown, own.missing);
    if (refusal) return refusal;
    const other = setInOtherFont(this.#parts.otherFonts, styleOf(font), text);
    if ('missing' in other) return { refusal: noGlyphFor(other.missing) };
    return this.#inOtherFont(shown, other, 1, toldOther(other.name, own?.missing));
  }

  #setStyled(
    shown: ShownText,
    text: string,
    { style, ratio, wider }: { style: LetterStyle; ratio: number; wider: number },
  ): SetPiece | Refusal {
    const { state, node } = shown;
    const has = slantOf(state.font);
    const wanted = { bold: style.bold ?? has.bold, italic: style.italic ?? has.italic };
    const isSame = isSameFace(state.font, style);
    const gap = wider / (state.size * ratio * state.scale);
    const size = number(state.size * ratio);
    const own = isSame ? this.#encode(state.font, text, gap) : undefined;
    if (own && !('missing' in own)) {
      const set = inFont(shown, own, ratio);
      return ratio === 1 ? set : between(`/${this.#nameOf(shown)} ${size} Tf`, set, this.#ownFont(shown));
    }
    if (!isSame && !state.font.isVertical) {
      for (const { font, object } of this.#parts.faces.faces(state.font, wanted, this.#parts.page)) {
        const encoded = this.#encode(font, text, gap);
        if (!encoded || 'missing' in encoded) continue;
        const set = { ...inFont(shown, encoded, ratio), fonts: [font.name] };
        return between(`/${this.#named(node, object)} ${size} Tf`, set, this.#ownFont(shown));
      }
    }
    const refusal = this.#refuseOther(shown, own?.missing ?? []);
    if (refusal) return refusal;
    const other = setInOtherFont(this.#parts.otherFonts, { ...styleOf(state.font), ...wanted }, text);
    if ('missing' in other) return { refusal: noGlyphFor(other.missing) };
    const told = isSame ? toldOther(other.name, own?.missing) : toldFace(other.name, wanted);
    return this.#inOtherFont(shown, other, ratio, [told, ...toldLacks(other)].join(' '));
  }

  /** Undefined for a text that needs shaping. */
  #encode(font: PageFont, text: string, wider: number): EncodedText | { missing: string[] } | undefined {
    if (!isSimpleScript(text)) return undefined;
    return encodeText(font, text, this.#parts.used.get(font) ?? new Set(), wider);
  }

  /** Our fonts are set horizontally, and would be mirrored where the font's own drawings are. */
  #refuseOther({ state: { font }, matrix: [a, b, c, d] }: ShownText, missing: readonly string[]): Refusal | undefined {
    if (!font.isVertical && !(font.isType3 && a * d < b * c)) return undefined;
    return {
      refusal:
        missing.length === 0
          ? t('The document’s font has no other style, and no other font fits here.')
          : t('The document’s font has no {characters}, and no other font fits here.', {
              characters: missing.slice(0, 5).join(' '),
            }),
    };
  }

  #inOtherFont(shown: ShownText, { runs, width, above, below }: OtherText, ratio: number, told: string): SetPiece {
    const { scale, charSpacing, rise, font, size: own } = shown.state;
    const size = own * font.em * ratio;
    const lines = runs.map(
      ({ font: { ref }, operators }) => `/${this.#named(shown.node, ref)} ${size} Tf ${operators(size)}`,
    );
    const operators = ['0 Tc', ...lines, this.#ownFont(shown), `${charSpacing} Tc`, `${rise} Ts`].join('\n');
    return {
      ...{ parts: [{ operators }], advance: width * size * scale },
      ...{ told: [told], reach: { above, below }, gaps: 0, looks: [] },
      fonts: runs.map((run) => run.font.postScriptName),
    };
  }

  /** Back to the font that the text around has. */
  #ownFont(shown: ShownText): string {
    return `/${this.#nameOf(shown)} ${shown.state.size} Tf`;
  }

  #nameOf({ node, state: { font, fontName } }: ShownText): string {
    return fontName?.node === node ? fontName.name : this.#named(node, font.dictionary);
  }

  /** The name of a font for the new content. */
  #named(node: ContentNode, font: PDFObject): string {
    const names = this.#names.get(node) ?? new Map<PDFObject, string>();
    this.#names.set(node, names);
    const name = names.get(font) ?? addResource(this.#parts.page, node, 'Font', font);
    names.set(font, name);
    return name;
  }

  /** In another colour, after which comes that of the text around; undefined where that cannot be restored. */
  #colored({ node, state: { mode }, colors }: ShownText, set: SetPiece, color: string): SetPiece | undefined {
    const kinds = [
      ...(mode % 4 === 1 ? [] : [{ before: colors.fill, operator: 'rg', black: '0 g' }]),
      ...([1, 2].includes(mode % 4) ? [{ before: colors.stroke, operator: 'RG', black: '0 G' }] : []),
    ];
    const restored = kinds.map(({ before, black }) => restoring(node, before, black));
    if (restored.includes(undefined)) return undefined;
    const chosen = kinds.map(({ operator }) => `${componentsOf(color)} ${operator}`);
    return between(chosen.join(' '), set, restored.join(' '));
  }
}

const unreadable = () => t('The file does not say which letters these are, so that their style cannot be changed.');

function isSameFace(font: PageFont, { bold, italic }: LetterStyle): boolean {
  const has = slantOf(font);
  return (bold ?? has.bold) === has.bold && (italic ?? has.italic) === has.italic;
}

const toldOther = (font: string, missing: readonly string[] | undefined): string =>
  missing
    ? t('Set in {font}, as the document’s font has no {characters}.', {
        font,
        characters: missing.slice(0, 5).join(' '),
      })
    : t('Set in {font}, as the document’s font cannot show this text.', { font });

function toldFace(font: string, { bold, italic }: { bold: boolean; italic: boolean }): string {
  if (bold && italic)
    return t('Set in {font}, as the document’s font has no bold italic with these letters.', { font });
  if (bold) return t('Set in {font}, as the document’s font has no bold with these letters.', { font });
  if (italic) return t('Set in {font}, as the document’s font has no italic with these letters.', { font });
  return t('Set in {font}, as the document’s font has no regular face with these letters.', { font });
}

function toldLacks({ name: font, lacks }: OtherText): string[] {
  const [bold, italic] = [lacks.includes('bold'), lacks.includes('italic')];
  if (bold && italic) return [t('{font} has no bold or italic, either.', { font })];
  if (bold) return [t('{font} has no bold, either.', { font })];
  return italic ? [t('{font} has no italic, either.', { font })] : [];
}

export const noGlyphFor = (missing: readonly string[]): string =>
  t('No font has a glyph for {characters}. Please leave it out.', { characters: missing.slice(0, 5).join(' ') });

const scaled = ({ above, below }: Reach, ratio: number): Reach => ({ above: above * ratio, below: below * ratio });

const between = (before: string, set: SetPiece, after: string): SetPiece => ({
  ...set,
  parts: [{ operators: before }, ...set.parts, { operators: after }],
});

/** Text in a font of the document, `ratio` times as large as the text around. */
function inFont({ state }: ShownText, { parts, width, codes, spaces, gaps }: EncodedText, ratio: number): SetPiece {
  const { font, size, charSpacing, wordSpacing, scale } = state;
  const spacing = codes * charSpacing + spaces * wordSpacing;
  const advance = (width * size * ratio + spacing) * (font.isVertical ? 1 : scale);
  return { parts, advance, ...nothingTold, gaps, fonts: [font.name] };
}

/** Whether bytes of one operator look in the other as they did. */
function isAlike(one: ShownText, other: ShownText): boolean {
  if (one === other) return true;
  const { state: a, colors } = one;
  const { state: b } = other;
  return (
    a.font === b.font &&
    !a.font.isVertical &&
    [a.size === b.size, a.scale === b.scale, a.rise === b.rise, a.mode === b.mode].every(Boolean) &&
    a.charSpacing === b.charSpacing &&
    a.wordSpacing === b.wordSpacing &&
    Math.abs(stretchOf(one) - stretchOf(other)) < 1e-3 * stretchOf(other) &&
    isSameColor(colors.fill, other.colors.fill) &&
    isSameColor(colors.stroke, other.colors.stroke)
  );
}

const isSameColor = (one: ChosenColor, other: ChosenColor): boolean =>
  one === other || (one?.node === other?.node && writtenColor(one) === writtenColor(other));

/** Letters as they are, each at its distance from the first one. */
function keptPiece(
  shown: ShownText,
  { glyphs, until }: { glyphs: readonly FoundGlyph[]; until: number | undefined },
  wider: number,
): SetPiece {
  const unit = stretchOf(shown);
  const parts: TextPart[] = [];
  const [first] = glyphs;
  let [pen, extra, gaps] = [first?.along ?? 0, 0, 0];
  const moveTo = (along: number) => {
    const gap = (along - pen) / unit;
    if (Math.abs(gap) > 1e-3) parts.push(moveFor(shown, gap));
    pen = along;
  };
  const widen = () => {
    gaps++;
    extra += wider;
    if (wider !== 0) parts.push(moveFor(shown, wider));
  };
  for (const { glyph, shown: of, along } of glyphs) {
    const isGap = along - pen > gapInSizes * sizeOf(shown);
    moveTo(along);
    if (isGap) widen();
    parts.push(bytesOf(of, glyph));
    pen += glyph.advance * unit;
    if (/^\s+$/.test(glyph.text ?? '')) widen();
  }
  if (until !== undefined) {
    const isGap = until - pen > gapInSizes * sizeOf(shown);
    moveTo(until);
    if (isGap) widen();
  }
  const advance = (pen - (first?.along ?? 0)) / unit + extra;
  return { parts, advance, ...nothingTold, gaps, fonts: [shown.state.font.name] };
}

/** As wide as a space. */
const gapInSizes = 0.15;

const componentsOf = (color: string): string =>
  [1, 3, 5].map((at) => number(Number.parseInt(color.slice(at, at + 2), 16) / 255)).join(' ');

const writtenColor = (color: ChosenColor): string =>
  (color?.operators ?? []).map(({ start, end }) => color?.node.bytes.toString('latin1', start, end)).join(' ');

/** The operators that choose a colour again; undefined when they name what this content has no name for. */
function restoring(node: ContentNode, color: ChosenColor, black: string): string | undefined {
  if (!color) return black;
  const isNamed = color.operators.some(({ operands }) => operands.some((operand) => isResource(operand)));
  return isNamed && color.node !== node ? undefined : writtenColor(color);
}

const isResource = (operand: ChosenOperand): boolean =>
  typeof operand !== 'number' && 'name' in operand && !/^(?:Device(?:Gray|RGB|CMYK)|Pattern)$/.test(operand.name);

type ChosenOperand = NonNullable<ChosenColor>['operators'][number]['operands'][number];
