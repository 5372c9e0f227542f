import type { PDFDict } from '@cantoo/pdf-lib';
import { PDFRawStream } from '@cantoo/pdf-lib';
import { identity, type Matrix, multiply, readMatrix, scaleOf, toMatrix } from '../../compress/content/matrix.ts';
import { type ContentOperator, type Operand, scanContent } from '../../compress/content/scan-content.ts';
import {
  arrayEntry,
  asDictionary,
  asNumber,
  dictionaryEntry,
  entry,
  itemsOf,
  nameEntry,
  numberEntry,
  rawEntry,
  resolve,
} from '../../objects/access.ts';
import { decodeStream } from '../../objects/decode-stream.ts';
import type { EditedPage } from '../edited-page.ts';
import { type Box, boxAround, grown, type Point, touch, transformed, transformedBox } from './content-box.ts';
import type { FontReader, PageFont } from './page-font.ts';
import type {
  ChosenColor,
  ContentNode,
  DrawnPath,
  Glyph,
  Marked,
  PageItem,
  PathStep,
  TextState,
} from './page-items.ts';

export type PageContent = {
  root: ContentNode;
  /** Everything drawn, in drawing order, with what is in forms. Paths and images only where they touch the boxes. */
  items: PageItem[];
  /** False when some content could not be read, there is too much of it, or it draws words in ways that are not followed. */
  isComplete: boolean;
};

/** Far more than any page that a person edits. */
const maxContentBytes = 200_000_000;
const maxNodes = 20_000;
const maxDepth = 16;
const maxSaved = 10_000;

/**
 * Interprets a page's content (ISO 32000-2, 8 and 9), with the forms that touch `boxes` (user space). What is hidden, clipped
 * or invisible counts like everything else.
 */
export function readContent(page: EditedPage, boxes: readonly Box[], fonts: FontReader): PageContent {
  return new ContentReader(boxes, fonts).read(page);
}

type GraphicsState = {
  matrix: Matrix;
  lineWidth: number;
  text: TextState;
  fill: ChosenColor;
  stroke: ChosenColor;
  /** What paths are filled with, and shown through, where that is content itself (8.7.3, 11.6.5.2). */
  pattern: PDFRawStream | undefined;
  softMask: PDFRawStream | undefined;
  clips: readonly DrawnPath[];
};

const initialText: TextState = {
  ...{ font: undefined, fontName: undefined, size: 0, charSpacing: 0, wordSpacing: 0 },
  ...{ scale: 1, leading: 0, rise: 0, mode: 0 },
};

class ContentReader {
  readonly #boxes: readonly Box[];
  readonly #fonts: FontReader;
  readonly #items: PageItem[] = [];
  readonly #wordy = new Map<PDFRawStream, boolean>();
  #isComplete = true;
  #bytes = 0;
  #nodes = 0;

  constructor(boxes: readonly Box[], fonts: FontReader) {
    this.#boxes = boxes;
    this.#fonts = fonts;
  }

  read(page: EditedPage): PageContent {
    const root: ContentNode = { bytes: page.readContent(), resources: page.resources, splices: [], additions: [] };
    this.#walk(
      root,
      {
        ...{ matrix: identity, lineWidth: 1, text: initialText, fill: undefined, stroke: undefined },
        ...{ pattern: undefined, softMask: undefined, clips: [] },
      },
      { depth: 0, marked: undefined },
    );
    return { root, items: this.#items, isComplete: this.#isComplete };
  }

  #decode(stream: PDFRawStream): Buffer | undefined {
    try {
      const { data, image } = decodeStream(stream);
      this.#bytes += data.length;
      if (!image && this.#bytes <= maxContentBytes) return data;
    } catch {
      // Told by isComplete: some viewer might read it.
    }
    this.#isComplete = false;
    return undefined;
  }

  #walk(node: ContentNode, initial: GraphicsState, place: { depth: number; marked: Marked | undefined }): void {
    const walk = new NodeWalk(node, initial, place.marked, {
      font: (dictionary) => this.#fonts.read(dictionary),
      touches: (box) => this.#boxes.some((wanted) => touch(wanted, box)),
      found: (item) => this.#items.push(item),
      drawsThrough: (stream) => {
        if (this.#mayHoldWords(stream)) this.#isComplete = false;
      },
      form: (stream, call, state, marked) => this.#form(node, stream, call, state, { depth: place.depth + 1, marked }),
    });
    scanContent(node.bytes, (operator) => walk.operator(operator));
  }

