import type { LeftOut } from './leave-out.ts';
import type { TextBlock } from './text-blocks.ts';

export type SummaryKind = 'brief' | 'detailed' | 'bullet';
export type SummaryLength = 'short' | 'medium' | 'long';

/** A sentence of the source, in UTF-16 units; `page` from 1, for sources with pages. */
export type SourcePlace = { start: number; end: number; page?: number };

export type SummaryLine = {
  text: string;
  /** The heading it is found under. */
  heading?: string;
  /** The sentences it comes from, the likeliest first. */
  sources: SourcePlace[];
};

export type TextSummary = {
  lines: SummaryLine[];
  /** The best first. */
  keywords: string[];
  /** Its ISO 639-1 code, where it is known. */
  language?: string;
  /** How many the source has, without what was left out. */
  sentences: number;
  leftOut: LeftOut[];
};

/** A text, and what is known of its structure; plain text is examined for it. */
export type SourceText = {
  text: string;
  blocks?: readonly TextBlock[] | undefined;
  /** Where pages begin. */
  pages?: readonly number[] | undefined;
};

/** A line that a model wrote. */
export type CheckedLine = SummaryLine & {
  /** Numbers and names that the source does not have. */
  notInSource: string[];
};

/** A passage that has the words of a question. */
export type FoundPassage = SourcePlace & { text: string };

/** A text, or a file with one. Pages of 'pages' end with form feeds. EPUB files come as the files of their chapters. */
export type ReadableText =
  | { text: string }
  | { paths: readonly string[]; format: 'plain' | 'markdown' | 'html' | 'pages' };

type WithSource = { source: ReadableText; signal: AbortSignal };

/** The text that a file was read as: what places refer to. */
export type ReadText = { text: string; pages?: number[] };

/**
 * Summarizes a text with its own sentences, in a thread. Throws NOTHING_TO_SUMMARIZE when there are none, and NOT_A_TEXT.
 */
export type SummarizeText = (
  request: WithSource & { kind: SummaryKind; length: SummaryLength },
) => Promise<{ summary: TextSummary; read: ReadText }>;

/** Finds the passages that have the words of a question; none when the text does not. Throws what `SummarizeText` throws. */
export type FindPassages = (request: WithSource & { question: string }) => Promise<FoundPassage[]>;

/** Finds the sources of lines, and what they say that the source does not. Throws what `SummarizeText` throws. */
export type CheckLines = (request: WithSource & { lines: readonly string[] }) => Promise<CheckedLine[]>;
