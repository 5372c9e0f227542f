import { z } from 'zod';
import { defineContent } from './define-content.ts';
import { isWebAddress, webAddress } from './web-address.ts';

export const linkContent = defineContent({
  label: 'Link',
  effect: 'Opens a web page',
  schema: z.object({ url: webAddress().refine((url) => url !== '', 'Please enter a web address.') }),
  fields: { url: { label: 'Web address', input: 'url', placeholder: 'https://example.com' } },
  write: ({ url }) => url,
  parse: (text) => (isWebAddress(text) ? { url: text } : undefined),
});
