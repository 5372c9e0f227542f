import { PDFName, type PDFRef } from '@cantoo/pdf-lib';
import type { PdfEditOf } from '../../../../pdf/editing/pdf-edits.ts';
import type { Pdfium } from '../../../../pdf/pdfium.ts';
import { t } from '../../../../shared/language/translate.ts';
import { multiply, operands } from '../../compress/content/matrix.ts';
import { layOutLine, startsRightToLeft } from '../add-text/lay-out-line.ts';
import { writeLine } from '../add-text/write-line.ts';
import { type Box, contains, grown, touch, transformedBox, userBox } from '../content/content-box.ts';
import { copiesApart, linesOf, readLine } from '../content/find-text.ts';
import { dropWords } from '../content/marked-content.ts';
import type { FontReader } from '../content/page-font.ts';
import type { ContentNode, DrawnImage, DrawnPath, Glyph, PageItem, ShownText } from '../content/page-items.ts';
import { readContent } from '../content/read-content.ts';
import { number, rewriteText } from '../content/rewrite-text.ts';
import { addResource, writeContent } from '../content/write-content.ts';
import type { EditedDocument } from '../edited-document.ts';
import type { EditedPage } from '../edited-page.ts';
import type { DocumentFonts } from '../fonts/document-fonts.ts';
import { blankImage } from './blank-image.ts';
import { cutPath } from './cut-path.ts';
import { inlineImage } from './inline-image.ts';
import { pixelsUnder } from './pixel-spans.ts';
import { removeAnnotations } from './remove-annotations.ts';

export type RedactEdit = PdfEditOf<'redact'>;

export type RedactParts = {
  document: EditedDocument;
  page: EditedPage;
  fonts: FontReader;
  labelFonts: DocumentFonts;
  pdfium: () => Promise<Pdfium>;
};

export type Redaction = {
  /** The text that was under each box, line by line, and in notes and fields. */
  removed: string[][];
  /** Sentences about what was removed beyond a box, by box. */
  remarks: string[][];
  /** Where the page may look different now, by box, in user space. */
  areas: Box[][];
  /** Numbers of marked content that lost something. */
  markedIds: Set<number>;
  /** False when some of the content could not be read: what is in it cannot be known to be gone. */
  isComplete: boolean;
};

/**
 * Takes everything under the boxes out of a page (text, pixels, lines, notes, fields, whether visible or not) and paints the
 * boxes. What other pages share stays as it is there.
 */
export async function redactPage(parts: RedactParts, edits: readonly RedactEdit[]): Promise<Redaction> {
  const { document, page, fonts } = parts;
  const boxes = edits.map((edit) => userBox(page.toUserSpace, edit));
  const { root, items, isComplete } = readContent(page, boxes, fonts);
  const work = new PageRedaction(parts, items, boxes);
  work.removeText();
  work.cutPaths();
  await work.blankImages();
  writeContent(document, page, root, work.nodes);
  const notes = removeAnnotations(document, page, boxes);
  for (const key of ['Thumb', 'PieceInfo', 'Metadata']) page.dictionary.delete(PDFName.of(key));
  page.appendContent(Buffer.from(painted(edits, boxes), 'latin1'));
  const unlabelled = edits.map((edit) => !writeLabel(parts, edit));
  return {
    removed: work.removed.map((lines, at) => [...lines, ...(notes[at]?.texts ?? [])]),
    remarks: work.remarks.map((remarks, at) => [
      ...remarks,
      ...(notes[at]?.remarks ?? []),
      ...(unlabelled[at] ? [t('The label was left out, as no font has all of its letters.')] : []),
    ]),
    areas: work.areas.map((areas, at) => [...areas, ...(notes[at]?.areas ?? [])]),
    markedIds: work.markedIds,
    isComplete,
  };
}

/** The boxes, over what is left of the page. */
const painted = (edits: readonly RedactEdit[], boxes: readonly Box[]): string =>
  boxes
    .map(({ left, bottom, right, top }, at) => {
      const rectangle = [left, bottom, right - left, top - bottom].map(number).join(' ');
      return `q ${edits[at]?.look === 'white' ? 1 : 0} g ${rectangle} re f Q`;
    })
    .join('\n');

/** The label's part of the box's height, and of its width at most. */
const labelHeight = 0.7;
const labelWidth = 0.9;
/** From the baseline to the middle of capital letters, in font sizes. */
const middleOfLetters = 0.36;

/** Writes a label into its box, upright as the page is displayed. Returns false when no font has all of it. */
function writeLabel({ page, labelFonts }: RedactParts, { x, y, width, height, look, label = '' }: RedactEdit): boolean {
  if (label.trim() === '') return true;
  const direction = startsRightToLeft(label) ? 'rtl' : 'ltr';
  const line = layOutLine(label, { font: 'sans', bold: false, italic: false }, direction);
  if (line.missing.length > 0) return false;
  const size = Math.min(labelHeight * height, (labelWidth * width) / Math.max(line.width, 0.01));
  const place = { x: (width - line.width * size) / 2, y: height / 2 - middleOfLetters * size, size };
  const nameFont = ({ ref }: { ref: PDFRef }) => page.addResource('Font', ref);
  const text = writeLine(line, place, { fonts: labelFonts, nameFont });
  const toPage = multiply([1, 0, 0, -1, x, y + height], page.toUserSpace);
  page.appendContent(Buffer.from(`q ${look === 'white' ? 0 : 1} g ${operands(toPage)} cm\n${text}\nQ`, 'latin1'));
  return true;
}

/** Glyphs of which this share is under a box go with it; of others, most stays visible anyway. */
const leastPart = 0.2;

