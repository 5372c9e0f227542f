import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { StripFormat } from './kept-parts.ts';
import { stripAvif } from './strip-avif.ts';
import { stripGif } from './strip-gif.ts';
import { stripJpeg } from './strip-jpeg.ts';
import { stripPng } from './strip-png.ts';
import { stripTiff } from './strip-tiff.ts';
import { stripWebp } from './strip-webp.ts';

const formats: [name: string, strip: StripFormat, start: number[]][] = [
  ['JPEG', stripJpeg, [0xff, 0xd8, 0xff, 0xe1]],
  ['PNG', stripPng, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['WebP', stripWebp, [...Buffer.from('RIFF\x20\0\0\0WEBPVP8X')]],
  ['GIF', stripGif, [...Buffer.from('GIF89a')]],
  ['TIFF', stripTiff, [0x49, 0x49, 42, 0, 8, 0, 0, 0]],
  ['AVIF', stripAvif, [0, 0, 0, 8, ...Buffer.from('ftyp'), 0, 0, 1, 0, ...Buffer.from('meta')]],
];

test.each(formats)(
  'whatever follows the start of a %s, it is cut down, refused or out of range, and never grows much',
  (_, strip, start) => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fc.integer({ min: 1, max: 8 }), (rest, orientation) => {
        const file = Uint8Array.from([...start, ...rest]);
        const before = file.slice();
        const kept = outcome(() => strip(file, orientation));
        expect(file).toEqual(before);
        const bytes = kept?.reduce((sum, part) => sum + part.length, 0) ?? 0;
        // At most one orientation tag is added.
        expect(bytes).toBeLessThanOrEqual(file.length + 64);
      }),
      { numRuns: 2000 },
    );
  },
);

function outcome(work: () => ReturnType<StripFormat>): ReturnType<StripFormat> {
  try {
    return work();
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
