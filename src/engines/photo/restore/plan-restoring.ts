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
/** As `PhotoFlaws` measures blur: photos blurred by 1, 1.6 and 2.2 pixels are at 1, 1.4 and 2, sharp ones at .3 to .8. */
const byBlur: readonly Choice[] = [
  { above: 1.8, filters: 'deblur-2.2' },
  { above: 1.18, filters: 'deblur-1.6' },
  { above: 0.85, filters: 'deblur-1.0' },
];
/** Bolder, for photos without the noise of JPEG, which they would sharpen, too. */
const byBlurOfClean: readonly Choice[] = [
  { above: 1.8, filters: 'deblur-2.2-clean' },
  { above: 1.18, filters: 'deblur-1.6-clean' },
  { above: 0.85, filters: 'deblur-1.0' },
];
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
  const blurred = (isClean ? byBlurOfClean : byBlur).find(({ above }) => blur > above);
  const plan = ({ filters }: Choice): FilterPlan => ({ step: 'filter', filters, amount });
  return {
    steps: [
      ...(blocks ? [{ plan: plan(blocks), words: 'Removed the blocks of JPEG' }] : []),
      ...(blurred ? [{ plan: plan(blurred), words: 'Sharpened what was blurred' }] : []),
    ],
    // What follows finds few blocks, if any.
    flaws: { ...flaws, ...(blocks ? { jpegQuality: goodQuality } : {}), ...(blurred ? { blur: 0.7 } : {}) },
  };
}
