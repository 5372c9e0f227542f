import type { ToolDefinition } from '../catalog/define-tool.ts';

/** What a tool says of itself, for tests of what it does. */
export const toolWords = (name: string) =>
  ({
    name,
    summary: 'For tests.',
    title: name,
    description: 'For tests.',
    keywords: [],
    category: 'utility',
    icon: 'file',
    badge: 'free',
    steps: [],
  }) satisfies Omit<ToolDefinition, 'slug' | 'actions'>;
