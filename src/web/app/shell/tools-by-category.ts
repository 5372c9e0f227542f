import { type ToolCard, type ToolCategory, toolCategories } from '../../../catalog/tool-card.ts';
import { toolCards } from '../../../tools/cards.index.ts';

export type ToolGroup = { category: ToolCategory; menu: string; section: string; tools: readonly ToolCard[] };

const categories = Object.keys(toolCategories) as ToolCategory[];

/** Tools by category in menu order, the most used first; empty categories are left out. */
export const toolGroups: readonly ToolGroup[] = categories
  .map((category) => ({
    category,
    ...toolCategories[category],
    tools: toolCards.filter((tool) => tool.category === category),
  }))
  .filter(({ tools }) => tools.length > 0);
