import type { ToolCard } from '../../../catalog/tool-card.ts';

type Searchable = Pick<ToolCard, 'slug' | 'name' | 'summary'>;

/** Search words besides the name, by slug. */
export type Keywords = Readonly<Record<string, readonly string[]>>;

/**
 * The tools that match a query, best first. Every word of it must occur in the tool's name, keywords or summary; the name
 * counts most, and a word's beginning more than its middle. An empty query matches nothing.
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

/** 3 for an equal word, 2 for a prefix, 1 for a word that contains it (from 3 letters on). */
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
