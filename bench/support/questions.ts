import { readFileSync } from 'node:fs';

export type SupportQuestion = {
  question: string;
  /** The passages that answer it, by the beginning of their ids; empty where nothing does. */
  answers: readonly string[];
  /** Only measures: nothing in the search may be changed because of it. */
  isHeldOut: boolean;
};

export function readQuestions(): SupportQuestion[] {
  const lines = readFileSync(new URL('./questions.tsv', import.meta.url), 'utf8').split('\n');
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line, index) => {
      const [answers = '', question = ''] = line.split('\t');
      return { question, answers: answers === '-' ? [] : answers.split(','), isHeldOut: (index + 1) % 3 === 0 };
    });
}

/** Whether a passage is one of the marked: questions of a tool are marked by the beginning of their id. */
export const isRight = (id: string, { answers }: SupportQuestion): boolean =>
  answers.some((marked) => id === marked || (marked.includes('/') && id.startsWith(`${marked}-`)));
