import sharp from 'sharp';
import type { RgbImage } from './training-photos.ts';

/** Makes of a good photo what a visitor brings. */
export type Degrade = (photo: RgbImage) => Promise<RgbImage>;

export const inOrder =
  (...steps: readonly Degrade[]): Degrade =>
  async (photo) => {
    let result = photo;
    for (const step of steps) result = await step(result);
    return result;
  };

export const shrinkBy =
  (scale: number, kernel: 'lanczos2' | 'lanczos3'): Degrade =>
  ({ data, width, height }) =>
    raw(open({ data, width, height }).resize({ width: width / scale, height: height / scale, fit: 'fill', kernel }));

export const blur =
  (sigma: number): Degrade =>
  (photo) =>
    raw(open(photo).blur(sigma));

export const asJpeg =
  (quality: number): Degrade =>
  async (photo) =>
    raw(sharp(await open(photo).jpeg({ quality }).toBuffer()));

/** The same at every run. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

export const createGauss = (random: () => number) => (): number =>
  Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random());

/** Noise of the same strength everywhere, as standard deviation. */
export const addNoise =
  (sigma: number): Degrade =>
  async ({ data, width, height }) => {
    const gauss = createGauss(createRandom(7));
    const noisy = Uint8ClampedArray.from(data, (value) => value + sigma * gauss());
    return { data: new Uint8Array(noisy.buffer), width, height };
  };

/** What a camera makes of little light: shot and read noise, smoothed by its demosaicing, as JPEG. */
export const cameraNoise = (strength: number): Degrade => {
  const shot: Degrade = async ({ data, width, height }) => {
    const gauss = createGauss(createRandom(11));
    const noisy = Uint8ClampedArray.from(
      data,
      (value) => value + Math.sqrt((400 * value) / 255 + 64) * strength * gauss(),
    );
    return { data: new Uint8Array(noisy.buffer), width, height };
  };
  return inOrder(shot, blur(0.6), asJpeg(85));
};

const open = ({ data, width, height }: RgbImage) => sharp(data, { raw: { width, height, channels: 3 } });

async function raw(image: ReturnType<typeof sharp>): Promise<RgbImage> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
