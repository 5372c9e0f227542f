import type { PhotoMode, PhotoScale } from './photo-capabilities.ts';
import type { StepPlan } from './photo-steps.ts';
import { planTone, toneLooks } from './tone/map-tone.ts';
import type { ToneMeasure } from './tone/measure-tone.ts';

export type PlanRequest = {
  modes: readonly PhotoMode[];
  /** 0 to 100. */
  strength: number;
  scale?: PhotoScale | undefined;
};

/** What was measured on the whole photo. */
export type PhotoMeasures = { tone: ToneMeasure };

export type PlannedStep = {
  plan: StepPlan;
  /** What it does, for the user, as in `EnhancedPhoto`. */
  words: string;
};

const planners: Record<PhotoMode, (request: PlanRequest, measures: PhotoMeasures) => PlannedStep[]> = {
  auto: ({ strength }, { tone }) => [
    {
      plan: { step: 'tone', map: planTone(tone, toneLooks.auto, strength / 100) },
      words: 'Improved light and colours',
    },
  ],
  colorize: ({ strength }, { tone }) => [
    { plan: { step: 'tone', map: planTone(tone, toneLooks.colorize, strength / 100) }, words: 'Enhanced colours' },
  ],
  // Scratches are filled before the steps.
  restore: () => [],
  upscale: ({ scale = 2 }) => [{ plan: { step: 'upscale', scale }, words: `Enlarged ${scale} times` }],
};

/** Turns modes into steps. */
export const planSteps = (request: PlanRequest, measures: PhotoMeasures): PlannedStep[] =>
  request.modes.flatMap((mode) => planners[mode](request, measures));
