import { defineError } from '../../shared/errors.ts';

export const modelErrors = {
  unusable: defineError(
    'MODEL_UNUSABLE',
    503,
    ({ model, fault }: { model: string; fault: string }) =>
      `The model ${model} cannot be used on this server: ${fault}. Please tell the operator.`,
  ),
};
