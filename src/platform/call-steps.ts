import { channel } from 'node:diagnostics_channel';

/** The steps of a call with a job, in order. */
export const callSteps = [
  'check',
  'receive',
  'store upload',
  'add job',
  'wait for worker',
  'prepare',
  'work',
  'store result',
  'end job',
] as const;
export type CallStep = (typeof callSteps)[number];

/** Announces every step that ends: `{ step, at }`, by the process's clock in milliseconds. */
export const callStepChannel = channel('satchel:call-step');

/** Says that a step has ended. Only measurements listen; without them it costs nothing. */
export function endStep(step: CallStep): void {
  if (callStepChannel.hasSubscribers) callStepChannel.publish({ step, at: performance.now() });
}
