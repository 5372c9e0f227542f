import { t } from '../../../shared/language/translate.ts';
import type { FilterSetName } from '../filters/filter-sets.ts';
import type { FilterPlan } from '../filters/filter-step.ts';
import type { PhotoFlaws } from '../measure-flaws.ts';

type Choice = { above: number; filters: FilterSetName };

/** Best first. */
const byQuality: readonly Choice[] = [
  { above: 62, filters: 'deblock-75' },
  { above: 40, filters: 'deblock-50' },
  { above: 0, filters: 'deblock-30' },
];
/** From here on, blocks cannot be seen. */
const goodQuality = 88;
/** As `PhotoFlaws` measures blur: photos blurred by .7, 1, 1.6 and 2.2 pixels are at .63 to .85, 1, 1.4 and 2, sharp ones at .3 to .6. */
const byBlur: readonly Choice[] = [
  { above: 1.8, filters: 'deblur-2.2' },
  { above: 1.18, filters: 'deblur-1.6' },
  { above: 0.62, filters: 'deblur-1.0' },
];
/** Bolder, for photos without the noise of JPEG, which they would sharpen, too. */
const byBlurOfClean: readonly Choice[] = [
  { above: 1.8, filters: 'deblur-2.2-clean' },
  { above: 1.18, filters: 'deblur-1.6-clean' },
  { above: 0.62, filters: 'deblur-1.0' },
];
/** From here on, a photo is surely blurred by a pixel. Below, it may be by less, or textured and blurred by as much. */
const fullBlur = 0.9;
/** Drawings and charts have no noise at all, and soft edges that were meant. */
const noiseOfPhotos = 0.1;

/** The share of what the filters learned. Photos blurred by .7 pixels gain 6 dB with .6 of it, and 2 with all. */
const shareFor = (blur: number): number => Math.min(1, (blur - 0.5) / (fullBlur - 0.5));
const cleanQuality = 97;
const cleanNoise = 2.5;

/** Takes the blocks of JPEG and blur back, as far as both were measured. */
export function planRestoring(
  flaws: PhotoFlaws,
  amount: number,
): { steps: { plan: FilterPlan; words: string }[]; flaws: PhotoFlaws } {
  const { jpegQuality = 100, noise, blur } = flaws;
  const isClean = jpegQuality >= cleanQuality && noise < cleanNoise;
  const blocks = jpegQuality < goodQuality ? byQuality.find(({ above }) => jpegQuality > above) : undefined;
  const mayBeMeant = blur < 0.85 && noise < noiseOfPhotos;
  const blurred = mayBeMeant ? undefined : (isClean ? byBlurOfClean : byBlur).find(({ above }) => blur > above);
  const plan = ({ filters }: Choice, share = 1): FilterPlan => ({ step: 'filter', filters, amount: amount * share });
  return {
    steps: [
      ...(blocks ? [{ plan: plan(blocks), words: t('Removed the blocks of JPEG') }] : []),
      ...(blurred ? [{ plan: plan(blurred, shareFor(blur)), words: t('Sharpened what was blurred') }] : []),
    ],
    // What follows finds few blocks, if any.
    flaws: { ...flaws, ...(blocks ? { jpegQuality: goodQuality } : {}), ...(blurred ? { blur: 0.7 } : {}) },
  };
}
