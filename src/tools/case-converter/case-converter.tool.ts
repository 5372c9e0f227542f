import { defineTool } from '../../catalog/define-tool.ts';
import { t } from '../../shared/language/translate.ts';

export const caseConverter = defineTool({
  slug: 'case-converter',
  name: t('Case Converter'),
  tagline: t('Twelve ways to write a text'),
  summary: t('Twelve ways to write a text, all at once: capitals, titles, sentences and names for code.'),
  title: t('Case converter: title case, camelCase, snake_case'),
  description: t(
    'Convert text to upper, lower, title (AP, Chicago) and sentence case, camelCase, snake_case, kebab-case and more. Turkish, German, acronyms. Nothing is sent.',
  ),
  keywords: [
    'case',
    'uppercase',
    'lowercase',
    'capitals',
    'capitalize',
    'title case',
    'sentence case',
    'camelcase',
    'pascalcase',
    'snake_case',
    'kebab-case',
    'constant',
    'slug',
    'headline',
    'alternating',
    'caps lock',
  ],
  category: 'document',
  icon: 'case-sensitive',
  badge: 'free',
  rank: 150,
  steps: [
    t('Type or paste your text'),
    t('Choose the language and the style of titles if it matters'),
    t('Copy the version you need, or save it as a text file'),
  ],
  faq: [
    {
      question: t('Which words stay small in a title?'),
      answer: t(
        'Articles, short conjunctions and short prepositions, unless they come first or last. AP writes words of four letters and more with a capital, Chicago prepositions of five and more; choose the style in the settings. In other languages every word gets a capital.',
      ),
    },
    {
      question: t('What happens to NASA, iPhone and other names?'),
      answer: t(
        'Acronyms and names with capitals inside are kept where the format allows it. In a text that is all in capitals they cannot be recognised, so only the best known acronyms are kept.',
      ),
    },
    {
      question: t('Why does the language matter?'),
      answer: t(
        'Letters change case differently: Turkish i becomes İ, Dutch IJ is one letter, Greek capitals lose their accents, German ß becomes SS or ẞ. Turkish, Azerbaijani and Greek are recognised; you can choose the others.',
      ),
    },
    {
      question: t('Where does my text go?'),
      answer: t(
        'Nowhere. It is converted in your browser, even offline, and the draft is kept there until you clear it.',
      ),
    },
  ],
  worksOffline: true,
  actions: {},
});
