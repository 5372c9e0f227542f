import { type ChromaPlan, createChromaStep } from './denoise/chroma-step.ts';
import { createFilterStep, type FilterPlan } from './filters/filter-step.ts';
import type { PhotoStep } from './photo-tile.ts';
import { createToneStep, type TonePlan } from './tone/tone-step.ts';
import { createUpscaleStep, type UpscalePlan } from './upscale/upscale-step.ts';

/**
 * A step as plain data: with everything that was measured on the whole photo, so that any thread can do it on any tile.
 */
export type StepPlan = ChromaPlan | FilterPlan | TonePlan | UpscalePlan;

export function createStep(plan: StepPlan): PhotoStep {
  switch (plan.step) {
    case 'chroma':
      return createChromaStep(plan);
    case 'filter':
      return createFilterStep(plan);
    case 'tone':
      return createToneStep(plan);
    case 'upscale':
      return createUpscaleStep(plan);
  }
}
