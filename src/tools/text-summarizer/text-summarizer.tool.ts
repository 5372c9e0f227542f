import { z } from 'zod';
import { defineTool, type FileField, formOptional, resultFile } from '../../catalog/define-tool.ts';
import { isBlank } from '../../shared/clean-text.ts';
import { t } from '../../shared/language/translate.ts';
import { samePerPlan } from '../../shared/plans.ts';
import { ocrLanguagesOption } from '../../shared/recognition.ts';
import { formatBytes, MB, MINUTE_MS, SECOND_MS } from '../../shared/units.ts';
import { checks, maxTextCharacters, summaryLengths, summaryTypes } from './summary-options.ts';

const typeMessage = t('Summary type must be brief, detailed or bullet.');
const lengthMessage = t('Length must be short, medium or long.');
const engineMessage = t('Engine must be auto or builtin.');
const passwordMessage = t('The password has too many characters.');

const document = {
  label: t('Document'),
  accepts: ['text', 'pdf', 'doc', 'docx', 'html', 'odt', 'rtf', 'epub'],
  maxBytes: { free: 5 * MB, pro: 10 * MB },
  messages: {
    missing: checks.noFile,
    wrongType: {
      title: t('Invalid File Type'),
      text: t('Please select a TXT, PDF, DOC or DOCX file; Markdown, HTML, ODT, RTF and EPUB work, too.'),
    },
    tooLarge: ({ who, maxBytes }) => ({
      title: t('File Too Large'),
      text: t('{who} can summarize files up to {maxBytes}.', { who, maxBytes: formatBytes(maxBytes) }),
    }),
  },
} as const satisfies FileField;

const summaryOptions = {
  summaryType: formOptional(z.enum(summaryTypes, { error: typeMessage })).describe(
    'brief: a few sentences; detailed: a longer summary, section by section; bullet: a list. brief by default.',
  ),
  type: formOptional(z.enum(summaryTypes, { error: typeMessage })).describe('The same as summaryType, which wins.'),
  length: z.enum(summaryLengths, { error: lengthMessage }).default('medium').describe('short, medium or long.'),
  engine: z
    .enum(['auto', 'builtin'], { error: engineMessage })
    .default('auto')
    .describe('auto asks the AI provider of this site, if it has one; builtin never does.'),
};

const reading = {
  password: formOptional(z.string().max(255, passwordMessage)).describe('Opens a locked document.'),
  ocrLanguages: ocrLanguagesOption,
};

const place = z.object({
  start: z.number().int().describe('Where the sentence begins in the text at textUrl, in UTF-16 code units.'),
  end: z.number().int(),
  page: z.number().int().optional().describe('From 1, for a PDF.'),
});

const line = z.object({
  text: z.string(),
  heading: z.string().optional().describe('The heading of the text that it is found under.'),
  sources: z.array(place).describe('The sentences that it comes from, the likeliest first.'),
  notInSource: z
    .array(z.string())
    .optional()
    .describe('Numbers and names of the line that the text does not have. Only for lines that an AI wrote.'),
});

const engine = z.object({
  kind: z.enum(['builtin', 'ai']),
  provider: z.string().optional(),
  model: z.string().optional(),
});

const summaryResult = z.object({
  summary: z.string().describe('The lines together; a list has a line for each item.'),
  lines: z.array(line),
  keywords: z.array(z.string()),
  language: z.string().optional().describe('Of the text, as ISO 639-1 code.'),
  words: z.number().int().describe('Of the text.'),
  summaryWords: z.number().int(),
  engine: engine.describe('What wrote the summary.'),
  notes: z.array(z.string()).describe('What was left out or is doubtful, as sentences.'),
  textUrl: resultFile().describe('The text that was summarized, which sources refer to.'),
  pages: z.array(z.number().int()).optional().describe('Where the pages of a PDF begin in that text.'),
});

const partial = z.object({ summary: z.string() });
const deadlineMs = () => 10 * MINUTE_MS;
const maxLines = 60;
/** More than any plan allows, which the limits say in their own words. */
const mostCharacters = 100_000;
const exportMessage = t('The summary must be a list of lines.');

