import { type KnownLanguage, knownLanguages } from '../../shared/text/stop-words.ts';
import { analyzeText, type TextAnalysis } from './analyze-text.ts';
import { countText, createTextCounter } from './count-text.ts';
import { readTextFile, type TextFile } from './text-files/read-text-file.ts';

/** The requests to the page's worker: everything that would block typing in a long text. */
export function createTextWork() {
  const counter = createTextCounter();
  return {
    /** Counts the text being written, incrementally. */
    count: (text: string) => counter.count(text),
    /** Counts another text, such as the selection. */
    countOnce: (text: string) => countText(text),
    analyze: ({ text, language }: AnalysisQuestion): TextAnalysis => analyzeText(text, { language }),
    languages: (_none: undefined): readonly KnownLanguage[] => knownLanguages,
    readFile: async (file: Blob): Promise<TextFile> => readTextFile(new Uint8Array(await file.arrayBuffer())),
  };
}

export type TextWork = ReturnType<typeof createTextWork>;
export type AnalysisQuestion = { text: string; language: KnownLanguage | undefined };
