import type { ToolCategory } from '../../../catalog/tool-card.ts';

/** Each family of tools has a colour of the palette. */
export const familyColors = {
  ai: 'text-part-6',
  pdf: 'text-part-5',
  image: 'text-part-3',
  document: 'text-part-1',
  utility: 'text-part-4',
} satisfies Record<ToolCategory, string>;
