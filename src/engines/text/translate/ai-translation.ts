import { z } from 'zod';
import { type Language, languageNames, languages } from '../../../shared/translation/languages.ts';
import type { Engines } from '../../engines.ts';
import { markOpens, placeholder, placeholders } from '../protect/protect.ts';
import type { Formality } from './translate-capabilities.ts';
import type { TranslationService } from './translation-service.ts';

const answerSchema = z.object({ translations: z.array(z.object({ n: z.int(), text: z.string() })) });

/** Languages that tell a formal from an informal you. */
const withFormality: readonly Language[] = [
  'es',
  'fr',
  'de',
  'it',
  'pt',
  'ru',
  'ja',
  'ko',
  'hi',
  'vi',
  'tr',
  'pl',
  'nl',
];

const formalities: Readonly<Record<Formality, string>> = {
  default: '',
  formal: ' Address the reader formally.',
  informal: ' Address the reader informally.',
};

/** The operator's AI provider. Texts are numbered, so that an answer that leaves one out shifts no others. */
export function createAiTranslation(
  engines: Pick<Partial<Engines>, 'generateText' | 'describeAi'>,
): TranslationService {
  return {
    batchCharacters: 3_000,
    describe: async () => {
      const described = await engines.describeAi?.();
      if (!described) return undefined;
      const { name, host, place } = described.provider;
      return { name, host, place, isDraft: false, formalities: [...withFormality] };
    },
    directions: async () =>
      engines.generateText === undefined
        ? []
        : languages.flatMap((source) =>
            languages.filter((target) => target !== source).map((target) => ({ source, target })),
          ),
    translate: async ({ direction, texts, formality, caller, signal }) => {
      if (!engines.generateText) throw new Error('No AI provider is set');
      const { source, target } = direction;
      const numbered = texts.map((text, n) => ({ n, text: toBrackets(text) }));
      const { value } = await engines.generateText({
        task: 'translation',
        instructions:
          `Translate each text of the list from ${languageNames[source]} to ${languageNames[target]}, as a native speaker would write it.${formalities[formality]} ` +
          'The texts follow each other in one document. Answer with every number of the list, and only the translation of its text. ' +
          'Copy each placeholder such as ⟦3⟧ or ⟦m4⟧ exactly once, where it belongs, and keep numbers as they are written.',
        parts: [{ name: 'List', text: JSON.stringify(numbered) }],
        schema: answerSchema,
        maxOutputTokens: 1_000 + texts.join('').length * 2,
        caller,
        signal,
      });
      const byNumber = new Map(value.translations.map(({ n, text }) => [n, text]));
      return texts.map((_text, n) => fromBrackets(byNumber.get(n) ?? ''));
    },
  };
}

const toBrackets = (text: string): string =>
  text.replace(placeholders, (_all, kind, index) => `⟦${kind === markOpens ? 'm' : ''}${index}⟧`);

const fromBrackets = (text: string): string =>
  text.replace(/⟦(m?)(\d+)⟧/g, (_all, kind, index) => placeholder(Number(index), kind === 'm'));
