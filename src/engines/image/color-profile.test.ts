import sharp from 'sharp';
import { expect, test } from 'vitest';
import { colorProfileKind } from './color-profile.ts';

test.each([
  ['srgb', 'srgb'],
  ['p3', 'other-rgb'],
  ['cmyk', 'convert'],
] as const)('the %s profile is told as %s', async (name, kind) => {
  const image = sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } });
  const colored = name === 'cmyk' ? image.toColourspace('cmyk') : image;
  const { icc } = await sharp(await colored.withIccProfile(name).jpeg().toBuffer()).metadata();
  expect(colorProfileKind(icc ?? new Uint8Array())).toBe(kind);
});

test.each([
  ['nothing', new Uint8Array()],
  ['zeros', new Uint8Array(500)],
  ['a tag that leads out of the profile', profile({ offset: 4_000_000_000, length: 100 })],
])('%s is no profile that could be kept as it is', (_, icc) => {
  expect(colorProfileKind(icc)).not.toBe('srgb');
});

test.each([
  [
    'version 2',
    profile({ text: Buffer.concat([Buffer.from('desc\0\0\0\0\0\0\0\x11'), Buffer.from('sRGB IEC61966-2.1\0')]) }),
  ],
  [
    'version 4',
    profile({ text: Buffer.concat([Buffer.from('mluc'), Buffer.alloc(24), Buffer.from('sRGB', 'utf16le').swap16()]) }),
  ],
])('a description of %s is read', (_, icc) => {
  expect(colorProfileKind(icc)).toBe('srgb');
});

/** An RGB profile with only a description. */
function profile(description: { text?: Buffer; offset?: number; length?: number }): Uint8Array {
  const text = description.text ?? Buffer.alloc(0);
  const head = Buffer.alloc(128 + 4 + 12);
  head.write('RGB ', 16, 'latin1');
  head.writeUInt32BE(1, 128);
  head.write('desc', 132, 'latin1');
  head.writeUInt32BE(description.offset ?? head.length, 136);
  head.writeUInt32BE(description.length ?? text.length, 140);
  return new Uint8Array(Buffer.concat([head, text]));
}
