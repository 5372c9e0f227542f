import type { Raster } from '../../../../pdf/draw-page.ts';
import type { PageLine } from '../../../../pdf/editing/page-lines.ts';
import type { EditOutcome, PdfEditOf } from '../../../../pdf/editing/pdf-edits.ts';
import { cutByRuns } from '../../../../pdf/editing/styled-runs.ts';
import { t } from '../../../../shared/language/translate.ts';
import type { Matrix } from '../../compress/content/matrix.ts';
import { layOutLine } from '../add-text/lay-out-line.ts';
import { type Box, boxAround, cornersOf, grown, type Point } from '../content/content-box.ts';
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
import { movedRun, moveFor, type NewRun, placeOf, rewriteText, setPlace } from '../content/rewrite-text.ts';
import type { SetLook } from '../edit-context.ts';
import type { EditedDocument } from '../edited-document.ts';
import type { EditedPage } from '../edited-page.ts';
import type { DocumentFonts } from '../fonts/document-fonts.ts';
import type { FamilyFaces } from './family-faces.ts';
import { type LinePiece, piecesFor, type TextRange, withoutFirstKept } from './line-pieces.ts';
import type { AddedLines, BelowMover } from './move-below.ts';
import { styleOf } from './other-font.ts';
import { type ScannedLine, sizeRange } from './paint-over.ts';
import type { ReplaceEdit } from './replace-text.ts';
import { noGlyphFor, PieceSetter, type Reach, type SetText } from './set-pieces.ts';

export type ReplaceParts = {
  document: EditedDocument;
  page: EditedPage;
  fonts: FontReader;
  /** For text that the document's own fonts cannot show. */
  otherFonts: DocumentFonts;
  faces: FamilyFaces;
  /** Draws the page, from index 0, as it was. */
  draw: (index: number) => Promise<Raster>;
  /** Reads its lines that have text, as it was; undefined for pages that PDFium refuses. */
  readLines: (index: number) => Promise<readonly PageLine[] | undefined>;
  /** False refuses edits that move what follows. */
  mayMove?: boolean;
};

/** What the simple editor sends as the text of every box (`originalText`). */
const placeholder = 'Selected text area';

type Result = Pick<EditOutcome, 'status' | 'message'>;

type NewLine = Pick<PdfEditOf<'replace'>, 'fit' | 'room'> & {
  pieces: readonly LinePiece[];
  /** Of a line that is set, too. */
  isCopy: boolean;
  /** Its words stay. */
  isSame: boolean;
  /** Lines below it, and where they go. */
  added: { lines: readonly (readonly LinePiece[])[]; place: AddedLines } | undefined;
  /** All glyphs that the edit replaces. */
  chosen: ReadonlySet<Glyph>;
};

/** A line as it is set, from its first glyph; lengths are along it, in user space. */
type Measured = {
  line: FoundLine;
  pieces: readonly LinePiece[];
  start: FoundGlyph;
  set: SetText;
  width: number;
  needed: number;
  room: number;
  followers: readonly FoundGlyph[];
};

/** What stands in the place of glyphs. */
type Owner = {
  first: Glyph | undefined;
  run: (shown: ShownText) => NewRun;
  /** With their distance from the first glyph, in user space. */
  added?: readonly { run: (shown: ShownText) => NewRun; by: Point }[];
};
/** Glyphs that only move along their line, by a distance in user space. */
type Moved = { by: number };

/** The edits of a page, gathered, and then written into its content. */
export class PageReplacement {
  readonly scanned: ScannedLine[] = [];
  readonly #parts: ReplaceParts;
  readonly #items: readonly PageItem[];
  readonly #below: BelowMover | undefined;
  readonly #owners = new Map<Glyph, Owner>();
  /** Taken out, with nothing in their place. */
  readonly #gone = new Set<Glyph>();
  readonly #moved = new Map<Glyph, Moved>();
  readonly #touched = new Set<ShownText>();
  readonly #used = new Map<PageFont, Set<number>>();
  readonly #setter: PieceSetter;
  /** What the current edit changes, in user space. */
  #areas: Box[] = [];
  #words: string[] = [];
  #looks: SetLook[] = [];

