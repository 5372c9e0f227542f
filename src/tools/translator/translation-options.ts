import { z } from 'zod';
import { formJson, formOptional } from '../../catalog/define-tool.ts';
import { t } from '../../shared/language/translate.ts';
import { type Language, languages } from '../../shared/translation/languages.ts';

export const maxGlossaryTerms = 500;
const longestTerm = 200;

const codes = languages.join(', ');
const sourceMessage = t('Source language must be auto or one of {codes}.', { codes });
const targetMessage = t('Target language must be one of {codes}.', { codes });
const autoMessage = t('Auto-detect is only for the source language. Please choose the language to translate to.');
const glossaryMessage = t(
  'A glossary must be a list of up to {most} entries such as {"term":"Satchel","translation":""}, of up to {longestTerm} characters each.',
  { most: maxGlossaryTerms, longestTerm },
);

const source = formOptional(z.enum(['auto', ...languages], { error: sourceMessage }));
const target = formOptional(
  z.enum(languages, { error: ({ input }) => (input === 'auto' ? autoMessage : targetMessage) }),
);

export const glossarySchema = z
  .array(
    z.object(
      {
        term: z.string(glossaryMessage).trim().min(1, glossaryMessage).max(longestTerm, glossaryMessage),
        translation: z.string(glossaryMessage).trim().max(longestTerm, glossaryMessage).default(''),
      },
      glossaryMessage,
    ),
    glossaryMessage,
  )
  .max(maxGlossaryTerms, glossaryMessage);

export type Glossary = z.output<typeof glossarySchema>;

/** Of every call that translates. */
export const translationOptions = {
  sourceLang: source.describe("The text's language, or auto, which is the default."),
  targetLang: target.describe('The language to translate to; es by default.'),
  source: source.describe('The same as sourceLang.'),
  target: target.describe('The same as targetLang.'),
  formality: z
    .enum(['default', 'formal', 'informal'], { error: t('Formality must be default, formal or informal.') })
    .default('default')
    .describe('How the reader is addressed, where the engine can choose.'),
  glossary: formJson(glossarySchema)
    .default([])
    .describe('Terms that come back as their translation, or as they are where it is empty.'),
  engine: z
    .enum(['auto', 'builtin'], { error: t('Engine must be auto or builtin.') })
    .default('auto')
    .describe('builtin sends nothing to a provider.'),
};

/** What auto has found. */
export const detectedSchema = z
  .object({ language: z.enum(languages), confidence: z.number().min(0).max(1) })
  .nullable()
  .describe('What auto has found; null when the language was given.');

type Chosen = {
  sourceLang?: Language | 'auto' | undefined;
  targetLang?: Language | undefined;
  source?: Language | 'auto' | undefined;
  target?: Language | undefined;
};

/** The languages of a call, whatever they were called. */
export const languagesOf = (chosen: Chosen): { from: Language | 'auto'; to: Language } => ({
  from: chosen.sourceLang ?? chosen.source ?? 'auto',
  to: chosen.targetLang ?? chosen.target ?? 'es',
});

export function areDifferent(chosen: Chosen): boolean {
  const { from, to } = languagesOf(chosen);
  return from !== to;
}

export const sameMessage = t('Both languages are the same. Please choose another language to translate to.');
