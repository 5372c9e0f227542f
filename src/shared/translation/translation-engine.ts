import { z } from 'zod';
import { aiPlaces } from '../ai.ts';
import { languages } from './languages.ts';

/** An engine as pages name it. */
export const translationEngineSchema = z.object({
  name: z.string(),
  host: z.string().nullable().describe('Where texts are sent; null when it is a program of this site.'),
  place: z.enum(aiPlaces).describe('On this server, on its own network, or on the internet.'),
  isDraft: z.boolean().describe('Made by rules: good for the gist, to be corrected by hand.'),
  formalities: z.array(z.enum(languages)).describe('Target languages in which it can be formal or informal.'),
});

export type TranslationEngine = z.output<typeof translationEngineSchema>;
