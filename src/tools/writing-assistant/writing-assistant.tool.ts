import { z } from 'zod';
import { defineTool } from '../../catalog/define-tool.ts';
import { isBlank } from '../../shared/clean-text.ts';
import { language, t } from '../../shared/language/translate.ts';
import { MINUTE_MS, SECOND_MS } from '../../shared/units.ts';
import { englishDialects, spellingLanguages, tones, writingTasks } from '../../shared/writing/writing-options.ts';

const textMessage = t('Please enter some text to improve.');
const lengthMessage = t('The text can have up to 10,000 characters. Please shorten it, or improve it part by part.');
const taskMessage = t('The task must be grammar, clarity, tone, concise or expand.');
const toneMessage = t('The tone must be formal, friendly or neutral.');
const dialectMessage = t('The dialect must be {dialects}.', { dialects: englishDialects.join(', ') });
const languageMessage = t('The language must be auto, en, {languages}.', {
  languages: spellingLanguages.join(', '),
});
const engineMessage = t('The engine must be auto or builtin.');
const rulesMessage = t('The rules to leave out must be a list of up to 500 names.');
const wordsMessage = t('Your own words must be a list of up to 2,000 words.');

const change = z.object({
  start: z.int(),
  end: z.int(),
  replacement: z.string(),
  reason: z.string(),
  rule: z.string(),
});

const reading = z.object({
  fleschReadingEase: z.number().describe('About 0, very hard, to 100, very easy.'),
  grade: z.number().describe('Flesch-Kincaid: years of schooling.'),
  level: z.string(),
});

export const writingAssistant = defineTool({
  slug: 'writing-assistant',
  name: t('AI Writing Assistant'),
  tagline: t('Grammar, clarity, tone'),
  summary: t(
    'Correct grammar and spelling as you type, and make texts clearer or shorter. You decide on every change.',
  ),
  title: t('Writing assistant: grammar, clarity, tone'),
  description: t(
    'Find mistakes in English as you type, with a reason for each. Make texts clearer, shorter, friendlier or more formal, and accept or reject every change.',
  ),
  keywords: [
    'grammar',
    'spelling',
    'spell check',
    'proofread',
    'correct',
    'rewrite',
    'rephrase',
    'paraphrase',
    'tone',
    'formal',
    'concise',
    'clarity',
    'readability',
    'writing',
    'essay',
    'email',
    'ai',
    'grammarly',
    'languagetool',
  ],
  category: 'ai',
  icon: 'pen-line',
  badge: 'pro',
  rank: 72,
  steps: [
    t('Type or paste your text'),
    t('Choose what to improve'),
    t('Accept or reject each change, then copy the text'),
  ],
  faq: [
    {
      question: t('Which languages does it know?'),
      answer: t(
        'English with all tasks. Spelling is checked in sixteen more languages where their dictionaries are installed on this site.',
      ),
    },
    {
      question: t('What does it never change?'),
      answer: t(
        'Links, email addresses, numbers, quotations, code, tags and placeholders stay as they are, and so do names and line breaks.',
      ),
    },
    {
      question: t('Where does my text go?'),
      answer: t(
        'What is underlined while you type is found in your browser. With the button, the text goes to this site, and to an AI provider only where the page says so beforehand. It is not stored.',
      ),
    },
    {
      question: t('Can I switch off a rule, or add my own words?'),
      answer: t(
        'Yes. Choose an underlined passage: its rule can be switched off for good, and a word can be added to your dictionary. Both stay in this browser.',
      ),
    },
  ],
  actions: {
    improve: {
      path: '/api/ai-writing-assistant',
      summary: 'Improves a text, and lists every change with its reason.',
      asJob: true,
      options: z.object({
        text: z
          .string({ error: textMessage })
          // The limit per plan, with its own answer, comes below.
          .max(1_000_000, lengthMessage)
          .refine((value) => !isBlank(value), { error: textMessage })
          .describe('Up to 10,000 characters.'),
        task: z
          .enum(writingTasks, { error: taskMessage })
          .default('grammar')
          .describe(
            'grammar: mistakes only; clarity: simpler words and verbs; tone: as the tone option says; concise: fewer words; expand: more detail, by an AI provider only.',
          ),
        tone: z.enum(tones, { error: toneMessage }).default('neutral').describe('For the task tone.'),
        language: z
          .enum(['auto', 'en', ...spellingLanguages], { error: languageMessage })
          .default('auto')
          .describe(
            'The language of the text. The built-in rules know grammar and style in English, and spelling in the others.',
          ),
        dialect: z
          .enum(englishDialects, { error: dialectMessage })
          .default('any')
          .describe('Whose spelling of English is right.'),
        engine: z
          .enum(['auto', 'builtin'], { error: engineMessage })
          .default('auto')
          .describe('auto: the AI provider of this site, if it has one; builtin: rules on this site only.'),
        ignoredRules: z
          .array(z.string({ error: rulesMessage }).max(60, rulesMessage), { error: rulesMessage })
          .max(500, rulesMessage)
          .default([])
          .describe('Rules that do not apply, by the names that changes have.'),
        ownWords: z
          .array(z.string({ error: wordsMessage }).max(100, wordsMessage), { error: wordsMessage })
          .max(2_000, wordsMessage)
          .default([])
          .describe('Words that are right.'),
      }),
      proOnly: {
        title: t('Pro Feature'),
        text: t('AI Writing Assistant is available for Pro users. Please upgrade to continue.'),
      },
      texts: {
        text: {
          label: t('Text to improve'),
          maxCharacters: { free: 10_000, pro: 10_000 },
          messages: {
            tooLong: ({ maxCharacters }) => ({
              title: t('Text Too Long'),
              text: t(
                'The text can have up to {maxCharacters} characters. Please shorten it, or improve it part by part.',
                { maxCharacters: maxCharacters.toLocaleString(language()) },
              ),
            }),
          },
        },
      },
      example: { text: 'She dont like coffee.' },
      partial: z.object({ text: z.string() }),
      result: z.object({
        improvedText: z.string(),
        changes: z
          .array(change)
          .describe(
            'What was changed, in order. Positions are UTF-16 units of the text that was sent, without its control characters.',
          ),
        remarks: z
          .array(
            z.object({
              start: z.int(),
              end: z.int(),
              replacements: z.array(z.string()),
              reason: z.string(),
              rule: z.string(),
            }),
          )
          .describe('What only a person can decide, such as long sentences.'),
        readability: z
          .object({ before: reading, after: reading })
          .nullable()
          .describe('Flesch reading ease and grade level; for English only.'),
        language: z.string().nullable(),
        engine: z.enum(['builtin', 'ai']),
        provider: z.string().nullable().describe('The AI provider that was asked.'),
        notes: z.array(z.string()),
      }),
      deadlineMs: () => 3 * MINUTE_MS,
      expectedMs: (_bytes, { engine }) => (engine === 'builtin' ? SECOND_MS / 2 : 2 * SECOND_MS),
    },
  },
});