  /** Whether the content of a pattern or soft mask has text or images, which is not looked at any closer. */
  #mayHoldWords(stream: PDFRawStream): boolean {
    const known = this.#wordy.get(stream);
    if (known !== undefined) return known;
    let found = false;
    scanContent(this.#decode(stream) ?? Buffer.alloc(0), ({ name }) => {
      if (drawing.has(name)) found = true;
    });
    this.#wordy.set(stream, found);
    return found;
  }

  #form(
    parent: ContentNode,
    stream: PDFRawStream,
    call: ContentOperator,
    state: GraphicsState,
    place: { depth: number; marked: Marked | undefined },
  ): void {
    const matrix = multiply(readMatrix(stream.dict, 'Matrix'), state.matrix);
    const bounds = itemsOf(arrayEntry(stream.dict, 'BBox')).map(
      (item) => asNumber(resolve(stream.dict.context, item)) ?? 0,
    );
    const [left = 0, bottom = 0, right = 0, top = 0] = bounds;
    const corners = boxAround([
      { x: left, y: bottom },
      { x: right, y: top },
    ]);
    const isEmpty = corners.right <= corners.left || corners.top <= corners.bottom;
    const area = isEmpty ? undefined : transformedBox(matrix, corners);
    if (area && !this.#boxes.some((box) => touch(area, box))) return;
    if (place.depth > maxDepth || ++this.#nodes > maxNodes) {
      this.#isComplete = false;
      return;
    }
    const bytes = this.#decode(stream);
    if (!bytes) return;
    const resources = dictionaryEntry(stream.dict, 'Resources') ?? parent.resources;
    const form = { stream, parent, call, area, current: state.matrix };
    const node: ContentNode = { bytes, resources, form, splices: [], additions: [] };
    this.#walk(node, { ...state, matrix }, place);
  }
}

type Found = {
  font: (dictionary: PDFDict) => PageFont;
  touches: (box: Box) => boolean;
  found: (item: PageItem) => void;
  /** Something that touches the boxes is drawn with this content, or through it. */
  drawsThrough: (content: PDFRawStream) => void;
  form: (stream: PDFRawStream, call: ContentOperator, state: GraphicsState, marked: Marked | undefined) => void;
};

/** Operators that draw text and images. */
const drawing = new Set(['Tj', 'TJ', "'", '"', 'Do', 'BI']);
/** Operators that choose a colour. */
const coloring = new Set(['g', 'rg', 'k', 'sc', 'cs', 'G', 'RG', 'K', 'SC', 'CS']);
const fillColoring = new Set(['g', 'rg', 'k', 'cs', 'sc', 'scn']);
const strokeColoring = new Set(['G', 'RG', 'K', 'CS', 'SC', 'SCN']);
const paintings = new Set(['S', 's', 'f', 'F', 'f*', 'B', 'B*', 'b', 'b*', 'n']);
const closings = new Set(['s', 'b', 'b*']);

class NodeWalk {
  readonly #node: ContentNode;
  readonly #out: Found;
  #state: GraphicsState;
  readonly #saved: GraphicsState[] = [];
  #textMatrix: Matrix = identity;
  #lineMatrix: Matrix = identity;
  #marked: Marked | undefined;
  readonly #base: Marked | undefined;
  #path: PathStep[] = [];
  #pathStart = -1;
  #clip: DrawnPath['clip'];

  constructor(node: ContentNode, initial: GraphicsState, marked: Marked | undefined, out: Found) {
    this.#node = node;
    this.#state = initial;
    this.#marked = marked;
    this.#base = marked;
    this.#out = out;
  }

