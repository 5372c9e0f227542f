import { z } from 'zod';
import { defineTool } from '../../catalog/define-tool.ts';
import { isBlank } from '../../shared/clean-text.ts';
import { language, t } from '../../shared/language/translate.ts';
import { samePerPlan } from '../../shared/plans.ts';
import { languages } from '../../shared/translation/languages.ts';
import { translationEngineSchema } from '../../shared/translation/translation-engine.ts';
import { MINUTE_MS, SECOND_MS } from '../../shared/units.ts';
import { translateDocument } from './translate-document.ts';
import { areDifferent, detectedSchema, sameMessage, translationOptions } from './translation-options.ts';

export const maxCharacters = 10_000;

export const noText = { title: t('No Text Provided'), text: t('Please enter text to translate.') };
const proOnly = {
  title: t('Pro Feature'),
  text: t('AI Translator is available for Pro users. Please upgrade to continue.'),
};

const place = z.number().int().nonnegative();

export const translator = defineTool({
  slug: 'translator',
  name: t('AI Translator'),
  tagline: t('Texts in 19 languages'),
  summary: t('Translate texts and documents sentence by sentence. Numbers, links, names and code stay as they are.'),
  title: t('Translator: 19 languages, sentence by sentence'),
  description: t(
    'Translate texts between English, Spanish, French, German, Chinese and more, sentence by sentence, with your own glossary. Numbers, links and code never change.',
  ),
  keywords: [
    'translate',
    'translation',
    'language',
    'languages',
    'english',
    'spanish',
    'french',
    'german',
    'italian',
    'portuguese',
    'chinese',
    'japanese',
    'arabic',
    'dictionary',
    'glossary',
    'detect language',
    'deepl',
    'google translate',
    'translate pdf',
    'translate word',
    'subtitles',
  ],
  category: 'ai',
  icon: 'languages',
  badge: 'pro',
  rank: 65,
  steps: [
    t('Choose the languages, or let the first one be detected'),
    t('Type or paste your text, or drop documents'),
    t('Compare sentence by sentence, then copy or download'),
  ],
  faq: [
    {
      question: t('Which languages can be translated here?'),
      answer: t(
        'The lists show what this site can translate now. With a translation service or AI provider set up by its operator, that is every pair of the 19 languages; without one, English, Spanish, French, Italian and Portuguese among each other, and Swedish and Danish.',
      ),
    },
    {
      question: t('Who translates my text?'),
      answer: t(
        'The page says so above the button, before anything is sent: a provider that the operator of this site has chosen, or Apertium on the site itself, which works by rules and makes a draft. You can always choose Apertium where it knows both languages.',
      ),
    },
    {
      question: t('What stays the same in a translated document?'),
      answer: t(
        'Everything but its words: layout, styles, pictures, links, formulas and fields. Column names of tables stay, too, because formulas refer to them. Arabic paragraphs run from right to left. A PDF is rebuilt as a flowing document first, so its lines and pages break anew. Notes below the result name what was not translated.',
      ),
    },
    {
      question: t('Can numbers, links or names be mistranslated?'),
      answer: t(
        'Numbers, links, email addresses, tags, variables and code are taken out before and put back after, and every sentence is checked. For names and terms, add them to your glossary: they stay as they are, or become what you say.',
      ),
    },
    {
      question: t('Is my text stored?'),
      answer: t(
        'Your draft, glossary and history stay in this browser, and you can clear or switch off the history. The server forgets the text with the finished work, and deletes documents after 24 hours or at once when you press Delete.',
      ),
    },
  ],
  uses: [{ verb: t('Translate'), wantedBy: 8 }],
  actions: {
    translate: {
      path: '/api/tools/translate',
      summary: 'Translates a text sentence by sentence. What must not change, such as numbers and links, is checked.',
      proOnly,
      options: z
        .object({
          text: z
            .string({ error: noText.text })
            .max(100_000, t('This text is too long.'))
            .refine((text) => !isBlank(text), { error: noText.text })
            .describe('The text to translate.'),
          ...translationOptions,
        })
        .refine(areDifferent, { error: sameMessage }),
      texts: {
        text: {
          label: t('Text to translate'),
          maxCharacters: samePerPlan(maxCharacters),
          messages: {
            tooLong: ({ who, maxCharacters: most }) => ({
              title: t('Text Too Long'),
              text: t('{who} can translate up to {most} characters at once. Please shorten your text.', {
                who,
                most: most.toLocaleString(language()),
              }),
            }),
          },
        },
      },
      example: { text: 'Where is the nearest station?', sourceLang: 'en', targetLang: 'es' },
      asJob: true,
      result: z.object({
        translatedText: z.string(),
        sourceLang: z.enum(languages),
        targetLang: z.enum(languages),
        detected: detectedSchema,
        engine: translationEngineSchema.describe('What translated the text.'),
        via: z.enum(languages).nullable().describe('The language in between, if there was one.'),
        sentences: z
          .array(
            z.object({
              start: place,
              end: place,
              translatedStart: place,
              translatedEnd: place,
              isKept: z.boolean().describe('Not translated: it would have lost something that must not change.'),
            }),
          )
          .describe('Each sentence in the text and in its translation, in UTF-16 units.'),
        notes: z.array(z.string()).describe('Notes on the result, in sentences.'),
      }),
      expectedMs: () => 2 * SECOND_MS,
      deadlineMs: () => 5 * MINUTE_MS,
    },
    translateDocument: translateDocument(proOnly),
    languages: {
      path: '/api/tools/translate-languages',
      summary: 'Lists the engines here, best first, and the languages between which each translates.',
      options: z.object({}),
      result: z.object({
        engines: z.array(
          z.object({
            engine: translationEngineSchema,
            directions: z
              .partialRecord(z.enum(languages), z.array(z.enum(languages)))
              .describe('Languages to translate to, by the language of the text.'),
            via: z.record(z.string(), z.enum(languages)).describe("The language in between, by direction: 'en-fr'."),
          }),
        ),
      }),
    },
  },
});
