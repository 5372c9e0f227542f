import { type ToolCard, toolCategories } from '../../../catalog/tool-card.ts';
import { toolCards } from '../../../tools/cards.index.ts';

export type ToolGroup = { category: string; menu: string; section: string; tools: readonly ToolCard[] };

/** Tools by category in menu order; empty categories are left out. */
export const toolGroups: readonly ToolGroup[] = Object.entries(toolCategories)
  .map(([category, words]) => ({
    category,
    ...words,
    tools: toolCards.filter((tool) => tool.category === category),
  }))
  .filter(({ tools }) => tools.length > 0);

export const popularTools: readonly ToolCard[] = toolCards.filter(({ popular }) => popular);
