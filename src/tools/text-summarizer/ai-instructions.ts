import type { SummaryType } from './summary-options.ts';

const manner: Record<SummaryType, Record<'short' | 'medium' | 'long', string>> = {
  brief: {
    short: 'Write one or two sentences.',
    medium: 'Write three sentences.',
    long: 'Write five sentences.',
  },
  detailed: {
    short: 'Write five sentences in one or two paragraphs.',
    medium: 'Write eight to ten sentences in paragraphs, following the order of the document.',
    long: 'Write fifteen to twenty sentences in paragraphs, following the order of the document.',
  },
  bullet: {
    short: 'Write four points.',
    medium: 'Write six points.',
    long: 'Write ten points.',
  },
};

/** What a model is told about a summary. */
export const summaryInstructions = (type: SummaryType, length: 'short' | 'medium' | 'long'): string =>
  [
    'Summarize the document in its own language.',
    manner[type][length],
    type === 'bullet' ? 'Each point is one sentence on a line of its own that begins with "- ".' : '',
    'Say only what the document says. Copy names and numbers exactly.',
    'No heading, no introduction such as "The document", no Markdown besides what is asked for.',
  ]
    .filter(Boolean)
    .join(' ');

/** The answer of a model that did not find one. */
export const notInDocument = 'NOT IN THE DOCUMENT';

export const questionInstructions = [
  'Answer the question in at most four sentences, in the language of the question.',
  'Use only what the document says, in its words where you can. Copy names and numbers exactly.',
  `If the document does not answer the question, reply with exactly: ${notInDocument}`,
].join(' ');
