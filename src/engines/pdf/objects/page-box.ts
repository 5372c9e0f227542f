import { PDFArray, type PDFContext, type PDFObject } from '@cantoo/pdf-lib';
import type { Rotation } from '../../../pdf/pdf-document.ts';
import { asNumber, entry, resolve } from './access.ts';
import type { PdfPage } from './page-tree.ts';

/** A box in PDF user space, where y points upwards. */
export type Rectangle = { left: number; bottom: number; right: number; top: number };

/** Letter, the default of viewers. */
const defaultBox: Rectangle = { left: 0, bottom: 0, right: 612, top: 792 };

/** What viewers show of a page: the crop box within the media box (ISO 32000-2, 14.11.2), then rotated clockwise. */
export function shownBox({ dictionary, inherited }: PdfPage): Rectangle & { rotate: Rotation } {
  const { context } = dictionary;
  const read = (key: 'MediaBox' | 'CropBox' | 'Rotate') => entry(dictionary, key) ?? resolve(context, inherited[key]);
  const media = rectangleOf(context, read('MediaBox')) ?? defaultBox;
  const shown = intersection(media, rectangleOf(context, read('CropBox')) ?? media) ?? media;
  return { ...shown, rotate: quarterTurns(asNumber(read('Rotate')) ?? 0) };
}

/** A rectangle's corners in order; undefined when it is none, or has no area. */
export function rectangleOf(context: PDFContext, object: PDFObject | undefined): Rectangle | undefined {
  if (!(object instanceof PDFArray)) return undefined;
  const [a, b, c, d] = object.asArray().map((item) => asNumber(resolve(context, item)));
  if (a === undefined || b === undefined || c === undefined || d === undefined || a === c || b === d) return undefined;
  return { left: Math.min(a, c), bottom: Math.min(b, d), right: Math.max(a, c), top: Math.max(b, d) };
}

function intersection(one: Rectangle, other: Rectangle): Rectangle | undefined {
  const both = {
    left: Math.max(one.left, other.left),
    bottom: Math.max(one.bottom, other.bottom),
    right: Math.min(one.right, other.right),
    top: Math.min(one.top, other.top),
  };
  return both.left < both.right && both.bottom < both.top ? both : undefined;
}

/** Like PDFium, with which the pages are drawn, where it is no multiple of 90 degrees, as it must be. */
function quarterTurns(degrees: number): Rotation {
  const rotations: readonly Rotation[] = [0, 90, 180, 270];
  return rotations[((Math.trunc(degrees / 90) % 4) + 4) % 4] ?? 0;
}