export const textSummarizer = defineTool({
  slug: 'text-summarizer',
  name: t('AI Text Summarizer'),
  tagline: t('The gist, with its sources'),
  summary: t('Summarize a text or document. Every line shows where it comes from.'),
  title: t('Text summarizer: PDF, Word and text, with sources'),
  description: t(
    'Summarize text, PDF, Word and web pages: brief, detailed or as a list. Click a line to see its sentence in the source. Ask the document questions.',
  ),
  keywords: [
    'summarize',
    'summarise',
    'summary',
    'tldr',
    'abstract',
    'key points',
    'bullet points',
    'shorten',
    'gist',
    'article',
    'paper',
    'report',
    'keywords',
    'question',
    'ask',
    'chat with pdf',
    'pdf',
    'docx',
    'word',
    'ai',
  ],
  category: 'ai',
  icon: 'scroll-text',
  badge: 'free',
  rank: 70,
  steps: [
    t('Paste a text, or drop a document'),
    t('Choose a few sentences, a longer summary or a list'),
    t('Click a line to see where it comes from, then copy or export it'),
  ],
  faq: [
    {
      question: t('How do I know that a summary is right?'),
      answer: t(
        'Click any line: the sentence it comes from is marked in the text, with its page for a PDF. Where an AI wrote the line, numbers and names that the text does not have are marked.',
      ),
    },
    {
      question: t('What writes the summary?'),
      answer: t(
        'The built-in engine chooses the sentences that say most about the whole text, in any language, and changes none of their words. Where a site has set up an AI provider, that can write the summary instead; the page says so before you start, and you can choose.',
      ),
    },
    {
      question: t('What if my question is not answered in the document?'),
      answer: t(
        'Then the page says that it is not in the document. Answers quote passages of your text and nothing else.',
      ),
    },
    {
      question: t('Does it read scanned documents?'),
      answer: t(
        'Yes: the text of scanned pages in a PDF is recognised first. The result says which pages these were, since recognised text can have errors.',
      ),
    },
  ],
  uses: [{ verb: t('Summarize'), wantedBy: 16 }],
  actions: {
    summarize: {
      path: '/api/tools/text-summarize',
      summary: 'Summarizes a text. Every line names the sentences it comes from.',
      options: z.object({
        text: z
          .string(checks.noText.text)
          .max(mostCharacters, t('This text is too long.'))
          .refine((text) => !isBlank(text), checks.noText.text)
          .describe('Plain text, or Markdown.'),
        ...summaryOptions,
      }),
      texts: {
        text: {
          label: t('Text to summarize'),
          maxCharacters: maxTextCharacters,
          messages: { tooLong: checks.textTooLong },
        },
      },
      example: { text: 'The library opens at nine. It closes at six. On Sundays it is closed all day.' },
      result: summaryResult,
      partial,
      asJob: true,
      expectedMs: () => SECOND_MS / 2,
      deadlineMs,
    },
    summarizeFile: {
      path: '/api/tools/text-summarize-file',
      summary: 'Summarizes a document. Every line names the sentences it comes from, with their page for a PDF.',
      files: { file: document },
      options: z.object({ ...summaryOptions, ...reading }),
      result: summaryResult,
      partial,
      drawsOn: ['scans'],
      deadlineMs,
    },
    ask: {
      path: '/api/tools/text-ask',
      summary: 'Finds the passages of a document that answer a question.',
      files: {
        file: {
          ...document,
          label: t('Document to ask about'),
          // The text of a document takes more room than the document.
          maxBytes: samePerPlan(50 * MB),
        },
      },
      options: z.object({
        question: z
          .string(t('Please enter a question.'))
          .max(500, t('A question can have up to 500 characters.'))
          .refine((question) => !isBlank(question), t('Please enter a question.'))
          .describe('What to look for in the document.'),
        engine: summaryOptions.engine,
        ...reading,
      }),
      example: { question: 'What is it about?' },
      result: z.object({
        found: z.boolean().describe('False: the document does not say.'),
        answer: z.string().optional().describe('Written by an AI from the document. Only with a provider.'),
        notInSource: z.array(z.string()).optional(),
        passages: z.array(place.extend({ text: z.string() })).describe('Quotes, the best first.'),
        engine,
        notes: z.array(z.string()),
      }),
      drawsOn: ['scans'],
      expectedMs: () => SECOND_MS,
      deadlineMs,
    },
    export: {
      path: '/api/tools/text-summary-export',
      summary: 'Writes a summary as a document.',
      options: z.object({
        title: z
          .string()
          .max(300, t('A title can have up to 300 characters.'))
          .default('Summary')
          .describe('Stands above the lines.'),
        lines: z
          .array(
            z.object({
              text: z
                .string(exportMessage)
                .min(1, exportMessage)
                .max(5_000, t('A line can have up to 5,000 characters.')),
              heading: z.string(exportMessage).max(300, t('A heading can have up to 300 characters.')).optional(),
              page: z.number(exportMessage).int(exportMessage).optional(),
            }),
            exportMessage,
          )
          .min(1, exportMessage)
          .max(maxLines, t('A summary can have up to {maxLines} lines.', { maxLines }))
          .describe('The lines, as the other calls answer with them.'),
        asList: z.boolean(t('As list must be true or false.')).default(false).describe('Writes them as a list.'),
        format: z
          .enum(['docx', 'pdf', 'txt', 'md'], { error: t('Format must be docx, pdf, txt or md.') })
          .default('docx')
          .describe('docx, pdf, txt or md.'),
      }),
      result: z.object({ downloadUrl: resultFile(), filename: z.string(), bytes: z.number().int() }),
      answersWith: 'downloadUrl',
      asJob: true,
      expectedMs: () => SECOND_MS / 2,
    },
  },
});
