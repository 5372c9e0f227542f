import { defineError } from '../../../shared/errors.ts';
import { t } from '../../../shared/language/translate.ts';
import type { ImageMeasures } from './place-image.ts';

/** A stream to be written: dictionary entries without Length, and content. */
export type ImageStream = { entries: Record<string, ImageValue>; content: Uint8Array };

/** Strings with a leading slash are names; others are written verbatim. */
export type ImageValue = string | number | boolean | ImageStream | readonly ImageValue[] | ImageDictionary;
export type ImageDictionary = { entries: Record<string, ImageValue> };

/** An image ready to be written as an image XObject (ISO 32000-1, 8.9.5). Nested streams become indirect objects. */
export type EmbeddableImage = ImageMeasures & { image: ImageStream };

export const embedErrors = {
  damaged: defineError<{ number: number }>('IMAGE_DAMAGED', 422, ({ number }) =>
    t('Image {number} is damaged or incomplete and cannot be read. Please export or download it again.', { number }),
  ),
  unsupported: defineError<{ number: number; what: string }>('IMAGE_UNSUPPORTED', 422, ({ number, what }) =>
    t('Image {number} uses {what}, which PDF cannot hold. Please save it as an ordinary JPEG or PNG.', {
      number,
      what,
    }),
  ),
  tooLarge: defineError<{ number: number; maxMegapixels: number }>(
    'IMAGE_TOO_MANY_PIXELS',
    422,
    ({ number, maxMegapixels }) =>
      t('Image {number} has more than {maxMegapixels} megapixels, which is the limit. Please make it smaller first.', {
        number,
        maxMegapixels,
      }),
  ),
};

/** Thrown by image readers; says where the file breaks its format. */
export class DamagedImageError extends Error {
  override readonly name = 'DamagedImageError';
}

/** A valid image that PDF cannot hold. */
export class UnsupportedImageError extends Error {
  override readonly name = 'UnsupportedImageError';
}

export const maxMegapixels = 100;
/** Pixels per inch; lower values are placeholders, such as one pixel per millimetre. */
export const minDensity = 36;

/** Larger colour profiles are ignored. */
const maxProfileBytes = 4_000_000;
/** The colour space at byte 16 of an ICC profile's header (ICC.1:2022, 7.2.6). */
const profileSpaces: Readonly<Record<number, string>> = { 1: 'GRAY', 3: 'RGB ', 4: 'CMYK' };
const deviceSpaces: Readonly<Record<number, string>> = { 1: '/DeviceGray', 3: '/DeviceRGB', 4: '/DeviceCMYK' };

/** The image's colour space: its profile if that fits the number of components, else a device space. */
export function colorSpace(components: number, profile: Uint8Array | undefined): ImageValue {
  const device = deviceSpaces[components] ?? '/DeviceRGB';
  if (profile === undefined || profile.length < 132 || profile.length > maxProfileBytes) return device;
  const space = Buffer.from(profile.subarray(16, 20)).toString('latin1');
  if (space !== profileSpaces[components]) return device;
  return ['/ICCBased', { entries: { N: components, Alternate: device }, content: profile }];
}
