import { serveThread } from '../../../platform/processes/serve-thread.ts';
import { checkLines } from './check-lines.ts';
import { findPassages } from './find-passages.ts';
import { readSource } from './read-source.ts';
import type { ReadableText, SummaryKind, SummaryLength } from './summarize-capabilities.ts';
import { summarizeText } from './summarize-text.ts';

export type SummarizeTask = { source: ReadableText } & (
  | { work: 'summarize'; kind: SummaryKind; length: SummaryLength }
  | { work: 'find'; question: string }
  | { work: 'check'; lines: readonly string[] }
);

serveThread<SummarizeTask>(async (task) => {
  const source = await readSource(task.source);
  if (task.work === 'find') return findPassages(source, task.question);
  if (task.work === 'check') return checkLines(source, task.lines);
  const { text, pages } = source;
  return {
    summary: summarizeText(source, task.kind, task.length),
    read: pages === undefined ? { text } : { text, pages },
  };
});