  operator(operator: ContentOperator): void {
    const { name, operands } = operator;
    if (this.#construct(operator)) return;
    if (fillColoring.has(name)) this.#set({ fill: this.#chosen(this.#state.fill, operator) });
    if (strokeColoring.has(name)) this.#set({ stroke: this.#chosen(this.#state.stroke, operator) });
    switch (name) {
      case 'q':
        if (this.#saved.length < maxSaved) this.#saved.push(this.#state);
        break;
      case 'Q':
        this.#state = this.#saved.pop() ?? this.#state;
        break;
      case 'cm':
        this.#set({ matrix: multiply(toMatrix(numbers(operands, 6)), this.#state.matrix) });
        break;
      case 'w':
        this.#set({ lineWidth: numbers(operands, 1)[0] ?? 1 });
        break;
      case 'gs':
        this.#graphicsState(operands[0]);
        break;
      case 'scn':
      case 'SCN': {
        const pattern = resourceOf(this.#node, 'Pattern', operands.at(-1))?.object;
        this.#set({ pattern: pattern instanceof PDFRawStream ? pattern : undefined });
        break;
      }
      case 'BT':
        this.#textMatrix = identity;
        this.#lineMatrix = identity;
        break;
      case 'Tm':
        this.#lineMatrix = toMatrix(numbers(operands, 6));
        this.#textMatrix = this.#lineMatrix;
        break;
      case 'Td':
      case 'TD': {
        const [x = 0, y = 0] = numbers(operands, 2);
        if (name === 'TD') this.#setText({ leading: -y });
        this.#moveLine(x, y);
        break;
      }
      case 'T*':
        this.#moveLine(0, -this.#state.text.leading);
        break;
      case 'Do':
        this.#drawObject(operator);
        break;
      case 'BI':
        this.#out.found({ ...this.#here(operator), kind: 'image', image: undefined });
        break;
      case 'BMC':
      case 'BDC':
        this.#marked = { node: this.#node, operator, outer: this.#marked };
        break;
      case 'EMC':
        // A form cannot end what was begun outside of it (14.6.1).
        if (this.#marked !== this.#base) this.#marked = this.#marked?.outer;
        break;
      default:
        if (coloring.has(name)) this.#set({ pattern: undefined });
        else this.#textOperator(operator);
    }
  }

  #here(operator: ContentOperator) {
    const { matrix, clips } = this.#state;
    return { node: this.#node, operator, matrix, clips, marked: this.#marked };
  }

  #set(change: Partial<GraphicsState>): void {
    this.#state = { ...this.#state, ...change };
  }

  /** A colour in a space that was chosen before needs both operators. */
  #chosen(before: ChosenColor, operator: ContentOperator): ChosenColor {
    const isInSpace = /^sc|^SC/.test(operator.name);
    const space = isInSpace && before ? before.operators.filter(({ name }) => /^cs$/i.test(name)) : [];
    return { node: this.#node, operators: [...space, operator] };
  }

  #setText(change: Partial<TextState>): void {
    this.#set({ text: { ...this.#state.text, ...change } });
  }

  #moveLine(x: number, y: number): void {
    this.#lineMatrix = multiply([1, 0, 0, 1, x, y], this.#lineMatrix);
    this.#textMatrix = this.#lineMatrix;
  }

  #textOperator(operator: ContentOperator): void {
    const { name, operands } = operator;
    const [value = 0] = numbers(operands, 1);
    switch (name) {
      case 'Tf':
        this.#setText({ ...this.#fontNamed(operands[0]), size: value });
        break;
      case 'Tc':
        this.#setText({ charSpacing: value });
        break;
      case 'Tw':
        this.#setText({ wordSpacing: value });
        break;
      case 'Tz':
        this.#setText({ scale: value / 100 });
        break;
      case 'TL':
        this.#setText({ leading: value });
        break;
      case 'Ts':
        this.#setText({ rise: value });
        break;
      case 'Tr':
        this.#setText({ mode: value });
        break;
      case '"': {
        const [wordSpacing = 0, charSpacing = 0] = operands.filter((operand) => typeof operand === 'number');
        this.#setText({ wordSpacing, charSpacing });
        this.#moveLine(0, -this.#state.text.leading);
        this.#show(operator, [operands.at(-1)]);
        break;
      }
      case "'":
        this.#moveLine(0, -this.#state.text.leading);
        this.#show(operator, [operands.at(-1)]);
        break;
      case 'Tj':
        this.#show(operator, [operands.at(-1)]);
        break;
      case 'TJ': {
        const list = operands.at(-1);
        if (list !== undefined && typeof list !== 'number' && 'list' in list) this.#show(operator, list.list);
        break;
      }
    }
  }

