import { analyzeText, type TextAnalysis } from './analyze-text.ts';
import { countText, createTextCounter } from './count-text.ts';
import { type KnownLanguage, knownLanguages } from './stop-words.ts';
import { readTextFile, type TextFile } from './text-files/read-text-file.ts';

/** What the page asks its worker: everything that would hold up typing in a long text. */
export function createTextWork() {
  const counter = createTextCounter();
  return {
    /** Counts the text that is being written; what did not change since the last time is not counted again. */
    count: (text: string) => counter.count(text),
    /** Counts another text, such as a selected part. */
    countOnce: (text: string) => countText(text),
    analyze: ({ text, language }: AnalysisQuestion): TextAnalysis => analyzeText(text, { language }),
    languages: (_none: undefined): readonly KnownLanguage[] => knownLanguages,
    readFile: async (file: Blob): Promise<TextFile> => readTextFile(new Uint8Array(await file.arrayBuffer())),
  };
}

export type TextWork = ReturnType<typeof createTextWork>;
export type AnalysisQuestion = { text: string; language: KnownLanguage | undefined };
