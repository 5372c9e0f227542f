import { z } from 'zod';
import { t } from '../../../shared/language/translate.ts';
import { defineContent } from './define-content.ts';
import { isWebAddress, webAddress } from './web-address.ts';

export const linkContent = defineContent({
  label: t('Link'),
  effect: t('Opens a web page.'),
  schema: z.object({ url: webAddress().refine((url) => url !== '', t('Please enter a web address.')) }),
  fields: { url: { label: t('Web address'), input: 'url', placeholder: 'https://example.com' } },
  write: ({ url }) => url,
  parse: (text) => (isWebAddress(text) ? { url: text } : undefined),
});
