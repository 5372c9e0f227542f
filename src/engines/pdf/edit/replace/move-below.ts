import { type ColumnBelow, columnBelow, letterReach, moveBelow, pitchOf } from '../../../../pdf/editing/lines-below.ts';
import { boxOfLetters, type PageLine } from '../../../../pdf/editing/page-lines.ts';
import { type TextBlock, textBlocks } from '../../../../pdf/editing/text-blocks.ts';
import { moved } from '../../../../pdf/matrix.ts';
import { t } from '../../../../shared/language/translate.ts';
import { invert, type Matrix, multiply } from '../../compress/content/matrix.ts';
import {
  type Box,
  boxAround,
  contains,
  cornersOf,
  grown,
  type Point,
  type ShownBox,
  shownBox,
  touch,
  transformed,
  transformedBox,
} from '../content/content-box.ts';
import { sizeOf } from '../content/find-text.ts';
import type { ContentNode, DrawnPath, PageItem, ShownText } from '../content/page-items.ts';
import { heightOfX } from '../content/read-content.ts';
import type { MovedBox } from '../edit-context.ts';
import type { EditedPage, PageAnnotation } from '../edited-page.ts';
import { shownBox as boxOfAnnotation, moveAnnotation } from '../markup/change-annotation.ts';

/** Where lines begin that are added below another, in user space, with the distance between them and their room in points. */
export type AddedLines = { start: Point; pitch: number; room: number };

type Move = { index: number; block: TextBlock; column: ColumnBelow; lines: number; by: number };

const sentences = {
  noLine: () =>
    t('What follows can only be moved below text that runs across the page from left to right. Please let it stay.'),
  cut: () => t('What follows cannot be moved: it is drawn together with something that stays. Please let it stay.'),
  picture: () =>
    t('What follows has no room to move: there is a picture in its way. Please let it stay, or shorten the text.'),
  beyond: (points: number) =>
    t(
      'What follows does not fit the page: {points} points are missing. Please shorten the text, or let what follows stay.',
      { points: points.toFixed(1) },
    ),
};

/** Moves what follows edited blocks in their columns, with everything that is drawn or noted there. */
export class BelowMover {
  readonly refused = new Map<number, string>();
  readonly moved: { index: number; box: MovedBox }[] = [];
  readonly #page: EditedPage;
  readonly #lines: readonly PageLine[];
  readonly #blocks: readonly TextBlock[];
  readonly #items: readonly PageItem[];
  readonly #moves: Move[] = [];
  /** How far items, and forms as a whole, move down the page. */
  readonly #shifts = new Map<PageItem | ContentNode, number>();
  readonly #annotations: { annotation: PageAnnotation; by: number }[] = [];

  constructor(page: EditedPage, lines: readonly PageLine[], items: readonly PageItem[]) {
    this.#page = page;
    this.#lines = lines;
    this.#blocks = textBlocks(lines);
    this.#items = items;
  }

