import type { PdfiumDocument } from '../../../pdf/pdfium-document.ts';
import { readLinks } from '../../../pdf/reading/page-links.ts';
import { type PageObjects, readObjects } from '../../../pdf/reading/page-objects.ts';
import {
  areNear,
  type Box,
  type CharacterStyle,
  holds,
  type PageReading,
  type Segment,
} from '../../../pdf/reading/page-reading.ts';
import { PageSpace } from '../../../pdf/reading/page-space.ts';
import { readFields } from '../../../pdf/reading/read-fields.ts';
import { StyleReader } from '../../../pdf/reading/read-styles.ts';
import { asDrawn, readStyledSegments, type TextLayer, type Turns } from '../../../pdf/text/text-segments.ts';
import { t } from '../../../shared/language/translate.ts';
import { scanDoubts, unreadableText } from '../../document-writers/flow-document.ts';
import { drawnPage } from './drawn-pages.ts';
import { findFigures } from './find-figures.ts';
import { steadySizes } from './recognised-sizes.ts';
import { dividedByRules } from './rules-between.ts';
import { pixelsOf, type TakenImage, takeImage, takePage } from './take-images.ts';
import { isOutlined, isUnreadable } from './unreadable-text.ts';

/** A page's images before they are written to files. */
export type PendingFigure = Box & { words: string; image: TakenImage };
export type ReadPage = { reading: PageReading; pending: PendingFigure[] };

/** Below this many letters, images that cover a page are its content. */
const minLetters = 20;
/** A larger share of letters without Unicode mapping earns a warning. */
const unknownShare = 0.05;

/** Lines this close to a figure, in points, are its border. */
const edge = 8;

/** The pixels left for a document's images. */
export type ImageBudget = { pixels: number };

/** Reads a page, from index 0, and takes its images within the budget. Throws PDF_PAGE_DAMAGED. */
export function readPage(document: PdfiumDocument, index: number, budget: ImageBudget): ReadPage {
  const { pdfium } = document;
  return document.withPage(index, (page) => {
    const { space, objects, layers, turns } = readUpright(document, page);
    const links = readLinks(document, page, space);
    const whole = { left: 0, top: 0, right: space.width, bottom: space.height };
    const { visible, hidden, turned, slanted } = sortLayers(layers, space);
    const found = findFigures(objects, visible, whole);
    const open = { pdfium, document: document.handle, page, index, turns };
    const drawing = drawnPage(objects, [...visible, ...turned.flatMap((layer) => layer.segments)], visible);
    if (drawing !== undefined && spend(budget, whole)) {
      const image = takeImage(open, { box: whole, image: undefined });
      return { reading: drawnReading(index, space), pending: [{ ...whole, words: drawing.words, image }] };
    }
    const hasNoText = lettersOf(visible) < minLetters && turned.length === 0;
    const isUnread = isUnreadable(visible.map(({ text }) => text));
    const isImage = isUnread || (hasNoText && (found.coversPage || isOutlined(objects)));
    const isScan = isImage && lettersOf(hidden) < minLetters;
    const fields = isImage ? [] : readFields(document, page, space).filter((field) => !isWritten(field, visible));
    const segments = isImage ? steadySizes(hidden) : [...visible, ...uncovered(hidden, visible), ...fields];
    const doubts = doubtsOf({
      ...found,
      isUnread,
      isImage,
      isScan,
      isCut: objects.isCut,
      segments,
    });
    const wanted = isImage ? [] : found.figures.filter(({ box }) => !isRecognised(box, hidden));
    const figures = wanted.filter(({ box }) => spend(budget, box));
    if (figures.length < wanted.length)
      doubts.push(t('This document has too many images; some on this page are missing.'));
    const labels = new Set(figures.flatMap((figure) => figure.labels));
    const drawn = figures.map(({ box }) => box);
    const isFree = ({ direction, at, from, to }: PageObjects['rules'][number]) => {
      const middle = (from + to) / 2;
      const place = direction === 'horizontal' ? { x: middle, y: at } : { x: at, y: middle };
      return !drawn.some((box) => areNear(box, { left: place.x, right: place.x, top: place.y, bottom: place.y }, edge));
    };
    const free = segments.filter((segment) => !labels.has(segment));
    const kind = isScan ? 'scan' : free.length + turned.length + figures.length > 0 ? 'text' : 'empty';
    return {
      reading: {
        number: index + 1,
        width: space.width,
        height: space.height,
        kind,
        segments: isScan ? [] : free,
        turned,
        slanted: slanted.filter((segment) => !drawn.some((box) => holds(box, segment))),
        rules: objects.rules.filter(isFree),
        fills: objects.fills.filter((fill) => !drawn.some((box) => holds(box, fill))),
        figures: [],
        links,
        doubts,
      },
      pending: isScan
        ? [{ ...whole, words: '', image: takePage(open, whole) }]
        : figures.map((figure) => ({
            ...figure.box,
            words: wordsOf(figure.labels),
            image: takeImage(open, figure),
          })),
    };
  });
}

