import { z } from 'zod';
import { t } from '../../../shared/language/translate.ts';
import { emptyTextMessage } from '../../../shared/qr/qr-text-errors.ts';
import { defineContent } from './define-content.ts';

export const textContent = defineContent({
  label: t('Text'),
  effect: t('Shows a text, or opens the web address in it.'),
  // Unlimited here: what fits depends on the characters, and the matrix reports it.
  schema: z.object({
    text: z.string({ error: emptyTextMessage }).refine((text) => text.trim() !== '', emptyTextMessage),
  }),
  fields: { text: { label: t('Text or URL'), input: 'multiline', placeholder: t('https://example.com, or any text') } },
  write: ({ text }) => text,
  parse: (text) => ({ text }),
});
