import { defineTool } from '../../catalog/define-tool.ts';

export const wordCounter = defineTool({
  slug: 'word-counter',
  name: 'Word Counter',
  tagline: 'Words, letters, reading time',
  summary: 'Words, characters, sentences and reading time while you type, in every script.',
  title: 'Word counter: words, characters, reading time',
  description:
    'Count words, characters, sentences, paragraphs and reading time as you type. Chinese, Thai, Arabic, emoji. Opens TXT, Word, ODT and PDF. Nothing is sent.',
  keywords: [
    'count',
    'words',
    'characters',
    'letters',
    'sentences',
    'paragraphs',
    'lines',
    'reading time',
    'speaking time',
    'keyword density',
    'readability',
    'flesch',
    'text length',
    'limit',
    'tweet',
    'essay',
    'docx',
    'doc',
    'word',
  ],
  category: 'document',
  icon: 'text-initial',
  badge: 'free',
  rank: 100,
  steps: [
    'Type, paste, or drop a TXT, DOCX, DOC, ODT or PDF file',
    'Read the counts beside the text while you write',
    'Set a goal, or see what fits where',
  ],
  faq: [
    {
      question: 'What counts as a word?',
      answer:
        'Whatever Unicode counts as one, by the rules of its script. Chinese, Japanese and Thai words are found without spaces between them; punctuation and emoji are not words.',
    },
    {
      question: 'What counts as a character?',
      answer:
        'What you see as one: a letter with its accents, or an emoji, is one character, however many codes it is made of. Some platforms count differently; their limits on this page are counted their way.',
    },
    {
      question: 'How is the reading time calculated?',
      answer:
        'At 200 words a minute for silent reading and 130 for a talk, rounded up to whole minutes. Your own pace may differ.',
    },
    {
      question: 'Where does my text go?',
      answer:
        'Nowhere. It is counted in your browser, files included, and the draft is kept there until you clear it. The page also works offline; only the reader for PDF files is loaded when you open the first one.',
    },
  ],
  worksOffline: true,
  actions: {},
});
