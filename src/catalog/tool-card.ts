import type { FileType } from '../shared/file-types.ts';
import type { PdfRemedy } from '../shared/pdf-remedies.ts';
import type { Plan } from '../shared/plans.ts';

/** Groups of the header menu and the home page, in display order. */
export const toolCategories = {
  ai: { menu: 'AI Tools', section: 'AI-Powered Intelligence' },
  pdf: { menu: 'PDF Tools', section: 'Complete PDF Suite' },
  image: { menu: 'Image Tools', section: 'Professional Image Suite' },
  document: { menu: 'Document Tools', section: 'Document & Text Tools' },
  utility: { menu: 'Utilities', section: 'Utility Tools' },
} as const;
export type ToolCategory = keyof typeof toolCategories;

/** A tool as menus, cards and search show it: its definition without calls and limits. The index is sorted by popularity. */
export type ToolCard = {
  slug: string;
  /** Path: '/tools/image-compressor'. */
  path: string;
  name: string;
  tagline: string;
  summary: string;
  category: ToolCategory;
  badge: Plan;
  /** Its free allowance, if counted: '10 a day free'. */
  allowance?: string;
  /** File types that any of its calls accepts, for offers after a drop or a result. */
  accepts: readonly FileType[];
  helpsWith?: readonly PdfRemedy[];
  /** It is there without a network. */
  worksOffline?: true;
  /** Id of its icon in `icons.index.svg`. */
  icon: string;
};

/** Conversions of a tool; targets are usual extensions: 'jpg'. */
export type Conversion = { from: readonly FileType[]; to: readonly string[] };