/** Whether a glyph has to go: a good part of it is under the box, or a good part of the box is on it. */
export function isUnder({ box: around, core }: Glyph, box: Box): boolean {
  const isUpright = core.top - core.bottom < around.top - around.bottom - 1e-6;
  const across = shared(isUpright ? withWidth(around) : core, box, 'left', 'right');
  const down = shared(isUpright ? core : withHeight(around), box, 'bottom', 'top');
  const least = (part: number) => part >= leastPart;
  const isOnIt = (low: 'left' | 'bottom', high: 'right' | 'top') => shared(box, around, low, high) >= 0.5;
  return (least(across) || isOnIt('left', 'right')) && (least(down) || isOnIt('bottom', 'top'));
}

/** The part of `one` that is under `other`, along one side. */
function shared(one: Box, other: Box, low: 'left' | 'bottom', high: 'right' | 'top'): number {
  const length = Math.min(one[high], other[high]) - Math.max(one[low], other[low]);
  return length <= 0 ? 0 : length / Math.max(1e-6, one[high] - one[low]);
}

/** Marks without a width of their own stand on their neighbour: a twentieth of the height stands for it. */
function withWidth(box: Box): Box {
  const margin = Math.max(0, 0.05 * (box.top - box.bottom) - (box.right - box.left)) / 2;
  return { ...box, left: box.left - margin, right: box.right + margin };
}

function withHeight(box: Box): Box {
  const margin = Math.max(0, 0.05 * (box.right - box.left) - (box.top - box.bottom)) / 2;
  return { ...box, bottom: box.bottom - margin, top: box.top + margin };
}

/** The square that an image fills. */
const unit: Box = { left: 0, bottom: 0, right: 1, top: 1 };

class PageRedaction {
  readonly removed: string[][];
  readonly remarks: string[][];
  readonly areas: Box[][];
  readonly markedIds = new Set<number>();
  readonly nodes = new Set<ContentNode>();
  readonly #parts: RedactParts;
  readonly #items: readonly PageItem[];
  readonly #boxes: readonly Box[];

  constructor(parts: RedactParts, items: readonly PageItem[], boxes: readonly Box[]) {
    this.#parts = parts;
    this.#items = items;
    this.#boxes = boxes;
    this.removed = boxes.map(() => []);
    this.remarks = boxes.map(() => []);
    this.areas = boxes.map((box) => [box]);
  }

  removeText(): void {
    const gone = new Set<Glyph>();
    this.#boxes.forEach((box, at) => {
      const lines = linesOf(this.#items, (glyph) => isUnder(glyph, box));
      this.removed[at] = copiesApart(lines).lines.map(readLine);
      for (const { glyph } of lines.flatMap(({ glyphs }) => glyphs)) {
        gone.add(glyph);
        // Letters reach a little over their own room.
        this.areas[at]?.push(grown(glyph.box, 0.3 * (glyph.box.top - glyph.box.bottom)));
      }
    });
    const touched = this.#items.filter(
      (item): item is ShownText => item.kind === 'text' && item.glyphs.some((glyph) => gone.has(glyph)),
    );
    for (const shown of touched) {
      const text = rewriteText(
        shown,
        (glyph) => (gone.has(glyph) ? gone : undefined),
        () => ({ parts: [], advance: 0 }),
      );
      this.#splice(shown.node, shown.operator, text);
    }
    const { ids, nodes } = dropWords([...touched, ...this.#under()].map(({ marked }) => marked));
    for (const id of ids) this.markedIds.add(id);
    for (const node of nodes) this.nodes.add(node);
  }

  /** Images and paths under the boxes, which may be described in words. */
  #under(): (DrawnImage | DrawnPath)[] {
    return this.#items.filter((item) => item.kind !== 'text');
  }

  cutPaths(): void {
    for (const item of this.#items) {
      if (item.kind !== 'path') continue;
      const text = cutPath(item, this.#boxes);
      if (text) this.#splice(item.node, item, text);
    }
  }

  async blankImages(): Promise<void> {
    for (const item of this.#items) {
      if (item.kind !== 'image') continue;
      const area = transformedBox(item.matrix, unit);
      if (this.#boxes.some((box) => contains(box, area))) this.#splice(item.node, item.operator, Buffer.alloc(0));
      else await this.#blankImage(item);
    }
  }

  async #blankImage(item: DrawnImage): Promise<void> {
    const { document, page, pdfium } = this.#parts;
    const stream = item.image?.stream ?? inlineImage(item, document.context);
    // 2,048 places along each side are enough to know whether any pixel can be under a box.
    if (stream && pixelsUnder(this.#boxes, item.matrix, 2048, 2048).length === 0) return;
    const tools = { context: document.context, pdfium, add: document.add };
    const blanked = stream && (await blankImage(tools, stream, { boxes: this.#boxes, matrix: item.matrix }));
    if (!blanked) {
      const area = transformedBox(item.matrix, unit);
      this.#boxes.forEach((box, at) => {
        if (!touch(box, area)) return;
        this.areas[at]?.push(area);
        this.remarks[at]?.push(t('An image under the box cannot be changed and was removed whole.'));
      });
      this.#splice(item.node, item.operator, Buffer.alloc(0));
      return;
    }
    const name = addResource(page, item.node, 'XObject', document.add(blanked));
    this.#splice(item.node, item.operator, Buffer.from(`/${name} Do`, 'latin1'));
  }

  #splice(node: ContentNode, { start, end }: { start: number; end: number }, text: Buffer): void {
    node.splices.push({ start, end, text });
    this.nodes.add(node);
  }
}
