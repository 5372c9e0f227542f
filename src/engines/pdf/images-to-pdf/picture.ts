import { defineError } from '../../../shared/errors.ts';
import type { PictureSize } from './place-picture.ts';

/** A stream of the file that is written: its dictionary's entries without Length, and its bytes. */
export type PictureStream = { entries: Record<string, PictureValue>; content: Uint8Array };

/** Names begin with a slash; texts without one are written as they are. */
export type PictureValue = string | number | boolean | PictureStream | readonly PictureValue[] | PictureDictionary;
export type PictureDictionary = { entries: Record<string, PictureValue> };

/** A picture ready to be written as an image XObject (ISO 32000-1, 8.9.5). Streams inside it become objects of their own. */
export type Picture = PictureSize & { image: PictureStream };

export const pictureErrors = {
  damaged: defineError<{ number: number }>(
    'IMAGE_DAMAGED',
    422,
    ({ number }) =>
      `Picture ${number} is damaged or incomplete and cannot be read. Please export or download it again.`,
  ),
  unsupported: defineError<{ number: number; what: string }>(
    'IMAGE_UNSUPPORTED',
    422,
    ({ number, what }) =>
      `Picture ${number} uses ${what}, which PDF cannot hold. Please save it as an ordinary JPEG or PNG.`,
  ),
  tooLarge: defineError<{ number: number; maxMegapixels: number }>(
    'IMAGE_TOO_MANY_PIXELS',
    422,
    ({ number, maxMegapixels }) =>
      `Picture ${number} has more than ${maxMegapixels} megapixels, which is the limit. Please make it smaller first.`,
  ),
};

/** Thrown by the readers of pictures; says where the file breaks its format. */
export class DamagedPictureError extends Error {
  override readonly name = 'DamagedPictureError';
}

/** A picture of a kind that is valid and has no place in a PDF. */
export class UnsupportedPictureError extends Error {
  override readonly name = 'UnsupportedPictureError';
}

export const maxMegapixels = 100;
/** Pixels per inch; programs that do not know them write fewer, such as one per millimetre. */
export const minDensity = 36;

/** Colour profiles of more bytes are no profiles. */
const maxProfileBytes = 4_000_000;
/** The colour space in an ICC profile's header at byte 16 (ICC.1:2022, 7.2.6). */
const profileSpaces: Readonly<Record<number, string>> = { 1: 'GRAY', 3: 'RGB ', 4: 'CMYK' };
const deviceSpaces: Readonly<Record<number, string>> = { 1: '/DeviceGray', 3: '/DeviceRGB', 4: '/DeviceCMYK' };

/** The colour space of a picture: by its profile when that fits the number of components, else the device's. */
export function colorSpace(components: number, profile: Uint8Array | undefined): PictureValue {
  const device = deviceSpaces[components] ?? '/DeviceRGB';
  if (profile === undefined || profile.length < 132 || profile.length > maxProfileBytes) return device;
  const space = Buffer.from(profile.subarray(16, 20)).toString('latin1');
  if (space !== profileSpaces[components]) return device;
  return ['/ICCBased', { entries: { N: components, Alternate: device }, content: profile }];
}