/** Text drawn twice in place, for bold or a shadow, counts once. */
const wordsOf = (labels: readonly Segment[]): string =>
  labels
    .filter(({ text, left, top }, index) => {
      const before = labels[index - 1];
      return (
        before === undefined ||
        text !== before.text ||
        Math.max(Math.abs(left - before.left), Math.abs(top - before.top)) > 2
      );
    })
    .map(({ text }) => text)
    .join(' ');

/** The reading of a page that is one image. */
const drawnReading = (index: number, { width, height }: PageSpace): PageReading => ({
  number: index + 1,
  width,
  height,
  kind: 'text',
  segments: [],
  turned: [],
  rules: [],
  fills: [],
  figures: [],
  links: [],
  doubts: [t('This page is a drawing: it is an image, with its words as alternative text.')],
});

/** Whether the budget allows another image; charges its largest possible rendering. */
function spend(budget: ImageBudget, box: Box): boolean {
  if (budget.pixels <= 0) return false;
  budget.pixels -= pixelsOf(box);
  return true;
}

type Layer = TextLayer<Segment>;

/** A page is turned when this share of its text is rotated. */
const rotatedShare = 0.8;

/** Reads a page with most of its text upright; `turns` is how far it was turned for that, clockwise. */
function readUpright(document: PdfiumDocument, page: number) {
  const read = (turns: number) => {
    const space = PageSpace.of(document.pdfium, page, turns);
    const objects = readObjects(document.pdfium, page, space);
    return { space, objects, layers: readLayers(document, page, space, objects), turns };
  };
  const shown = read(0);
  const letters = shown.layers.map(({ segments }) => lettersOf(segments));
  const all = letters.reduce((sum, count) => sum + count, 0);
  const main = shown.layers.find((_, index) => (letters[index] ?? 0) > all * rotatedShare);
  if (main === undefined || main.isSlanted || main.turns === shown.space.uprightTurns) return shown;
  return read((shown.space.uprightTurns - main.turns + 4) % 4);
}

function readLayers({ pdfium }: PdfiumDocument, page: number, space: PageSpace, { rules }: PageObjects): Layer[] {
  const styles = new StyleReader(pdfium, space);
  try {
    const styleOf = (textPage: number, at: number) => styles.styleOf(textPage, at);
    return readStyledSegments(pdfium, page, styleOf, dividedByRules(rules, space));
  } finally {
    styles.close();
  }
}

/** Upright text, visible and hidden, and the layers of rotated text; text beside the page is ignored, as nobody sees it. */
function sortLayers(layers: readonly Layer[], space: PageSpace) {
  const straight = layers.filter(({ isSlanted }) => !isSlanted);
  const main = straight.find(({ turns }) => turns === space.uprightTurns);
  const isOnPage = (box: Box) => box.right > 0 && box.left < space.width && box.bottom > 0 && box.top < space.height;
  const segments = (main?.segments ?? []).map((segment) => placed(segment, space)).filter(isOnPage);
  const isHidden = ({ pieces }: Segment) => pieces.every(({ style }) => style.isInvisible);
  return {
    visible: segments.filter((segment) => !isHidden(segment)),
    hidden: segments.filter(isHidden),
    slanted: layers
      .filter(({ isSlanted }) => isSlanted)
      .flatMap(({ segments: all }) => all.map((segment) => smallWatermark(segment, space)))
      .filter(isOnPage),
    turned: straight
      .filter((layer) => layer !== main)
      .map(({ turns, segments: others }) => ({
        segments: others
          .map((segment) => ({
            ...segment,
            turns: ((turns - space.uprightTurns + 4) % 4) as Turns,
            place: space.shown(asDrawn(segment, turns)),
          }))
          .filter(({ place }) => isOnPage(place)),
      })),
  };
}

