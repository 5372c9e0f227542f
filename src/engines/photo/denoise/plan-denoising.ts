import { t } from '../../../shared/language/translate.ts';
import type { FilterPlan } from '../filters/filter-step.ts';
import type { PhotoFlaws } from '../measure-flaws.ts';
import type { ChromaPlan } from './chroma-step.ts';

/** As `PhotoFlaws` measures noise: texture counts, too, so that clean photos are at 0 to 4. */
const high = 4.2;
/** What the filters were trained on, as it is measured. */
const trained = { high: 6.5, strong: 16.7 };
/** Below, there is nothing to see, and hardly anything changes. */
const visible = 0.5;
/** From here on, single pixels differ in colour: JPEG with its halved colours leaves less. */
const fineColorNoise = 1.5;

/** Smooths noise in luma and colours, with filters for as much as was measured. */
export function planDenoising(
  flaws: PhotoFlaws,
  amount: number,
): { steps: { plan: FilterPlan | ChromaPlan; words?: string }[]; flaws: PhotoFlaws } {
  const { noise, colorNoise } = flaws;
  // JPEG leaves nothing of the finest band of colours, in which noise is measured.
  const isVisible = Math.max(noise, colorNoise) > visible;
  const sigma = Math.max(colorNoise / 2, noise / 4, 1);
  return {
    steps: [
      {
        plan: { step: 'filter', ...filtersFor(flaws), amount },
        words: isVisible ? t('Reduced noise') : t('Found hardly any noise'),
      },
      { plan: { step: 'chroma', sigma, isFine: colorNoise > fineColorNoise, amount } },
    ],
    flaws: { ...flaws, noise: noise * (1 - amount), colorNoise: colorNoise * (1 - amount) },
  };
}

function filtersFor({ noise, jpegQuality }: PhotoFlaws): Pick<FilterPlan, 'filters' | 'gain'> {
  if (noise <= high) return { filters: 'denoise-low' };
  // Cameras and JPEG spread noise over neighbours; without them it is different in each pixel.
  if (jpegQuality === undefined) return { filters: 'denoise-strong', gain: trained.strong / noise };
  return { filters: 'denoise-high', gain: Math.min(1, trained.high / noise) };
}
