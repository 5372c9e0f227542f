export const summaryTypes = ['brief', 'detailed', 'bullet'] as const;
export type SummaryType = (typeof summaryTypes)[number];

export const summaryLengths = ['short', 'medium', 'long'] as const;

export const maxTextCharacters = { free: 5_000, pro: 50_000 } as const;

/** The sentences of the checks that come before a call. */
export const checks = {
  noText: { title: 'No Text Provided', text: 'Please enter some text to summarize.' },
  textTooLong: ({ who, maxCharacters }: { who: string; maxCharacters: number }) => ({
    title: 'Text Too Long',
    text: `${who} can summarize up to ${maxCharacters.toLocaleString('en-US')} characters.`,
  }),
  noFile: { title: 'No File Selected', text: 'Please select a file to summarize.' },
} as const;

export const failed = { title: 'Summarization Failed' } as const;
