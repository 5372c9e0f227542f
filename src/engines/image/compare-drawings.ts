import sharp from 'sharp';
import { describeError } from '../../shared/errors.ts';
import { svgBaseDensity } from './encode-image.ts';
import { imageErrors } from './image.errors.ts';
import { readHeader } from './read-header.ts';

const comparedSide = 512;

/**
 * How different two SVGs look at up to 512 pixels: the share of colour samples, 0 to 1, that differ by more than an eighth of
 * the range. Smaller differences are anti-aliasing.
 */
export async function compareDrawings(before: string, after: string): Promise<number> {
  const [one, other] = [await draw(before), await draw(after)];
  if (one.length !== other.length) return 1;
  let different = 0;
  for (let index = 0; index < one.length; index += 1) {
    if (Math.abs((one[index] ?? 0) - (other[index] ?? 0)) > 32) different += 1;
  }
  return different / one.length;
}

async function draw(path: string): Promise<Uint8Array> {
  const { width, height } = await readHeader(path, 'svg');
  const density = Math.min(100_000, Math.max(1, (svgBaseDensity * comparedSide) / Math.max(width, height)));
  return sharp(path, { density })
    .resize({ width: comparedSide, height: comparedSide, fit: 'inside' })
    .flatten({ background: '#808080' })
    .raw()
    .toBuffer()
    .catch((error: unknown) => {
      throw imageErrors.damaged({ type: 'svg' }, { log: describeError(error), cause: error });
    });
}
