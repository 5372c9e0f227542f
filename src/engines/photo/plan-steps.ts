import type { PhotoMode, PhotoScale } from './photo-capabilities.ts';
import type { StepPlan } from './photo-steps.ts';

export type PlanRequest = {
  modes: readonly PhotoMode[];
  /** 0 to 100. */
  strength: number;
  scale?: PhotoScale | undefined;
};

export type PlannedStep = {
  plan: StepPlan;
  /** What it does, for the user, as in `EnhancedPhoto`. */
  words: string;
};

const planners: Record<PhotoMode, (request: PlanRequest) => PlannedStep> = {
  upscale: ({ scale = 2 }) => ({ plan: { step: 'upscale', scale }, words: `Enlarged ${scale} times` }),
};

/** Turns modes into steps. */
export const planSteps = (request: PlanRequest): PlannedStep[] => request.modes.map((mode) => planners[mode](request));
