import type { PhotoStep } from './photo-tile.ts';
import { createToneStep, type TonePlan } from './tone/tone-step.ts';
import { createUpscaleStep, type UpscalePlan } from './upscale/upscale-step.ts';

/**
 * A step as plain data: with everything that was measured on the whole photo, so that any thread can do it on any tile.
 */
export type StepPlan = TonePlan | UpscalePlan;

export function createStep(plan: StepPlan): PhotoStep {
  switch (plan.step) {
    case 'tone':
      return createToneStep(plan);
    case 'upscale':
      return createUpscaleStep(plan);
  }
}
