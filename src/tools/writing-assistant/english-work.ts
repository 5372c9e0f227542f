import { detectLanguage } from '../../shared/text/detect-language.ts';
import { checkEnglish, type LintEnglish } from '../../shared/writing/check-english.ts';
import type { Finding } from '../../shared/writing/finding.ts';
import { selectFindings } from '../../shared/writing/select-findings.ts';
import type { EnglishDialect } from '../../shared/writing/writing-options.ts';

export type CheckQuestion = {
  text: string;
  dialect: EnglishDialect;
  ignoredRules: readonly string[];
  ownWords: readonly string[];
};

/** What is underlined; nothing in another language. */
export type LiveFindings = { findings: Finding[]; language: string | undefined };

/** Harper takes 8 ms for this many characters: a paragraph being typed in is checked before the next keystroke. */
const pieceLength = 1_200;
/** Pieces whose findings are cached. */
const cachedPieces = 400;

/**
 * The worker's function: checks a text piece by piece, and only those that have changed since. A piece is a line, or some
 * sentences of a long one.
 */
export function createEnglishWork(lintIn: (dialect: EnglishDialect) => LintEnglish) {
  let cacheKey = '';
  let cache = new Map<string, Finding[]>();

  return {
    check: async ({ text, dialect, ...own }: CheckQuestion): Promise<LiveFindings> => {
      const language = detectLanguage(text);
      if (language !== undefined && language !== 'en') return { findings: [], language };
      if (cacheKey !== dialect) {
        cacheKey = dialect;
        cache = new Map();
      }
      const lint = lintIn(dialect);
      const findings: Finding[] = [];
      for (const { start, piece } of piecesOf(text)) {
        const known = cache.get(piece) ?? (await checkEnglish(piece, lint, { dialect }));
        cache.delete(piece);
        cache.set(piece, known);
        findings.push(...known.map((each) => ({ ...each, start: each.start + start, end: each.end + start })));
      }
      for (const oldest of [...cache.keys()].slice(0, Math.max(0, cache.size - cachedPieces))) cache.delete(oldest);
      const selection = { ignoredRules: new Set(own.ignoredRules), ownWords: new Set(own.ownWords) };
      return { findings: selectFindings(text, findings, selection), language };
    },
  };
}

export type EnglishWork = ReturnType<typeof createEnglishWork>;

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

function* piecesOf(text: string): Generator<{ start: number; piece: string }> {
  for (const { index, 0: line } of text.matchAll(/[^\n\r]+/gu)) {
    if (line.length <= pieceLength) {
      yield { start: index, piece: line };
      continue;
    }
    let start = 0;
    let end = 0;
    for (const { segment, index: at } of sentences.segment(line)) {
      if (at + segment.length - start > pieceLength && end > start) {
        yield { start: index + start, piece: line.slice(start, end) };
        start = at;
      }
      end = at + segment.length;
    }
    yield { start: index + start, piece: line.slice(start) };
  }
}
