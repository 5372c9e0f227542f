import type { PhotoFlaws } from '../measure-flaws.ts';
import type { PhotoScale } from '../photo-capabilities.ts';
import type { UpscalePlan } from './upscale-step.ts';

/** Filters that suit the photo. 4 times is twice 2 times: the first leaves a clean photo. */
export function upscalePlans(scale: PhotoScale, flaws: PhotoFlaws): UpscalePlan[] {
  if (scale === 3) return [{ step: 'upscale', scale, filters: needsMild(flaws) ? 'x3-jpeg-75' : 'x3-clean' }];
  const first: UpscalePlan = { step: 'upscale', scale: 2, filters: doublingFilters(flaws) };
  return scale === 2 ? [first] : [first, { step: 'upscale', scale: 2, filters: 'x2-clean' }];
}

/** From here on, filters for clean photos sharpen the noise. Texture is at 0 to 5. */
const noisy = 6.5;

function doublingFilters({ noise, jpegQuality = 100 }: PhotoFlaws): UpscalePlan['filters'] {
  if (jpegQuality < 68) return 'x2-jpeg-60';
  if (noise > noisy) return 'x2-noise';
  if (jpegQuality < 83) return 'x2-jpeg-75';
  return jpegQuality < 96 ? 'x2-jpeg-90' : 'x2-clean';
}

const needsMild = ({ noise, jpegQuality = 100 }: PhotoFlaws): boolean => noise > noisy || jpegQuality < 88;
