import type { ToolCard } from '../../../catalog/tool-card.ts';

type Searchable = Pick<ToolCard, 'slug' | 'name' | 'summary'>;

/** Words people would search for besides the name, by slug. */
export type Keywords = Readonly<Record<string, readonly string[]>>;

/**
 * The tools that fit what was typed, best first. Every word of the query must be found in the tool's name, keywords or
 * summary; the name counts most, and the beginning of a word more than its middle. An empty query fits nothing.
 */
export function rankTools<Tool extends Searchable>(tools: readonly Tool[], query: string, keywords: Keywords): Tool[] {
  const words = splitWords(query);
  if (words.length === 0) return [];
  return tools
    .map((tool) => ({ tool, score: scoreTool(tool, keywords[tool.slug] ?? [], words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.tool.name.localeCompare(b.tool.name))
    .map(({ tool }) => tool);
}

function scoreTool({ name, summary }: Searchable, keywords: readonly string[], words: readonly string[]): number {
  const fields = [
    { text: splitWords(name), weight: 8 },
    { text: keywords.flatMap(splitWords), weight: 4 },
    { text: splitWords(summary), weight: 1 },
  ];
  let total = 0;
  for (const word of words) {
    const best = Math.max(...fields.map(({ text, weight }) => weight * fitOf(text, word)));
    if (best === 0) return 0;
    total += best;
  }
  return total;
}

/** 3 when some word of the text is the word, 2 when one begins with it, 1 when one contains it (from 3 letters on). */
function fitOf(text: readonly string[], word: string): number {
  if (text.includes(word)) return 3;
  if (text.some((candidate) => candidate.startsWith(word))) return 2;
  return word.length >= 3 && text.some((candidate) => candidate.includes(word)) ? 1 : 0;
}

/** `'Émojis & PDFs'` → `['emojis', 'pdfs']` */
const splitWords = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
