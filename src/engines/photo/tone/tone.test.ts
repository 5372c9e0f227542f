import { expect, test } from 'vitest';
import type { PixelImage } from '../../../shared/scan/pixel-image.ts';
import { mapTone, planTone, toneLooks } from './map-tone.ts';
import { measureTone } from './measure-tone.ts';

const looks = ['auto', 'colorize'] as const;

test.each(looks)('%s makes a dark photo about as bright as the scene was', (look) => {
  const scene = drawScene((value) => value);
  const dark = drawScene((value) => value * 0.4);
  const better = enhance(dark, look);
  expect(difference(scene, dark)).toBeGreaterThan(50);
  expect(difference(scene, better)).toBeLessThan(20);
});

test.each(looks)('%s takes away most of a colour cast', (look) => {
  const warm = drawScene((value, channel) => value * (1 - channel * 0.15));
  expect(castOf(enhance(warm, look))).toBeLessThan(castOf(warm) / 2);
});

test('Color Enhancement makes colours more vivid than auto, and leaves grays gray', () => {
  const photo = drawScene((value, channel) => (value + 12 - channel * 10) * 0.8);
  const saturation = (image: PixelImage) => measureTone(image).saturation;
  expect(saturation(enhance(photo, 'colorize'))).toBeGreaterThan(saturation(enhance(photo, 'auto')));
  expect(
    castOf(
      enhance(
        drawScene((value) => value * 0.8, 0),
        'colorize',
      ),
    ),
  ).toBe(0);
});

test('strength 0 changes nothing, and less strength changes less', () => {
  const dark = drawScene((value) => value * 0.4);
  expect(difference(dark, enhance(dark, 'auto', 0))).toBe(0);
  expect(difference(dark, enhance(dark, 'auto', 0.5))).toBeLessThan(difference(dark, enhance(dark, 'auto', 1)));
});

test('transparency stays, and transparent pixels do not count', () => {
  const dark = drawScene((value) => value * 0.4);
  const data = new Uint8Array(dark.width * dark.height * 2 * 4);
  for (let pixel = 0; pixel < dark.width * dark.height; pixel += 1) {
    data.set([...dark.data.subarray(pixel * 3, pixel * 3 + 3), 200], pixel * 4);
  }
  const withBright: PixelImage = { width: dark.width, height: dark.height * 2, channels: 4, data };
  data.fill(255, data.length / 2);
  for (let pixel = data.length / 8; pixel < data.length / 4; pixel += 1) data[pixel * 4 + 3] = 0;
  expect(measureTone(withBright)).toEqual(measureTone(dark));
  expect(enhance(withBright, 'auto').data[3]).toBe(200);
});

test.each([
  ['a black pixel', 0],
  ['a white pixel', 255],
])('%s stays what it is', (_name, value) => {
  const pixel: PixelImage = { width: 1, height: 1, channels: 3, data: new Uint8Array(3).fill(value) };
  expect([...enhance(pixel, 'auto').data]).toEqual([value, value, value]);
});

/** Grays from black to white, and `colored` of ten pixels in muted colours, each sample changed by `light`. */
function drawScene(light: (value: number, channel: number) => number, colored = 3): PixelImage {
  const [width, height] = [100, 60];
  const data = new Uint8ClampedArray(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const gray = ((pixel * 37) % 256) ** 1.1 * 0.57;
    for (let channel = 0; channel < 3; channel += 1) {
      const tint = pixel % 10 < colored && channel === pixel % 3 ? 1.25 : 1;
      data[pixel * 3 + channel] = light(gray * tint, channel);
    }
  }
  return { width, height, channels: 3, data: new Uint8Array(data.buffer) };
}

function enhance(image: PixelImage, look: (typeof looks)[number], strength = 1): PixelImage {
  return { ...image, data: mapTone(image, planTone(measureTone(image), toneLooks[look], strength)) };
}

function difference(one: PixelImage, other: PixelImage): number {
  let sum = 0;
  for (const [at, value] of one.data.entries()) sum += Math.abs(value - (other.data[at] ?? 0));
  return sum / one.data.length;
}

/** How much more red than blue there is; 0 for gray. */
function castOf({ data }: PixelImage): number {
  let [red, blue] = [0, 0];
  for (let at = 0; at < data.length; at += 3) {
    red += data[at] ?? 0;
    blue += data[at + 2] ?? 0;
  }
  return red / blue - 1;
}