  /** Where lines go that are added below the lines under a box. */
  addedBelow(box: ShownBox): AddedLines | undefined {
    const block = this.#blockAt(box);
    const line = block && this.#lines[block.last];
    const part = line?.parts[0];
    if (!block || !part) return undefined;
    const left = block.column?.start ?? part.edges[0] ?? 0;
    const room = (block.column?.end ?? Number.POSITIVE_INFINITY) - left;
    const start = moved(line.frame, left, part.baseline);
    return { start: transformed(this.#page.toUserSpace, start), pitch: pitchOf(this.#lines, block), room };
  }

  /** Notes that the text under a box has this many lines more, or fewer. */
  add(index: number, box: ShownBox, lines: number): void {
    const block = this.#blockAt(box);
    const column = block && columnBelow(this.#lines, block, this.#page);
    if (!block || !column) this.refused.set(index, sentences.noLine());
    else this.#moves.push({ index, block, column, lines, by: lines * pitchOf(this.#lines, block) });
  }

  /** The block of the last line under a box, up to that line. */
  #blockAt({ x, y, width, height }: ShownBox): TextBlock | undefined {
    const last = this.#lines.findLastIndex((line) =>
      line.parts.some((part) => {
        const { left, right, top, bottom } = boxOfLetters(line.frame, part, 0, part.text.length);
        const middle = (top + bottom) / 2;
        return left < x + width && right > x && middle > y && middle < y + height;
      }),
    );
    const block = this.#blocks.find((each) => last >= each.first && last <= each.last);
    return block && { ...block, last };
  }

  /** How far the text under a box moves itself. */
  shiftAt(box: ShownBox): number {
    const at = this.#blockAt(box)?.last;
    if (at === undefined) return 0;
    return this.#moves.reduce((sum, { column, by }) => sum + (column.lines.has(at) ? by : 0), 0);
  }

  /** Decides what moves. Whatever cannot be moved as a whole refuses the edits behind it. */
  settle(): void {
    const total = new Map<PageItem, { by: number; last: number }>();
    const parts = this.#partBoxes();
    for (const item of this.#items) {
      if (item.kind === 'path' && item.painting === 'n') continue;
      const box = shownBox(this.#page.toUserSpace, boundsOf(item));
      const hits = item.kind === 'text' ? linesUnder(item, parts, this.#page.toUserSpace) : new Set<number>();
      for (const { index, column, by } of this.#moves) {
        const moving = [...hits].filter((line) => column.lines.has(line)).length;
        if (moving > 0 && moving < hits.size) this.refused.set(index, sentences.cut());
        if (hits.size > 0 ? moving === 0 : !isInColumn(box, column)) continue;
        total.set(item, { by: (total.get(item)?.by ?? 0) + by, last: index });
      }
    }
    for (const [item, { by, last }] of total) {
      this.#shifts.set(item, by);
      this.moved.push({ index: last, box: { box: this.#seenBox(item), by } });
    }
    this.#checkRoom();
    this.#gatherForms();
    for (const [item, { last }] of total) if (!this.#moveClips(item)) this.refused.set(last, sentences.cut());
    this.#findAnnotations();
  }

  /** What letters cover: the boxes that fonts give reach into other lines. */
  #seenBox(item: PageItem): ShownBox {
    if (item.kind !== 'text') return shownBox(this.#page.toUserSpace, boundsOf(item));
    const cores = boxAround(item.glyphs.flatMap(({ core }) => cornersOf(core)));
    const { x, y, width, height } = shownBox(this.#page.toUserSpace, cores);
    const { up, down } = { up: letterReach.up - heightOfX, down: letterReach.down };
    const size = sizeOf(item);
    return { x, y: y - up * size, width, height: height + (up + down) * size };
  }

  #partBoxes() {
    return this.#lines.flatMap((line, at) =>
      line.parts.map((part) => {
        const { baseline, look } = part;
        const height = {
          top: baseline - letterReach.up * look.size,
          bottom: baseline + letterReach.down * look.size,
        };
        return { at, ...boxOfLetters(line.frame, { ...part, ...height }, 0, part.text.length) };
      }),
    );
  }

  #checkRoom(): void {
    const { beyond } = moveBelow(
      this.#lines,
      this.#moves.map(({ block, lines }) => ({ block, lines })),
      this.#page,
    );
    for (const [at, { index, column, by }] of this.#moves.entries()) {
      if (by <= 0) continue;
      const lowest = this.#items.map((item) => {
        const own = this.#shifts.get(item) ?? 0;
        if (own <= 0 || item.kind === 'text') return 0;
        const { y, height } = shownBox(this.#page.toUserSpace, boundsOf(item));
        return isInColumn(shownBox(this.#page.toUserSpace, boundsOf(item)), column) ? y + height + own - column.end : 0;
      });
      const missing = Math.max(beyond[at] ?? 0, ...lowest);
      if (missing > 0.5) this.refused.set(index, sentences.beyond(missing));
    }
    const pictures = this.#items.filter((item) => item.kind === 'image' && !this.#shifts.has(item)).map(boundsOf);
    const small = pictures.filter((box) => !this.#isGround(box));
    for (const { index, box } of this.moved) {
      const [before, after] = [box.box, { ...box.box, y: box.box.y + box.by }].map(asBox);
      const isHit = small.some((picture) => {
        const there = asBox(shownBox(this.#page.toUserSpace, picture));
        return before && after && touch(there, after) && !touch(there, before);
      });
      if (isHit) this.refused.set(index, sentences.picture());
    }
  }

  /** Pictures below everything, such as a letter's paper. */
  #isGround({ left, right, bottom, top }: Box): boolean {
    return (right - left) * (top - bottom) > 0.5 * this.#page.width * this.#page.height;
  }

  /** A form all of whose content moves is moved itself: it may end where its content does. */
  #gatherForms(): void {
    const shiftsIn = new Map<ContentNode, Set<number>>();
    for (const item of this.#items) {
      if (item.kind === 'path' && item.painting === 'n') continue;
      for (let node: ContentNode | undefined = item.node; node?.form; node = node.form.parent) {
        const shifts = shiftsIn.get(node) ?? new Set();
        shiftsIn.set(node, shifts.add(this.#shifts.get(item) ?? 0));
      }
    }
    for (const [node, shifts] of shiftsIn) {
      const [by = 0] = shifts;
      if (shifts.size === 1 && by !== 0) this.#shifts.set(node, by);
    }
  }

  /** Whether an item is seen where it moves to: what cuts it moves along if everything in it does. */
  #moveClips(item: PageItem): boolean {
    const by = this.#shifts.get(item) ?? 0;
    const vector = this.#vector(by);
    const box = boundsOf(item);
    const fits = (clip: Box) => {
      const seen = {
        left: Math.max(box.left, clip.left),
        right: Math.min(box.right, clip.right),
        bottom: Math.max(box.bottom, clip.bottom),
        top: Math.min(box.top, clip.top),
      };
      return contains(grown(clip, 0.5), movedBox(seen, vector));
    };
    for (
      let node: ContentNode | undefined = item.node;
      node?.form && !this.#shifts.has(node);
      node = node.form.parent
    ) {
      if (node.form.area && !fits(node.form.area)) return false;
    }
    return item.clips.every((clip) => {
      if (this.#shifts.get(clip) === by || this.#isWithinMovedForm(clip.node)) return true;
      if (fits(pathBox(clip))) return true;
      const isShared = this.#items.some(
        (other) => other.clips.includes(clip) && (this.#shifts.get(other) ?? 0) !== by && isSeen(other),
      );
      if (isShared || clip.painting !== 'n') return false;
      this.#shifts.set(clip, by);
      return true;
    });
  }

  #isWithinMovedForm(node: ContentNode | undefined): boolean {
    for (let at = node; at; at = at.form?.parent) if (this.#shifts.has(at)) return true;
    return false;
  }

  #findAnnotations(): void {
    for (const annotation of this.#page.annotations) {
      const box = boxOfAnnotation(this.#page, annotation);
      const moves = this.#moves.filter(({ column }) => isInColumn(box, column));
      const by = moves.reduce((sum, move) => sum + move.by, 0);
      const index = moves.at(-1)?.index;
      if (index === undefined || by === 0) continue;
      this.#annotations.push({ annotation, by });
      this.moved.push({ index, box: { box, by } });
    }
  }

  /** How far a text moves in its content stream, in user space. */
  vectorOf(item: PageItem): Point {
    return this.#vector(this.#isWithinMovedForm(item.node) ? 0 : (this.#shifts.get(item) ?? 0));
  }

  #vector(by: number): Point {
    const [, , c, d] = this.#page.toUserSpace;
    return { x: c * by, y: d * by };
  }

  /** Writes what moves apart from text into the content. Returns the nodes that changed. */
  write(): Set<ContentNode> {
    const nodes = new Set<ContentNode>();
    const around = (node: ContentNode, { start, end }: { start: number; end: number }, by: number, current: Matrix) => {
      const [before, after] = [translation(current, this.#vector(by)), translation(current, this.#vector(-by))];
      node.splices.push({ start, end: start, text: before }, { start: end, end, text: after });
      nodes.add(node);
    };
    for (const [what, by] of this.#shifts) {
      if (!('kind' in what)) {
        const { form } = what;
        if (form && !this.#isWithinMovedForm(form.parent)) around(form.parent, form.call, by, form.current);
      } else if (what.kind !== 'text' && !this.#isWithinMovedForm(what.node))
        around(what.node, what.kind === 'path' ? what : what.operator, by, what.matrix);
    }
    for (const { annotation, by } of this.#annotations) moveAnnotation(this.#page, annotation, { x: 0, y: by });
    return nodes;
  }
}

/** `cm` that moves by a distance in user space. */
function translation(current: Matrix, { x, y }: Point): Buffer {
  const [a, b, c, d] = current;
  const [, , , , e, f] = multiply([1, 0, 0, 1, x, y], invert([a, b, c, d, 0, 0]));
  return Buffer.from(`1 0 0 1 ${Number(e.toFixed(6))} ${Number(f.toFixed(6))} cm`, 'latin1');
}

const movedBox = ({ left, right, bottom, top }: Box, { x, y }: Point): Box => ({
  ...{ left: left + x, right: right + x, bottom: bottom + y, top: top + y },
});

const asBox = ({ x, y, width, height }: ShownBox): Box => ({ left: x, right: x + width, bottom: y, top: y + height });

/** Whether something without words of its own belongs to what moves. */
function isInColumn({ x, y, width, height }: ShownBox, { top, end, left, right, between }: ColumnBelow): boolean {
  const isBelow = y >= top - 1 && y + height <= end + 1;
  return isBelow && x < right && x + width > left && x >= between.left - 1 && x + width <= between.right + 1;
}

const isSeen = (item: PageItem): boolean => item.kind !== 'path' || item.painting !== 'n';

function boundsOf(item: PageItem): Box {
  if (item.kind === 'text') return boxAround(item.glyphs.flatMap(({ box }) => cornersOf(box)));
  return item.kind === 'image' ? transformedBox(item.matrix, unitSquare) : pathBox(item);
}

const unitSquare = { left: 0, bottom: 0, right: 1, top: 1 };

const pathBox = ({ steps, matrix, lineWidth, painting }: DrawnPath): Box =>
  grown(
    boxAround(steps.flatMap(({ points }) => points.map((point) => transformed(matrix, point)))),
    /[sb]/i.test(painting) ? lineWidth / 2 : 0,
  );

type PartBox = { at: number; left: number; right: number; top: number; bottom: number };

/** The lines of the page that the glyphs of an operator are in. */
function linesUnder({ glyphs }: ShownText, parts: readonly PartBox[], toUserSpace: Matrix): Set<number> {
  const toShown = invert(toUserSpace);
  const found = new Set<number>();
  for (const { core } of glyphs) {
    const { x, y } = transformed(toShown, { x: (core.left + core.right) / 2, y: (core.bottom + core.top) / 2 });
    const part = parts.find(({ left, right, top, bottom }) => x > left && x < right && y > top && y < bottom);
    if (part) found.add(part.at);
  }
  return found;
}
