import type { ComponentType } from 'react';
import type { Plan } from '../shared/plans.ts';
import type { ToolCategory } from './define-tool.ts';

/** What menus, cards and search show of a tool: its definition without calls and limits. */
export type ToolCard = {
  slug: string;
  /** The page's address: '/tools/image-compressor'. */
  path: string;
  name: string;
  summary: string;
  keywords: readonly string[];
  category: ToolCategory;
  badge: Plan;
  popular: boolean;
  icon: ComponentType<{ className?: string; size?: number | string; 'aria-hidden'?: boolean | 'true' | 'false' }>;
};
