import type { Sentence } from '../../catalog/define-tool.ts';
import { t } from '../../shared/language/translate.ts';
import { drawCode, type QrDesign } from '../../shared/qr/draw-code.ts';
import { styleProblems } from '../../shared/qr/qr-style.ts';
import { blurred } from './blur.ts';
import { placementOf, type QrPainter } from './qr-painter.ts';
import type { QrDecoder } from './qr-reader.ts';
import { possibleChanges } from './qr-scan-changes.ts';

/**
 * Whether a code may be downloaded.
 *
 * `reach` is 'far' when it was also read at half its size and out of focus, and 'near' when only its pixels are too few for
 * that (see `ENOUGH_PIXELS_PER_MODULE`); `hints` are useful although it scans. A code that does not scan comes with changes, proven by
 * reading the changed code: any one of them, or all of them together.
 */
export type ScanVerdict =
  | { scans: true; reach: 'far' | 'near'; hints: Sentence[] }
  | { scans: false; needed: 'one' | 'all'; changes: Sentence[] };

/** What a check needs: a renderer and a reader. */
export type Scanner = { draw: QrPainter['pixels']; decode: QrDecoder };

/**
 * Draws the code as delivered and reads it back, then again as a camera would see it from twice the distance: half as large
 * and blurred. The text must match exactly.
 *
 * @param sizePixels width of the delivered image; for SVG and PDF their initial width
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
 * Pixels per module below which focus and distance do not matter: measured with ZXing over versions 1 to 40 in black and
 * white, everything from 2.5 is read out of focus, and below 2 nothing is.
 */
const ENOUGH_PIXELS_PER_MODULE = 2.5;

async function reachOf(design: QrDesign, sizePixels: number, scanner: Scanner): Promise<'far' | 'near' | 'none'> {
  const reads = (sides: readonly number[], blur: boolean) => readsAny(design, sizePixels, { sides, blur, scanner });
  if (!(await reads([sizePixels, sizePixels * 0.93], false))) return 'none';
  const half = sizePixels / 2;
  if (await reads([half, half * 0.93, half * 1.07], true)) return 'far';
  const enough = Math.min(sizePixels, ENOUGH_PIXELS_PER_MODULE * drawCode(design).side);
  if (half >= enough) return 'none';
  return (await reads([enough, Math.min(sizePixels, enough * 1.07)], true)) ? 'near' : 'none';
}

/**
 * Whether any of these sizes is read. A scanner sees many images at different scales; a single scale can fail by interference
 * between pixels and modules.
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

/** Tries the changes one by one and returns those that make the code scan, or else all that do so together. */
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
  title: t('Shorten the content'),
  text: t('This code could not be read at any size we tried. Please shorten the content.'),
};

function nearSentence(design: QrDesign, sizePixels: number): Sentence {
  const perModule = sizePixels / drawCode(design).side;
  return {
    title: t('Reads close up only'),
    text: t(
      'At {pixels} pixels each module has only {perModule}, enough close up. Choose a larger size for print and for scanning from a distance.',
      { pixels: sizePixels, perModule: perModule.toFixed(1) },
    ),
  };
}
