import type { FilterSetName } from '../filters/filter-sets.ts';
import type { FilterPlan } from '../filters/filter-step.ts';
import type { PhotoFlaws } from '../measure-flaws.ts';
import type { ChromaPlan } from './chroma-step.ts';

/** As `PhotoFlaws` measures noise: texture counts, too, so that clean photos are at 0 to 4. */
const high = 4.2;

/** Smooths noise in luma and colours, with filters for as much as was measured. */
export function planDenoising(
  flaws: PhotoFlaws,
  amount: number,
): { steps: { plan: FilterPlan | ChromaPlan; words?: string }[]; flaws: PhotoFlaws } {
  const { noise, colorNoise } = flaws;
  const filters: FilterSetName = noise > high ? 'denoise-high' : 'denoise-low';
  // JPEG leaves nothing of the finest band of colours, in which noise is measured.
  const sigma = amount * Math.max(colorNoise, noise / 2, 1);
  return {
    steps: [
      { plan: { step: 'filter', filters, amount }, words: 'Removed noise' },
      ...(sigma > 0 ? [{ plan: { step: 'chroma' as const, sigma } }] : []),
    ],
    flaws: { ...flaws, noise: noise * (1 - amount), colorNoise: 0 },
  };
}
