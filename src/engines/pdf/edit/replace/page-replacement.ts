import type { Raster } from '../../../../pdf/draw-page.ts';
import type { EditOutcome, PdfEditOf } from '../../../../pdf/editing/pdf-edits.ts';
import { isSimpleScript } from '../../../../pdf/editing/simple-script.ts';
import { layOutLine } from '../add-text/lay-out-line.ts';
import { type Box, boxAround, cornersOf, grown } from '../content/content-box.ts';
import {
  comparable,
  copiesApart,
  type FoundGlyph,
  type FoundLine,
  narrowed,
  placed,
  readLine,
  stretchOf,
  textUnder,
} from '../content/find-text.ts';
import { dropWords } from '../content/marked-content.ts';
import type { FontReader, PageFont } from '../content/page-font.ts';
import type { ContentNode, Glyph, PageItem, ShownText } from '../content/page-items.ts';
import { movedRun, moveFor, type NewRun, rewriteText } from '../content/rewrite-text.ts';
import { addResource } from '../content/write-content.ts';
import type { EditedDocument } from '../edited-document.ts';
import type { EditedPage } from '../edited-page.ts';
import type { DocumentFonts } from '../fonts/document-fonts.ts';
import { type EncodedText, encodeText } from './encode-text.ts';
import { type OtherText, setInOtherFont, styleOf } from './other-font.ts';
import { type ScannedLine, sizeRange } from './paint-over.ts';

export type ReplaceParts = {
  document: EditedDocument;
  page: EditedPage;
  fonts: FontReader;
  /** For text that the document's own fonts cannot show. */
  otherFonts: DocumentFonts;
  /** Draws the page, from index 0, as it was. */
  draw: (index: number) => Promise<Raster>;
};

/** What the simple editor sends as the text of every box (`originalText`). */
const placeholder = 'Selected text area';

type Result = Pick<EditOutcome, 'status' | 'message'>;

type NewLine = Pick<PdfEditOf<'replace'>, 'fit' | 'room'> & {
  text: string;
  /** All glyphs that the edit replaces. */
  chosen: ReadonlySet<Glyph>;
};

/** How far letters reach above and below the baseline, in font sizes. */
type Reach = { above: number; below: number };

/** What stands in the place of glyphs. */
type Owner = { first: Glyph | undefined; run: (shown: ShownText) => NewRun };
/** Glyphs that only move along their line, by a distance in user space. */
type Moved = { by: number };

/** The edits of a page, gathered, and then written into its content. */
export class PageReplacement {
  readonly scanned: ScannedLine[] = [];
  readonly #parts: ReplaceParts;
  readonly #items: readonly PageItem[];
  readonly #owners = new Map<Glyph, Owner>();
  readonly #moved = new Map<Glyph, Moved>();
  readonly #touched = new Set<ShownText>();
  readonly #used = new Map<PageFont, Set<number>>();
  /** What the current edit changes, in user space. */
  #areas: Box[] = [];

  constructor(parts: ReplaceParts, items: readonly PageItem[]) {
    this.#parts = parts;
    this.#items = items;
    for (const item of items) {
      if (item.kind !== 'text') continue;
      const codes = this.#used.get(item.state.font) ?? new Set();
      this.#used.set(item.state.font, codes);
      for (const { code } of item.glyphs) codes.add(code);
    }
  }

