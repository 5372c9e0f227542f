import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { defineRun, defineRuns, OutputFile, type RunContext, type RunResult } from '../../catalog/define-run.ts';
import type { ActionResult } from '../../catalog/define-tool.ts';
import type { TextDocumentBlock } from '../../engines/text/export/export-capabilities.ts';
import type { ReadableText } from '../../engines/text/summarize/summarize-capabilities.ts';
import { aiFailureOf } from '../../shared/ai.ts';
import { t } from '../../shared/language/translate.ts';
import { findSentences } from '../../shared/text/sentences.ts';
import { localeOfText } from '../../shared/text/text-locale.ts';
import { countWords } from '../../shared/text/words.ts';
import { notInDocument, questionInstructions, summaryInstructions } from './ai-instructions.ts';
import { keepText, readDocument } from './read-document.run.ts';
import type { SummaryType } from './summary-options.ts';
import { summarizerErrors } from './text-summarizer.errors.ts';
import { textSummarizer } from './text-summarizer.tool.ts';

const { summarize, summarizeFile, ask, export: exportAction } = textSummarizer.actions;

type SummaryResult = RunResult<ActionResult<typeof summarize>>;
type Line = SummaryResult['lines'][number];
type Work = Pick<
  RunContext<typeof summarize, 'summarizeText' | 'checkLines', 'generateText'>,
  'engines' | 'caller' | 'directory' | 'signal' | 'progress' | 'emit'
> & {
  options: Pick<RunContext<typeof summarize, never>['options'], 'summaryType' | 'type' | 'length' | 'engine'>;
};

const summarizeRun = defineRun(summarize, ['generateText'])(['summarizeText', 'checkLines'], (context) =>
  summarizeSource({ text: context.options.text }, [], context),
);

const readingNeeds = ['convertPdfText', 'inspectArchive', 'extractArchive'] as const;

const summarizeFileRun = defineRun(summarizeFile, ['generateText', 'convertOffice'])(
  ['summarizeText', 'checkLines', ...readingNeeds],
  async (context) => {
    const [file] = context.files.file;
    const { source, notes } = await readDocument(file, {
      ...context,
      progress: (fraction, step) => context.progress(fraction * readingShare, step),
      takeScan: context.meter('scans').takeOnce,
    });
    return summarizeSource(source, notes, context);
  },
);

/** Reading a document takes longer than summarizing it. */
const readingShare = 0.7;

const leftOutNotes = {
  references: () => t('References were left out.'),
  contents: () => t('Tables of contents were left out.'),
  notices: () => t('Notices, such as those about cookies and copyright, were left out.'),
  captions: () => '',
} as const;

async function summarizeSource(source: ReadableText, notes: readonly string[], work: Work): Promise<SummaryResult> {
  const { engines, options, signal, directory, progress } = work;
  const kind = options.summaryType ?? options.type ?? 'brief';
  progress(readingShare, t('Reading the sentences'));
  const { summary, read } = await engines.summarizeText({ source, kind, length: options.length, signal });
  const { ai, notes: ofAi } = await writeWithAi(read.text, source, kind, work);
  const lines = ai?.lines ?? summary.lines;
  const text = joinLines(lines, kind);
  const few = summary.sentences <= summary.lines.length ? [t('This text is hardly longer than its summary.')] : [];
  const left = ai ? [] : summary.leftOut.map((each) => leftOutNotes[each]()).filter(Boolean);
  return {
    summary: text,
    lines,
    keywords: summary.keywords,
    language: summary.language,
    words: countWords(read.text, localeOfText(read.text)),
    summaryWords: countWords(text, localeOfText(text)),
    engine: ai?.engine ?? { kind: 'builtin' },
    notes: [...notes, ...ofAi, ...few, ...left],
    textUrl: new OutputFile({ path: await keepText(read.text, directory), name: 'text.txt', type: 'text' }),
    pages: read.pages,
  };
}

/** The provider's summary with its sources; without `ai` when it failed, which a note says, or was not asked. */
type Written = { ai?: { lines: Line[]; engine: SummaryResult['engine'] }; notes: string[] };

async function writeWithAi(text: string, source: ReadableText, kind: SummaryType, work: Work): Promise<Written> {
  const { engines, options, caller, signal, progress, emit } = work;
  if (!engines.generateText || options.engine === 'builtin') return { notes: [] };
  try {
    progress(readingShare, t('Writing'));
    const {
      text: answer,
      provider,
      model,
      isCut,
    } = await engines.generateText({
      task: 'summary',
      instructions: summaryInstructions(kind, options.length),
      parts: [{ name: 'Document', text }],
      long: 'reduce',
      maxOutputTokens: options.length === 'long' ? 2048 : 1024,
      caller,
      signal,
      onText: (summary) => emit({ summary: summary.slice(0, mostPartial) }),
      onProgress: (fraction) => progress(readingShare + fraction * (1 - readingShare), t('Writing')),
    });
    const lines = linesOf(answer, kind);
    if (lines.length === 0) return { notes: [aiNotes.empty()] };
    // The last line of an answer without an end is not a whole one.
    if (isCut && lines.length > 1) lines.pop();
    const checked = await engines.checkLines({ source, lines, signal });
    return { ai: { lines: checked, engine: { kind: 'ai', provider, model } }, notes: isCut ? [aiNotes.cut()] : [] };
  } catch (error) {
    return { notes: [failureOfAi(error)] };
  }
}

/** Partial results have at most 64 KB. */
const mostPartial = 10_000;