  #fontNamed(operand: Operand | undefined): Pick<TextState, 'font' | 'fontName'> {
    const dictionary = asDictionary(resourceOf(this.#node, 'Font', operand)?.object);
    if (!dictionary || operand === undefined || typeof operand === 'number' || !('name' in operand))
      return { font: undefined, fontName: undefined };
    return { font: this.#out.font(dictionary), fontName: { node: this.#node, name: operand.name } };
  }

  #graphicsState(operand: Operand | undefined): void {
    const parameters = asDictionary(resourceOf(this.#node, 'ExtGState', operand)?.object);
    const lineWidth = numberEntry(parameters, 'LW');
    if (lineWidth !== undefined) this.#set({ lineWidth });
    if (rawEntry(parameters, 'SMask') !== undefined) {
      const group = entry(dictionaryEntry(parameters, 'SMask'), 'G');
      this.#set({ softMask: group instanceof PDFRawStream ? group : undefined });
    }
    const [given, size] = itemsOf(arrayEntry(parameters, 'Font'));
    const font = parameters && asDictionary(resolve(parameters.context, given));
    if (parameters && font)
      this.#setText({
        ...{ font: this.#out.font(font), fontName: undefined },
        size: asNumber(resolve(parameters.context, size)) ?? 0,
      });
  }

  #drawObject(operator: ContentOperator): void {
    const found = resourceOf(this.#node, 'XObject', operator.operands[0]);
    if (!(found?.object instanceof PDFRawStream)) return;
    const kind = nameEntry(found.object.dict, 'Subtype');
    if (kind === 'Form') this.#out.form(found.object, operator, this.#state, this.#marked);
    if (kind !== 'Image') return;
    const isTouched = this.#out.touches(transformedBox(this.#state.matrix, { left: 0, bottom: 0, right: 1, top: 1 }));
    if (!isTouched) return;
    if (this.#state.softMask) this.#out.drawsThrough(this.#state.softMask);
    this.#out.found({ ...this.#here(operator), kind: 'image', image: { given: found.given, stream: found.object } });
  }

  #show(operator: ContentOperator, items: readonly (Operand | undefined)[]): void {
    const { font, size, charSpacing, wordSpacing, scale, rise } = this.#state.text;
    if (!font) return;
    const matrix = multiply(this.#textMatrix, this.#state.matrix);
    const glyphs: Glyph[] = [];
    let offset = 0;
    items.forEach((operand, item) => {
      if (typeof operand === 'number') offset -= (operand / 1000) * size * (font.isVertical ? 1 : scale);
      if (operand === undefined || typeof operand === 'number' || !('text' in operand)) return;
      for (const { code, at, bytes } of font.readCodes(operand.text)) {
        const spacing = charSpacing + (bytes === 1 && code === 32 ? wordSpacing : 0);
        const width = font.advanceOf(code) * size;
        const advance = (width + spacing) * (font.isVertical ? 1 : scale);
        const place = placeGlyph(font, { code, offset, width, size, scale, rise }, matrix);
        glyphs.push({ code, item, at, bytes, text: font.textOf(code), advance, offset, ...place });
        offset += advance;
      }
    });
    const [x, y] = font.isVertical ? [0, offset] : [offset, 0];
    const place = { text: this.#textMatrix, line: this.#lineMatrix, current: this.#state.matrix };
    this.#textMatrix = multiply([1, 0, 0, 1, x, y], this.#textMatrix);
    if (glyphs.length === 0) return;
    const { text, fill, stroke } = this.#state;
    const state = { ...text, font };
    const colors = { fill, stroke };
    this.#out.found({ ...this.#here(operator), kind: 'text', state, colors, matrix, place, glyphs });
  }

  /** Whether the operator belongs to a path. */
  #construct(operator: ContentOperator): boolean {
    const { name, operands, start, end } = operator;
    const steps = pathSteps(name, operands, this.#path.at(-1)?.points.at(-1));
    if (steps) {
      if (this.#pathStart < 0) this.#pathStart = start;
      this.#path.push(...steps);
      return true;
    }
    if (name === 'W' || name === 'W*') {
      this.#clip = name;
      return true;
    }
    if (!paintings.has(name)) return false;
    if (closings.has(name)) this.#path.push({ name: 'h', points: [] });
    this.#paint(name, end);
    this.#path = [];
    this.#pathStart = -1;
    this.#clip = undefined;
    return true;
  }

  #paint(painting: string, end: number): void {
    if (this.#path.length === 0 || this.#pathStart < 0) return;
    const { matrix } = this.#state;
    const lineWidth = this.#state.lineWidth * scaleOf(matrix);
    const bounds = boxAround(this.#path.flatMap(({ points }) => points.map((point) => transformed(matrix, point))));
    const { pattern, softMask, clips } = this.#state;
    const drawn: DrawnPath = {
      ...{ kind: 'path', node: this.#node, start: this.#pathStart, end, steps: this.#path, painting },
      ...{ clip: this.#clip, matrix, lineWidth, marked: this.#marked, clips },
    };
    if (this.#clip) this.#set({ clips: [...clips, drawn] });
    // A line without width is drawn one pixel wide (8.4.3.2).
    if (!this.#out.touches(grown(bounds, Math.max(0.5, lineWidth / 2)))) return;
    if (painting !== 'n') for (const content of [pattern, softMask]) if (content) this.#out.drawsThrough(content);
    this.#out.found(drawn);
  }
}

function pathSteps(name: string, operands: readonly Operand[], last: Point | undefined): PathStep[] | undefined {
  const point = (x = 0, y = 0): Point => ({ x, y });
  switch (name) {
    case 'm':
    case 'l': {
      const [x, y] = numbers(operands, 2);
      return [{ name, points: [point(x, y)] }];
    }
    case 'c': {
      const [a, b, c, d, e, f] = numbers(operands, 6);
      return [{ name: 'c', points: [point(a, b), point(c, d), point(e, f)] }];
    }
    case 'v': {
      const [c, d, e, f] = numbers(operands, 4);
      return [{ name: 'c', points: [last ?? point(c, d), point(c, d), point(e, f)] }];
    }
    case 'y': {
      const [a, b, e, f] = numbers(operands, 4);
      return [{ name: 'c', points: [point(a, b), point(e, f), point(e, f)] }];
    }
    case 'h':
      return [{ name: 'h', points: [] }];
    case 're': {
      const [x = 0, y = 0, width = 0, height = 0] = numbers(operands, 4);
      const corners = [point(x, y), point(x + width, y), point(x + width, y + height), point(x, y + height)];
      return [
        ...corners.map((corner, index): PathStep => ({ name: index === 0 ? 'm' : 'l', points: [corner] })),
        { name: 'h', points: [] },
      ];
    }
    default:
      return undefined;
  }
}

type Placed = { code: number; offset: number; width: number; size: number; scale: number; rise: number };

/** Of Latin letters, in units of the font size. */
export const heightOfX = 0.5;

function placeGlyph(
  font: PageFont,
  { code, offset, width, size, scale, rise }: Placed,
  matrix: Matrix,
): Pick<Glyph, 'box' | 'core' | 'origin'> {
  const between = (left: number, bottom: number, right: number, top: number) =>
    boxAround(
      [...[left, right].map((x) => ({ x, y: bottom })), ...[left, right].map((x) => ({ x, y: top }))].map((corner) =>
        transformed(matrix, corner),
      ),
    );
  if (font.isVertical) {
    const x = font.originOf(code).x * size * scale;
    const box = between(-x, offset + rise + width, x, offset + rise);
    return { box, core: box, origin: transformed(matrix, { x: 0, y: offset + rise }) };
  }
  const right = offset + width * scale;
  return {
    box: between(offset, rise + font.descent * size, right, rise + font.ascent * size),
    core: between(offset, rise, right, rise + heightOfX * size * font.em),
    origin: transformed(matrix, { x: offset, y: rise }),
  };
}

/** The last `count` operands, as far as they are numbers. */
function numbers(operands: readonly Operand[], count: number): number[] {
  return operands.slice(-count).filter((operand) => typeof operand === 'number');
}

/** A named resource, as it is and with its references followed. */
export function resourceOf(node: ContentNode, kind: string, operand: Operand | undefined) {
  if (operand === undefined || typeof operand === 'number' || !('name' in operand)) return undefined;
  const group = dictionaryEntry(node.resources, kind);
  const object = entry(group, operand.name);
  const given = rawEntry(group, operand.name);
  return object && given && { given, object };
}
