import { t } from '../../shared/language/translate.ts';
import { planDenoising } from './denoise/plan-denoising.ts';
import type { PhotoFlaws } from './measure-flaws.ts';
import type { PhotoMode, PhotoScale } from './photo-capabilities.ts';
import type { StepPlan } from './photo-steps.ts';
import { planRestoring } from './restore/plan-restoring.ts';
import { planTone, toneLooks } from './tone/map-tone.ts';
import type { ToneMeasure } from './tone/measure-tone.ts';
import { upscalePlans } from './upscale/upscale-plans.ts';

export type PlanRequest = {
  modes: readonly PhotoMode[];
  /** 0 to 100. */
  strength: number;
  scale?: PhotoScale | undefined;
};

/** What was measured on the whole photo. */
export type PhotoMeasures = { tone: ToneMeasure; flaws: PhotoFlaws };

export type PlannedStep = {
  plan: StepPlan;
  /** What it does, for the user, as in `EnhancedPhoto`. */
  words?: string;
};

type Planned = { steps: PlannedStep[] /** What the steps leave, for those that follow. */; flaws?: PhotoFlaws };

const planners: Record<PhotoMode, (request: PlanRequest, measures: PhotoMeasures) => Planned> = {
  auto: ({ strength }, { tone }) => ({
    steps: [
      {
        plan: { step: 'tone', map: planTone(tone, toneLooks.auto, strength / 100) },
        words: t('Improved light and colours'),
      },
    ],
  }),
  colorize: ({ strength }, { tone }) => ({
    steps: [
      { plan: { step: 'tone', map: planTone(tone, toneLooks.colorize, strength / 100) }, words: t('Enhanced colours') },
    ],
  }),
  denoise: ({ strength }, { flaws }) => planDenoising(flaws, strength / 100),
  // Scratches are filled before the steps.
  restore: ({ strength }, { flaws }) => planRestoring(flaws, strength / 100),
  upscale: ({ scale = 2 }, { flaws }) => ({
    steps: upscalePlans(scale, flaws).map((plan, index) => ({
      plan,
      ...(index === 0 ? { words: t('Enlarged {scale} times', { scale }) } : {}),
    })),
  }),
};

/** Turns modes into steps. With a strength of 0 only the size changes. */
export function planSteps(request: PlanRequest, { tone, flaws: measured }: PhotoMeasures): PlannedStep[] {
  let flaws = measured;
  const modes = request.strength === 0 ? request.modes.filter((mode) => mode === 'upscale') : request.modes;
  return modes.flatMap((mode) => {
    const planned = planners[mode](request, { tone, flaws });
    flaws = planned.flaws ?? flaws;
    return planned.steps;
  });
}
