import { existsSync, readdirSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Engines } from '../src/engines/engines.ts';
import { createPdfEngines } from '../src/engines/pdf/pdf-engines.ts';
import { createSummarizeEngine } from '../src/engines/text/summarize/summarize-engine.ts';
import { analyseText, rankSentences, termsOf } from '../src/engines/text/summarize/summarize-text.ts';
import { createSandbox } from '../src/platform/processes/sandbox.ts';
import { detectLanguage } from '../src/shared/text/detect-language.ts';
import { silentLog } from '../src/testing/silent-log.ts';
import { divideAtAbstract } from './abstracts.ts';
import { rouge } from './rouge.ts';
import { median, type Row, type Suite, seconds, time } from './suite.ts';
import { textRank } from './summary-peers.ts';

/** All summaries are cut after as many words. */
const summaryWords = 100;
/** Shorter bodies are left out: their first sentences are all of them. */
const shortestBody = 6_000;
/** TextRank compares every sentence with every other. */
const mostSentences = 2_500;
const limitSeconds = 3;

type Scores = { one: number; longest: number };
type Paper = { ours: Scores; lead: Scores; textRank: Scores };

/** Our sentences beside the first ones and TextRank's, each compared with what the authors wrote as the abstract. */
export const suite: Suite = {
  name: 'summaries',
  about:
    'Papers without their abstracts, by group: ROUGE-1 and ROUGE-L of 100 words against the abstract, beside the first sentences and TextRank.',
  run: async () => {
    const corpus = join(resolve(process.env.CORPUS_DIR ?? '../shared/corpus'), 'abstracts');
    if (!existsSync(corpus)) {
      console.log(`  No folders of papers (PDF) at ${corpus} (set CORPUS_DIR): nothing to measure with.`);
      return [];
    }
    const folder = await mkdtemp(join(tmpdir(), 'satchel-bench-summaries-'));
    const slotsDirectory = join(folder, 'slots');
    await mkdir(slotsDirectory);
    const sandbox = createSandbox({ policy: 'auto', log: silentLog });
    const opened = [...createPdfEngines({ sandbox, slotsDirectory, log: silentLog }), createSummarizeEngine()];
    const engines: Partial<Engines> = Object.assign({}, ...opened.map(({ provides }) => provides));
    const { readPdfText, summarizeText } = engines;
    if (!readPdfText || !summarizeText) throw new Error('These engines read PDFs and summarize.');
    const rows: Row[] = [];
    const perHundredPages: number[] = [];
    let [lines, found] = [0, 0];
    try {
      for (const group of readdirSync(corpus).sort()) {
        const papers: Paper[] = [];
        for (const name of readdirSync(join(corpus, group)).filter((each) => each.endsWith('.pdf'))) {
          const output = join(folder, 'paper.txt');
          const { signal } = new AbortController();
          const reading = await time(() =>
            readPdfText({
              input: join(corpus, group, name),
              output,
              separator: 'formFeed',
              progress: () => {},
              signal,
            }),
          );
          const text = await readFile(output, 'utf8');
          const source = { paths: [output], format: 'pages' } as const;
          const pages = text.split('\f').length;
          const summarizing = await time(async () => {
            const { summary, read } = await summarizeText({ source, kind: 'detailed', length: 'long', signal });
            for (const line of summary.lines) {
              lines++;
              const [place] = line.sources;
              if (place && isFrom(read.text.slice(place.start, place.end), line.text)) found++;
            }
          });
          if (pages >= 50) perHundredPages.push(((reading + summarizing) / pages) * 100);
          const paper = compare(text);
          if (paper) papers.push(paper);
        }
        if (papers.length > 0) rows.push(...rowsOf(group, papers));
      }
      rows.push(linesRow(found, lines));
      if (perHundredPages.length > 0) rows.push(timeRow(perHundredPages));
      return rows;
    } finally {
      for (const engine of opened) await engine.close();
      await rm(folder, { recursive: true, force: true });
    }
  },
};

const lettersOf = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Between its words, a sentence may have the foot and head of a page; before them, a list mark. */
function isFrom(source: string, line: string): boolean {
  const [wanted, there] = [lettersOf(line), lettersOf(source)];
  let at = 0;
  for (const letter of wanted) {
    const next = there.indexOf(letter, at);
    if (next === -1) return false;
    at = next + letter.length;
  }
  return wanted !== '' && there.slice(0, 8).includes(wanted.slice(0, 5)) && at === there.length;
}

function compare(text: string): Paper | undefined {
  const parts = divideAtAbstract(text);
  // An abstract in another language has no words of the body.
  if (!parts || parts.body.length < shortestBody || detectLanguage(parts.abstract) !== detectLanguage(parts.body)) {
    return undefined;
  }
  const analysed = analyseText(parts.body);
  const { language } = analysed;
  const sentences = analysed.sentences
    .map((sentence) => ({ text: sentence.text, terms: termsOf(sentence.text, language) }))
    .filter(({ terms }) => terms.length >= 3)
    .slice(0, mostSentences);
  const score = (chosen: readonly (string | undefined)[]) =>
    rouge(chosen.join(' ').split(/\s+/).slice(0, summaryWords).join(' '), parts.abstract, language.locale);
  const ranked = textRank(
    sentences.map(({ terms }) => terms),
    12,
  );
  return {
    ours: score(rankSentences(analysed, 12).map((sentence) => sentence.text)),
    lead: score(sentences.slice(0, 30).map((sentence) => sentence.text)),
    textRank: score(ranked.map((index) => sentences[index]?.text)),
  };
}

function rowsOf(group: string, papers: readonly Paper[]): Row[] {
  const mean = (who: keyof Paper, score: keyof Scores) =>
    (100 * papers.reduce((sum, paper) => sum + paper[who][score], 0)) / papers.length;
  return (['one', 'longest'] as const).map((score) => {
    const ours = mean('ours', score);
    const [lead, rank] = [mean('lead', score), mean('textRank', score)];
    return {
      what: `${group}, ${papers.length} papers: ROUGE-${score === 'one' ? '1' : 'L'}`,
      ours: ours.toFixed(1),
      peer: `first ${lead.toFixed(1)}, TextRank ${rank.toFixed(1)}`,
      ratio: ours / Math.max(lead, rank),
      target: 'above both',
      holds: ours > Math.max(lead, rank),
    };
  });
}

const linesRow = (found: number, lines: number): Row => ({
  what: 'Lines whose place in the text has their words',
  ours: `${found} of ${lines}`,
  peer: '',
  target: 'all',
  holds: found === lines,
});

const timeRow = (perHundredPages: readonly number[]): Row => ({
  what: `100 pages from PDF to summary, by ${perHundredPages.length} PDFs of 50 pages and more`,
  ours: `${seconds(median(perHundredPages))}, at most ${seconds(Math.max(...perHundredPages))}`,
  peer: '',
  target: `at most ${limitSeconds} s`,
  holds: Math.max(...perHundredPages) <= limitSeconds * 1000,
});
