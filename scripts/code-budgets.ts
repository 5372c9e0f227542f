import type { ToolDefinition } from '../src/catalog/define-tool.ts';
import { KB } from '../src/shared/units.ts';
import { tools } from '../src/tools/tools.index.ts';
import { readPages } from './site-pages.ts';

// In KB: each 10 take 50 ms at the 1.6 Mbit/s of Lighthouse's phone.
const toolBudget = 125;
const pageBudget = 116;

const pages = readPages();

/**
 * How much code, compressed, the first visit of a page may load before the visitor does anything, in bytes. Tools and pages that
 * need more say so.
 */
export function codeBudget(path: string): number {
  const tool: ToolDefinition | undefined = tools.find(({ slug }) => path === `/tools/${slug}`);
  return (
    (tool
      ? (tool.codeBudgetKb ?? toolBudget)
      : (pages.find((page) => page.path === path)?.codeBudgetKb ?? pageBudget)) * KB
  );
}
