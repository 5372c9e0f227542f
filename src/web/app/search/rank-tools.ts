import type { Conversion, ToolCard } from '../../../catalog/tool-card.ts';
import { searchWords } from '../../../shared/text/search-words.ts';

type Searchable = Pick<ToolCard, 'slug' | 'name' | 'summary'>;

/** What people would search for besides names, by slug. Loaded when somebody begins to search. */
export type SearchWords = {
  keywords: Readonly<Record<string, readonly string[]>>;
  conversions: Readonly<Record<string, readonly Conversion[]>>;
};

export type Found<Tool> = {
  tools: readonly Tool[];
  /** False when nothing fits what was typed, and these come nearest. */
  fits: boolean;
};

/** How many are offered when nothing fits. */
const nearest = 4;

/**
 * The tools that fit what was typed, best first, and among equals in the order they are given. 'heic to jpg' asks for tools that
 * do that; otherwise every word that says something must be found in the tool's name, keywords or summary, where the name counts
 * most, and the beginning of a word more than its middle. When nothing fits, those that come nearest, or the first ones.
 */
export function rankTools<Tool extends Searchable>(
  tools: readonly Tool[],
  query: string,
  { keywords, conversions }: SearchWords,
): Found<Tool> {
  const typed = searchWords(query);
  if (typed.length === 0) return { tools: [], fits: true };
  const asked = findConversion(typed);
  const converting = asked ? tools.filter(({ slug }) => (conversions[slug] ?? []).some((one) => does(one, asked))) : [];
  if (converting.length > 0) return { tools: converting, fits: true };

  const significant = typed.filter((word) => !fillers.has(word));
  const words = significant.length > 0 ? significant : typed;
  const scored = tools.map((tool) => ({ tool, scores: scoreWords(tool, keywords[tool.slug] ?? [], words) }));
  const fitting = scored.filter(({ scores }) => scores.every((score) => score >= 1));
  if (fitting.length > 0) return { tools: bestFirst(fitting), fits: true };
  const near = bestFirst(scored.filter(({ scores }) => sum(scores) > 0));
  return { tools: (near.length > 0 ? near : tools).slice(0, nearest), fits: false };
}

type Scored<Tool> = { tool: Tool; scores: readonly number[] };

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Sorting keeps the given order among equals. */
const bestFirst = <Tool>(scored: readonly Scored<Tool>[]): Tool[] =>
  scored.toSorted((a, b) => sum(b.scores) - sum(a.scores)).map(({ tool }) => tool);

/** For each word, how well the tool fits it: 0 for not at all, under 1 for a slip of the keyboard. */
function scoreWords({ name, summary }: Searchable, keywords: readonly string[], words: readonly string[]): number[] {
  const fields = [
    { text: searchWords(name), weight: 8 },
    { text: keywords.flatMap(searchWords), weight: 4 },
    { text: searchWords(summary), weight: 1 },
  ];
  return words.map((word) => {
    const best = Math.max(...fields.map(({ text, weight }) => weight * fitOf(text, word)));
    return best > 0 ? best : Number(fields.some(({ text }) => text.some((other) => isSlip(other, word)))) / 2;
  });
}

/** 3 for an equal word, 2 for a prefix, 1 for a word that contains it (from 3 letters on). */
function fitOf(text: readonly string[], word: string): number {
  if (text.includes(word) || text.includes(singular(word))) return 3;
  if (text.some((candidate) => candidate.startsWith(singular(word)))) return 2;
  return word.length >= 3 && text.some((candidate) => candidate.includes(singular(word))) ? 1 : 0;
}

/** 'pdfs' → 'pdf'; short words and those in -ss are left alone. */
const singular = (word: string): string => (word.length >= 4 ? word.replace(/(?<!s)s$/, '') : word);

/** Whether two words of 5 letters or more differ in one letter: one more, one less, another one, or two that changed places. */
function isSlip(a: string, b: string): boolean {
  if (Math.min(a.length, b.length) < 5 || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  const [restA, restB] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  const swapped = restA.length === 2 && restB === `${restA[1]}${restA[0]}`;
  return swapped || Math.max(restA.length, restB.length) <= 1;
}

/** Words that say nothing about which tool is meant. */
const fillers = new Set(
  'a an and as be can do file files for from get how i in into it make makes my of on or please the this to turn want with'.split(
    ' ',
  ),
);

/** What formats are called besides their file name endings. */
const formatNames: Readonly<Record<string, string>> = {
  jpeg: 'jpg',
  tif: 'tiff',
  heif: 'heic',
  iphone: 'heic',
  word: 'docx',
  excel: 'xlsx',
  powerpoint: 'pptx',
  ppt: 'pptx',
  text: 'txt',
  markdown: 'md',
  email: 'eml',
  photo: 'jpg',
  photos: 'jpg',
  image: 'jpg',
  images: 'jpg',
  picture: 'jpg',
  pictures: 'jpg',
};

const formatOf = (word: string): string => formatNames[word] ?? formatNames[singular(word)] ?? singular(word);

type AskedConversion = { from: string; to: string };

/** 'turn my heic files into jpg' → from 'heic' to 'jpg'. Whether these are formats is not looked at. */
function findConversion(words: readonly string[]): AskedConversion | undefined {
  const at = words.findIndex((word, index) => index > 0 && ['to', 'into', 'as', 'in', '2'].includes(word));
  if (at < 0) return undefined;
  const [from] = words
    .slice(0, at)
    .filter((word) => !fillers.has(word) && word !== 'convert')
    .slice(-1);
  const [to] = words.slice(at + 1).filter((word) => !fillers.has(word));
  return from && to ? { from: formatOf(from), to: formatOf(to) } : undefined;
}

const does = ({ from, to }: Conversion, asked: AskedConversion): boolean =>
  from.some((type) => formatOf(type) === asked.from) && to.some((ending) => formatOf(ending) === asked.to);