  /** @param below for edits that move what follows */
  constructor(parts: ReplaceParts, items: readonly PageItem[], below?: BelowMover) {
    this.#parts = parts;
    this.#items = items;
    this.#setter = new PieceSetter({ ...parts, used: this.#used });
    this.#below = below;
    for (const item of items) {
      if (item.kind !== 'text') continue;
      const codes = this.#used.get(item.state.font) ?? new Set();
      this.#used.set(item.state.font, codes);
      for (const { code } of item.glyphs) codes.add(code);
    }
  }

  /** `words` is what is set anew. */
  replace({ index, edit }: ReplaceEdit, box: Box): Result & { areas: Box[]; words: string; looks: SetLook[] } {
    this.#areas = [];
    this.#words = [];
    this.#looks = [];
    const result = this.#replace(index, edit, box);
    return { ...result, areas: this.#areas, words: this.#words.join(' '), looks: this.#looks };
  }

  #replace(index: number, edit: PdfEditOf<'replace'>, box: Box): Result {
    const { originalText, newText, runs = [], fit, room } = edit;
    const below = edit.below === 'move' ? this.#below : undefined;
    const named = originalText === placeholder ? '' : originalText.trim();
    const { lines, copies } = copiesApart(this.#free(textUnder(this.#items, box, named !== '')));
    if (lines.length === 0) return { status: 'failed', message: t('There is no text under this box.') };
    const chosen = named === '' ? lines : this.#named(lines, named, box);
    if (!chosen) {
      const there = lines.map(readLine).join(' ').slice(0, 200);
      return {
        status: 'failed',
        message: t('The text under this box is “{there}”, not “{given}”.', { there, given: named.slice(0, 200) }),
      };
    }
    const same = named === '' ? copies : copies.flatMap((copy) => [narrowed(copy, named, { box }) ?? []]);
    const all = [chosen, ...same].map((layer) =>
      layer.map(withoutOuterSpaces).filter(({ glyphs }) => glyphs.length > 0),
    );
    const glyphs = new Set(all.flat().flatMap((line) => line.glyphs.map(({ glyph }) => glyph)));
    if (glyphs.size === 0) return { status: 'failed', message: t('There is no text under this box.') };
    const isSame =
      comparable(newText) === (named === '' ? comparable(chosen.map(readLine).join('')) : comparable(named));
    const place = below?.addedBelow(edit);
    const count = all[0]?.length ?? 0;
    const texts = distribute(newText, below ? Number.POSITIVE_INFINITY : count);
    const wanted = newText === '' ? 0 : texts.length;
    if (below && wanted !== count) below.add(index, edit, wanted - count);
    const results = all.flatMap((layer, copy) => {
      const ranges = below ? texts : distribute(newText, layer.length);
      const more = ranges.slice(layer.length).map((range) => cutByRuns(newText, runs, range.start, range.end));
      if (copy === 0) this.#words.push(...more.flat().map(({ text }) => text));
      return layer.map((each, at) => {
        const pieces = piecesFor(each, { newText, runs, isSame }, ranges[at] ?? noText);
        const added = place && more.length > 0 && at === layer.length - 1 ? { lines: more, place } : undefined;
        return this.#setLine(each, { pieces, fit, room, chosen: glyphs, added, isSame, isCopy: copy > 0 });
      });
    });
    const result = joined(results);
    if (result.status === 'failed') for (const glyph of glyphs) this.#owners.delete(glyph);
    return result;
  }

  /** The named text, under the box or reaching out of it along its lines. */
  #named(lines: readonly FoundLine[], text: string, box: Box): FoundLine[] | undefined {
    const under = narrowed(lines, text, { box });
    if (under) return under;
    const unreadable = this.#unreadable(lines, box);
    if (unreadable) return unreadable;
    const near = new Set(lines.flatMap(({ glyphs }) => glyphs.map(({ glyph }) => glyph)));
    const beside = boxAround([...near].flatMap(({ core }) => cornersOf(core)));
    const { left, right, bottom, top } = this.#parts.page.box;
    const [line] = lines;
    const isUpright = line && Math.abs(line.direction.y) > 0.5;
    const strip = isUpright ? { ...beside, bottom, top } : { ...beside, left, right };
    return narrowed(copiesApart(this.#free(textUnder(this.#items, strip, true))).lines, text, { box, near });
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

  #setLine(given: FoundLine, wish: NewLine): Result {
    const { fit, added } = wish;
    if (given.glyphs[0] && isInvisible(given.glyphs[0].shown)) {
      if (added) return { status: 'failed', message: noLinesOnScan() };
      return wish.isSame ? { status: 'failed', message: noStyleOnScan() } : this.#setScanned(given, wish.pieces);
    }
    const measured = this.#measured(given, wish);
    if ('refusal' in measured) return { status: 'failed', message: measured.refusal };
    const { line, pieces, start, set, width, needed, room, followers } = measured;
    const isEmpty = pieces.every(({ text, kept }) => text === '' && kept === undefined) && added === undefined;
    const factor = needed > room && needed > 0 ? Math.min(1, Math.max(narrowest, room / needed)) : 1;
    const shrinks = fit !== 'keep' && factor < 1;
    const taken = needed * (shrinks ? factor : 1);
    const more = added && this.#addLines(line, added, fit);
    if (more && 'refusal' in more) return { status: 'failed', message: more.refusal };
    const owner: Owner = {
      first: start.glyph,
      run: (of) => (shrinks ? this.#shrunk(of, set, factor) : { parts: set.parts, advance: set.advance }),
      ...(more && { added: more.lines }),
    };
    if (!wish.isCopy) {
      this.#words.push(...pieces.map(({ text }) => text));
      this.#looks.push(...set.looks);
    }
    this.#noteArea(line, Math.max(width, taken), set.reach);
    for (const { glyph, shown: of } of line.glyphs) {
      this.#owners.set(glyph, owner);
      if (isEmpty) this.#gone.add(glyph);
      this.#touched.add(of);
    }
    this.#move(line, followers, taken - width);
    const told = [
      ...set.told,
      ...(more?.told ?? []),
      ...(shrinks && factor < unseen
        ? [t('The new text is shrunk to {percent}%.', { percent: Math.round(factor * 100) })]
        : []),
      ...(taken > room * 1.001 ? [tooWide(taken - room)] : []),
    ];
    return told.length === 0 ? { status: 'done' } : { status: 'changed', message: told.join(' ') };
  }

  /** Letters at the beginning that are kept are left as they are, unless they are narrowed together with the others. */
  #measured(line: FoundLine, wish: NewLine): Measured | { refusal: string } {
    const rest = withoutFirstKept(line, wish.pieces);
    const [from, to] = [line.glyphs[0]?.along ?? 0, rest.line.glyphs[0]?.along ?? 0];
    const room = wish.room === undefined ? undefined : wish.room - (to - from);
    const measured = this.#measure(rest.line, { ...wish, pieces: rest.pieces, room });
    const fits = 'refusal' in measured || measured.needed <= measured.room * 1.001;
    return fits || wish.fit === 'keep' || rest.line === line ? measured : this.#measure(line, wish);
  }

  #measure(line: FoundLine, { pieces, fit, room: wanted, chosen }: NewLine): Measured | { refusal: string } {
    const [start] = line.glyphs;
    const end = line.glyphs.at(-1);
    if (!start || !end) return { refusal: t('There is no text under this box.') };
    const { shown } = start;
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
    const set = this.#setter.set(shown, pieces, fit === 'fill' && followers.length === 0 ? room / unit : undefined);
    if ('refusal' in set) return set;
    return { line, pieces, start, set, width, needed: set.advance * unit, room, followers };
  }

  /** Sets lines below the last one of a block, from where its lines begin. */
  #addLines(
    line: FoundLine,
    { lines: texts, place }: NonNullable<NewLine['added']>,
    fit: NewLine['fit'],
  ): { lines: NonNullable<Owner['added']>; told: string[] } | { refusal: string } {
    const [first] = line.glyphs;
    if (!first) return { lines: [], told: [] };
    const { x, y } = line.direction;
    const along = place.start.x * x + place.start.y * y - first.along;
    const unit = stretchOf(first.shown);
    const lines: NonNullable<Owner['added']>[number][] = [];
    const told: string[] = [];
    for (const [at, pieces] of texts.entries()) {
      const fills = fit === 'fill' && at < texts.length - 1 && Number.isFinite(place.room);
      const set = this.#setter.set(first.shown, pieces, fills ? place.room / unit : undefined);
      if ('refusal' in set) return set;
      const factor = Math.min(1, Math.max(narrowest, place.room / Math.max(1e-6, set.advance * unit)));
      const down = (at + 1) * place.pitch;
      const by = { x: along * x + down * y, y: along * y - down * x };
      lines.push({ by, run: (of) => (factor < 1 ? this.#shrunk(of, set, factor) : set) });
      told.push(...set.told);
      this.#looks.push(...set.looks);
      if (factor < unseen) told.push(t('The new text is shrunk to {percent}%.', { percent: Math.round(factor * 100) }));
      const origin = { x: first.glyph.origin.x + by.x, y: first.glyph.origin.y + by.y };
      this.#areas.push(areaAt(origin, line, set.advance * unit * factor, set.reach));
    }
    return { lines, told };
  }

  /** What follows on the line without a gap, in order, from `end` along it up to `limit`. */
  #followers(line: FoundLine, [end, limit]: readonly [number, number], chosen: ReadonlySet<Glyph>): FoundGlyph[] {
    const after = this.#items.flatMap((item) =>
      item.kind === 'text' && !isInvisible(item)
        ? item.glyphs
            .filter((glyph) => !chosen.has(glyph) && !this.#gone.has(glyph))
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
  #noteArea(line: FoundLine, width: number, reach?: Reach): void {
    const { glyphs } = line;
    const [start] = glyphs;
    if (!start) return;
    const area = areaAt(start.glyph.origin, line, width, reach);
    this.#areas.push(area, ...glyphs.map(({ glyph }) => grown(glyph.box, overSize * line.size)));
  }

  /** The recognised text goes, and the new one is set over the scan. */
  #setScanned(line: FoundLine, pieces: readonly LinePiece[]): Result {
    const newText = pieces.map(({ text }) => text).join('');
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
    const isStyled = pieces.some((piece) => piece.style !== undefined);
    const message = t('This is a scan: the old text is painted over, and the new one set on it.');
    return { status: 'changed', message: isStyled ? `${message} ${t('Its style stays.')}` : message };
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
        if (chosen.has(glyph) || this.#gone.has(glyph) || comparable(glyph.text ?? '\ufffd') === '') continue;
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
    for (const node of this.#below?.write() ?? []) nodes.add(node);
    /** Text line matrices of text whose next operator would not continue where it is. */
    const left = new Set<Matrix>();
    for (const shown of this.#items) {
      if (shown.kind !== 'text') continue;
      const by = this.#below?.vectorOf(shown) ?? { x: 0, y: 0 };
      const continues = shown.place.text !== shown.place.line && left.has(shown.place.line);
      const hasLines = shown.glyphs.some(
        (glyph) => this.#owners.get(glyph)?.added && this.#owners.get(glyph)?.first === glyph,
      );
      const isPlaced = by.x !== 0 || by.y !== 0 || continues || hasLines;
      if (!isPlaced && !this.#touched.has(shown)) continue;
      if (isPlaced) left.add(shown.place.line);
      const text = rewriteText<Owner | Moved>(
        shown,
        (glyph) => this.#owners.get(glyph) ?? this.#moved.get(glyph),
        (owner, run) => this.#instead(shown, owner, { run, by }),
        isPlaced ? placeOf(shown, 0, by) : undefined,
      );
      shown.node.splices.push({ start: shown.operator.start, end: shown.operator.end, text });
      nodes.add(shown.node);
    }
    return nodes;
  }

  #instead(shown: ShownText, owner: Owner | Moved, { run, by: down }: { run: readonly Glyph[]; by: Point }): NewRun {
    if ('by' in owner) return movedRun(shown, run, owner.by / stretchOf(shown));
    if (!owner.first || !run.includes(owner.first)) return { parts: [], advance: 0 };
    const { parts, advance } = owner.run(shown);
    const by = (this.#moved.get(owner.first)?.by ?? 0) / stretchOf(shown);
    const line = by === 0 ? { parts, advance } : { parts: [moveFor(shown, by), ...parts], advance: advance + by };
    if (!owner.added) return line;
    const { offset } = owner.first;
    const added = owner.added.flatMap((more) => {
      const place = placeOf(shown, offset, { x: down.x + more.by.x, y: down.y + more.by.y });
      return [{ operators: setPlace(place) }, ...more.run(shown).parts];
    });
    const back = setPlace(placeOf(shown, offset + line.advance, down));
    return { parts: [...line.parts, ...added, { operators: back }], advance: line.advance };
  }
}

/** Letters reach a little over their own room, in font sizes. */
const overSize = 0.3;

/** What a line of this width covers that begins at `origin`, in user space. */
function areaAt(
  origin: Point,
  { direction: { x, y }, size }: FoundLine,
  width: number,
  reach: Reach = { above: 1, below: 0 },
): Box {
  const end = { x: origin.x + x * width, y: origin.y + y * width };
  const [up, down] = [Math.max(1, reach.above) * size, -Math.max(0, reach.below) * size];
  const corners = [origin, end].flatMap((point) =>
    [down, up].map((rise) => ({ x: point.x - y * rise, y: point.y + x * rise })),
  );
  return grown(boxAround(corners), overSize * size);
}

/** A wider gap is that between columns, in font sizes. */
const gapInSizes = 1.3;

const isBeside = (across: number, line: FoundLine): boolean => Math.abs(across - line.across) <= 0.7 * line.size;

/** Text shrinks no further than this: it would not be read. */
const narrowest = 0.5;
/** Nobody sees less. */
const unseen = 0.985;

const noStyleOnScan = () => t('This is a scan: the style of its letters cannot be changed.');
const noLinesOnScan = () =>
  t('This is a scan: no lines can be added, and nothing on it moves. Please let what follows stay.');

/** Text that is neither filled nor stroked, as of scans with recognised text (ISO 32000-2, 9.3.6). */
const isInvisible = ({ state: { mode } }: ShownText): boolean => mode === 3 || mode === 7;

const tooWide = (points: number): string =>
  t(
    'The new text does not fit: it is {points} points wider than the space up to what follows. Shrink it, or shorten it.',
    { points: points.toFixed(1) },
  );

function withoutOuterSpaces(line: FoundLine): FoundLine {
  const isSpace = (at: number) => /^\s*$/.test(line.glyphs[at]?.glyph.text ?? '\ufffd');
  let [start, end] = [0, line.glyphs.length];
  while (start < end && isSpace(start)) start++;
  while (end > start && isSpace(end - 1)) end--;
  return { ...line, glyphs: line.glyphs.slice(start, end) };
}

/** Where the new text's lines are for `count` lines; what is left over stands on the last one. */
function distribute(text: string, count: number): TextRange[] {
  const breaks = [...text.matchAll(/\r\n?|\n/g)].slice(0, Math.max(0, count - 1));
  const starts = [0, ...breaks.map(({ index, 0: lineBreak }) => index + lineBreak.length)];
  return starts.map((start, at) => ({ start, end: breaks[at]?.index ?? text.length }));
}

const noText: TextRange = { start: 0, end: 0 };

function joined(results: readonly Result[]): Result {
  const failed = results.find(({ status }) => status === 'failed');
  if (failed) return failed;
  const messages = new Set(results.flatMap(({ message }) => message ?? []));
  return messages.size === 0 ? { status: 'done' } : { status: 'changed', message: [...messages].join(' ') };
}