  replace(edit: PdfEditOf<'replace'>, box: Box): Result & { areas: Box[] } {
    this.#areas = [];
    return { ...this.#replace(edit, box), areas: this.#areas };
  }

  #replace({ originalText, newText, fit, room }: PdfEditOf<'replace'>, box: Box): Result {
    const named = originalText === placeholder ? '' : originalText.trim();
    const { lines, copies } = copiesApart(this.#free(textUnder(this.#items, box, named !== '')));
    if (lines.length === 0) return { status: 'failed', message: 'There is no text under this box.' };
    const chosen = named === '' ? lines : this.#named(lines, named, box);
    if (!chosen) {
      const there = lines.map(readLine).join(' ').slice(0, 200);
      return { status: 'failed', message: `The text under this box is “${there}”, not “${named.slice(0, 200)}”.` };
    }
    const same = named === '' ? copies : copies.flatMap((copy) => [narrowed(copy, named) ?? []]);
    const all = [chosen, ...same].map((layer) =>
      layer.map(withoutOuterSpaces).filter(({ glyphs }) => glyphs.length > 0),
    );
    const glyphs = new Set(all.flat().flatMap((line) => line.glyphs.map(({ glyph }) => glyph)));
    if (glyphs.size === 0) return { status: 'failed', message: 'There is no text under this box.' };
    const results = all.flatMap((layer) => {
      const texts = distribute(newText, layer.length);
      return layer.map((line, index) => this.#setLine(line, { text: texts[index] ?? '', fit, room, chosen: glyphs }));
    });
    const result = joined(results);
    if (result.status === 'failed') for (const glyph of glyphs) this.#owners.delete(glyph);
    return result;
  }

  /** The named text, under the box or reaching out of it along its lines. */
  #named(lines: readonly FoundLine[], text: string, box: Box): FoundLine[] | undefined {
    const under = narrowed(lines, text);
    if (under) return under;
    const unreadable = this.#unreadable(lines, box);
    if (unreadable) return unreadable;
    const near = new Set(lines.flatMap(({ glyphs }) => glyphs.map(({ glyph }) => glyph)));
    const beside = boxAround([...near].flatMap(({ core }) => cornersOf(core)));
    const { left, right, bottom, top } = this.#parts.page.box;
    const [line] = lines;
    const isUpright = line && Math.abs(line.direction.y) > 0.5;
    const strip = isUpright ? { ...beside, bottom, top } : { ...beside, left, right };
    return narrowed(copiesApart(this.#free(textUnder(this.#items, strip, true))).lines, text, near);
  }

  /** Glyphs that an earlier edit has not taken. */
  #free(lines: readonly FoundLine[]): FoundLine[] {
    return lines
      .map((line) => ({ ...line, glyphs: line.glyphs.filter(({ glyph }) => !this.#owners.has(glyph)) }))
      .filter((line) => line.glyphs.length > 0);
  }

  /** Text without Unicode cannot be compared: what is under the box is meant. */
  #unreadable(lines: readonly FoundLine[], box: Box): FoundLine[] | undefined {
    const glyphs = lines.flatMap((line) => line.glyphs);
    const unknown = glyphs.filter(({ glyph }) => comparable(glyph.text ?? '') === '').length;
    if (unknown <= glyphs.length / 2) return undefined;
    const under = this.#free(textUnder(this.#items, box, false));
    return under.length === 0 ? [...lines] : under;
  }

  #setLine(line: FoundLine, { text, fit, room: wanted, chosen }: NewLine): Result {
    const [start] = line.glyphs;
    const end = line.glyphs.at(-1);
    if (!start || !end) return { status: 'failed', message: 'There is no text under this box.' };
    const { shown } = start;
    const clean = text.replace(/[\r\n\t]+/g, ' ');
    if (isInvisible(shown)) return this.#setScanned(line, clean);
    const unit = stretchOf(shown);
    const width = end.along + end.glyph.advance * unit - start.along;
    const limit = start.along + (wanted ?? Number.POSITIVE_INFINITY);
    const followers =
      fit === 'push' || fit === 'fill' ? this.#followers(line, [start.along + width, limit], chosen) : [];
    const last = followers.at(-1) ?? end;
    const whole = last.along + last.glyph.advance * stretchOf(last.shown) - start.along;
    const kept = new Set([...chosen, ...followers.map(({ glyph }) => glyph)]);
    const already = this.#moved.get(start.glyph)?.by ?? 0;
    const edge = Math.min(this.#roomAfter(line, whole, kept), wanted ?? Number.POSITIVE_INFINITY);
    const room = edge - (whole - width) - already;
    const set = this.#encode(shown, clean, fit === 'fill' && followers.length === 0 ? room / unit : undefined);
    if ('refusal' in set) return { status: 'failed', message: set.refusal };
    const needed = set.advance * unit;
    const factor = needed > room && needed > 0 ? Math.min(1, Math.max(narrowest, room / needed)) : 1;
    const shrinks = fit !== 'keep' && factor < 1;
    const taken = needed * (shrinks ? factor : 1);
    const owner: Owner = {
      first: start.glyph,
      run: (of) => (shrinks ? this.#shrunk(of, set, factor) : { parts: set.parts, advance: set.advance }),
    };
    this.#noteArea(line, Math.max(width, taken), set.reach);
    for (const { glyph, shown: of } of line.glyphs) {
      this.#owners.set(glyph, owner);
      this.#touched.add(of);
    }
    this.#move(line, followers, taken - width);
    const told = [
      ...(set.otherFont ? [set.otherFont] : []),
      ...(shrinks && factor < unseen ? [`The new text is shrunk to ${Math.round(factor * 100)}%.`] : []),
      ...(taken > room * 1.001 ? [tooWide(taken - room)] : []),
    ];
    return told.length === 0 ? { status: 'done' } : { status: 'changed', message: told.join(' ') };
  }

  /** What follows on the line without a gap, in order, from `end` along it up to `limit`. */
  #followers(line: FoundLine, [end, limit]: readonly [number, number], chosen: ReadonlySet<Glyph>): FoundGlyph[] {
    const after = this.#items.flatMap((item) =>
      item.kind === 'text' && !isInvisible(item)
        ? item.glyphs
            .filter((glyph) => !chosen.has(glyph))
            .map((glyph) => placed(item, glyph))
            .filter(({ along, across }) => along > end - 0.3 * line.size && along < limit && isBeside(across, line))
        : [],
    );
    after.sort((one, other) => one.along - other.along);
    let reach = end;
    const gap = after.findIndex(({ along, glyph, shown }) => {
      if (along - reach > gapInSizes * line.size) return true;
      reach = Math.max(reach, along + glyph.advance * stretchOf(shown));
      return false;
    });
    return gap === -1 ? after : after.slice(0, gap);
  }

  #move(line: FoundLine, followers: readonly FoundGlyph[], by: number): void {
    if (Math.abs(by) < 0.01 || followers.length === 0) return;
    const sums = new Map<number, Moved>();
    for (const { glyph, shown } of followers) {
      const sum = (this.#moved.get(glyph)?.by ?? 0) + by;
      const moved = sums.get(sum) ?? { by: sum };
      sums.set(sum, moved);
      this.#moved.set(glyph, moved);
      this.#touched.add(shown);
      const { x, y } = line.direction;
      const { left, right, bottom, top } = glyph.box;
      const there = { left: left + x * sum, right: right + x * sum, bottom: bottom + y * sum, top: top + y * sum };
      this.#areas.push(...[glyph.box, there].map((box) => grown(box, 0.3 * line.size)));
    }
  }

  /** Letters reach a little over their own room, those of some scripts far below the line. */
  #noteArea({ glyphs, direction: { x, y }, size }: FoundLine, width: number, reach: Reach = { above: 1, below: 0 }) {
    const [start] = glyphs;
    if (!start) return;
    const { origin } = start.glyph;
    const end = { x: origin.x + x * width, y: origin.y + y * width };
    const over = 0.3 * size;
    const [up, down] = [Math.max(1, reach.above) * size, -Math.max(0, reach.below) * size];
    const corners = [origin, end].flatMap((point) =>
      [down, up].map((rise) => ({ x: point.x - y * rise, y: point.y + x * rise })),
    );
    this.#areas.push(grown(boxAround(corners), over), ...glyphs.map(({ glyph }) => grown(glyph.box, over)));
  }

  /** The recognised text goes, and the new one is set over the scan. */
  #setScanned(line: FoundLine, newText: string): Result {
    const [start] = line.glyphs;
    const end = line.glyphs.at(-1);
    if (!start || !end) return { status: 'done' };
    const style = styleOf(start.shown.state.font);
    const { missing } = layOutLine(newText, style, 'ltr');
    if (missing.length > 0) return { status: 'failed', message: noGlyphFor(missing) };
    for (const { glyph, shown } of line.glyphs) {
      this.#owners.set(glyph, { first: undefined, run: () => ({ parts: [], advance: 0 }) });
      this.#touched.add(shown);
    }
    const width = end.along + end.glyph.advance * stretchOf(end.shown) - start.along;
    const { direction, size } = line;
    this.#noteArea(line, Math.max(width, layOutLine(newText, style, 'ltr').width * size * sizeRange.most));
    const place = { origin: start.glyph.origin, direction, size, width };
    this.scanned.push({ ...place, oldText: readLine(line), newText, style });
    return { status: 'changed', message: 'This is a scan: the old text is painted over, and the new one set on it.' };
  }

  /** In the font of the text, or else in another one. `advance` is in text space. */
  #encode(
    shown: ShownText,
    text: string,
    fill?: number,
  ): (NewRun & { otherFont?: string; reach?: Reach }) | { refusal: string } {
    const { font, size, scale } = shown.state;
    if (text === '') return { parts: [], advance: 0 };
    const used = this.#used.get(font) ?? new Set();
    const own = isSimpleScript(text) ? encodeText(font, text, used) : undefined;
    if (own && !('missing' in own)) {
      const run = { parts: own.parts, advance: advanceOf(shown, own) };
      const gaps = text.split(' ').length - 1;
      const wider = fill === undefined || gaps === 0 ? 0 : (fill - run.advance) / gaps / (size * scale);
      if (wider === 0 || wider < mostChange.narrower || wider > mostChange.wider) return run;
      const filled = encodeText(font, text, used, wider);
      return 'missing' in filled ? run : { parts: filled.parts, advance: advanceOf(shown, filled) };
    }
    // Our fonts are set horizontally, and would be mirrored where the font's own drawings are.
    const [a, b, c, d] = shown.matrix;
    if (own && (font.isVertical || (font.isType3 && a * d < b * c)))
      return {
        refusal: `The document’s font has no ${own.missing.slice(0, 5).join(' ')}, and no other font fits here.`,
      };
    const other = setInOtherFont(this.#parts.otherFonts, font, text);
    if ('missing' in other) return { refusal: noGlyphFor(other.missing) };
    const why = own ? `has no ${own.missing.slice(0, 5).join(' ')}` : 'cannot show this text';
    return {
      ...this.#inOtherFont(shown, other),
      reach: other,
      otherFont: `Set in ${other.name}, as the document’s font ${why}.`,
    };
  }

  #inOtherFont({ node, state }: ShownText, { runs, width }: OtherText): NewRun {
    const { scale, charSpacing, rise } = state;
    const size = state.size * state.font.em;
    const lines = runs.map(({ font, operators }) => {
      const name = addResource(this.#parts.page, node, 'Font', font.ref);
      return `/${name} ${size} Tf ${operators(size)}`;
    });
    const operators = ['0 Tc', ...lines, this.#ownFont(node, state), `${charSpacing} Tc`, `${rise} Ts`].join('\n');
    return { parts: [{ operators }], advance: width * size * scale };
  }

  /** Back to the font that the text around has. */
  #ownFont(node: ContentNode, { font, fontName, size }: ShownText['state']): string {
    const name = fontName?.node === node ? fontName.name : addResource(this.#parts.page, node, 'Font', font.dictionary);
    return `/${name} ${size} Tf`;
  }

  /** A little narrower letters first, which nobody sees, then smaller ones. */
  #shrunk(shown: ShownText, { parts, advance }: NewRun, factor: number): NewRun {
    const { scale } = shown.state;
    const tz = (value: number) => ({ operators: `${Number((value * 100).toFixed(3))} Tz` });
    return { parts: [tz(scale * factor), ...parts, tz(scale)], advance: advance * factor };
  }

  /** How wide the line may become: up to the next text on it, or the page's edge. */
  #roomAfter(line: FoundLine, width: number, chosen: ReadonlySet<Glyph>): number {
    const [start] = line.glyphs;
    if (!start) return width;
    const end = start.along + width;
    let next = Number.POSITIVE_INFINITY;
    for (const item of this.#items) {
      if (item.kind !== 'text') continue;
      for (const glyph of item.glyphs) {
        if (chosen.has(glyph) || comparable(glyph.text ?? '\ufffd') === '') continue;
        const other = placed(item, glyph);
        if (!isBeside(other.across, line)) continue;
        if (other.along > end - 0.3 * line.size && other.along < next) next = other.along;
      }
    }
    // A narrow space stays before what follows, unless there was none.
    if (next < Number.POSITIVE_INFINITY) return Math.max(width, next - start.along - 0.2 * line.size);
    const { left, right, bottom, top } = this.#parts.page.box;
    const { x, y } = line.direction;
    const edge = Math.max(...[left, right].flatMap((px) => [bottom, top].map((py) => px * x + py * y)));
    return Math.max(width, edge - start.along - 0.5 * line.size);
  }

  /** Puts the new text into the content. Returns the nodes that changed. */
  write(): Set<ContentNode> {
    const nodes = dropWords([...this.#touched].map(({ marked }) => marked)).nodes;
    for (const shown of this.#touched) {
      const text = rewriteText<Owner | Moved>(
        shown,
        (glyph) => this.#owners.get(glyph) ?? this.#moved.get(glyph),
        (owner, run) => this.#instead(shown, owner, run),
      );
      shown.node.splices.push({ start: shown.operator.start, end: shown.operator.end, text });
      nodes.add(shown.node);
    }
    return nodes;
  }

  #instead(shown: ShownText, owner: Owner | Moved, run: readonly Glyph[]): NewRun {
    if ('by' in owner) return movedRun(shown, run, owner.by / stretchOf(shown));
    if (!owner.first || !run.includes(owner.first)) return { parts: [], advance: 0 };
    const { parts, advance } = owner.run(shown);
    const by = (this.#moved.get(owner.first)?.by ?? 0) / stretchOf(shown);
    return by === 0 ? { parts, advance } : { parts: [moveFor(shown, by), ...parts], advance: advance + by };
  }
}

/** A wider gap is that between columns, in font sizes. */
const gapInSizes = 1.3;

/** How much spaces between words may change to fill a line, in font sizes. */
const mostChange = { narrower: -0.12, wider: 0.6 };

const isBeside = (across: number, line: FoundLine): boolean => Math.abs(across - line.across) <= 0.7 * line.size;

/** In text space. */
function advanceOf({ state }: ShownText, { width, codes, spaces }: EncodedText): number {
  const { font, size, charSpacing, wordSpacing, scale } = state;
  return (width * size + codes * charSpacing + spaces * wordSpacing) * (font.isVertical ? 1 : scale);
}

/** Text shrinks no further than this: it would not be read. */
const narrowest = 0.5;
/** Nobody sees less. */
const unseen = 0.985;

const noGlyphFor = (missing: readonly string[]): string =>
  `No font has a glyph for ${missing.slice(0, 5).join(' ')}. Please leave it out.`;

/** Text that is neither filled nor stroked, as of scans with recognised text (ISO 32000-2, 9.3.6). */
const isInvisible = ({ state: { mode } }: ShownText): boolean => mode === 3 || mode === 7;

const tooWide = (points: number): string =>
  `The new text does not fit: it is ${points.toFixed(1)} points wider than the space up to what follows. Shrink it, or shorten it.`;

function withoutOuterSpaces(line: FoundLine): FoundLine {
  const isSpace = (at: number) => /^\s*$/.test(line.glyphs[at]?.glyph.text ?? '\ufffd');
  let [start, end] = [0, line.glyphs.length];
  while (start < end && isSpace(start)) start++;
  while (end > start && isSpace(end - 1)) end--;
  return { ...line, glyphs: line.glyphs.slice(start, end) };
}

/** The new text's lines for `count` lines; what is left over stands on the last one. */
function distribute(text: string, count: number): string[] {
  const lines = text.split(/\r\n?|\n/);
  return lines.length <= count ? lines : [...lines.slice(0, count - 1), lines.slice(count - 1).join(' ')];
}

function joined(results: readonly Result[]): Result {
  const failed = results.find(({ status }) => status === 'failed');
  if (failed) return failed;
  const messages = new Set(results.flatMap(({ message }) => message ?? []));
  return messages.size === 0 ? { status: 'done' } : { status: 'changed', message: [...messages].join(' ') };
}