const builtInInstead = () => t('The built-in engine did this instead.');
const aiNotes = {
  empty: () => t('The AI service gave no answer. The built-in engine did this instead.'),
  cut: () => t('The AI service stopped before the end, so the last points may be missing. A shorter length may help.'),
  cutAnswer: () => t('The AI service stopped before the end of this answer.'),
};

/** What to say when the provider failed. Other errors, such as an abort, are thrown again. */
function failureOfAi(error: unknown): string {
  const why = aiFailureOf(error);
  if (why === undefined) throw error;
  return `${why} ${builtInInstead()}`;
}

/** A model's answer as sentences or points. */
function linesOf(answer: string, kind: SummaryType): string[] {
  const blocks = answer.split(/\n+/).map((block) => block.trim().replace(/^(?:[-*•]|\d{1,2}[.)])\s+/, ''));
  if (kind === 'bullet') return blocks.filter(Boolean);
  return blocks.flatMap((block) =>
    findSentences(block, localeOfText(block)).map(({ start, end }) => block.slice(start, end)),
  );
}

function joinLines(lines: readonly Line[], kind: SummaryType): string {
  if (kind === 'bullet') return lines.map(({ text }) => `- ${text}`).join('\n');
  const paragraphs: string[][] = [];
  let heading: string | undefined;
  for (const line of lines) {
    if (paragraphs.length === 0 || (kind === 'detailed' && line.heading !== heading)) paragraphs.push([]);
    heading = line.heading;
    paragraphs.at(-1)?.push(line.text);
  }
  return paragraphs.map((texts) => texts.join(' ')).join('\n\n');
}

const askRun = defineRun(ask, ['generateText', 'convertOffice'])(
  ['findPassages', 'checkLines', 'summarizeText', ...readingNeeds],
  async (context) => {
    const { engines, options, signal, caller } = context;
    const [file] = context.files.file;
    const takeScan = context.meter('scans').takeOnce;
    const { source, notes } = await readDocument(file, { ...context, takeScan });
    const question = options.question.trim();
    const passages = await engines.findPassages({ source, question, signal });
    const found = { found: passages.length > 0, passages, engine: { kind: 'builtin' as const }, notes };
    if (!engines.generateText || options.engine === 'builtin') return found;
    const { read } = await engines.summarizeText({ source, kind: 'brief', length: 'short', signal });
    try {
      const { text, provider, model, isCut } = await engines.generateText({
        task: 'questions',
        instructions: questionInstructions,
        parts: [
          { name: 'Question', text: question },
          { name: 'Document', text: read.text },
        ],
        long: 'reduce',
        caller,
        signal,
      });
      const engine = { kind: 'ai' as const, provider, model };
      const answer = text.trim();
      if (answer === '' || answer.toUpperCase().includes(notInDocument))
        return { found: false, passages: [], engine, notes };
      const [checked] = await engines.checkLines({ source, lines: [answer], signal });
      const quotes = (checked?.sources ?? []).map((place) => ({
        ...place,
        text: read.text.slice(place.start, place.end).replaceAll(/\s+/g, ' '),
      }));
      return {
        found: true,
        answer,
        notInSource: checked?.notInSource ?? [],
        passages: quotes.length > 0 ? quotes : passages,
        engine,
        notes: isCut ? [...notes, aiNotes.cutAnswer()] : notes,
      };
    } catch (error) {
      return { ...found, notes: [...notes, failureOfAi(error)] };
    }
  },
);

const exportRun = defineRun(exportAction, ['convertOffice'])(['writeTextDocument'], async (context) => {
  const { engines, options, directory, signal, progress } = context;
  const { title, format } = options;
  const isPdf = format === 'pdf';
  if (isPdf && !engines.convertOffice) throw summarizerErrors.noPdfExport();
  const written = join(directory, 'summary');
  await engines.writeTextDocument({
    title,
    blocks: blocksOf(options),
    format: isPdf ? 'docx' : format,
    output: written,
  });
  const path = isPdf ? join(directory, 'summary.pdf') : written;
  if (isPdf)
    await engines.convertOffice?.({ input: written, name: 'summary.docx', output: path, format, progress, signal });
  const filename = `${fileStem(title)}.${format}`;
  const type = format === 'txt' ? 'text' : format === 'md' ? 'markdown' : format;
  return { downloadUrl: new OutputFile({ path, name: filename, type }), filename, bytes: (await stat(path)).size };
});

type ExportOptions = RunContext<typeof exportAction, never>['options'];

function blocksOf({ title, lines, asList }: ExportOptions): TextDocumentBlock[] {
  const blocks: TextDocumentBlock[] = [{ kind: 'heading', level: 1, text: title }];
  let heading: string | undefined;
  for (const line of lines) {
    const text = line.page === undefined ? line.text : `${line.text} [p. ${line.page}]`;
    if (line.heading !== heading && line.heading) blocks.push({ kind: 'heading', level: 2, text: line.heading });
    heading = line.heading;
    blocks.push({ kind: asList ? 'item' : 'paragraph', text });
  }
  return blocks;
}

const fileStem = (title: string): string =>
  title
    .replaceAll(/[^\p{L}\p{N} ._-]+/gu, ' ')
    .trim()
    .slice(0, 80) || 'summary';

const ofDocuments = [
  summarizerErrors.noOffice({ name: 'DOCX' }),
  summarizerErrors.scanned({ why: '' }),
  summarizerErrors.bookTooLong({ max: '50 MB' }),
];

export const runs = defineRuns(
  textSummarizer,
  { summarize: summarizeRun, summarizeFile: summarizeFileRun, ask: askRun, export: exportRun },
  {
    summarizeFile: ofDocuments,
    ask: ofDocuments,
    export: [summarizerErrors.noPdfExport()],
  },
);
