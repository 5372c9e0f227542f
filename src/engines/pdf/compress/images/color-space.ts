import type { PDFContext } from '@cantoo/pdf-lib';
import { PDFArray, PDFHexString, PDFName, type PDFObject, PDFRawStream, PDFString } from '@cantoo/pdf-lib';
import { asName, asNumber, numberEntry, resolve } from '../../objects/access.ts';
import { decodeStream } from '../../objects/decode-stream.ts';

/** The supported colour spaces (ISO 32000-2, 8.6). */
export type ColorSpace =
  | { kind: 'gray'; channels: 1 }
  | { kind: 'rgb'; channels: 3 }
  | { kind: 'cmyk'; channels: 4 }
  /** One ink. Samples are amounts of ink. */
  | { kind: 'separation'; channels: 1 }
  | { kind: 'indexed'; channels: 1; base: ColorSpace; baseObject: PDFObject; highest: number; palette: Buffer };

const gray: ColorSpace = { kind: 'gray', channels: 1 };
const rgb: ColorSpace = { kind: 'rgb', channels: 3 };
const cmyk: ColorSpace = { kind: 'cmyk', channels: 4 };

/** Including the short names of inline images (table 92). */
const byName: Readonly<Record<string, ColorSpace>> = {
  DeviceGray: gray,
  G: gray,
  CalGray: gray,
  DeviceRGB: rgb,
  RGB: rgb,
  CalRGB: rgb,
  DeviceCMYK: cmyk,
  CMYK: cmyk,
};
const byComponents: Readonly<Record<number, ColorSpace>> = { 1: gray, 3: rgb, 4: cmyk };

const maxPaletteBytes = 4096;

/** Undefined for Lab, DeviceN, patterns and damaged spaces. */
export function readColorSpace(context: PDFContext, object: PDFObject | undefined): ColorSpace | undefined {
  const space = resolve(context, object);
  if (space instanceof PDFName) return byName[space.asString().slice(1)];
  if (!(space instanceof PDFArray)) return undefined;
  const [family, first] = space.asArray();
  const name = asName(resolve(context, family)) ?? '';
  if (name === 'ICCBased') {
    const profile = resolve(context, first);
    return profile instanceof PDFRawStream ? byComponents[numberEntry(profile.dict, 'N') ?? 0] : undefined;
  }
  if (name === 'Separation') return { kind: 'separation', channels: 1 };
  if (name === 'Indexed' || name === 'I') return readIndexed(context, space.asArray());
  return byName[name];
}

/** 8.6.6.3: base, highest index, and the colours as string or stream. */
function readIndexed(context: PDFContext, array: readonly PDFObject[]): ColorSpace | undefined {
  const [, baseObject, highest, lookup] = array;
  const base = readColorSpace(context, baseObject);
  if (!baseObject || !base || base.kind === 'indexed' || base.kind === 'separation') return undefined;
  const table = resolve(context, lookup);
  const palette =
    table instanceof PDFRawStream
      ? decodeStream(table, maxPaletteBytes).data
      : table instanceof PDFString || table instanceof PDFHexString
        ? Buffer.from(table.asBytes())
        : undefined;
  if (!palette) return undefined;
  const last = Math.min(255, Math.max(0, asNumber(resolve(context, highest)) ?? 255));
  return { kind: 'indexed', channels: 1, base, baseObject, highest: last, palette };
}

/** Whether gray pixels of this space can move to DeviceGray: calibrated spaces have their own white point and gamma. */
export function isPlainRgb(context: PDFContext, object: PDFObject | undefined): boolean {
  const space = resolve(context, object);
  if (space instanceof PDFName) return ['/DeviceRGB', '/RGB'].includes(space.asString());
  return (
    space instanceof PDFArray &&
    asName(resolve(context, space.asArray()[0])) === 'ICCBased' &&
    readColorSpace(context, space)?.kind === 'rgb'
  );
}

/** The colours of an indexed image's pixels, in the base space. */
export function lookUpColors(indices: Buffer, space: Extract<ColorSpace, { kind: 'indexed' }>): Buffer {
  const { base, highest, palette } = space;
  const colors = Buffer.alloc(indices.length * base.channels);
  indices.forEach((index, pixel) => {
    const start = Math.min(index, highest) * base.channels;
    palette.copy(colors, pixel * base.channels, start, start + base.channels);
  });
  return colors;
}
