import { formatNumber } from '../../shared/language/format-number.ts';
import { language, t } from '../../shared/language/translate.ts';
export const summaryTypes = ['brief', 'detailed', 'bullet'] as const;
export type SummaryType = (typeof summaryTypes)[number];

export const summaryLengths = ['short', 'medium', 'long'] as const;

export const maxTextCharacters = { free: 5_000, pro: 50_000 } as const;

/** The sentences of the checks that come before a call. */
export const checks = {
  noText: { title: t('No Text Provided'), text: t('Please enter some text to summarize.') },
  textTooLong: ({ who, maxCharacters }: { who: string; maxCharacters: number }) => ({
    title: t('Text Too Long'),
    text: t('{who} can summarize up to {maxCharacters} characters.', {
      who,
      maxCharacters: formatNumber(maxCharacters, language()),
    }),
  }),
  noFile: { title: t('No File Selected'), text: t('Please select a file to summarize.') },
} as const;

export const failed = { title: t('Summarization Failed') } as const;
