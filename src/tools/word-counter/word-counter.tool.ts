import { defineTool } from '../../catalog/define-tool.ts';
import { t } from '../../shared/language/translate.ts';

export const wordCounter = defineTool({
  slug: 'word-counter',
  name: t('Word Counter'),
  tagline: t('Words, letters, reading time'),
  summary: t('Words, characters, sentences and reading time while you type, in every script.'),
  title: t('Word counter: words, characters, reading time'),
  description: t(
    'Count words, characters, sentences, paragraphs and reading time as you type. Chinese, Thai, Arabic, emoji. Opens TXT, Word, ODT and PDF. Nothing is sent.',
  ),
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
    t('Type, paste, or drop a TXT, DOCX, DOC, ODT or PDF file'),
    t('Read the counts beside the text while you write'),
    t('Set a goal, or see what fits where'),
  ],
  faq: [
    {
      question: t('What counts as a word?'),
      answer: t(
        'Whatever Unicode counts as one, by the rules of its script. Chinese, Japanese and Thai words are found without spaces between them; punctuation and emoji are not words.',
      ),
    },
    {
      question: t('What counts as a character?'),
      answer: t(
        'What you see as one: a letter with its accents, or an emoji, is one character, however many codes it is made of. Some platforms count differently; their limits on this page are counted their way.',
      ),
    },
    {
      question: t('How is the reading time calculated?'),
      answer: t(
        'At 200 words a minute for silent reading and 130 for a talk, rounded up to whole minutes. Your own pace may differ.',
      ),
    },
    {
      question: t('Where does my text go?'),
      answer: t(
        'Nowhere. It is counted in your browser, files included, and the draft is kept there until you clear it. The page also works offline; only the reader for PDF files is loaded when you open the first one.',
      ),
    },
  ],
  worksOffline: true,
  actions: {},
});
