import { z } from 'zod';
import { languages } from '../../shared/translation/languages.ts';

/** What the page remembers. */
export const translationChoiceSchema = z.object({
  from: z
    .enum(['auto', ...languages])
    .catch('auto')
    .default('auto'),
  to: z.enum(languages).catch('es').default('es'),
  formality: z.enum(['default', 'formal', 'informal']).catch('default').default('default'),
  keepsHistory: z.boolean().catch(true).default(true),
});

export type TranslationChoice = z.output<typeof translationChoiceSchema>;
