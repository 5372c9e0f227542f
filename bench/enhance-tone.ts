import sharp from 'sharp';
import type { RgbImage } from '../scripts/train-filters/training-photos.ts';
import { mapTone, planTone, toneLooks } from '../src/engines/photo/tone/map-tone.ts';
import { measureTone } from '../src/engines/photo/tone/measure-tone.ts';
import type { Row } from './suite.ts';

const leastDecibels = 23;

/** Photos with the light taken away, and what Auto, Color Enhancement and sharp make of them: mean PSNR of all samples. */
export async function compareTone(photos: readonly RgbImage[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { what, darken } of darkSet) {
    const dark = photos.map((photo) => ({ ...photo, data: photo.data.map((sample, at) => darken(sample, at % 3)) }));
    const mean = async (make: (photo: RgbImage) => Promise<Uint8Array>) => {
      const made = await Promise.all(dark.map(make));
      return made.reduce((sum, data, index) => sum + psnr(photos[index]?.data ?? data, data), 0) / photos.length;
    };
    const theirs = await mean(normalise);
    for (const [name, look] of Object.entries(toneLooks)) {
      const ours = await mean(async (photo) => {
        const pixels = { ...photo, channels: 3 } as const;
        return mapTone(pixels, planTone(measureTone(pixels), look, 1));
      });
      rows.push({
        what: `${name}, ${what}, beside sharp's normalise`,
        ours: `${ours.toFixed(2)} dB`,
        peer: `${theirs.toFixed(2)} dB`,
        target: `${leastDecibels} dB`,
        holds: ours >= leastDecibels,
      });
    }
  }
  return rows;
}

type Darken = (sample: number, channel: number) => number;

/** Less light on each channel. */
const underexposed =
  (...light: readonly [number, number, number]): Darken =>
  (sample, channel) =>
    encode(decode(sample / 255) * (light[channel] ?? 1));

const darkSet: readonly { what: string; darken: Darken }[] = [
  { what: '35% of the light', darken: underexposed(0.35, 0.35, 0.35) },
  { what: '20% of the light', darken: underexposed(0.2, 0.2, 0.2) },
  { what: '35% of the light, warm', darken: underexposed(0.42, 0.35, 0.25) },
  { what: '35% of the light, cool', darken: underexposed(0.27, 0.35, 0.44) },
  { what: 'gamma of 2', darken: (sample) => 255 * (sample / 255) ** 2 },
];

/** The sRGB curve, both ways; 0 to 1 in light, 0 to 255 in samples. */
const decode = (value: number): number => (value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const encode = (light: number): number =>
  255 * (light <= 0.003_130_8 ? 12.92 * light : 1.055 * Math.min(1, light) ** (1 / 2.4) - 0.055);

async function normalise({ data, width, height }: RgbImage): Promise<Uint8Array> {
  return sharp(data, { raw: { width, height, channels: 3 } })
    .normalise()
    .raw()
    .toBuffer();
}

function psnr(one: Uint8Array, other: Uint8Array): number {
  let sum = 0;
  for (const [at, value] of one.entries()) sum += (value - (other[at] ?? 0)) ** 2;
  return 10 * Math.log10((255 * 255 * one.length) / sum);
}