/** Letters of watermarks are as large as the page; in the flow they must not be. */
const maxWatermarkSize = 11;

function smallWatermark(segment: Segment, space: PageSpace): Segment {
  const box = space.shown(asDrawn(segment, 0));
  const pieces = segment.pieces.map((piece) => ({
    ...piece,
    style: { ...piece.style, size: Math.min(piece.style.size, maxWatermarkSize), baseline: box.bottom },
  }));
  return { ...segment, ...box, fontSize: maxWatermarkSize, pieces };
}

/** Hidden text without visible text in its place. */
function uncovered(hidden: readonly Segment[], visible: readonly Segment[]): Segment[] {
  if (hidden.length === 0) return [];
  const stripes = new Map<number, Segment[]>();
  for (const segment of visible) {
    for (let stripe = stripeAt(segment.top); stripe <= stripeAt(segment.bottom); stripe++) {
      const inside = stripes.get(stripe);
      if (inside === undefined) stripes.set(stripe, [segment]);
      else inside.push(segment);
    }
  }
  return hidden.filter((segment) => {
    const near = stripes.get(stripeAt((segment.top + segment.bottom) / 2)) ?? [];
    return !near.some((other) => holds(other, segment));
  });
}

/** Pages are compared in stripes about one line high, as both texts may have thousands of pieces. */
const stripeHeight = 12;
/** Text far outside of the page is ignored. */
const maxStripe = 2_000;
const stripeAt = (y: number): number => Math.max(-1, Math.min(maxStripe, Math.floor(y / stripeHeight)));

/** Some programs also draw form field values on the page. */
const isWritten = (field: Segment, visible: readonly Segment[]): boolean =>
  visible.some((other) => other.text.includes(field.text) && areNear(other, field));

/** An image of recognised text: the text replaces it. */
const isRecognised = (image: Box, hidden: readonly Segment[]): boolean =>
  lettersOf(hidden.filter((segment) => holds(image, segment))) >= minLetters;

const lettersOf = (segments: readonly Segment[]): number => segments.reduce((sum, { text }) => sum + text.length, 0);

type Findings = {
  isUnread: boolean;
  isImage: boolean;
  isScan: boolean;
  leavesOut: boolean;
  isCut: boolean;
  segments: readonly Segment[];
};

function doubtsOf({ isUnread, isImage, isScan, leavesOut, isCut, segments }: Findings): string[] {
  const doubts: string[] = [];
  if (isUnread && isScan) doubts.push(unreadableText());
  else if (isScan) doubts.push(scanDoubts.asImage());
  else if (isImage) doubts.push(scanDoubts.recognised());
  else if (leavesOut) doubts.push(t('An image behind the text was left out.'));
  if (isCut) doubts.push(t('This page is too complex; some of its drawings were left out.'));
  const text = segments.map((segment) => segment.text).join('');
  const unknown = text.match(/[\ufffd\ue000-\uf8ff]/g)?.length ?? 0;
  if (unknown > 10 && unknown > text.length * unknownShare)
    doubts.push(t('The file does not say which characters some of its text stands for, so they may be wrong.'));
  return doubts;
}

/**
 * A segment in page coordinates. Uses the height of its letters: declared font heights vary twofold, so lines would seem to
 * overlap.
 */
function placed(segment: Segment, space: PageSpace): Segment {
  const box = space.fromUpright(segment);
  const shift = box.left - segment.left;
  const pieces = segment.pieces.map((piece) => ({ ...piece, left: piece.left + shift, right: piece.right + shift }));
  const { baseline, size } = mainStyle(segment);
  // Some fonts declare a height of zero.
  const isFlat = box.bottom - box.top < 1;
  const isBelievable = size > 1 && (isFlat || (baseline > box.top && baseline < box.bottom + size * 0.5));
  const height = isBelievable ? { top: baseline - size * ascent, bottom: baseline + size * descent } : {};
  return { ...segment, ...box, ...height, fontSize: isBelievable ? size : segment.fontSize, pieces };
}

/** Typical ascent and descent, in font sizes. */
const ascent = 0.78;
const descent = 0.22;

/** The style of most letters in a segment. */
function mainStyle({ pieces }: Segment): CharacterStyle {
  const [first, ...others] = pieces;
  if (first === undefined) throw new Error('A segment has no pieces');
  return others.reduce((best, piece) => (piece.text.length > best.text.length ? piece : best), first).style;
}
