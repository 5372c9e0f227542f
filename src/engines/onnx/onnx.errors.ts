import { defineError } from '../../shared/errors.ts';
import { t } from '../../shared/language/translate.ts';

export const modelErrors = {
  unusable: defineError('MODEL_UNUSABLE', 503, ({ model, fault }: { model: string; fault: string }) =>
    t('The model {model} cannot be used on this server: {fault}. Please tell the operator.', { model, fault }),
  ),
};
