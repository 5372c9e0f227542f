import type { Sentence } from '../../catalog/define-tool.ts';
import { blurred } from './drawing/blur.ts';
import { drawCode, type QrDesign } from './drawing/draw-code.ts';
import { placementOf, type QrPainter } from './qr-painter.ts';
import type { QrDecoder } from './qr-reader.ts';
import { possibleChanges } from './qr-scan-changes.ts';
import { styleProblems } from './qr-style.ts';

/**
 * Whether a code may be offered.
 *
 * `reach` is 'far' when it was also read at half its size and out of focus, and 'near' when only its pixels are too few for
 * that (see `ENOUGH_PIXELS`); `hints` are worth telling although it scans. A code that does not scan comes with what to change,
 * proven by reading the changed code: any one of the changes, or all of them together.
 */
export type ScanVerdict =
  | { scans: true; reach: 'far' | 'near'; hints: Sentence[] }
  | { scans: false; needed: 'one' | 'all'; changes: Sentence[] };

/** What a scan takes: a drawing of the code and a reader. */
export type Scanner = { draw: QrPainter['pixels']; decode: QrDecoder };

/**
 * Draws the code as it would be delivered and reads it back, then once more as a camera would see it from twice the distance:
 * half as large and blurred. The text read must be the text written, to the character.
 *
 * @param sizePixels width of the delivered image; for SVG and PDF the width they are first shown with
 */
export async function checkScan(design: QrDesign, sizePixels: number, scanner: Scanner): Promise<ScanVerdict> {
  const problems = styleProblems(design.style);
  const blocking = problems.filter(({ blocks }) => blocks).map(({ sentence }) => sentence);
  if (blocking.length > 0) return { scans: false, needed: 'all', changes: blocking };
  const reach = await reachOf(design, sizePixels, scanner);
  if (reach === 'none') return provenChanges(design, sizePixels, scanner);
  const hints = problems.map(({ sentence }) => sentence);
  return { scans: true, reach, hints: reach === 'near' ? [nearSentence(design, sizePixels), ...hints] : hints };
}

/**
 * Pixels per module that a reader needs before focus and distance play a role: measured with ZXing over versions 1 to 40 in
 * black and white, everything from 2.5 is read out of focus, and below 2 nothing is, whatever the code looks like.
 */
const ENOUGH_PIXELS = 2.5;

async function reachOf(design: QrDesign, sizePixels: number, scanner: Scanner): Promise<'far' | 'near' | 'none'> {
  const reads = (sides: readonly number[], blur: boolean) => readsAny(design, sizePixels, { sides, blur, scanner });
  if (!(await reads([sizePixels, sizePixels * 0.93], false))) return 'none';
  const half = sizePixels / 2;
  if (await reads([half, half * 0.93, half * 1.07], true)) return 'far';
  const enough = Math.min(sizePixels, ENOUGH_PIXELS * drawCode(design).side);
  if (half >= enough) return 'none';
  return (await reads([enough, Math.min(sizePixels, enough * 1.07)], true)) ? 'near' : 'none';
}

/**
 * Whether one of these sizes is read. A scanner sees many images, no two at the same scale; a single scale can be unlucky when
 * pixels and modules beat against each other.
 */
async function readsAny(
  design: QrDesign,
  sizePixels: number,
  { sides, blur, scanner }: { sides: readonly number[]; blur: boolean; scanner: Scanner },
): Promise<boolean> {
  const delivered = placementOf(design, sizePixels);
  for (const exact of sides) {
    const side = Math.round(exact);
    const factor = side / sizePixels;
    const placement = { side, scale: delivered.scale * factor, offset: delivered.offset * factor };
    const image = await scanner.draw(design, placement);
    const texts = await scanner.decode(blur ? blurred(image) : image);
    if (texts.includes(design.matrix.text)) return true;
  }
  return false;
}

/** Tries one change after another and names those that make the code scan; when none does alone, those that do together. */
async function provenChanges(design: QrDesign, sizePixels: number, scanner: Scanner): Promise<ScanVerdict> {
  const alone: Sentence[] = [];
  const together: Sentence[] = [];
  let changed = { design, sizePixels };
  for (const { apply, sentence } of possibleChanges(design, sizePixels)) {
    const single = apply({ design, sizePixels });
    if ((await reachOf(single.design, single.sizePixels, scanner)) !== 'none') alone.push(sentence);
    if (alone.length > 0) continue;
    changed = apply(changed);
    together.push(sentence);
    if ((await reachOf(changed.design, changed.sizePixels, scanner)) !== 'none') {
      return { scans: false, needed: 'all', changes: together };
    }
  }
  return { scans: false, needed: 'one', changes: alone.length > 0 ? alone : [shortenSentence] };
}

const shortenSentence: Sentence = {
  title: 'Shorten the content',
  text: 'No reader gets this code at any size that we tried. Please shorten the content.',
};

function nearSentence(design: QrDesign, sizePixels: number): Sentence {
  const perModule = sizePixels / drawCode(design).side;
  return {
    title: 'Reads close up only',
    text: `At ${sizePixels} pixels each module has ${perModule.toFixed(1)} of them, enough from near. Choose a larger size for print and for reading from afar.`,
  };
}
