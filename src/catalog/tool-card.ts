import type { FileType } from '../shared/file-types.ts';
import { t } from '../shared/language/translate.ts';
import type { PdfRemedy } from '../shared/pdf-remedies.ts';
import type { Plan } from '../shared/plans.ts';

/** Groups of the header menu and the home page, in display order. */
export const toolCategories = {
  ai: { menu: t('AI Tools'), section: t('AI-Powered Intelligence') },
  pdf: { menu: t('PDF Tools'), section: t('Complete PDF Suite') },
  image: { menu: t('Image Tools'), section: t('Professional Image Suite') },
  document: { menu: t('Document Tools'), section: t('Document & Text Tools') },
  utility: { menu: t('Utilities'), section: t('Utility Tools') },
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
