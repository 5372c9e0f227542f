import type { ToolDefinition } from '../src/catalog/define-tool.ts';
import { KB } from '../src/shared/units.ts';
import { tools } from '../src/tools/tools.index.ts';

// In KB: each 10 take 50 ms at the 1.6 Mbit/s of Lighthouse's phone.
const toolBudget = 125;
const pageBudget = 116;

/** The app's own pages that may load more. A tool says so in its definition. */
const largerPages: Readonly<Record<string, number>> = {
  '/account': 175,
  '/admin': 159,
  '/forgot-password': 151,
  '/login': 153,
  '/register': 152,
  '/reset-password': 152,
  '/subscribe': 160,
  '/verify-email': 150,
};

/** How much code, compressed, the first visit of a page may load before the visitor does anything, in bytes. */
export function codeBudget(path: string): number {
  const tool: ToolDefinition | undefined = tools.find(({ slug }) => path === `/tools/${slug}`);
  return (tool ? (tool.codeBudgetKb ?? toolBudget) : (largerPages[path] ?? pageBudget)) * KB;
}
