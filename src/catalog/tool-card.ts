import type { FileType } from '../shared/file-types.ts';
import type { PdfRemedy } from '../shared/pdf-remedies.ts';
import type { Plan } from '../shared/plans.ts';

/** The groups of the header menu and the home page, in the order they are shown. */
export const toolCategories = {
  ai: { menu: 'AI Tools', section: 'AI-Powered Intelligence' },
  pdf: { menu: 'PDF Tools', section: 'Complete PDF Suite' },
  image: { menu: 'Image Tools', section: 'Professional Image Suite' },
  document: { menu: 'Document Tools', section: 'Document & Text Tools' },
  utility: { menu: 'Utilities', section: 'Utility Tools' },
} as const;
export type ToolCategory = keyof typeof toolCategories;

/** What menus, cards and search show of a tool: its definition without calls and limits. The index has the most used first. */
export type ToolCard = {
  slug: string;
  /** The page's address: '/tools/image-compressor'. */
  path: string;
  name: string;
  tagline: string;
  summary: string;
  category: ToolCategory;
  badge: Plan;
  /** What is free of it, where that is counted: '10 a day free'. */
  allowance?: string;
  /** The file types that any of its calls takes: who may be offered a dropped file or another tool's result. */
  accepts: readonly FileType[];
  helpsWith?: readonly PdfRemedy[];
  /** The id of its image in `icons.index.svg`. */
  icon: string;
};

/** File types that a tool turns into others, which are named by their usual file name endings: 'jpg'. */
export type Conversion = { from: readonly FileType[]; to: readonly string[] };
